import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RichText } from './rich-text'

test.each([
  ['Notice: 2 months', ['Notice:'], []],
  ['At 10:30: not bold. Nor this: text', [], []],
  ['Write to a.b@c.example, or: d@e.example.', [], ['a.b@c.example', 'd@e.example']],
  ['Call +91 22 1234 5678, or pay 1,700 + 90.', [], ['+91 22 1234 5678']],
])(
  'text %j: has its first words before a colon bold, and its addresses as links',
  async (text, bold, links) => {
    const { container } = await render(<RichText text={text} />)
    const textsOf = (name: string) =>
      [...container.querySelectorAll(name)].map((part) => part.textContent)
    expect([container.textContent, textsOf('strong'), textsOf('a')]).toEqual([text, bold, links])
  },
)
