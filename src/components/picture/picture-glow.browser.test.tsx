import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PICTURE } from '../../testing/picture'
import { preferReducedMotion } from '../../testing/prefer-reduced-motion'
import { PictureGlow } from './picture-glow'

afterEach(() => preferReducedMotion(''))

test.each(['approaches', 'flashes', 'flickers', 'shimmers', 'sways', 'sweeps'] as const)(
  'glow that %s: moves for less than five seconds, not under reduced motion',
  async (glowAnimation) => {
    const { container } = await render(
      <PictureGlow src={PICTURE.webp} glowAnimation={glowAnimation} focus={PICTURE.focus} />,
    )
    // What moves for longer needs a button that stops it (WCAG 2.2.2).
    const ends = container
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect!.getComputedTiming().endTime)
    expect(new Set(ends)).toEqual(new Set([4900]))
    await preferReducedMotion('reduce')
    await expect.poll(() => container.querySelector('img')!.checkVisibility()).toBe(false)
  },
)
