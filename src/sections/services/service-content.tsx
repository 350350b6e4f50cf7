import type { Service } from '../../content/services'
import type { Picture as PictureFiles } from '../../lib/responsive-picture'
import { ContainerMark } from '../../ui/container-mark/container-mark'
import { Lines } from '../../ui/lines/lines'
import { Picture } from '../../ui/picture/picture'
import { ProofMark } from '../../ui/proof-mark/proof-mark'
import styles from './service-block.module.css'

interface Props extends Pick<Service, 'title' | 'serial' | 'text'> {
  /** What the service includes, each with the paper that proves it. */
  items: readonly { text: string; proof?: string | undefined }[]
  picture: PictureFiles
  isFirst: boolean
}

/** What a service says: title, picture, mark, text and what it includes. Never hydrated. */
export function ServiceContent({ title, serial, text, items, picture, isFirst }: Props) {
  return (
    <>
      <h3 className={styles.title} data-lines={title.length}>
        <Lines lines={title} />
      </h3>
      <div className={styles.frame} data-frame="">
        <Picture picture={picture} className={styles.picture} isFirst={isFirst} />
      </div>
      <div className={styles.text}>
        <ContainerMark serial={serial} />
        <p className={styles.paragraph}>{text}</p>
      </div>
      <ul className={styles.items}>
        {items.map(({ text: item, proof }) => (
          <li key={item} className={proof ? `${styles.item} ${styles.proven}` : styles.item}>
            {item} {proof && <ProofMark>{proof}</ProofMark>}
          </li>
        ))}
      </ul>
    </>
  )
}
