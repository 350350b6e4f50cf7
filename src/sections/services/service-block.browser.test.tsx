import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ServiceBlock } from './service-block'
import type { ServiceEntry } from './services'

const crew: ServiceEntry = {
  id: 'crew',
  menu: 'Crew',
  index: 'Crew',
  title: ['Crew'],
  serial: 200,
  layout: 'picture-left',
  delay: 0.2,
}
const blockThat = (isExpanded: boolean) => (
  <ServiceBlock service={crew} isExpanded={isExpanded} hasReplaced={false} onFound={() => {}}>
    <p>Training and payroll</p>
  </ServiceBlock>
)

test('takes the focus while it is open, so that reading goes on there, and not while it is hidden', async () => {
  const { rerender } = await render(blockThat(false))
  const block = document.getElementById('crew')!
  const hasTakenFocus = () => {
    block.focus()
    return document.activeElement === block
  }
  expect(hasTakenFocus()).toBe(false)
  await rerender(blockThat(true))
  expect(hasTakenFocus()).toBe(true)
})
