import { Fragment } from 'react'
import type { Company, Privacy as Texts } from '../../content/schemas'
import type { FormServiceKind } from '../../lib/form-service'
import { fill } from '../../lib/fill'
import styles from './privacy.module.css'

interface Props {
  texts: Texts
  company: Pick<Company, 'name' | 'email'>
  /** The form service of this build. `host` is what the form sends to. */
  service: { kind: FormServiceKind; host: string }
}

/** What becomes of an inquiry's data, as it is true for the form service of this build. */
export function Privacy({ texts, company, service }: Props) {
  const filledIn = (text: string) => fill(text, { company: company.name, service: service.host })

  return (
    <section
      className={`${styles.privacy} stack theme-light page-margin`}
      aria-labelledby="privacy-title"
    >
      <p className="label muted">{texts.label}</p>
      <div className="grid-12">
        <h1 id="privacy-title" className="col-full display-2">
          {texts.headline}
        </h1>
        <p className="body lead prose">{filledIn(texts.text)}</p>
      </div>
      {texts.parts.map(({ title, text }) => (
        <div key={title} className={`${styles.part} grid-12`}>
          <h2 className="aside display-4">{title}</h2>
          <div className="body stack prose">
            {(Array.isArray(text) ? text : text[service.kind]).map((paragraph) => (
              <p key={paragraph}>{withEmail(filledIn(paragraph), company.email)}</p>
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

/** The text with the address as a link wherever it says `{email}`. */
const withEmail = (text: string, email: string) =>
  text.split('{email}').map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces keep their places
    <Fragment key={index}>
      {index > 0 && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {piece}
    </Fragment>
  ))
