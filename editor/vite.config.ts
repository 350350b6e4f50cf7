import { defineConfig, type Plugin } from 'vite'

const browserStubs: Plugin = {
  name: 'browser-stubs',
  // Schemas ask whether files exist. In a browser all do: the editor offers no others, and the build asks again.
  resolveId: { order: 'pre', filter: { id: /^node:(fs|path)$/ }, handler: () => '\0files' },
  load: {
    filter: { id: /^\0files$/ },
    handler: () => `export const existsSync = () => true, statSync = () => ({ size: 0 }),
      readFileSync = () => '', resolve = (...parts) => parts.join('/'), join = resolve`,
  },
  // It stands above our messages, and no wait helps.
  transform: (code) => code.replace(/There was an error while sav.+?later\./, 'Nothing was saved.'),
}

/** The editor of content/, which `npm run edit` serves. No build of the site contains it. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../.cache/editor',
  plugins: [browserStubs],
  optimizeDeps: { exclude: ['@sveltia/cms'] },
  // A live reload would watch the files that the editor writes, and lose what is not saved.
  server: { port: 4323, strictPort: true, open: true, watch: null, fs: { allow: ['..'] } },
})
