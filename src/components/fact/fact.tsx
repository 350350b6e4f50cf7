import type { ReactNode } from 'react'

interface FactProps {
  label: string
  className?: string | undefined
  children: ReactNode
}

/** A name and its value in a `<dl>`. `className` is that of the value. */
export const Fact = ({ label, className, children }: FactProps) => (
  <div>
    <dt className="label">{label}</dt>
    <dd className={className}>{children}</dd>
  </div>
)

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[]
  className?: string | undefined
  valueClass?: string | undefined
}

/** Names and their values. */
export const Facts = ({ facts, className, valueClass }: FactsProps) => (
  <dl className={className}>
    {facts.map(({ label, value }) => (
      <Fact key={label} label={label} className={valueClass}>
        {value}
      </Fact>
    ))}
  </dl>
)
