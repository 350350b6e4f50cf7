import barSvg from '../../assets/logos/logo-bar.svg?raw'
import heroSvg from '../../assets/logos/logo-hero.svg?raw'
import markSvg from '../../assets/logos/logo-mark.svg?raw'

const DRAWINGS = { bar: barSvg, hero: heroSvg, mark: markSvg }
type Drawing = keyof typeof DRAWINGS

const VIEW_BOXES: Record<Drawing, [width: number, height: number]> = {
  bar: [284.6, 32],
  hero: [716.2, 97],
  mark: [32, 32],
}

/** An svg file as a symbol, so that a page carries each outline once. */
const asSymbol = ([name, svg]: [string, string]) =>
  svg
    .replace(/<svg[^>]*?viewBox="([^"]+)"[^>]*>/, `<symbol id="logo-${name}" viewBox="$1">`)
    .replace(/<title>.*?<\/title>/, '')
    .replace('</svg>', '</symbol>')

/** The outlines that `Logo` draws from; once in every page. */
export function LogoOutlines() {
  return (
    <svg
      width="0"
      height="0"
      style={{ position: 'absolute' }}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: Object.entries(DRAWINGS).map(asSymbol).join('') }}
    />
  )
}

interface Props {
  drawing: Drawing
  className?: string | undefined
}

/** The logo in the text's colour. It has no name of its own: what it stands in names it. */
export function Logo({ drawing, className }: Props) {
  const [width, height] = VIEW_BOXES[drawing]
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} fill="currentColor" aria-hidden="true">
      <use href={`#logo-${drawing}`} />
    </svg>
  )
}
