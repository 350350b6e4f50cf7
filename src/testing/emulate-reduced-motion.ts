import { cdp } from 'vitest/browser'

/** Emulates the preference for reduced motion. An empty value means no preference. */
export const emulateReducedMotion = (value: 'reduce' | '') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })
