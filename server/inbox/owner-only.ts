/** Rights of a file that holds personal data. */
export const OWNER_ONLY = 0o600
