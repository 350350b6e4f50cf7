/**
 * A text that changes while the page is open. It changes with its element: a translator puts elements of
 * its own in the place of a text, which React would go on changing where nobody sees it.
 */
export const KeyedText = ({ children }: { children: string }) => (
  <span key={children}>{children}</span>
)
