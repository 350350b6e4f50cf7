import { shownAudienceLinks } from '../../content/audience-links'
import { logoUseAttributes } from '../../content/brand'
import { readAllContent } from '../../content/read-all-content'
import type { PageId } from '../../lib/page-ids'

/** Returns the props of a page's top bar. */
export async function getTopBarProps(page: PageId) {
  const content = await readAllContent()
  const { company, contact, hero, navigation, services } = content
  const { email, phones } = company
  const allDayPhone = phones.find((phone) => phone.allDay)
  return {
    page,
    logo: logoUseAttributes('logo-bar'),
    companyName: company.name,
    navigation,
    services: services.services.map(({ id, menuName, items }) => ({
      id,
      menuName,
      serviceSummary: items
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' · '),
    })),
    moreLinks: shownAudienceLinks(hero.audienceLinks, content).flatMap(({ menuLinkText, href }) =>
      menuLinkText ? { menuLinkText, href } : [],
    ),
    email,
    phone: phones[0]!.number,
    allDayPhone: allDayPhone && {
      label: contact.detailLabels.allDayLabel,
      number: allDayPhone.number,
    },
    // A top bar that fails leaves no message, because the footer contains the same links.
    failure: undefined,
  }
}

export type TopBarProps = Awaited<ReturnType<typeof getTopBarProps>>
