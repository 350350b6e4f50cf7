import type { Navigation } from '../../content/schemas'
import type { Route } from '../../content/route'
import { SECTION_IDS, type SectionId } from '../../lib/sections'
import { useActiveSection } from '../../state/use-active-section'
import { withErrorBoundary } from '../../components/section-boundary/with-error-boundary'
import styles from './course-line.module.css'

interface Course {
  /** What screen readers call the index. */
  label: Navigation['courseLabel']
  waypoints: (Pick<Route['waypoints'][number], 'section' | 'name'> & { label: string })[]
}

/** The course at the side of wide windows: four waypoints, which are an index of the sections. */
export function CourseLine({ label, waypoints, current }: Course & { current: SectionId }) {
  const reached = SECTION_IDS.findIndex((section) => section === current)

  return (
    <div className={styles.side}>
      <nav className={styles.course} data-ground={current} aria-label={label}>
        <ol className={styles.waypoints}>
          {waypoints.map(({ section, name, label }, index) => (
            <li key={section} className={styles.leg} data-sailed={index < reached || undefined}>
              <a
                className={styles.waypoint}
                href={`/#${section}`}
                aria-label={label}
                aria-current={section === current ? 'true' : undefined}
                data-sailed={index < reached || undefined}
              />
              <span className={styles.name} aria-hidden="true">
                {name}
              </span>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

/** The same where the visitor scrolls from section to section. */
const SailedCourseLine = (course: Course) => (
  <CourseLine {...course} current={useActiveSection('home') ?? 'home'} />
)

/** An index beside the others: where it fails, nothing stands in its place. */
export const CourseLineIsland = withErrorBoundary(SailedCourseLine, () => null)
