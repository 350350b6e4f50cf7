import type { AstroIntegration } from 'astro'

type SetupOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0]

/** The mode of builds for the public, the only one that the guard watches. */
export const PUBLISHING_MODE = 'production'

/** Where builds for publishing go, and nothing else: every way of publishing takes them from there. */
export const PUBLISHING_FOLDER = 'dist'

/** Where `npm run build:preview` puts what is only to be looked at: `npm start`, tests and the bench. */
export const PREVIEW_FOLDER = 'dist-preview'

/**
 * Answers later whether the build is for publishing. Astro does not tell integrations the mode,
 * Vite does; until it has, the answer is yes.
 */
export function watchMode(updateConfig: SetupOptions['updateConfig']): () => boolean {
  let mode = PUBLISHING_MODE
  const plugin = {
    name: 'watch-mode',
    configResolved: (resolved: { mode: string }) => void (mode = resolved.mode),
  }
  updateConfig({ vite: { plugins: [plugin] } })
  return () => mode === PUBLISHING_MODE
}
