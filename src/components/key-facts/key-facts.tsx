import styles from './key-facts.module.css'

/** A fact that decides for a visitor, with the ID of the section that explains it. */
export interface KeyFact {
  label: string
  value: string
  section: string
}

interface Props {
  /** Names the facts for screen readers. */
  label: string
  facts: readonly KeyFact[]
}

/** The facts that decide, each linked to its section. They are also the page's table of contents. Renders nothing without facts. */
export const KeyFacts = ({ label, facts }: Props) =>
  facts.length > 0 && (
    <nav aria-label={label}>
      <dl className={styles.facts}>
        {facts.map(({ label: fact, value, section }) => (
          <div key={fact} className={styles.fact}>
            <dt className="label muted">{fact}</dt>
            <dd>
              <a href={`#${section}`}>{value}</a>
            </dd>
          </div>
        ))}
      </dl>
    </nav>
  )
