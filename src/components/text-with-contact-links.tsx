import { ContactLink } from './links'

const CONTACT_PATTERN = /([\w.'+-]+@[^\s,;:)]*[^\s,;:).]|\+\d[\d ]{5,19}\d)/

/** Links email addresses and phone numbers. Text before the first colon is bold. */
export function TextWithContactLinks({ text }: { text: string }) {
  const [boldStart] = text.match(/^[^.:]+:(?= )/) ?? ['']
  const pieces = text.slice(boldStart.length).split(CONTACT_PATTERN)
  return (
    <>
      {boldStart && <strong>{boldStart}</strong>}
      {pieces.map((piece, index) => (index % 2 ? <ContactLink key={index} to={piece} /> : piece))}
    </>
  )
}

/** Returns the facts with links for the email addresses and phone numbers in their values. */
export const entriesWithContactLinks = (facts: readonly { label: string; value: string }[]) =>
  facts.map(({ label, value }) => ({ label, value: <TextWithContactLinks text={value} /> }))
