import { clsx } from 'clsx'
import { WIDE } from '../lib/media-queries'

const urlOf = (name: string) => `/nautical-charts/${name}.svg`
const phoneUrlOf = (name: string) => urlOf(`${name}-phone`)

/** For a page that begins with a chart, which is its largest picture above the fold. None without a name. */
export const nauticalChartPreloads = (name: string) =>
  name === ''
    ? []
    : [
        { href: urlOf(name), media: WIDE },
        { href: phoneUrlOf(name), media: `not all and ${WIDE}` },
      ]

interface Props {
  /** A drawing in src/assets/nautical-charts. The one whose name also ends in `-phone` is shown where it is not WIDE. */
  name: string
  className: string | undefined
}

/** A night chart that fills its container. Decorative. None without a name. */
export const NauticalChart = ({ name, className }: Props) =>
  name !== '' && (
    <picture className={clsx('scenery', className)}>
      <source media={WIDE} srcSet={urlOf(name)} />
      {/* After the hero's poster, where it is below it. Pages that begin with it preload it. */}
      <img className="cropped" src={phoneUrlOf(name)} alt="" fetchPriority="low" />
    </picture>
  )
