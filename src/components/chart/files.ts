import type { ChartSheet } from './sheets'

const files = import.meta.glob<string>('../../assets/charts/**/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const urlOf = (name: string) => files[`../../assets/charts/${name}.svg`]!

/** The addresses of a sheet's drawing and of the two pictures of its border. */
export const filesOf = ({ drawing, border }: ChartSheet) => ({
  drawing: urlOf(drawing),
  sides: urlOf(`borders/${border.files}.sides`),
  foot: urlOf(`borders/${border.files}.foot`),
})
