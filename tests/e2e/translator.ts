/**
 * Translates the page that it runs in, as browsers' translators do: once the document is parsed, and again whenever a
 * script adds or changes text. Each text node is replaced by another one in two font elements, so what React
 * knows is no longer in the page. `ar` also turns the page from right to left.
 *
 * Words stay as they are, so that tests find them. Each text ends in a zero-width space, which Playwright ignores and
 * React does not.
 *
 * Needs nothing outside: `page.addInitScript(translatePage, 'ar')`, before hydration, or
 * `page.evaluate(translatePage, 'ar')` at any later moment.
 */
export function translatePage(language: string) {
  const LEFT_ALONE = 'script, style, noscript, title, option, textarea, svg, font, [translate=no]'

  function translate(text: Text) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild!.append(`${text.data}\u200B`)
    text.replaceWith(outer)
  }

  function translateAll(root: Node) {
    const found = root instanceof Text ? [root] : []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    found.forEach(translate)
  }

  function start() {
    const { documentElement } = document
    documentElement.lang = language
    documentElement.classList.add(language === 'ar' ? 'translated-rtl' : 'translated-ltr')
    if (language === 'ar') documentElement.dir = 'rtl'
    translateAll(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translate(target)
        addedNodes.forEach(translateAll)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
