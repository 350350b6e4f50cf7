import { expect, test } from 'vitest'
import { inRanges, mediaQueries, styleSheets } from '../../lib/testing/style-sheets'
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
