import { useEffect, type RefObject } from 'react'
import { scrollPageBy } from '../../lib/scroll-by'
import { serviceOfHash, type ServiceId } from '../../lib/sections'
import { $chosenService, $expandedService } from '../../state/landing'

/** Between choosing a service and the start of the scroll (specification, section 9). */
const DELAY_FROM_MENU_MS = 60
const DELAY_ON_LOAD_MS = 80

/** What a visitor does to take the scrolling back into the own hand. */
const TAKING_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Brings a chosen service into view: from menus and the section's index smoothly, from the
 * address at once. `distanceTo` tells how far it is. While that lasts `isUnderWay` is true,
 * and scrolling selects nothing.
 */
export function useChosenService(isUnderWay: RefObject<boolean>, distanceTo: RefObject<(id: ServiceId) => number>) {
  useEffect(() => {
    let callOff = () => {}

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
      const timer = setTimeout(() => {
        for (const event of TAKING_OVER) addEventListener(event, takeOver, { passive: true })
        callOff = scrollPageBy(distanceTo.current(id), arrive, isInstant)
      }, delay)
      callOff = () => clearTimeout(timer)
    }
    const followHash = () => {
      const id = serviceOfHash(location.hash)
      if (!id) return
      $expandedService.set(id)
      bringIntoView(id, DELAY_ON_LOAD_MS, true)
    }

    followHash()
    addEventListener('hashchange', followHash)
    const stopListening = $chosenService.listen((chosen) => {
      if (chosen) bringIntoView(chosen.id, DELAY_FROM_MENU_MS, false)
    })
    return () => {
      takeOver()
      stopListening()
      removeEventListener('hashchange', followHash)
    }
  }, [isUnderWay, distanceTo])
}
