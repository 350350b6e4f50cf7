import { Fragment } from 'react'
import type { Content } from '../../content/read-content'
import type { FormServiceKind } from '../../lib/form-service-kind'
import { fill } from '../../lib/format'
import { ContactLink } from '../../components/link'
import { TextPage, TextSection } from '../../components/text-page/text-page'

interface Props extends Pick<Content, 'privacy' | 'company'> {
  /** The form service of this build. `host` is what the form sends to. */
  service: { kind: FormServiceKind; host: string }
}

/** What becomes of an inquiry's data, as it is true for the form service of this build. */
export function Privacy({ privacy, company, service }: Props) {
  const filledIn = (text: string) => fill(text, { company: company.name, service: service.host })
  return (
    <TextPage label={privacy.label} headline={privacy.headline} text={filledIn(privacy.text)}>
      {privacy.parts.map(({ id, title, text }) => (
        <TextSection key={id} id={id} headline={title}>
          {(Array.isArray(text) ? text : text[service.kind]).map((paragraph, index) => (
            <p key={index} className="prose">
              {withEmail(filledIn(paragraph), company.email)}
            </p>
          ))}
        </TextSection>
      ))}
    </TextPage>
  )
}

/** The text with the address as a link wherever it says `{email}`. */
const withEmail = (text: string, email: string) =>
  text.split('{email}').map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <ContactLink to={email} />}
      {piece}
    </Fragment>
  ))
