import type { ReactNode } from 'react'

interface Props {
  entries: readonly { label: string; value: ReactNode }[]
  className?: string | undefined
  valueClass?: string | undefined
}

/** Omits labels without a value. */
export const DescriptionList = ({ entries, className, valueClass }: Props) => (
  <dl className={className}>
    {entries
      .filter(({ value }) => value)
      .map(({ label, value }, index) => (
        <div key={index}>
          <dt className="label">{label}</dt>
          <dd className={valueClass}>{value}</dd>
        </div>
      ))}
  </dl>
)
