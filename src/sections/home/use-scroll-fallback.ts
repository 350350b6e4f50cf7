import { useEffect, type RefObject } from 'react'

/** Tells the style sheet the scroll offset, in px, in browsers without scroll timelines. */
export function useScrollFallback(hero: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return
    const onScroll = () => hero.current!.style.setProperty('--scroll', String(scrollY))
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [hero])
}
