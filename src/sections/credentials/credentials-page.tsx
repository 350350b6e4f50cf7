import type { PictureFiles } from '../../build/responsive-picture'
import { CertificateTable } from '../../components/certificate-table'
import { CompanyDetails } from '../../components/company-details/company-details'
import { ContentPage, ContentPageSection } from '../../components/content-page/content-page'
import { DescriptionList } from '../../components/description-list'
import { Disclosure } from '../../components/disclosure/disclosure'
import { DutyContacts } from '../../components/duty-contacts/duty-contacts'
import { ContactLinkList, TextLink } from '../../components/links'
import {
  TextWithContactLinks,
  entriesWithContactLinks,
} from '../../components/text-with-contact-links'
import { fillKeyFacts } from '../../content/fill-key-facts'
import {
  certificatePlaceholderValues,
  shownCredentialsSections,
} from '../../content/filled-credentials'
import type { Content } from '../../content/read-all-content'
import type { CredentialsContent } from '../../content/schemas/credentials'
import { certificateElementId, DUTY_CONTACTS_ID } from '../../lib/element-ids'
import { fillPlaceholders, formatDay } from '../../lib/format'
import { ShipCard } from './ship-card'
import styles from './credentials-page.module.css'

type Props = Pick<Content, 'credentials' | 'company' | 'contact'> & {
  picture?: PictureFiles | undefined
}

/** Omits empty sections. */
export function CredentialsPage({ credentials, company, contact, picture }: Props) {
  const { certificates, fleet, keyFacts, keyFactsLabel } = credentials
  const shownIds = shownCredentialsSections(credentials).map(({ id }) => id)
  const isShown = (id: string) => shownIds.includes(id)
  const facts = fillKeyFacts(keyFacts, sectionsOf(credentials, shownIds))
  return (
    <ContentPage
      label={credentials.label}
      headline={credentials.headline}
      text={credentials.text}
      picture={picture}
      callToAction={credentials.callToAction}
      keyFacts={{ label: keyFactsLabel, facts }}
    >
      <LastChecked credentials={credentials} />
      {isShown('certificates') && (
        <ContentPageSection
          id="certificates"
          headline={certificates.title}
          fullWidthContent={
            <CertificateTable certificates={certificates.entries} credentials={credentials} />
          }
        >
          {certificates.note && <p className="max-line-length">{certificates.note}</p>}
        </ContentPageSection>
      )}
      {isShown('ships') && (
        <ContentPageSection
          id="ships"
          headline={fleet.title}
          fullWidthContent={<Fleet credentials={credentials} />}
        >
          {fleet.note && <p className="max-line-length">{fleet.note}</p>}
        </ContentPageSection>
      )}
      <Disclosures {...{ credentials, company, contact }} shownIds={shownIds} />
      <DutyContacts credentials={credentials} contact={contact} heading="h2" />
    </ContentPage>
  )
}

function LastChecked({ credentials }: Pick<Props, 'credentials'>) {
  const { lastChecked, lastCheckedText, changes, dataLink } = credentials
  return (
    <div className={`small muted ${styles.lastChecked}`}>
      {(lastChecked || dataLink) && (
        <p className="cluster">
          {lastChecked && (
            <span>{fillPlaceholders(lastCheckedText, { day: formatDay(lastChecked) })}</span>
          )}
          {dataLink && (
            <TextLink className="screen-only" href="/credentials.json">
              {dataLink}
            </TextLink>
          )}
        </p>
      )}
      {changes.length > 0 && (
        <DescriptionList
          className="labels-beside-values"
          entries={changes.map(({ day, text }) => ({ label: formatDay(day), value: text }))}
        />
      )}
    </div>
  )
}

const sectionsOf = (
  { certificates, copies, dutyContacts }: CredentialsContent,
  shownIds: string[],
) => ({
  ...Object.fromEntries(shownIds.map((id) => [id, {}])),
  ...(copies.text.length > 0 && { copies: {} }),
  ...(dutyContacts.entries.length > 0 && { [DUTY_CONTACTS_ID]: {} }),
  ...Object.fromEntries(
    certificates.entries.map((entry) => [
      certificateElementId(entry.id),
      certificatePlaceholderValues(entry),
    ]),
  ),
})

function Disclosures({ shownIds, ...content }: Omit<Props, 'picture'> & { shownIds: string[] }) {
  const { fleet, copies, companyDetails } = content.credentials
  const isShown = (id: string) => shownIds.includes(id)
  return (
    <div className={styles.disclosures}>
      {isShown('ships') && fleet.sharedFacts.length > 0 && (
        <Disclosure
          heading="h2"
          headline={fleet.sharedFactsTitle}
          hint={fleet.sharedFactsSummaryLine}
        >
          <DescriptionList
            className={`labels-beside-values ${styles.facts}`}
            entries={entriesWithContactLinks(fleet.sharedFacts)}
          />
        </Disclosure>
      )}
      {copies.text.length > 0 && (
        <Disclosure id="copies" heading="h2" headline={copies.title} hint={copies.hint}>
          <div className="stack">
            {copies.text.map((paragraph, index) => (
              <p key={index} className="max-line-length">
                <TextWithContactLinks text={paragraph} />
              </p>
            ))}
            <ContactLinkList contacts={copies.contacts} />
          </div>
        </Disclosure>
      )}
      {isShown('company') && (
        <Disclosure
          id="company"
          heading="h2"
          headline={companyDetails.title}
          hint={companyDetails.hint}
        >
          <div className="stack">
            {companyDetails.note && <p>{companyDetails.note}</p>}
            <ContactLinkList contacts={companyDetails.contacts} />
            <CompanyDetails {...content} imo={companyDetails.imo} />
          </div>
        </Disclosure>
      )}
    </div>
  )
}

const Fleet = ({ credentials }: Pick<Props, 'credentials'>) =>
  credentials.fleet.entries.length > 0 ? (
    <div className={styles.ships}>
      {credentials.fleet.entries.map((ship, index) => (
        <ShipCard key={index} ship={ship} credentials={credentials} />
      ))}
    </div>
  ) : (
    <DescriptionList
      className="columns"
      entries={credentials.fleet.totalsInsteadOfShips.map(({ label, number }) => ({
        label,
        value: number,
      }))}
      valueClass="display-3"
    />
  )
