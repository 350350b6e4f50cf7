import { CREDENTIALS_HREF } from '../../components/links'
import { noTranslateSpan } from '../../components/no-translate-span'
import { RowLink } from '../../components/row-link/row-link'
import { shownCredentialsSections, validitySentence } from '../../content/filled-credentials'
import type { CredentialsContent } from '../../content/schemas/credentials'
import styles from './credentials-summary.module.css'

/** Returns null without credentials. */
export function CredentialsSummary({ credentials }: { credentials: CredentialsContent }) {
  const { label, headline, text, linkText, certificates } = credentials
  const sections = shownCredentialsSections(credentials)
  if (sections.length === 0) return null
  return (
    <div id="credentials" className="grid-12 page-margin">
      <div className="side-column stack">
        <p className="label">{label}</p>
        <h2 className="display-3">{headline}</h2>
      </div>
      <div className="main-column stack">
        <p className="lead max-line-length">{text}</p>
        <RowLink
          href={CREDENTIALS_HREF}
          title={linkText}
          text={sections.map((section) => section.headline).join(' · ')}
        />
      </div>
      <dl className={`full-width-column ${styles.certificates}`}>
        {certificates.entries.map((certificate) => {
          const validity = validitySentence(certificate, certificates)
          return (
            <div key={certificate.id} className="card theme-light">
              <dt className="small">{certificate.name}</dt>
              {certificate.issuer && <dd className="small muted">{certificate.issuer}</dd>}
              <dd className={`narrow-text ${styles.number}`}>
                {noTranslateSpan(certificate.number)}
              </dd>
              {validity && <dd className={`small muted ${styles.validity}`}>{validity}</dd>}
            </div>
          )
        })}
      </dl>
    </div>
  )
}
