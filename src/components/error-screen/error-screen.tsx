import type { Company } from '../../content/company'
import type { ErrorScreen as Content } from '../../content/schemas'
import { telephoneHref } from '../../lib/links'
import { Chart } from '../chart/chart'
import { Icon } from '../icon/icon'
import styles from './error-screen.module.css'

interface Props {
  content: Content
  company: Pick<Company, 'email' | 'phones'>
  kind: 'unknownAddress' | 'failure'
}

/** A full-page error on a chart of open sea: what happened, a link home, and the contact details. */
export function ErrorScreen({ content, company, kind }: Props) {
  const { headline, home, unknownAddress } = content
  const { sign, text } = content[kind]
  const note = kind === 'unknownAddress' ? unknownAddress.note : undefined
  const phone = company.phones[0]?.number
  return (
    <div className={styles.screen}>
      <Chart name="open-ocean" className={styles.chart} />
      {/* The dotted circle with which a chart marks a reported danger that nobody has found */}
      <div className={styles.danger} aria-hidden="true">
        <div className={`${styles.circle} display-4`}>{sign}</div>
        {note && <div className="reading">{note}</div>}
      </div>
      <div className={`${styles.words} page-margin`}>
        <h1 className={`${styles.headline} display-1`}>{headline.join(' ')}</h1>
        <p className={`${styles.text} lead prose`}>{text}</p>
        <div className="links">
          <a className="button" href="/">
            {home}
            <Icon name="arrow-right" scale={1.2} />
          </a>
          <div className="links">
            <a className="link" href={`mailto:${company.email}`}>
              {company.email}
            </a>
            {phone && (
              <a className="link" href={telephoneHref(phone)}>
                {phone}
              </a>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
