import { defineConfig, type Plugin } from 'vite'

const PORT = 4323

/** Schemas ask whether files exist. In a browser all do: the editor offers no others, and the build asks again. */
const filesInBrowsers: Plugin = {
  name: 'files-in-browsers',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /^node:(fs|path)$/.test(id) && importer?.includes('/src/content/') ? '\0files' : undefined,
  load: (id) =>
    id === '\0files'
      ? `export const existsSync = () => true, statSync = () => ({ size: 0 }), readFileSync = () => ''
         export const resolve = (...parts) => parts.join('/'), join = resolve`
      : undefined,
  configureServer: ({ httpServer }) => {
    httpServer?.once('listening', () => console.log(`Editor: http://localhost:${PORT}/`))
  },
}

/** The editor of content/, which `npm run edit` serves. No build of the site contains it. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../.cache/editor',
  publicDir: false,
  // Without warnings about the package, and so without the address, too.
  logLevel: 'error',
  plugins: [filesInBrowsers],
  // A live reload would watch the files that the editor writes, and lose what is not saved.
  server: { port: PORT, strictPort: true, open: true, watch: null, fs: { allow: ['..'] } },
  build: { outDir: '../dist-editor', target: 'es2023' },
})
