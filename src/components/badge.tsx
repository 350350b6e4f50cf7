/** A unit in a box, such as 24 h. */
export const Badge = ({ children }: { children: string }) => (
  <span className="badge label" translate="no">
    {children}
  </span>
)
