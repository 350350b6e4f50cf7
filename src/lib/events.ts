/** The events by which scripts and islands communicate, each with its detail. All of them are dispatched on `window`. */
interface SiteEvents {
  /** A visitor follows a link by a plain click. An island that prevents the default follows it instead of the browser. */
  'site:follow-link': { url: URL; link: Element }
}

export type SiteEvent<Name extends keyof SiteEvents> = CustomEvent<SiteEvents[Name]>

/** Dispatches an event. Returns false if a listener has prevented the default. */
export const emit = <Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]) =>
  dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))

/** Calls `listener` for each event of that name. Returns a function that stops this. */
export function listen<Name extends keyof SiteEvents>(
  name: Name,
  listener: (event: SiteEvent<Name>) => void,
): () => void {
  addEventListener(name, listener as EventListener)
  return () => removeEventListener(name, listener as EventListener)
}
