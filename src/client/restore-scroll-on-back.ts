const topByEntryKey = new Map<string, number>()

// Chromium restores scroll positions within a page, except the first time that the visitor goes back to a URL with a
// fragment: Chromium then scrolls to the fragment. Browsers without the Navigation API always restore the position.
const { navigation: api } = window as Partial<Window>
api?.addEventListener('currententrychange', ({ navigationType, from }) => {
  topByEntryKey.set(from.key, scrollY)
  const top = topByEntryKey.get(api.currentEntry!.key)
  // The timeout ends after the browser has scrolled to the URL's fragment. The scroll isn't instant, because a running
  // smooth scroll would override an instant scroll.
  if (navigationType === 'traverse' && top !== undefined) setTimeout(() => scrollTo(0, top))
})
