import type { Navigation } from '../../content/navigation'
import type { Route } from '../../content/route'
import { SECTION_IDS } from '../../lib/sections'
import { useActiveSection } from '../../state/use-active-section'
import { bounded } from '../../ui/section-boundary/bounded'
import styles from './course-line.module.css'

interface Props {
  /** What screen readers call the index. */
  label: Navigation['courseLabel']
  waypoints: (Pick<Route['waypoints'][number], 'section' | 'name'> & { label: string })[]
}

/** The course at the side of wide windows: four waypoints, which are an index of the sections. */
function CourseLine({ label, waypoints }: Props) {
  const active = useActiveSection('home') ?? 'home'
  const reached = SECTION_IDS.indexOf(active)

  return (
    <div className={styles.side}>
      <nav className={styles.course} data-ground={active} aria-label={label}>
        <ol className={styles.waypoints}>
          {waypoints.map(({ section, name, label }, index) => (
            <li key={section} className={styles.leg} data-sailed={index < reached || undefined}>
              <a
                className={styles.waypoint}
                href={`/#${section}`}
                aria-label={label}
                aria-current={section === active ? 'true' : undefined}
                data-sailed={index < reached || undefined}
              >
                <span className={styles.name} aria-hidden="true">
                  {name}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

/** An index beside the others: where it fails, nothing stands in its place. */
export const CourseLineIsland = bounded(CourseLine, () => null)
