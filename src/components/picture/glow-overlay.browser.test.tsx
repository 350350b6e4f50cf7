import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { emulateReducedMotion } from '../../testing/emulate-reduced-motion'
import { PICTURE } from '../../testing/picture'
import { GlowOverlay } from './glow-overlay'

afterEach(() => emulateReducedMotion(''))

test.each(['approaches', 'flashes', 'flickers', 'shimmers', 'sways', 'sweeps'] as const)(
  'glow that %s: ends within five seconds, and is hidden with reduced motion',
  async (glowAnimation) => {
    const { container } = await render(
      <GlowOverlay src={PICTURE.webp} glowAnimation={glowAnimation} focus={PICTURE.focus} />,
    )
    const endTimes = container
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect!.getComputedTiming().endTime)
    expect(new Set(endTimes)).toEqual(new Set([4900]))
    await emulateReducedMotion('reduce')
    await expect.poll(() => container.querySelector('img')!.checkVisibility()).toBe(false)
  },
)
