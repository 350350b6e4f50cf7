import type { Service } from '../../content/services'
import { serviceHref, type PageId } from '../../lib/sections'
import { ContainerMark } from '../../components/container-mark/container-mark'

interface Props {
  page: PageId
  service: Pick<Service, 'id' | 'menu' | 'serial'>
  className?: string | undefined
}

/** A menu's entry for one service. Where the page has the services, they open it without leaving. */
export function ServiceLink({ page, service, className }: Props) {
  return (
    <a className={className} href={serviceHref(page, service.id)}>
      {service.menu}
      <ContainerMark serial={service.serial} inRow />
    </a>
  )
}
