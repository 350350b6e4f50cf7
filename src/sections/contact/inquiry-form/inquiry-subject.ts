import type { Recipient } from '../contact-props'

/** The subject of an inquiry, sent or mailed. A native post knows no name beforehand. */
export const inquirySubject = ({ subjectName }: Recipient, name = '') =>
  `New Contact${name && ` from ${name}`} - ${subjectName}`
