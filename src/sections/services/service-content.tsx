import type { Service } from '../../content/services'
import { inquiryHref } from '../../lib/asked-service'
import type { Picture as PictureFiles } from '../../lib/responsive-picture'
import { ContainerMark } from '../../components/container-mark/container-mark'
import { Icon } from '../../components/icon/icon'
import { Lines } from '../../components/lines/lines'
import { Picture } from '../../components/picture/picture'
import { ProofMark } from '../../components/proof-mark/proof-mark'
import styles from './service-block.module.css'

interface Props extends Pick<Service, 'id' | 'title' | 'serial' | 'text' | 'ask'> {
  /** What the service includes, each with the paper that proves it. */
  items: readonly { text: string; proof?: string | undefined }[]
  picture: PictureFiles
  isFirst: boolean
}

/** What a service says: title, picture, mark, text, what it includes and the way to the inquiry form. Never hydrated. */
export function ServiceContent({ id, title, serial, text, items, ask, picture, isFirst }: Props) {
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
            {proof ? (
              <>
                <span>{item}</span> <ProofMark>{proof}</ProofMark>
              </>
            ) : (
              item
            )}
          </li>
        ))}
      </ul>
      <a className={styles.ask} href={inquiryHref(id)}>
        {ask.label}
        <Icon name="arrow-right" scale={1.2} />
      </a>
    </>
  )
}
