export type FormServiceKind = 'third-party' | 'own-inbox' | 'preview-inbox'

const KINDS: Record<string, FormServiceKind> = { production: 'third-party', server: 'own-inbox' }

/** Returns which kind of service receives inquiries if the site is built in the given Vite mode. */
export const formServiceKindForMode = (mode: string): FormServiceKind =>
  KINDS[mode] ?? 'preview-inbox'
