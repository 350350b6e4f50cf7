import { Fragment } from 'react'

const BREAKS = /(?=@)|(?<=\.)/

/**
 * An email address that may wrap before its @ and after its dots. With the mixin `--email`, it wraps nowhere
 * else: a hyphen at the end of a line could be read as hyphenation.
 */
export const EmailText = ({ children }: { children: string }) =>
  children.split(BREAKS).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
