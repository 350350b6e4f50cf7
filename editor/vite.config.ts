import { defineConfig, type Plugin } from 'vite'

const browserStubs: Plugin = {
  name: 'browser-stubs',
  // Schemas check whether files exist. In the browser, a stub pretends that every file exists.
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
  // Live reload is off, because each file that the editor writes would reload the page and discard unsaved changes.
  server: { port: 4323, strictPort: true, open: true, watch: null, fs: { allow: ['..'] } },
})
