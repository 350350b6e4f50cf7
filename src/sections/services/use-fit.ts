import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { observe } from '../../lib/browser'
import { isCutOff, isPinned } from './pinned-layout'

/** Whether all six services fit the pinned layout. While it is measured, all six are laid out, unseen. */
export type PinnedFit = 'fits' | 'measuring' | 'overflows'

const blocksIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-service]')]

/** Measures all services at once for each size of the viewport, and again when a font, or a longer text, has come. */
export function useFit(root: RefObject<HTMLElement | null>): PinnedFit {
  // An assumption, for the prerendered page.
  const [fit, setFit] = useState<PinnedFit>('fits')

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
    const blocks = blocksIn(root.current!)
    const onChange = () => {
      const isCut = blocks.some((block) => !block.hidden && isCutOff(block))
      if (isCut && isPinned(root.current!)) setFit('overflows')
    }
    const contents = blocks.flatMap((block) => [...block.children])
    const unobserve = observe(contents, () => new ResizeObserver(onChange))
    return () => {
      removeEventListener('resize', onResize)
      document.fonts?.removeEventListener('loadingdone', measure)
      unobserve()
    }
  }, [root])

  // The render for 'measuring' has laid out all six.
  useLayoutEffect(() => {
    if (fit === 'measuring') setFit(blocksIn(root.current!).some(isCutOff) ? 'overflows' : 'fits')
  }, [fit, root])

  return fit
}
