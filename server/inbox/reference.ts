import { randomInt } from 'node:crypto'

/** Digits and capital letters without those that are taken for each other: 0 and O, 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

/** A new reference of an inquiry: the prefix and six random signs, which tell nothing about how many there are. */
export const newReference = (prefix: string): string =>
  prefix + Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
