import word from '../../assets/logos/word.svg?url&no-inline'
import { DRAWINGS, WORD_SIZE, type Drawing } from './drawings'

interface Props {
  drawing: keyof typeof DRAWINGS
  className?: string | undefined
}

/**
 * The logo in the text's colour, without an accessible name: its container has one. The outlines of the name,
 * the larger part, come from a file that all pages share.
 */
export function Logo({ drawing, className }: Props) {
  const { size, star, horizon, words }: Drawing = DRAWINGS[drawing]
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size.join(' ')}`}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={star} />
      <path d={horizon} />
      {words.map((place) => (
        <svg key={place.viewBox} {...place}>
          <use href={`${word}#word`} width={WORD_SIZE[0]} height={WORD_SIZE[1]} />
        </svg>
      ))}
    </svg>
  )
}
