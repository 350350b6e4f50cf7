/** Cloudflare's tool as npx takes it. No dependency: it weighs more than all of them together. */
export const WRANGLER = 'wrangler@4.164.0'
