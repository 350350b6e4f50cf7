import { formService } from '../../build/form-service'
import { responsivePicture } from '../../build/responsive-picture'
import { readAllContent, type Content } from '../../content/read-all-content'
import { seafarersPageLink } from '../../content/schemas/seafarers'
import { responsibilitySectionFor } from '../../content/schemas/service-pages'
import { fillPlaceholders } from '../../lib/format'
import { MEDIUM } from '../../lib/media-queries'

function inquiryTopics({ contact, services, credentials, ...content }: Content) {
  const { message, seafarersLink } = contact.form.prefilledInquiry
  const seafarersPage = seafarersPageLink(content.seafarers)
  return services.services.map(({ id, menuName, inquiryLink, linksToSeafarers }) => {
    const page = content.servicePages.pages.find((servicePage) => servicePage.id === id)
    const dutyContact = page && responsibilitySectionFor(page, credentials).dutyContact
    return {
      id,
      name: menuName,
      messageHint: page?.whatToSend,
      seafarersLink:
        linksToSeafarers && seafarersLink && seafarersPage
          ? { ...seafarersPage, text: seafarersLink }
          : undefined,
      values: {
        service: inquiryLink.service,
        message: `${fillPlaceholders(message, { service: menuName })}\n\n`,
      },
      dutyContact: dutyContact && { name: dutyContact.name, phone: dutyContact.phone },
    }
  })
}

/** Returns the props of the contact section, its form and the result pages. */
export async function getContactProps() {
  const content = await readAllContent()
  const { contact, company, credentials } = content
  const { email, phones, emailSubjectName } = company
  const { prefilledInquiry, privacyNote, ...formTexts } = contact.form
  const { allDayLabel, responseTime } = contact.detailLabels
  const { labels } = content.servicePages
  const { kind, host, endpoint, accessKey } = formService
  const background = await responsivePicture(contact.background.picture, {
    ...contact.background,
    widths: [768, 1366, 1920, 2560],
    sizes: `(min-width: 1921px) 100vw, (min-resolution: 2.5dppx) min(179vw, 640px), (min-resolution: 1.5dppx) min(179vw, 960px), ${MEDIUM} 100vw, 179vw`,
    quality: 38,
  })
  const form = {
    texts: {
      ...formTexts,
      receipt: { ...contact.form.receipt, allDayLabel, responseTime, dutyContact: labels.contact },
      whatHappensNext: contact.whatHappensNext[kind],
      responseTime: [contact.responseTime, contact.responseTimeConditions]
        .filter(Boolean)
        .join('. '),
      topicNote: prefilledInquiry.note,
      removeTopic: prefilledInquiry.removeTopic,
      privacyNote: fillPlaceholders(privacyNote[kind], { service: host }),
    },
    topics: inquiryTopics(content),
    provenBadges: credentials.certificates.entries.flatMap(({ provesBadge }) => provesBadge || []),
    destination: {
      endpoint,
      accessKey,
      // Only third-party form services need a redirect URL, because the inbox and previews redirect to /sent anyway.
      redirect: kind === 'third-party' ? new URL('/sent', import.meta.env.SITE).href : undefined,
      email,
      emailSubjectName,
    },
    phones,
    address: [
      company.name,
      ...company.office.fullAddressLines,
      email,
      ...phones.map(({ number }) => number),
    ],
  }
  return { content, background, form }
}

type Props = Awaited<ReturnType<typeof getContactProps>>
export type ContactProps = Pick<Props, 'content' | 'background'>
export type InquiryFormProps = Props['form']
export type InquiryTopic = InquiryFormProps['topics'][number]
export type InquiryDestination = InquiryFormProps['destination']
