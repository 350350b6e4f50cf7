import { defineConfig, type Plugin } from 'vite'

const browserStubs: Plugin = {
  name: 'browser-stubs',
  // Schemas check whether files exist. In the browser every file counts as existing.
  resolveId: { order: 'pre', filter: { id: /^node:(fs|path)$/ }, handler: () => '\0files' },
  load: {
    filter: { id: /^\0files$/ },
    handler: () => `export const existsSync = () => true, statSync = () => ({ size: 0 }),
      readFileSync = () => '', resolve = (...parts) => parts.join('/'), join = resolve`,
  },
  // Removes Sveltia's advice to try again later, because retrying never helps.
  transform: (code) => code.replace(/There was an error while sav.+?later\./, 'Nothing was saved.'),
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../.cache/editor',
  plugins: [browserStubs],
  optimizeDeps: { exclude: ['@sveltia/cms'] },
  // Live reload would react to the files that the editor writes and discard unsaved changes.
  server: { port: 4323, strictPort: true, open: true, watch: null, fs: { allow: ['..'] } },
})
