import styles from './key-facts.module.css'

interface Props {
  /** Names the facts for screen readers. */
  label: string
  /** What decides for a visitor, each with the id of the page's section that says more. */
  facts: readonly { label: string; value: string; section: string }[]
}

/** The facts that decide, each linked to its section. They are also the page's table of contents. Nothing for none. */
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
