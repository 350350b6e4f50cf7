import { Icon } from '../../components/icon/icon'
import { ContactDetails, Telephones } from './contact-details'
import type { ContactProps } from './contact-props'
import { ContactSection } from './contact'
import styles from './contact.module.css'

/** The result of a native form post, and the other ways to reach the company. */
export function FormResultPage({ isSuccess, ...props }: ContactProps & { isSuccess: boolean }) {
  const { texts, navigation } = props
  return (
    <ContactSection {...props} titleId="form-result" className={styles.resultPage}>
      <div className={`grid-12 ${styles.columns}`}>
        <div className={`col-full ${styles.words}`}>
          <h1 id="form-result" className="display-3" data-failed={isSuccess ? undefined : ''}>
            <Icon name={isSuccess ? 'check' : 'cross'} scale={2.2} />
            {isSuccess ? texts.form.success : texts.form.failure}
          </h1>
          <p className="lead prose">{isSuccess ? texts.sent : texts.notSent}</p>
          <p className="cluster">
            <a className="button" href="/">
              {navigation.home}
              <Icon name="arrow-right" scale={1.2} />
            </a>
            <a className="link" href="/services">
              {navigation.services}
            </a>
          </p>
        </div>
        <div className="col-full">
          <Telephones {...props} />
          <ContactDetails {...props} />
        </div>
      </div>
    </ContactSection>
  )
}
