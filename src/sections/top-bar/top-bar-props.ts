import { logoSize, type LogoSize } from '../../content/brand'
import { readContent, type Content } from '../../content/read-content'
import type { Service } from '../../content/services'
import type { PageId } from '../../lib/pages'

export interface TopBarProps extends Pick<Content, 'navigation'> {
  page: PageId
  logo: LogoSize
  services: (Pick<Service, 'id' | 'menuName'> & { firstItems: string })[]
  email: string
  phone: string
  /** The number that is answered day and night, if there is one. */
  allDayPhone: { label: string; number: string } | undefined
}

/** What the top bar of a page shows, from content. */
export async function topBarProps(page: PageId): Promise<TopBarProps> {
  const { company, contact, navigation, services } = await readContent()
  const { email, phones } = company
  const allDayPhone = phones.find((phone) => phone.allDay)
  return {
    page,
    logo: logoSize('logo-bar'),
    navigation,
    services: services.services.map(({ id, menuName, items }) => ({
      id,
      menuName,
      firstItems: items
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' · '),
    })),
    email,
    phone: phones[0]!.number,
    allDayPhone: allDayPhone && { label: contact.labels.allDay, number: allDayPhone.number },
  }
}
