import type { ReactNode } from 'react'
import type { Company } from '../../content/company'
import type { Contact as Texts } from '../../content/contact'
import type { Papers } from '../../content/papers'
import type { Picture as PictureFiles } from '../../lib/responsive-picture'
import { Lines } from '../../components/lines/lines'
import { Picture } from '../../components/picture/picture'
import { Position } from '../../components/position/position'
import { ContactDetails } from './contact-details'
import { Watch } from './watch'
import styles from './contact.module.css'

interface Props {
  /** The section's name as the navigation has it. */
  name: string
  texts: Texts
  company: Company
  papers: Papers
  hasWholeWatch: boolean
  position: string
  note: string
  /** Where the passage has ended once an inquiry has been sent. */
  berth: { position: string; note: string }
  ground: PictureFiles
  /** The inquiry form, which alone needs React in the browser. */
  children: ReactNode
}

/** Details and form on fog, above the port at first light. */
export function Contact({
  name,
  texts,
  company,
  papers,
  hasWholeWatch,
  position,
  note,
  berth,
  ground,
  children,
}: Props) {
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        <div className={styles.onPassage}>
          <Position position={position} note={note} />
        </div>
        <div className={styles.alongside}>
          <Position {...berth} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.reach}>
          <h2 id="contact-title" className={styles.headline} data-arrival="">
            <Lines lines={texts.headline} />
          </h2>
          <ContactDetails
            labels={texts.labels}
            responseTime={texts.responseTime}
            company={company}
          />
        </div>
        <div className={styles.form}>{children}</div>
      </div>
      <Watch papers={papers} email={company.email} isWhole={hasWholeWatch} />
      {/* Last: it stands on the section's foot, which moves while the page is arriving. */}
      <div className={styles.ground}>
        <Picture picture={ground} className={styles.picture} ornament={ground.alt === ''} />
      </div>
    </section>
  )
}
