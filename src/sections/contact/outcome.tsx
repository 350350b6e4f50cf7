import { Icon } from '../../components/icon/icon'
import { Picture } from '../../components/picture/picture'
import { INQUIRY_FIELDS } from '../../lib/inquiry-fields'
import { ContactDetails } from './contact-details'
import type { ContactProps } from './contact-props'
import contactStyles from './contact.module.css'
import styles from './outcome.module.css'

const MAX_LENGTH = INQUIRY_FIELDS.message.maxLength.toLocaleString('en-IN')

interface Props extends ContactProps {
  isSuccess: boolean
}

/** The result of a native form post, and the other ways to reach the company. */
export function Outcome({ isSuccess, name, texts, company, background }: Props) {
  return (
    <section
      id="contact"
      className={`${contactStyles.contact} ${styles.outcome}`}
      aria-labelledby="outcome"
    >
      <p className={contactStyles.name}>{name}</p>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1
            id="outcome"
            className={`${styles.message} ${isSuccess ? styles.sent : styles.failed}`}
          >
            <Icon name={isSuccess ? 'check' : 'cross'} scale={2.2} className={styles.mark} />
            {isSuccess ? texts.form.success : texts.form.failure}
          </h1>
          <p className={styles.text}>
            {isSuccess ? texts.sent : texts.notSent.replace('{most}', MAX_LENGTH)}
          </p>
        </div>
        <div className={styles.details}>
          <ContactDetails texts={texts} company={company} />
        </div>
      </div>
      <div className={contactStyles.background}>
        <Picture
          picture={background}
          className={contactStyles.picture}
          isDecorative={background.alt === ''}
          isShifting
        />
      </div>
    </section>
  )
}
