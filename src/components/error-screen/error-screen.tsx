import type { Content } from '../../content/read-content'
import { telephoneHref } from '../../lib/links'
import { SEAFARERS_HREF, SECTION_IDS, sectionHref, servicePageHref } from '../../lib/sections'
import { Chart } from '../chart/chart'
import { Icon } from '../icon/icon'
import styles from './error-screen.module.css'

/** The page for an unknown address: says that it does not exist, with the ways on and the contact details. */
export const ErrorScreen = ({ error, navigation, services, seafarers, company }: Content) => (
  <div className={`stack over-picture ${styles.screen}`}>
    <Chart name="open-ocean" className={styles.chart} />
    <div className={`${styles.words} page-margin`}>
      <h1 className={`${styles.headline} display-1`}>{error.headline}</h1>
      <p className={`${styles.text} lead prose`}>{error.notFound}</p>
      <div className="cluster links">
        <a className="button" href="/">
          {navigation.home}
          <Icon name="arrow-right" scale={1.2} />
        </a>
        {SECTION_IDS.slice(1).map((id) => (
          <a key={id} className="link target" href={sectionHref('error', id)}>
            {navigation[id]}
          </a>
        ))}
      </div>
      <div className={`columns ${styles.services}`}>
        {services.services.map(({ id, menu }) => (
          <a key={id} className="link target" href={servicePageHref(id)}>
            {menu}
          </a>
        ))}
        <a className="link target" href={SEAFARERS_HREF}>
          {seafarers.link}
        </a>
      </div>
      <div className={`${styles.contact} cluster links`}>
        <a className="link target" href={`mailto:${company.email}`}>
          {company.email}
        </a>
        {company.phones.map(({ number }) => (
          <a key={number} className="link target" href={telephoneHref(number)}>
            {number}
          </a>
        ))}
      </div>
    </div>
  </div>
)
