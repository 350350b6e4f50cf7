import { logoDrawing } from '../../content/brand'
import { readContent } from '../../content/read-content'
import type { PageId } from '../../lib/pages'

/** What the top bar of a page shows, from content. */
export async function topBarProps(page: PageId) {
  const { company, contact, navigation, services } = await readContent()
  const { email, phones } = company
  const allDayPhone = phones.find((phone) => phone.allDay)
  return {
    page,
    logo: logoDrawing('logo-bar'),
    navigation,
    services: services.services.map(({ id, menuName, items }) => ({
      id,
      menuName,
      itemsPreview: items
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' · '),
    })),
    email,
    phone: phones[0]!.number,
    /** The number that is answered day and night, if there is one. */
    allDayPhone: allDayPhone && { label: contact.labels.allDay, number: allDayPhone.number },
  }
}

export type TopBarProps = Awaited<ReturnType<typeof topBarProps>>
