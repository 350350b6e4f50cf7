/** Returns each value together with its path, such as `phones.0.number`. */
export const flattenPaths = (
  value: unknown,
  path: string[] = [],
): [path: string, value: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => flattenPaths(item, [...path, key]))
    : [[path.join('.'), value]]
