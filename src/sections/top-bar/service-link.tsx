import type { Service } from '../../lib/content-schema'
import { serviceHref, type PageId } from '../../lib/sections'
import { chooseService } from '../../state/landing'
import { ContainerMark } from '../../ui/container-mark/container-mark'

interface Props {
  page: PageId
  service: Pick<Service, 'id' | 'menu' | 'serial'>
  className?: string | undefined
}

/** A menu's entry for one service. Where the page has the services, it opens the service without leaving. */
export function ServiceLink({ page, service, className }: Props) {
  const open = (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !document.getElementById(service.id)) return
    event.preventDefault()
    if (location.hash !== `#${service.id}`) history.pushState(null, '', `#${service.id}`)
    chooseService(service.id)
  }
  return (
    <a className={className} href={serviceHref(page, service.id)} onClick={open}>
      {service.menu}
      <ContainerMark serial={service.serial} inRow />
    </a>
  )
}
