import { useEffect, useState, type ComponentProps } from 'react'
import { PictureGlow } from '../../components/picture/picture-glow'

/** How long the page stands still first: blending a light costs more than all else that a frame draws. */
const GLOW_DELAY_MS = 800

/** The glow over an open service's picture, while the page stands still. */
export function GlowWhileStill(props: ComponentProps<typeof PictureGlow>) {
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
  return isShown && <PictureGlow {...props} />
}
