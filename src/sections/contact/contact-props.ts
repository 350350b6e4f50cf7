import { formService } from '../../build/form-service'
import { responsivePicture } from '../../build/responsive-picture'
import { readContent, type Content } from '../../content/read-content'
import { seafarersLinkOf } from '../../content/seafarers'
import { responsibilityFor } from '../../content/service-pages'
import { fill } from '../../lib/format'
import { MEDIUM } from '../../lib/media-queries'

/** Returns for each service what the form says and fills in for a visitor who asks about it, and who answers. */
function inquiryTopics({ contact, services, credentials, ...content }: Content) {
  const { note, message, seafarers } = contact.form.prefill
  const seafarersLink = seafarersLinkOf(content.seafarers)
  return services.services.map(({ id, menuName, inquiryLink, leadsSeafarersOn }) => {
    const page = content.servicePages.pages.find((each) => each.id === id)
    const dutyContact = page && responsibilityFor(page, credentials).dutyContact
    return {
      id,
      name: menuName,
      note: fill(note, { service: menuName }),
      messageHint: page?.whatToSend,
      seafarersLink:
        leadsSeafarersOn && seafarers && seafarersLink
          ? { ...seafarersLink, text: seafarers }
          : undefined,
      values: {
        service: inquiryLink.service,
        message: `${fill(message, { service: menuName })}\n\n`,
      },
      dutyContact: dutyContact && { name: dutyContact.name, phone: dutyContact.phone },
    }
  })
}

/** Props of the section, of its form, and of the pages with the result of a native form post. */
export async function contactProps() {
  const content = await readContent()
  const { contact, company, credentials } = content
  const { email, phones, subjectName } = company
  const { prefill, privacy, ...formTexts } = contact.form
  const { allDay, responseTime } = contact.labels
  const { labels } = content.servicePages
  const { kind, host, endpoint, accessKey } = formService
  const background = await responsivePicture(contact.background.picture, {
    ...contact.background,
    widths: [768, 1366, 1920, 2560],
    // The widest for wide windows only: on dense screens, nobody sees what 1,920 px do not show.
    sizes: `(min-width: 1921px) 100vw, (min-resolution: 2.5dppx) min(179vw, 640px), (min-resolution: 1.5dppx) min(179vw, 960px), ${MEDIUM} 100vw, 179vw`,
    // Pale and soft: nobody sees a better quality.
    quality: 38,
  })
  const form = {
    texts: {
      ...formTexts,
      receipt: { ...contact.form.receipt, allDay, responseTime, dutyContact: labels.contact },
      whatFollows: contact.whatFollows[kind],
      responseTime: [contact.responseTime, contact.responseHours].filter(Boolean).join('. '),
      removeTopic: prefill.remove,
      privacy: { link: privacy.link, text: fill(privacy.text[kind], { service: host }) },
    },
    topics: inquiryTopics(content),
    /** The badges of certificates that /credentials shows: they link there. */
    provenBadges: credentials.certificates.entries.flatMap(({ badge }) => badge || []),
    /** Who gets an inquiry: the form service or, by the visitor's own mail, the company. */
    recipient: {
      endpoint,
      accessKey,
      // Services at our own address redirect by themselves.
      redirect: kind === 'third-party' ? new URL('/sent', import.meta.env.SITE).href : undefined,
      email,
      subjectName,
    },
    phones,
    address: [company.name, ...company.office.lines, email, ...phones.map(({ number }) => number)],
  }
  return { content, background, form }
}

type Props = Awaited<ReturnType<typeof contactProps>>
export type ContactProps = Pick<Props, 'content' | 'background'>
export type InquiryFormProps = Props['form']
export type Topic = InquiryFormProps['topics'][number]
export type Recipient = InquiryFormProps['recipient']
