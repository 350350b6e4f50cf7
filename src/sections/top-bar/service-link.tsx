import type { Service } from '../../content/services'
import { serviceHref, type PageId } from '../../lib/sections'
import { openService } from '../../state/open-service'
import { ContainerMark } from '../../ui/container-mark/container-mark'

interface Props {
  page: PageId
  service: Pick<Service, 'id' | 'menu' | 'serial'>
  className?: string | undefined
}

/** A menu's entry for one service. Where the page has the services, it opens the service without leaving. */
export function ServiceLink({ page, service, className }: Props) {
  const open = (event: React.MouseEvent) => {
    openService(event, service.id)
    // Reading goes on in the service, as after any link; the menu gives the focus back to its button first.
    if (event.defaultPrevented) {
      requestAnimationFrame(() =>
        document.getElementById(service.id)?.focus({ preventScroll: true }),
      )
    }
  }
  return (
    <a className={className} href={serviceHref(page, service.id)} onClick={open}>
      {service.menu}
      <ContainerMark serial={service.serial} inRow />
    </a>
  )
}
