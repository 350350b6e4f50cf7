/** Returns an error that tells editors why a content file can't be read. */
export const yamlSyntaxError = (file: string, why: string) =>
  new Error(
    `content/${file} cannot be read: ${why}\n` +
      'Expected: each field on its own line, indented with spaces as far as its neighbours, and ' +
      'quotes around a text that contains a colon or # or begins with a sign.',
  )
