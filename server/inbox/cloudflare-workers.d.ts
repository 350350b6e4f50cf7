declare module 'cloudflare:workers' {
  export const env: import('./worker.ts').Environment
}
