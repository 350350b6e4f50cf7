export type FormServiceKind = 'third-party' | 'inbox' | 'preview'

const KINDS: Record<string, FormServiceKind> = { production: 'third-party', server: 'inbox' }

/** Returns who receives inquiries in this Vite mode. */
export const formServiceKind = (mode: string): FormServiceKind => KINDS[mode] ?? 'preview'
