import { Fragment } from 'react'

/** A text broken by hand. It reads as one sentence: a space stands before every break. */
export function Lines({ lines }: { lines: string[] }) {
  return lines.map((line, index) => (
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
}
