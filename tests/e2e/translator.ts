/**
 * Simulates a translation tool, which replaces the text nodes that React rendered. Appends a zero-width space, which
 * Playwright ignores. Runs in the browser's page.
 */
export function translatePage(language: string) {
  const EXCLUDED = 'script, style, noscript, title, option, textarea, svg, font, [translate=no]'

  function translate(text: Text) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(EXCLUDED)) return
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild!.append(`${text.data}\u200B`)
    text.replaceWith(outer)
  }

  function translateAll(root: Node) {
    const texts = root instanceof Text ? [root] : []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translate)
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
