import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextWithContactLinks } from './text-with-contact-links'

test.each([
  ['Notice: 2 months', ['Notice:'], []],
  ['At 10:30: not bold. Nor this: text', [], []],
  ['Write to a.b@c.example, or: d@e.example.', [], ['a.b@c.example', 'd@e.example']],
  ['Call +91 22 1234 5678, or pay 1,700 + 90.', [], ['+91 22 1234 5678']],
])(
  'text %j: shows the words before the first colon in bold, and contacts as links',
  async (text, bold, links) => {
    const { container } = await render(<TextWithContactLinks text={text} />)
    const textsIn = (selector: string) =>
      [...container.querySelectorAll(selector)].map(({ textContent }) => textContent)
    expect([container.textContent, textsIn('strong'), textsIn('a')]).toEqual([text, bold, links])
  },
)
