/** Every value in parsed YAML with its path, such as `phones.0.number`. */
export const leavesOf = (value: unknown, path: string[] = []): [path: string, value: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]))
    : [[path.join('.'), value]]
