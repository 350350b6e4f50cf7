/** The pages that are measured. */
export const PAGES = ['/', '/about', '/services', '/contact'] as const
