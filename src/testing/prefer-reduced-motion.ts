import { cdp } from 'vitest/browser'

/** Emulates the preference. '' means no preference. */
export const preferReducedMotion = (value: 'reduce' | '') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })
