import { Fragment } from 'react'

const BREAKS = /(?=@)|(?<=\.)/

interface Props {
  email: string
  /** The subject of the mail, encoded here. */
  subject?: string
}

/**
 * A link to an email address that may wrap before its @ and after its dots, and nowhere else: a hyphen at the end
 * of a line could be read as hyphenation.
 */
export const EmailLink = ({ email, subject }: Props) => (
  <a
    className="link email"
    href={`mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}
  >
    {email.split(BREAKS).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && <wbr />}
        <span>{part}</span>
      </Fragment>
    ))}
  </a>
)
