import styles from './chart.module.css'

interface Props {
  /** A drawing in src/assets/charts. The one whose name also ends in `-phone` is shown below 48rem. */
  name: string
  className?: string | undefined
}

/** A night chart that fills its container. Decorative. */
export const Chart = ({ name, className }: Props) => (
  <picture className={[styles.chart, className].join(' ')}>
    <source media="(min-width: 48rem)" srcSet={`/charts/${name}.svg`} />
    <img className="cropped" src={`/charts/${name}-phone.svg`} alt="" />
  </picture>
)
