export type FormServiceKind = 'third-party' | 'own-inbox' | 'preview'

const KINDS: Record<string, FormServiceKind> = { production: 'third-party', server: 'own-inbox' }

/** Returns the kind of service that receives inquiries in a Vite mode. */
export const formServiceKind = (mode: string): FormServiceKind => KINDS[mode] ?? 'preview'
