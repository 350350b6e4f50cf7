import { LinkedText } from './link'

/** A text whose first words, if a colon ends them, are bold: a reader finds it by them. Its email addresses are links. */
export function LeadText({ text }: { text: string }) {
  const [lead] = text.match(/^[^.:]+:(?= )/) ?? ['']
  return (
    <>
      {lead && <strong>{lead}</strong>}
      <LinkedText text={text.slice(lead.length)} />
    </>
  )
}
