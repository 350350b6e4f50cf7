import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { KeyedText } from './keyed-text'

/** What a translator does with a text. */
function translate(text: Text, words: string) {
  const font = document.createElement('font')
  font.textContent = words
  text.replaceWith(font)
}

test('a text that was translated still changes', async () => {
  const button = (words: string) => (
    <button type="button">
      <KeyedText>{words}</KeyedText>
    </button>
  )
  const { container, rerender } = await render(button('Pause video'))
  const text = document.createTreeWalker(container, NodeFilter.SHOW_TEXT).nextNode() as Text
  translate(text, 'Video anhalten')
  expect(container.textContent).toBe('Video anhalten')
  await rerender(button('Play video'))
  expect(container.textContent).toBe('Play video')
})
