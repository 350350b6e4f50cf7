export type FormServiceKind = 'third-party' | 'inbox' | 'preview'

const KINDS: Record<string, FormServiceKind> = { production: 'third-party', server: 'inbox' }

/** Returns the kind of service that receives inquiries in a Vite mode. */
export const formServiceKind = (mode: string): FormServiceKind => KINDS[mode] ?? 'preview'
