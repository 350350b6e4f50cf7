import { useEffect, useLayoutEffect, useState } from 'react'
import { observe } from '../../lib/browser'
import { SERVICE_IDS } from '../../lib/ids'
import { isPinned, type LayoutRefs } from './pinned-layout'

/**
 * Whether all six services fit where they are pinned; in a window without room for that they do. Until hydration, it is
 * assumed. While it is measured, which
 * no frame shows, all six are laid out; afterwards React also hides again what the browser opened before hydration.
 */
export type PinnedFit = 'unmeasured' | 'measuring' | 'fits' | 'overflows'

const blocksOf = ({ blockRefs }: LayoutRefs) => SERVICE_IDS.map((id) => blockRefs[id].current!)

/** Whether some of a block's lines are cut off. */
const isCutOff = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1

/**
 * Measures all services for each size of the viewport, and again when a font has come. When a text becomes longer, only the
 * open service is measured.
 */
export function usePinnedFit(refs: LayoutRefs): PinnedFit {
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
    const blocks = blocksOf(refs)
    const onChange = () => {
      const isCut = blocks.some((block) => !block.hidden && isCutOff(block))
      if (isCut && isPinned(refs)) setFit('overflows')
    }
    const contents = blocks.flatMap((block) => [...block.children])
    const unobserve = observe(contents, () => new ResizeObserver(onChange))
    return () => {
      removeEventListener('resize', onResize)
      document.fonts?.removeEventListener('loadingdone', measure)
      unobserve()
    }
  }, [refs])

  // The render for 'measuring' has laid out all six.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Sizes are known only then.
    if (fit === 'measuring') setFit(blocksOf(refs).some(isCutOff) ? 'overflows' : 'fits')
  }, [fit, refs])

  return fit
}
