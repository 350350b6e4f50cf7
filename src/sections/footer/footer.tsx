import { Fragment } from 'react'
import { CompanyDetails } from '../../components/company-details/company-details'
import { ButtonLink, CREDENTIALS_HREF, TextLink } from '../../components/links'
import { Logo } from '../../components/logo'
import { logoUseAttributes } from '../../content/brand'
import { certificateNameWithNumber } from '../../content/filled-credentials'
import type { Content } from '../../content/read-all-content'
import { MAIN_SECTION_IDS } from '../../lib/element-ids'
import { sectionHrefFrom, type PageId } from '../../lib/page-ids'
import styles from './footer.module.css'

const BUILD_YEAR = new Date().getFullYear()

interface Props {
  page: PageId
  content: Content
}

/** Renders links, company details, licences and legal notices. */
export const Footer = ({ page, content }: Props) => (
  <footer className={`page-margin ${styles.footer}`}>
    <div className={`space-between ${styles.header}`}>
      <Logo drawing={logoUseAttributes('logo')} className={styles.logo} />
      {/* Omits the button on pages whose text links to the inquiry form, and on pages that aren't for customers. */}
      {(page === 'about' || page === 'services') && (
        <ButtonLink href={sectionHrefFrom(page, 'contact')}>{content.hero.inquiryLink}</ButtonLink>
      )}
    </div>
    <div className="grid-12">
      <nav className={styles.mainColumn} aria-label={content.navigation.footerLabel}>
        <ul className={`cluster ${styles.sectionLinks}`}>
          {MAIN_SECTION_IDS.map((section) => (
            <li key={section}>
              <a className="touch-target display-4" href={sectionHrefFrom(page, section)}>
                {content.navigation[section]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ServiceLinks content={content} />
      <Legal content={content} />
    </div>
  </footer>
)

function ServiceLinks({ content }: Pick<Props, 'content'>) {
  const services = content.services.services.filter(({ pageHref }) => pageHref)
  if (services.length === 0) return null
  return (
    <nav className={styles.services} aria-label={content.servicePages.labels.footerServicesLabel}>
      <ul className={`columns ${styles.serviceLinks}`}>
        {services.map(({ id, menuName, pageHref }) => (
          <li key={id}>
            <a className="touch-target small" href={pageHref}>
              {menuName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Legal({ content }: Pick<Props, 'content'>) {
  const { company, contact, credentials, footer, pageLinks } = content
  const licences = credentials.certificates.entries.map(certificateNameWithNumber)
  const notice = company.fictional && footer.fictionalNotice
  return (
    <>
      <div className="full-width-column small muted">
        <CompanyDetails company={company} contact={contact} credentials={credentials} />
      </div>
      <div className={`small muted ${styles.mainColumn}`}>
        {licences.length > 0 && (
          <p>
            <TextLink className="narrow-text" href={CREDENTIALS_HREF} translate="no">
              {licences.join(' · ')}
            </TextLink>
          </p>
        )}
        <p>
          © <span data-build-year={BUILD_YEAR}>{BUILD_YEAR}</span>
          {` ${company.name}. ${footer.rights} `}
          {[{ href: '/privacy', text: footer.privacy }, ...pageLinks].map(
            ({ href, text }, index) => (
              <Fragment key={href}>
                {index > 0 && ' · '}
                <TextLink href={href}>{text}</TextLink>
              </Fragment>
            ),
          )}
        </p>
      </div>
      {notice && <p className={`small muted ${styles.sideColumn}`}>{notice}</p>}
    </>
  )
}
