import { Fragment } from 'react'

interface Props {
  lines: readonly string[]
}

/** A text with the line breaks that content gives it. The space before each keeps it one text when breaks are hidden. */
export const Lines = ({ lines }: Props) =>
  lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && (
        <>
          {' '}
          <br />
        </>
      )}
      {line}
    </Fragment>
  ))
