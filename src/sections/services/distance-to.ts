import { SERVICE_IDS, type ServiceId } from '../../lib/sections'
import { distanceToBlock } from './distance-to-block'
import { distanceToService } from './service-at-scroll'
import { stageScroll } from './stage-scroll'
import { hasStage } from './use-layout'

/** How far to scroll, in px, until an open service is in view: on the stage, the middle of its share of the way. */
export const distanceTo = (id: ServiceId, section: HTMLElement): number =>
  hasStage(section)
    ? distanceToService(stageScroll(section), SERVICE_IDS.indexOf(id), SERVICE_IDS.length)
    : distanceToBlock(document.getElementById(id)!)
