import { group, list, number, text } from './fields'

const figure = group({
  number: number('a number from 0 to 1,000,000,000', 0, 1e9),
  suffix: text('what follows the number, such as K+ or %').optional(),
  label: text('what is counted, such as Containers Shipped'),
  duration: number('milliseconds, 100 to 10000', 100, 10_000),
})

/** Three figures that count up: headline figures and counters. */
export const figures = list(figure, 'exactly three figures', { exactly: 3 })
