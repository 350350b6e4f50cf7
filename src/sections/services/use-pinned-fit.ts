import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { observe } from '../../lib/browser'
import { isPinned } from './pinned-layout'

/**
 * Whether all six services fit where they are pinned; in a window without room for that they do. Until hydration, it is
 * assumed. While it is measured, which
 * no frame shows, all six are laid out; afterwards React also hides again what the browser opened before hydration.
 */
export type PinnedFit = 'unmeasured' | 'measuring' | 'fits' | 'overflows'

/** The six blocks and, in the pinned layout, the index. */
const partsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('[data-service], :scope > ol'),
]

/** Whether some of a part's lines are cut off. */
const isCutOff = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1

/**
 * Measures all services for each size of the viewport, and again when a font has come. When a text becomes longer, only the
 * open service is measured.
 */
export function usePinnedFit(rootRef: RefObject<HTMLElement | null>): PinnedFit {
  const [fit, setFit] = useState<PinnedFit>('unmeasured')

  useEffect(() => {
    const measure = () => setFit('measuring')
    let size = ''
    const onResize = () => {
      const before = size
      // Not `innerHeight`: that changes with a phone's address bar.
      const { clientWidth, clientHeight } = document.documentElement
      size = `${clientWidth} ${clientHeight}`
      if (size !== before) measure()
    }
    onResize()
    addEventListener('resize', onResize)
    document.fonts?.addEventListener('loadingdone', measure)
    // A translation, or a larger font, makes the open service longer at the same size.
    const parts = partsOf(rootRef.current!)
    const onChange = () => {
      const isCut = parts.some((part) => !part.hidden && isCutOff(part))
      if (isCut && isPinned()) setFit('overflows')
    }
    const contents = parts.flatMap((part) => [...part.children])
    const unobserve = observe(contents, () => new ResizeObserver(onChange))
    return () => {
      removeEventListener('resize', onResize)
      document.fonts?.removeEventListener('loadingdone', measure)
      unobserve()
    }
  }, [rootRef])

  // The render for 'measuring' has laid out all six.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Sizes are known only then.
    if (fit === 'measuring') setFit(partsOf(rootRef.current!).some(isCutOff) ? 'overflows' : 'fits')
  }, [fit, rootRef])

  return fit
}
