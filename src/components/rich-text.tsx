import { ContactLink } from './link'

/** A text whose first words, if a colon ends them, are bold: a reader finds it by them. Its email addresses are links. */
export function RichText({ text }: { text: string }) {
  const [lead] = text.match(/^[^.:]+:(?= )/) ?? ['']
  const pieces = text.slice(lead.length).split(/([\w.'+-]+@[^\s,;:)]*[^\s,;:).])/)
  return (
    <>
      {lead && <strong>{lead}</strong>}
      {pieces.map((piece, index) => (index % 2 ? <ContactLink key={index} to={piece} /> : piece))}
    </>
  )
}
