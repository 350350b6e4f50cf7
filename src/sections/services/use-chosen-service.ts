import { useEffect, type RefObject } from 'react'
import { isNewVisit } from '../../lib/is-new-visit'
import { scrollPageBy } from './scroll-by'
import { SERVICE_IDS, serviceOfHash, type ServiceId } from '../../lib/sections'
import { $chosenService, $expandedService } from '../../state/landing'
import { distanceToBlock } from './distance-to-block'
import { distanceToService } from './service-at-scroll'
import { stageScroll } from './stage-scroll'
import { hasStage } from './use-layout'

/** Between choosing a service from a menu or the index and the start of the scroll. */
export const DELAY_FROM_MENU_MS = 60
/** The same where the address asks for the service. */
export const DELAY_ON_LOAD_MS = 80

/** Scroll offsets are rounded to the screen's pixels. */
const NEAR_PX = 2

/** The service that the browser has uncovered before this section came alive: by find-in-page, or for a link to a text. */
const uncovered = () =>
  SERVICE_IDS.find((id) => id !== $expandedService.get() && !document.getElementById(id)!.hidden)

/** What a visitor does to take the scrolling back into the own hand, or to go on elsewhere. */
const TAKING_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Brings a chosen service into view: from menus and the section's index smoothly, from the
 * address at once. While that lasts `isUnderWay` is true, and scrolling selects nothing.
 */
export function useChosenService(
  section: RefObject<HTMLElement | null>,
  isUnderWay: RefObject<boolean>,
) {
  useEffect(() => {
    let callOff = () => {}

    const distanceTo = (id: ServiceId) =>
      hasStage()
        ? distanceToService(
            stageScroll(section.current!),
            SERVICE_IDS.indexOf(id),
            SERVICE_IDS.length,
          )
        : distanceToBlock(document.getElementById(id)!)

    const arrive = () => {
      isUnderWay.current = false
      for (const event of TAKING_OVER) removeEventListener(event, takeOver)
    }
    const takeOver = () => {
      callOff()
      arrive()
    }
    const bringIntoView = (id: ServiceId, delay: number, isInstant: boolean) => {
      takeOver()
      isUnderWay.current = true
      // A scroll of the browser's own that was under way may have had the last word: then once more.
      const checkPlace = () => {
        const distance = distanceTo(id)
        if (Math.abs(distance) < NEAR_PX) arrive()
        else callOff = scrollPageBy(distance, arrive, isInstant)
      }
      const timer = setTimeout(() => {
        for (const event of TAKING_OVER) addEventListener(event, takeOver, { passive: true })
        callOff = scrollPageBy(distanceTo(id), checkPlace, isInstant)
      }, delay)
      callOff = () => clearTimeout(timer)
    }
    const followAddress = (isPlaceKept: boolean) => {
      const id = serviceOfHash(location.hash) ?? uncovered()
      if (!id) return
      $expandedService.set(id)
      if (!isPlaceKept) bringIntoView(id, DELAY_ON_LOAD_MS, true)
    }
    const onHashChange = () => {
      takeOver()
      followAddress(false)
    }

    followAddress(!isNewVisit())
    addEventListener('hashchange', onHashChange)
    // Also what was chosen before this section came alive.
    const stopListening = $chosenService.subscribe((chosen) => {
      if (chosen) bringIntoView(chosen.id, DELAY_FROM_MENU_MS, false)
    })
    return () => {
      takeOver()
      stopListening()
      removeEventListener('hashchange', onHashChange)
    }
  }, [section, isUnderWay])
}
