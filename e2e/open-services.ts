import { expect, type Page } from '@playwright/test'
import { SERVICE_IDS } from './specification.ts'

/** The services that have a height, in the page's order. */
export const openServices = (page: Page) =>
  page.evaluate(
    (ids) => ids.filter((id) => document.getElementById(id)!.getBoundingClientRect().height > 0),
    SERVICE_IDS,
  )

/** At rest in the viewport: its start below the bar, where it also is pinned, or its centre in the middle. */
export async function expectInView(page: Page, id: string) {
  await expect
    .poll(() =>
      page.evaluate((service) => {
        const { top, height } = document.getElementById(service)!.getBoundingClientRect()
        const bar = document.querySelector('header')!.getBoundingClientRect().bottom
        return Math.min(Math.abs(top - bar), Math.abs(top + height / 2 - innerHeight / 2))
      }, id),
    )
    .toBeLessThanOrEqual(2)
}

/** At rest in the viewport, and the only one that is open. */
export async function expectOpenInView(page: Page, id: string) {
  await expectInView(page, id)
  await expect.poll(() => openServices(page)).toEqual([id])
}

/** Scrolls through the services, a quarter of the viewport at a time. Returns the services that were open, in order. */
export const scrollThrough = (page: Page, direction: 'down' | 'up') =>
  page.evaluate(
    async ([ids, isDown]) => {
      const seen: string[] = []
      const section = document.getElementById('services')!.getBoundingClientRect()
      const start = scrollY + section.top - innerHeight
      const end = scrollY + section.bottom
      const frame = () => new Promise(requestAnimationFrame)
      for (let way = 0; way <= end - start; way += innerHeight / 4) {
        scrollTo({ top: isDown ? start + way : end - way, behavior: 'instant' })
        await frame()
        await frame()
        const open = ids.filter(
          (id) => document.getElementById(id)!.getBoundingClientRect().height > 0,
        )
        if (open.length !== 1) throw new Error(`open at ${scrollY}: ${open.join(', ') || 'none'}`)
        if (seen.at(-1) !== open[0]) seen.push(open[0]!)
      }
      return seen
    },
    [SERVICE_IDS, direction === 'down'] as const,
  )
