/**
 * A text that changes while the page is open. React replaces its element with each change: a translator
 * replaces text nodes by elements, so an updated text node would not be seen.
 */
export const KeyedText = ({ children }: { children: string }) => (
  <span key={children}>{children}</span>
)
