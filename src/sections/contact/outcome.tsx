import type { Company } from '../../content/company'
import type { Contact as Texts } from '../../content/contact'
import type { Picture as PictureFiles } from '../../lib/responsive-picture'
import { INQUIRY_FIELDS } from '../../lib/inquiry-fields'
import { Icon } from '../../components/icon/icon'
import { Picture } from '../../components/picture/picture'
import { Position } from '../../components/position/position'
import { ContactDetails } from './contact-details'
import contactStyles from './contact.module.css'
import styles from './outcome.module.css'

const MOST = INQUIRY_FIELDS.message.maxLength.toLocaleString('en-IN')

interface Props {
  outcome: 'success' | 'failure'
  /** The section's name as the navigation has it. */
  name: string
  texts: Texts
  company: Company
  position: string
  note: string
  berth: { position: string; note: string }
  ground: PictureFiles
}

/** Where a form that was sent without JavaScript ends: what came of it, and the other ways to reach the company. */
export function Outcome({ outcome, name, texts, company, position, note, berth, ground }: Props) {
  const isSent = outcome === 'success'
  return (
    <section
      id="contact"
      className={`${contactStyles.contact} ${styles.outcome}`}
      aria-labelledby="outcome"
    >
      <div className={contactStyles.head}>
        <p className={contactStyles.name}>{name}</p>
        <Position {...(isSent ? berth : { position, note })} />
      </div>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 id="outcome" className={`${styles.message} ${isSent ? styles.sent : styles.failed}`}>
            <Icon name={isSent ? 'check' : 'cross'} scale={2.2} className={styles.mark} />
            {texts.form[outcome]}
          </h1>
          <p className={styles.text}>
            {isSent ? texts.sent : texts.notSent.replace('{most}', MOST)}
          </p>
        </div>
        <div className={styles.details}>
          <ContactDetails
            labels={texts.labels}
            responseTime={texts.responseTime}
            company={company}
          />
        </div>
      </div>
      <div className={contactStyles.ground}>
        <Picture picture={ground} className={contactStyles.picture} ornament={ground.alt === ''} />
      </div>
    </section>
  )
}
