import styles from './audience-links.module.css'

interface Props {
  label: string
  links: { linkText: string; href: string }[]
}

/** Renders nothing if the list is empty. */
export const AudienceLinks = ({ label, links }: Props) =>
  links.length > 0 && (
    <nav className={`cluster page-margin ${styles.links}`} aria-label={label}>
      {links.map(({ linkText, href }, index) => (
        <a key={index} className="touch-target" href={href}>
          {linkText}
        </a>
      ))}
    </nav>
  )
