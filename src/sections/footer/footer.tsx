import { telephoneHref } from '../../lib/links'
import { CREDENTIALS_HREF } from '../../lib/credentials-href'
import { SECTION_IDS, sectionHref } from '../../lib/sections'
import { EmailLink } from '../../components/email-link/email-link'
import { Icon } from '../../components/icon/icon'
import { Logo } from '../../components/logo/logo'
import type { FooterProps } from './footer-props'
import styles from './footer.module.css'

/** The logo, the four entries again, the address, licences where there are any, the rights and the notice. */
export function Footer(props: FooterProps) {
  const { page, drawing, content, inquiryLink, navigation, company } = props
  return (
    <footer className={`${styles.footer} page-margin`}>
      <div className={styles.head}>
        <Logo drawing={drawing} className={styles.logo} />
        {(page === 'about' || page === 'services') && (
          <a className="button" href={sectionHref(page, 'contact')}>
            {inquiryLink}
            <Icon name="arrow-right" scale={1.2} />
          </a>
        )}
      </div>
      <div className="grid-12">
        <nav className={styles.start} aria-label={navigation.footerLabel}>
          <ul className={styles.entries}>
            {SECTION_IDS.map((section) => (
              <li key={section}>
                <a className={`${styles.entry} display-4`} href={sectionHref(page, section)}>
                  {navigation[section]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Address {...company} />
        <Legal {...props} />
        {company.fictional && <p className={`${styles.end} small muted`}>{content.notice}</p>}
      </div>
    </footer>
  )
}

const Address = ({ office, phones, email }: FooterProps['company']) => (
  <address className={`${styles.end} small muted`}>
    {office.lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
    <div>
      <a className="link" href={telephoneHref(phones[0]!.number)}>
        {phones[0]!.number}
      </a>
    </div>
    <div>
      <EmailLink email={email} />
    </div>
  </address>
)

/** Licences and rights. */
const Legal = ({ licences, year, company, content }: FooterProps) => (
  <div className={`${styles.start} small muted`}>
    {licences.length > 0 && (
      <p>
        <a className="link numeric" href={CREDENTIALS_HREF}>
          {licences.join(' · ')}
        </a>
      </p>
    )}
    <p>
      © <span data-current-year="">{year}</span>
      {` ${company.name}. ${content.rights} `}
      <a className="link" href="/privacy">
        {content.privacy}
      </a>
    </p>
  </div>
)
