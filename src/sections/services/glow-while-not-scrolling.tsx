import { useEffect, useState, type ComponentProps } from 'react'
import { GlowOverlay } from '../../components/picture/glow-overlay'

/** Blending the glow takes longer than the rest of a frame, so the glow waits until scrolling has ended. */
const GLOW_DELAY_MS = 800

/** Renders the glow while the page isn't scrolling. */
export function GlowWhileNotScrolling(props: ComponentProps<typeof GlowOverlay>) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = () => {
      clearTimeout(timer)
      setIsShown(false)
      timer = setTimeout(() => setIsShown(true), GLOW_DELAY_MS)
    }
    restart()
    addEventListener('scroll', restart, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', restart)
    }
  }, [])
  return isShown && <GlowOverlay {...props} />
}
