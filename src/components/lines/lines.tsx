import { Fragment } from 'react'

/**
 * The lines of a text as elements, which its style sheet makes blocks at the widths where they are to break.
 * A space between them keeps it one text.
 */
export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <span>{line}</span>
    </Fragment>
  ))
