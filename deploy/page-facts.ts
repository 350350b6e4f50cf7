import { findFormOrigin } from './form-origin.ts'
import type { PageFacts } from './headers.ts'
import { collectInlineHashes } from './inline-hashes.ts'

/** What the built pages of a folder need the security policy to allow. */
export const readPageFacts = (folder: string): PageFacts => ({
  ...collectInlineHashes(folder),
  formOrigin: findFormOrigin(folder),
})
