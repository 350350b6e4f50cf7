import { ContactLink } from './link'

/** An email address, or a telephone number with its country code, without the punctuation that ends the sentence. */
const CONTACTS = /([\w.'+-]+@[^\s,;:)]*[^\s,;:).]|\+\d[\d ]{5,19}\d)/

/**
 * A text whose first words, if a colon ends them, are bold: a reader finds it by them. Its email addresses and telephone
 * numbers are links.
 */
export function RichText({ text }: { text: string }) {
  const [lead] = text.match(/^[^.:]+:(?= )/) ?? ['']
  const pieces = text.slice(lead.length).split(CONTACTS)
  return (
    <>
      {lead && <strong>{lead}</strong>}
      {pieces.map((piece, index) => (index % 2 ? <ContactLink key={index} to={piece} /> : piece))}
    </>
  )
}

/** Facts whose values are rich texts, for a description list. */
export const richFacts = (facts: readonly { label: string; value: string }[]) =>
  facts.map(({ label, value }) => ({ label, value: <RichText text={value} /> }))
