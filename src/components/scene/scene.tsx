import styles from './scene.module.css'

interface Props {
  /** Time of day, `HH:MM`. */
  time: string
  place: string
  className?: string | undefined
}

/** When and where a picture is taken: the pictures of the landing page are one night, as the chart is. */
export const Scene = ({ time, place, className }: Props) => (
  <p className={['waypoint reading', styles.scene, className].join(' ')}>
    {time} <span>{place}</span>
  </p>
)
