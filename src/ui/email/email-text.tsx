/**
 * An email address that may go on in a second line before its @, and nowhere else where its link has the
 * mixin `--email`: a hyphen at a line's end could be one that only breaks a word.
 */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
