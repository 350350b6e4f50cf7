import styles from './chart.module.css'

const files = import.meta.glob<string>('../../assets/charts/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const urlOf = (name: string) => files[`../../assets/charts/${name}.svg`]

interface Props {
  /** A drawing in src/assets/charts; one whose name ends in `-phone` is shown instead below 48rem. */
  name: string
  className?: string | undefined
}

/** A night chart that fills its place. Decorative. */
export const Chart = ({ name, className }: Props) => (
  <picture className={[styles.chart, className].join(' ')}>
    <source media="(min-width: 48rem)" srcSet={urlOf(name)} />
    <img className="cropped" src={urlOf(`${name}-phone`) ?? urlOf(name)} alt="" />
  </picture>
)
