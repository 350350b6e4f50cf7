import type { FieldValues } from '../../../lib/inquiry-fields'
import type { Recipient, Topic } from '../contact-props'

/** What the fields contain, and the service that the inquiry is about, if any. */
export interface Inquiry {
  fields: FieldValues
  topic: Topic | undefined
}

/** Returns the fields as the desk gets them: the message names the topic, also if the visitor has deleted that line. */
export const composeFields = ({ fields, topic }: Inquiry): FieldValues =>
  topic
    ? { ...fields, message: topic.values.message + withoutTopicLine(fields.message, topic) }
    : fields

/** Returns a message without the topic's line and the blank lines after it, if the message begins with that line. */
export function withoutTopicLine(message: string, topic: Topic | undefined): string {
  const [first, ...others] = message.split('\n')
  const hasLine = topic && first!.trim() === topic.values.message.trim()
  return hasLine ? others.join('\n').trimStart() : message
}

/** Returns the subject of an inquiry. A native post has no name in its subject, because only a script could add it. */
export const inquirySubject = ({ subjectName }: Recipient, name = '') =>
  `New Contact${name && ` from ${name}`} - ${subjectName}`
