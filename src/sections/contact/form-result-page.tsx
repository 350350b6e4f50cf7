import { Icon } from '../../components/icon/icon'
import { ContactDetails } from './contact-details'
import type { ContactProps } from './contact-props'
import styles from './contact.module.css'
import { ContactBackground } from './contact-background'

interface Props extends ContactProps {
  isSuccess: boolean
}

/** The result of a native form post, and the other ways to reach the company. */
export function FormResultPage({
  isSuccess,
  name,
  home,
  services,
  texts,
  company,
  background,
}: Props) {
  return (
    <section
      id="contact"
      className={`theme-light page-margin ${styles.contact} ${styles.resultPage}`}
      aria-labelledby="form-result"
    >
      <p className="label">{name}</p>
      <div className={`grid-12 ${styles.columns}`}>
        <div className={styles.words}>
          <h1 id="form-result" className="display-3" data-failed={isSuccess ? undefined : ''}>
            <Icon name={isSuccess ? 'check' : 'cross'} scale={2.2} />
            {isSuccess ? texts.form.success : texts.form.failure}
          </h1>
          <p className="lead prose">{isSuccess ? texts.sent : texts.notSent}</p>
          <p className="cluster">
            <a className="button" href="/">
              {home}
              <Icon name="arrow-right" scale={1.2} />
            </a>
            <a className="link" href="/services">
              {services}
            </a>
          </p>
        </div>
        <div>
          <ContactDetails texts={texts} company={company} />
        </div>
      </div>
      <ContactBackground picture={background} />
    </section>
  )
}
