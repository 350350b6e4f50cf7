/** The company that does not exist; whoever publishes has a name of their own. */
export const FICTIONAL_NAME = 'Dhruva Maritime'

/** An address under .example (RFC 2606: it can never exist), at the end of a host. */
export const EXAMPLE_ADDRESS = /[\w-]\.example(?![\w.-]*\w)/i

/** '+', the country code, then zeros but for the last digit: +91 00 0000 0000, +44 (00) 0000 0009. */
export const PLACEHOLDER_PHONE = /\+\d{1,3}(?:[\s().-]*0){6,}[\s().-]*\d(?![\s().-]*\d)/

/** A host that no visitor reaches. */
export const LOCAL_HOST = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i
