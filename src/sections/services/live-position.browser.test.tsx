import { createRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LivePosition, showPassage } from './live-position'
import type { Leg } from './passage'

const leg: Leg = {
  from: { latitude: 19.2167, longitude: 71.5333, toGo: 70 },
  to: { latitude: 18.85, longitude: 72.7, toGo: 0 },
}

async function line(words: string[]) {
  const ref = createRef<HTMLParagraphElement>()
  await render(<LivePosition ref={ref} leg={leg} words={words} />)
  return ref.current!
}

test('says where the ship is, also when a translator has put elements in the place of its figures', async () => {
  const position = await line(['Middle watch, ', ' miles to go'])
  expect(position).toHaveTextContent('19°13′N 071°32′E Middle watch, 70 miles to go')
  for (const figure of position.querySelectorAll('[data-figure]')) {
    const font = document.createElement('font')
    font.append(figure.firstChild!)
    figure.append(font)
  }
  showPassage(position, leg, 0.5)
  expect(position).toHaveTextContent('19°02′N 072°07′E Middle watch, 35 miles to go')
})

test('says no miles where its words have no place for them', async () => {
  const position = await line(['Middle watch'])
  showPassage(position, leg, 0.5)
  expect(position.textContent).toMatch(/^19°02′N 072°07′E Middle watch$/)
})
