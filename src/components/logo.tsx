import type { LogoDrawing } from '../content/brand'

interface Props {
  drawing: LogoDrawing
  className?: string | undefined
}

/** The logo in the text's colour. Decorative: where it is a link, the link has a name. */
export const Logo = ({ drawing: { href, width, height }, className }: Props) => (
  <svg
    className={className}
    viewBox={`0 0 ${width} ${height}`}
    fill="currentColor"
    aria-hidden="true"
  >
    <use href={href} width={width} height={height} />
  </svg>
)
