import { readContent, type Content } from '../../content/read-content'
import { responsibilityFor } from '../../content/service-pages'
import { formService } from '../../lib/form-service'
import { fill } from '../../lib/format'
import type { Contact } from '../../content/contact'
import type { DutyContact } from '../../content/credentials'
import type { Service } from '../../content/services'
import type { Fields } from '../../lib/inquiry-fields'
import { responsivePicture, type Picture } from '../../lib/responsive-picture'
import type { ServiceId } from '../../lib/ids'

/** What the form says and is filled with for a visitor who asks about a service, and who answers. */
interface PrefillTexts {
  /** The service's name. */
  name: string
  serviceNote: string
  messageHint: string
  fields: Pick<Fields, 'service' | 'message'>
  contact: DutyContact | undefined
}

export interface InquiryFormProps {
  texts: Omit<Contact['form'], 'privacy'> & {
    labels: Contact['labels']
    /** What follows after sending. */
    next: string
    responseTime: string
    privacy: { text: string; link: string }
  }
  contactLabel: string
  prefillTexts: Record<ServiceId, PrefillTexts>
  /** The badges of certificates that /credentials shows: they link there. */
  provenBadges: string[]
  endpoint: string
  accessKey: string
  /** Where a native post to a third party ends. Services at our own address redirect by themselves. */
  redirect: string | undefined
  brand: string
  email: string
  phones: Content['company']['phones']
  address: string[]
}

export interface ContactProps {
  content: Content
  background: Picture
}

/** The texts of one service, from content. */
function prefillTextsFor(service: Service, content: Content): PrefillTexts {
  const { note, message } = content.contact.form.prefill
  const { menuName: name, inquiryLink } = service
  const page = content['service-pages'].pages[service.id]
  return {
    name,
    serviceNote: fill(note, { service: name }),
    messageHint: page.send,
    fields: {
      service: inquiryLink.service,
      message: `${fill(message, { service: name })}\n\n`,
    },
    contact: responsibilityFor(page, content.credentials).contact,
  }
}

/** Props of the section, of its form, and of the pages with the result of a native form post. */
export async function contactProps() {
  const content = await readContent()
  const { contact, company, credentials } = content
  const { link, text } = contact.form.privacy
  const { kind, host, endpoint, accessKey } = formService
  const background = await responsivePicture(contact.background.picture, {
    ...contact.background,
    widths: [768, 1366, 1920, 2560],
    // The widest for wide windows only: on dense screens, nobody sees what 1,920 px do not show.
    sizes:
      '(min-width: 1921px) 100vw, (min-resolution: 2.5dppx) min(179vw, 640px), (min-resolution: 1.5dppx) min(179vw, 960px), (max-width: 767.98px) 179vw, 100vw',
    // Pale and soft: nobody sees a better quality.
    quality: 38,
  })
  const form: InquiryFormProps = {
    texts: {
      ...contact.form,
      labels: contact.labels,
      next: contact.sent[kind],
      responseTime: [contact.responseTime, contact.responseHours].filter(Boolean).join('. '),
      privacy: { link, text: fill(text[kind], { service: host }) },
    },
    contactLabel: content['service-pages'].labels.contact,
    prefillTexts: Object.fromEntries(
      content.services.services.map((service) => [service.id, prefillTextsFor(service, content)]),
    ) as InquiryFormProps['prefillTexts'],
    provenBadges: credentials.certificates.entries.flatMap(({ badge }) => badge || []),
    endpoint,
    accessKey,
    redirect: kind === 'third-party' ? new URL('/sent', import.meta.env.SITE).href : undefined,
    brand: company.subjectName,
    email: company.email,
    phones: company.phones,
    address: [company.name, ...company.office.lines],
  }
  return { content, background, form }
}
