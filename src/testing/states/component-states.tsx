import type { ReactNode } from 'react'
import type { PictureFiles } from '../../build/responsive-picture'
import { Badge } from '../../components/badge'
import { CertificateTable } from '../../components/certificate-table'
import { CompanyDetails } from '../../components/company-details/company-details'
import { ContentPage, ContentPageSection } from '../../components/content-page/content-page'
import { CountUpFigure } from '../../components/count-up-figure/count-up-figure'
import { DescriptionList } from '../../components/description-list'
import { DutyContacts } from '../../components/duty-contacts/duty-contacts'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import { IncludedItem } from '../../components/included-item'
import { ButtonLink, ContactLinkList, TextLink } from '../../components/links'
import { NauticalChart } from '../../components/nautical-chart'
import { GlowOverlay } from '../../components/picture/glow-overlay'
import { RowLink } from '../../components/row-link/row-link'
import { ShipDivider } from '../../components/ship-divider/ship-divider'
import { Table } from '../../components/table/table'
import { TextWithContactLinks } from '../../components/text-with-contact-links'
import type { Content } from '../../content/read-all-content'
import {
  PhonesAndResponseTime,
  EmailWhatsappAndAddress,
} from '../../sections/contact/contact-details'
import { SeafarerNotice } from '../../sections/contact/seafarer-notice'
import { ShipCard } from '../../sections/credentials/ship-card'
import { CREDENTIALS_CONTENT } from '../credentials-content'
import { LONG_EMAIL, LONG_TEXT, LONG_WORD } from './states'

const ROWS = [
  ['Inquiry', 'Day 1', 'The desk answers'],
  [LONG_WORD, '', LONG_TEXT.slice(0, 200)],
]
const COLUMNS = ['Step', 'When', 'What', 'Empty']
const LAYOUTS = ['text', 'narrow', 'own-line', 'text'] as const
const SHIP_TYPES = ['Container ship', 'Gas tanker', 'Multipurpose', 'Bulk carrier', LONG_WORD]
const PHONE = '+91 00 0000 0000'
const CONTACTS = [
  { text: PHONE, label: 'Office' },
  { text: LONG_EMAIL, label: LONG_WORD },
  { text: 'https://www.company.example/', label: '' },
]
// The page shows test data instead of the site's content, so that changed content doesn't change the reference
// screenshots.
const CONTENT = {
  credentials: CREDENTIALS_CONTENT,
  company: {
    phones: [
      { number: PHONE, label: LONG_WORD },
      { number: '+91 00 0000 0001', allDay: true },
    ],
    email: LONG_EMAIL,
    whatsapp: PHONE,
    office: { fullAddressLines: [LONG_WORD, 'Mumbai'] },
  },
  contact: {
    detailLabels: {
      phone: 'Phone',
      email: 'Email',
      whatsapp: 'WhatsApp',
      office: 'Office',
      allDayLabel: '24 h',
      responseTime: 'Answer',
    },
    officeHours: 'Desks: by day',
    responseTime: 'Within two hours',
    responseTimeConditions: LONG_WORD,
  },
} as unknown as Content

const STATES: Record<string, ReactNode> = {
  'Table of two columns': <Table columns={COLUMNS.slice(0, 2)} rows={ROWS} />,
  'Table with an empty column': <Table columns={COLUMNS} layouts={LAYOUTS} rows={ROWS} />,
  'Table that names its columns once': <Table columns={COLUMNS} rows={ROWS} namesColumnsOnce />,
  Certificates: (
    <CertificateTable
      certificates={CREDENTIALS_CONTENT.certificates.entries}
      credentials={CREDENTIALS_CONTENT}
    />
  ),
  'Lists of labels and values': (
    <>
      <DescriptionList
        className="labels-beside-values"
        entries={ROWS.map(([label, , value]) => ({ label: label!, value }))}
      />
      <CompanyDetails {...CONTENT} imo="IMO 1234567" />
    </>
  ),
  Links: (
    <>
      <ButtonLink href="#">Button</ButtonLink>
      <TextLink href="#">{LONG_WORD}</TextLink>
      <RowLink href="#" title={LONG_WORD} text="What is there" />
      <ContactLinkList contacts={CONTACTS} />
      <p>
        <TextWithContactLinks text={`To apply: write to desk@company.example. ${LONG_WORD}`} />
      </p>
    </>
  ),
  Badge: (
    <p>
      <Badge>{LONG_WORD}</Badge>
    </p>
  ),
  Contacts: (
    <>
      <PhonesAndResponseTime {...CONTENT} />
      <EmailWhatsappAndAddress {...CONTENT} />
      <DutyContacts {...CONTENT} heading="h3" />
      <SeafarerNotice {...CONTENT} seafarersLink={undefined} heading="h3" />
    </>
  ),
  Ships: SHIP_TYPES.map((type, index) => (
    <ShipCard
      key={type}
      ship={{ ...CREDENTIALS_CONTENT.fleet.entries[0]!, type, capacity: `${index + 1}0,000 dwt` }}
      credentials={CREDENTIALS_CONTENT}
    />
  )),
  'Service items': (
    <ul>
      <IncludedItem text={LONG_WORD} certificateName="ISO 9001" className="rule-above" />
      <IncludedItem text="Booking" certificateName={undefined} className="rule-above" />
    </ul>
  ),
  Figure: (
    <CountUpFigure
      figure={{ number: 1_200_000, label: LONG_WORD, countUpMs: 0 }}
      shouldCount={false}
    />
  ),
}

const statesWithPicture = (picture: PictureFiles): Record<string, ReactNode> => ({
  Pictures: (
    <>
      <ShipDivider ship={picture} />
      <div className="overlay-host">
        <NauticalChart name="open-ocean" className={undefined} />
        <GlowOverlay src={picture.webp} glowAnimation="sways" focus={picture.focus} />
      </div>
    </>
  ),
  'Text page': (
    <ContentPage
      label="Label"
      headline={LONG_WORD}
      text={LONG_TEXT.slice(0, 200)}
      picture={picture}
      callToAction={{ label: 'Write to us', email: LONG_EMAIL, contacts: CONTACTS }}
      keyFacts={{
        label: 'On this page',
        facts: ['Fee', LONG_WORD, 'Notice'].map((label) => ({
          label,
          value: label,
          sectionId: label,
        })),
      }}
    >
      <ContentPageSection headline={LONG_WORD}>
        <p className="max-line-length">{LONG_TEXT.slice(0, 200)}</p>
      </ContentPageSection>
    </ContentPage>
  ),
})

/** Renders the states of components that need no hydration. All components show the same `picture`. */
export const AllComponentStates = ({ picture }: { picture: PictureFiles }) => (
  <div className="theme-light page-margin page-padding-block stack">
    {Object.entries({ ...STATES, ...statesWithPicture(picture) }).map(([name, state]) => (
      <section key={name} className="stack card">
        <h2 className="display-4">{name}</h2>
        <div className="stack">{state}</div>
      </section>
    ))}
  </div>
)

function Broken(): ReactNode {
  throw new Error('This component always fails, to show what visitors see then.')
}

export const BrokenIsland = islandWithErrorBoundary(Broken)
