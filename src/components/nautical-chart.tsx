import { clsx } from 'clsx'
import { WIDE } from '../lib/media-queries'

const urlOf = (name: string) => `/nautical-charts/${name}.svg`
const phoneUrlOf = (name: string) => urlOf(`${name}-phone`)

/** Returns preload links for pages whose largest contentful paint is the nautical chart. */
export const nauticalChartPreloads = (name: string) =>
  name === ''
    ? []
    : [
        { href: urlOf(name), media: WIDE },
        { href: phoneUrlOf(name), media: `not all and ${WIDE}` },
      ]

interface Props {
  name: string
  className: string | undefined
}

/** Renders nothing if `name` is empty. */
export const NauticalChart = ({ name, className }: Props) =>
  name !== '' && (
    <picture className={clsx('decorative', className)}>
      <source media={WIDE} srcSet={urlOf(name)} />
      <img className="object-cover" src={phoneUrlOf(name)} alt="" fetchPriority="low" />
    </picture>
  )
