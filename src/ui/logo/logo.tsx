import outlines from '../../assets/logos/logos.svg?raw'

const VIEW_BOXES = {
  bar: [284.6, 32],
  hero: [716.2, 97],
  mark: [32, 32],
} as const

/** The symbols that `Logo` draws from; once in every page. */
export function LogoOutlines() {
  const symbols = outlines.slice(outlines.indexOf('<symbol'), outlines.indexOf('</svg>')).replaceAll(/>\s+</g, '><')
  return <svg className="outlines" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />
}

interface Props {
  drawing: keyof typeof VIEW_BOXES
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
