import styles from './chart.module.css'

const files = import.meta.glob<string>('../../assets/charts/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const urlOf = (name: string) => files[`../../assets/charts/${name}.svg`]
const phoneUrlOf = (name: string) => urlOf(`${name}-phone`) ?? urlOf(name)

const WIDE = '(min-width: 64rem)'

/** For a page that begins with a chart, which is its largest picture above the fold. Nothing without a chart. */
export const chartPreloads = (name: string) =>
  name === ''
    ? []
    : [
        { href: urlOf(name), media: WIDE },
        { href: phoneUrlOf(name), media: `not all and ${WIDE}` },
      ]

interface Props {
  /** A drawing in src/assets/charts; one whose name ends in `-phone` is shown instead below 64rem. */
  name: string
  className?: string | undefined
}

/** A night chart that fills its place. Decorative. */
export const Chart = ({ name, className }: Props) => (
  <picture className={[styles.chart, className].join(' ')}>
    <source media={WIDE} srcSet={urlOf(name)} />
    <img className="cropped" src={phoneUrlOf(name)} alt="" />
  </picture>
)
