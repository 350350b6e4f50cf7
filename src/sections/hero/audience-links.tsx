import { Icon } from '../../components/icon'
import styles from './audience-links.module.css'

interface Props {
  label: string
  links: { who: string; href: string }[]
}

/** Where each kind of visitor goes on: at the foot of the hero, or in a smaller window below it. Null without links. */
export const AudienceLinks = ({ label, links }: Props) =>
  links.length > 0 && (
    <nav className={`cluster link-row ${styles.links}`} aria-label={label}>
      {links.map(({ who, href }, index) => (
        <a key={index} className="small touch-target" href={href}>
          {who}
          <Icon name="arrow-right" />
        </a>
      ))}
    </nav>
  )
