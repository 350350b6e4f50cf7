import { formService } from '../../build/form-service'
import { Icon } from '../../components/icon'
import { ButtonLink, TextLink } from '../../components/links'
import { SectionWithBackground } from './contact'
import { PhonesAndResponseTime, EmailWhatsappAndAddress } from './contact-details'
import type { ContactProps } from './contact-props'
import styles from './form-result-page.module.css'

interface Props extends ContactProps {
  isSuccess: boolean
}

/** Renders the result of a native form post. */
export function FormResultPage({ content, background, isSuccess }: Props) {
  const { contact, company, navigation } = content
  return (
    <SectionWithBackground label={navigation.contact} background={background} titleId="form-result">
      <div className={`grid-12 ${styles.grid}`}>
        <div className={`full-width-column stack ${styles.result}`}>
          <h1 id="form-result" className="display-3" data-failed={!isSuccess || undefined}>
            <Icon name={isSuccess ? 'check' : 'cross'} scale={2.2} />
            {isSuccess ? contact.form.success : contact.form.failure}
          </h1>
          <p className={`lead max-line-length ${styles.text}`}>
            {isSuccess ? contact.whatHappensNext[formService.kind] : contact.notSent}
          </p>
          <p className="cluster">
            <ButtonLink href="/">{navigation.home}</ButtonLink>
            <TextLink href="/services">{navigation.services}</TextLink>
          </p>
        </div>
        <div className={`full-width-column stack ${styles.details}`}>
          <PhonesAndResponseTime contact={contact} company={company} />
          <EmailWhatsappAndAddress contact={contact} company={company} />
        </div>
      </div>
    </SectionWithBackground>
  )
}
