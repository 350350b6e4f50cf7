import { expect, test } from 'vitest'
import { SERVICE_IDS } from '../../lib/sections'
import { inRanges, mediaQueries, styleSheet, styleSheets } from '../../lib/testing/style-sheets'
import { STAGE } from './use-layout'

const STYLED_STAGE = `screen and ${inRanges(STAGE)}`
/** Every style sheet that lays the stage out asks for it; a larger stage is asked for inside that. */
const STYLED_PARTS = ['service-block', 'service-index', 'service-row', 'services']

const ofStage = styleSheets().flatMap(({ file, root }) =>
  mediaQueries(root)
    .filter((query) => query.includes('scripting: enabled') && /width|height/.test(query))
    .map((query) => ({ file, query })),
)

test.each(ofStage)('$file asks for the stage as the code does', ({ query }) => {
  expect(query).toBe(STYLED_STAGE)
})

test('every part of the stage asks for it', () => {
  expect(new Set(ofStage.map(({ file }) => file))).toEqual(
    new Set(STYLED_PARTS.map((part) => `src/sections/services/${part}.module.css`)),
  )
})

test('the style sheets lay out as many services as there are', () => {
  const count = SERVICE_IDS.length
  const sheet = (part: string) => styleSheet(`src/sections/services/${part}.module.css`).toString()
  expect(sheet('service-index')).toContain(`grid-template-columns: repeat(${count}, 1fr)`)
  expect(sheet('service-row')).toContain(`calc(100% / ${count} * var(--place))`)
  // A window's height for the stage itself, and a share for each service.
  expect(sheet('services')).toContain(`block-size: ${100 + 100 * count}svh`)
})
