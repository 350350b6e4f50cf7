import type { KeyFact } from '../../content/fill-key-facts'
import styles from './key-fact-links.module.css'

interface Props {
  label: string
  facts: readonly KeyFact[]
}

/** Renders nothing if the list is empty. */
export const KeyFactLinks = ({ label, facts }: Props) =>
  facts.length > 0 && (
    <nav aria-label={label}>
      <dl className={styles.facts}>
        {facts.map(({ label: fact, value, sectionId }) => (
          <div key={fact} className={styles.fact}>
            <dt className="label muted">{fact}</dt>
            <dd>
              <a href={`#${sectionId}`}>{value}</a>
            </dd>
          </div>
        ))}
      </dl>
    </nav>
  )
