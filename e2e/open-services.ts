import { expect, type Page } from '@playwright/test'
import { SERVICE_IDS } from './specification.ts'

/** The services that have a height, in the page's order. */
export const openServices = (page: Page) =>
  page.evaluate(
    (ids) => ids.filter((id) => document.getElementById(id)!.getBoundingClientRect().height > 0),
    SERVICE_IDS,
  )

/** How far the centre of a block is from the window's centre, as a share of the window's height. */
export const offCentre = (page: Page, id: string) =>
  page.evaluate((service) => {
    const { top, height } = document.getElementById(service)!.getBoundingClientRect()
    return Math.abs(top + height / 2 - innerHeight / 2) / innerHeight
  }, id)

/** At rest in the window: its centre in the middle, or its start below the bar where it is too tall for that. */
export async function expectInView(page: Page, id: string) {
  await expect
    .poll(() =>
      page.evaluate((service) => {
        const { top, height } = document.getElementById(service)!.getBoundingClientRect()
        const bar = document.querySelector('header')!.getBoundingClientRect().bottom
        return height > innerHeight - bar
          ? Math.abs(top - bar) < 12
          : Math.abs(top + height / 2 - innerHeight / 2) < innerHeight * 0.15
      }, id),
    )
    .toBe(true)
}
