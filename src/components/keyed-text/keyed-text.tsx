/**
 * A text that changes while the page is open. Its element is mounted anew with each change: browsers' translators
 * replace text nodes by elements, so an updated text node would not be seen.
 */
export const KeyedText = ({ children }: { children: string }) => (
  <span key={children}>{children}</span>
)
