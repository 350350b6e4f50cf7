/**
 * Calls `listener` at most once a frame while the page scrolls or changes its size, and once
 * at the start. Returns what ends it.
 */
export function onScroll(listener: () => void): () => void {
  let frame = 0
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      listener()
    })
  }
  addEventListener('scroll', schedule, { passive: true })
  addEventListener('resize', schedule)
  listener()
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', schedule)
    removeEventListener('resize', schedule)
  }
}
