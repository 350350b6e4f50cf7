import type { APIRoute, GetStaticPaths } from 'astro'

/** Where earlier sites of a company had their service worker. */
export const getStaticPaths: GetStaticPaths = () =>
  ['sw', 'service-worker'].map((worker) => ({ params: { worker } }))

/**
 * Replaces the worker that an earlier site at this address has left, which would show visitors that site for ever: a
 * file that is missing changes nothing. Removes itself, and shows this site in each open tab.
 */
export const GET: APIRoute = () =>
  new Response(`oninstall = () => skipWaiting()
onactivate = async () => {
  await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const tab of await clients.matchAll()) tab.navigate(tab.url)
}
`)
