import { SECTION_IDS, sectionHref } from '../../lib/sections'
import { Logo } from '../../components/logo/logo'
import styles from './plain-bar.module.css'
import type { TopBarProps } from './top-bar'
import barStyles from './top-bar.module.css'

/** What stands in the place of a top bar that has failed: the same ways as plain links, without menus. */
export function PlainBar({ page, navigation }: Pick<TopBarProps, 'page' | 'navigation'>) {
  return (
    <header className={barStyles.bar}>
      <div className={`${barStyles.row} ${styles.row}`}>
        <a className={barStyles.logo} href="/" aria-label={navigation.logo}>
          <Logo drawing="mark" className={styles.mark} />
        </a>
        <nav className={styles.entries} aria-label={navigation.mainLabel}>
          {SECTION_IDS.map((section) => (
            <a key={section} className={barStyles.entry} href={sectionHref(page, section)}>
              {navigation[section]}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}
