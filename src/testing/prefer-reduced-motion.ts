import { cdp } from 'vitest/browser'

/** For component tests: sets the visitor's preference; '' is none. */
export const preferReducedMotion = (value: 'reduce' | '') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })
