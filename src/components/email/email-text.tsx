import { Fragment } from 'react'

/** Before its @, after its dots */
const BREAKS = /(?=@)|(?<=\.)/

/**
 * An email address with the places where it may go on in a second line. With the mixin `--email` its link
 * has no others: a hyphen at a line's end could be one that only breaks a word.
 */
export const EmailText = ({ children }: { children: string }) =>
  children.split(BREAKS).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
