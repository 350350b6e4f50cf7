/** A setting that is a number from 1 on. Throws for anything else. */
export function wholeNumber(name: string, value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new Error(`${name} is '${value}': give a whole number from 1 on.`)
  return Number(value)
}

/** A setting that is a port. Throws for anything else. */
export function portNumber(name: string, value: string): number {
  if (!/^\d+$/.test(value) || Number(value) > 65_535)
    throw new Error(`${name} is '${value}': give a number from 0 (any free one) to 65535.`)
  return Number(value)
}
