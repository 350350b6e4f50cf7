/**
 * Who takes inquiries: a third party, the site's own inbox or, in a preview (a build to look at), the one on this computer.
 */
export type FormServiceKind = 'third-party' | 'inbox' | 'preview'

const KINDS: Record<string, FormServiceKind> = { production: 'third-party', server: 'inbox' }

/** Who takes the inquiries of a build with this mode of Vite's, which `astro build` calls `production` by itself. */
export const formServiceKind = (mode: string): FormServiceKind => KINDS[mode] ?? 'preview'
