/** A setting that is a port. Throws for anything else. */
export function portNumber(name: string, value: string): number {
  if (!/^\d+$/.test(value) || Number(value) > 65_535)
    throw new Error(`${name} is '${value}': give a number from 0 (any free one) to 65535.`)
  return Number(value)
}
