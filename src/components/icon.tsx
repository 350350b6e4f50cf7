const DRAWINGS = {
  'arrow-left': [14, 12, 'M13 6H1M6 1 1 6l5 5'],
  'arrow-right': [14, 12, 'M0 6h13M8 1l5 5-5 5'],
  'arrow-down': [12, 14, 'M6 0v13M1 8l5 5 5-5'],
  chevron: [10, 6, 'M1 1l4 4 4-4'],
  cross: [12, 12, 'M1 1l10 10M11 1 1 11'],
  check: [13, 11, 'M1 6l4 4 7-9'],
  pause: [11, 12, 'M2 0v12M9 0v12'],
  play: [12, 12, 'M1 0v12l10-6z'],
  triangle: [12, 10, 'M0 0h12L6 10z'],
  phone: [
    16,
    16,
    'M4.6 1H2.3A1.3 1.3 0 0 0 1 2.4C1.3 9 7 14.7 13.6 15a1.3 1.3 0 0 0 1.4-1.3v-2.3l-3.4-1.5-1.7 1.7A9.6 9.6 0 0 1 4.4 6.1l1.7-1.7Z',
  ],
} as const

interface Props {
  name: keyof typeof DRAWINGS
  scale?: number
  className?: string | undefined
}

const roundPx = (px: number) => Number(px.toFixed(2))

/** Renders a decorative icon. */
export function Icon({ name, scale = 1, className }: Props) {
  const [width, height, path] = DRAWINGS[name]
  const isSolid = name === 'play' || name === 'triangle'
  return (
    <svg
      className={className}
      width={roundPx(width * scale)}
      height={roundPx(height * scale)}
      viewBox={`0 0 ${width} ${height}`}
      fill={isSolid ? 'currentColor' : 'none'}
      stroke={isSolid ? 'none' : 'currentColor'}
      strokeWidth={name === 'pause' ? 3 : 1.75}
      overflow="visible"
      data-mirrored={/left|right/.test(name) ? '' : undefined}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
