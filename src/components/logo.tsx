import type { LogoUseAttributes } from '../content/brand'

interface Props {
  drawing: LogoUseAttributes
  className?: string | undefined
  children?: string
}

/** Renders the logo as a decorative SVG, so a link that contains only the logo needs a label. */
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
