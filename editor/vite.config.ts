import { createLogger, defineConfig, type Plugin } from 'vite'

const LATER = 'There was an error while saving the entry. Please try again later.'

const adaptations: Plugin = {
  name: 'adaptations',
  enforce: 'pre',
  // Schemas ask whether files exist. In a browser all do: the editor offers no others, and the build asks again.
  resolveId: (id, importer) =>
    /^node:(fs|path)$/.test(id) && importer?.includes('/src/content/') ? '\0files' : undefined,
  load: (id) =>
    id === '\0files'
      ? `export const existsSync = () => true, statSync = () => ({ size: 0 }), readFileSync = () => ''
         export const resolve = (...parts) => parts.join('/'), join = resolve`
      : undefined,
  // It stands above our messages, and no wait helps.
  transform: (code, id) =>
    id.includes('@sveltia/cms') ? code.replace(LATER, 'Nothing was saved.') : undefined,
}

/** The editor of content/, which `npm run edit` serves. No build of the site contains it. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../.cache/editor',
  plugins: [adaptations],
  optimizeDeps: { rolldownOptions: { plugins: [adaptations] } },
  // Its warnings are about the package.
  customLogger: { ...createLogger(), warn: () => {}, warnOnce: () => {} },
  // A live reload would watch the files that the editor writes, and lose what is not saved.
  server: { port: 4323, strictPort: true, open: true, watch: null, fs: { allow: ['..'] } },
  build: { outDir: '../.cache/hosted-editor', emptyOutDir: true, target: 'es2023' },
})
