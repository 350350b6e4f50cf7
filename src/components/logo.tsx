import type { LogoDrawing } from '../content/brand'

interface Props {
  drawing: LogoDrawing
  className?: string | undefined
  /** The company's name. Browsers that do not draw SVG show it instead. */
  children?: string
}

/** The logo in the text's colour. Decorative: where it is a link, the link has a name. */
export const Logo = ({ drawing: { href, width, height }, className, children }: Props) => (
  <svg
    className={className}
    viewBox={`0 0 ${width} ${height}`}
    fill="currentColor"
    aria-hidden="true"
  >
    {children}
    <use href={href} width={width} height={height} />
  </svg>
)
