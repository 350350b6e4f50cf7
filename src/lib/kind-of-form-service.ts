/**
 * Who takes inquiries: a service of somebody else, one of the company's own at the site's address, or,
 * in a preview, the one on the computer that serves it.
 */
export type FormServiceKind = 'hosted' | 'own' | 'preview'

/** The kind of a build's form service, by the addresses of the service and of the site. */
export function kindOfFormService(
  isPublished: boolean,
  endpoint: string,
  site: string,
): FormServiceKind {
  if (!isPublished) return 'preview'
  return new URL(endpoint, site).origin === new URL(site).origin ? 'own' : 'hosted'
}
