import type { ReactNode } from 'react'

interface Props {
  label: string
  className?: string
  children: ReactNode
}

/** A name and its value in a `<dl>`. `className` is that of the value. */
export const Fact = ({ label, className, children }: Props) => (
  <div>
    <dt className="label">{label}</dt>
    <dd className={className}>{children}</dd>
  </div>
)
