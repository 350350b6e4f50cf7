import { ButtonLink, ContactLink, TextLink } from '../../components/links'
import { NauticalChart } from '../../components/nautical-chart'
import type { Content } from '../../content/read-all-content'
import { MAIN_SECTION_IDS } from '../../lib/element-ids'
import { sectionHrefFrom, serviceHrefFrom } from '../../lib/page-ids'
import styles from './not-found-screen.module.css'

/** Renders the 404 page. */
export function NotFoundScreen({ content }: { content: Content }) {
  const { error, navigation, services, pageLinks, company } = content
  return (
    <div className={`stack with-background-picture ${styles.screen}`}>
      <NauticalChart name="open-ocean" className={styles.nauticalChart} />
      <div className={`page-margin ${styles.content}`}>
        <p className="label muted">{error.headline}</p>
        <h1 className="display-1 fluid-headline">{error.notFound.headline}</h1>
        <p className={`lead max-line-length ${styles.text}`}>{error.notFound.text}</p>
        <p className={`lead ${styles.suggestion}`} data-nearest={error.notFound.closestMatch} />
        <div className="link-cluster">
          <ButtonLink href="/">{navigation.home}</ButtonLink>
          {MAIN_SECTION_IDS.slice(1).map((id) => (
            <TextLink key={id} className="touch-target" href={sectionHrefFrom('error', id)}>
              {navigation[id]}
            </TextLink>
          ))}
        </div>
        <div className={`columns ${styles.services}`}>
          {services.services.map(({ id, menuName, pageHref }) => (
            <TextLink
              key={id}
              className="touch-target"
              href={pageHref ?? serviceHrefFrom('error', id)}
            >
              {menuName}
            </TextLink>
          ))}
          {pageLinks.map(({ href, text }) => (
            <TextLink key={href} className="touch-target" href={href}>
              {text}
            </TextLink>
          ))}
        </div>
        <div className={`link-cluster ${styles.contact}`}>
          <ContactLink className="touch-target" to={company.email} />
          {company.phones.map(({ number }) => (
            <ContactLink key={number} className="touch-target" to={number} />
          ))}
        </div>
      </div>
    </div>
  )
}
