/** Calls `then` after the page's `load` event, at once where that is past. Returns what calls it off. */
export function onceLoaded(then: () => void): () => void {
  if (document.readyState === 'complete') {
    then()
    return () => {}
  }
  addEventListener('load', then, { once: true })
  return () => removeEventListener('load', then)
}
