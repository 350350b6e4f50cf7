/** Who receives inquiries: a third party, the site's own inbox, or the local inbox of a preview. */
export type FormServiceKind = 'third-party' | 'inbox' | 'preview'

const KINDS: Record<string, FormServiceKind> = { production: 'third-party', server: 'inbox' }

/** Returns who receives inquiries in a build with this Vite mode. */
export const formServiceKind = (mode: string): FormServiceKind => KINDS[mode] ?? 'preview'
