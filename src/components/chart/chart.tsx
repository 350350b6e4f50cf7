import styles from './chart.module.css'

const files = import.meta.glob<string>('../../assets/charts/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The drawings of a sea, widest first, and from which width on each is shown. */
const DRAWINGS = {
  arabianSea: [
    { file: 'arabian-sea', media: '(min-width: 64rem)', width: 1440, height: 900 },
    {
      file: 'arabian-sea-tablet',
      media: '(min-width: 48rem) and (max-width: 63.99rem) and (min-height: 35rem)',
      width: 768,
      height: 690,
    },
    {
      file: 'arabian-sea-phone',
      media: '(max-width: 47.99rem), (max-width: 63.99rem) and (max-height: 34.99rem)',
      width: 390,
      height: 540,
    },
  ],
  openOcean: [
    { file: 'open-ocean', media: '(min-width: 48rem)', width: 1440, height: 828 },
    { file: 'open-ocean-phone', media: '(max-width: 47.99rem)', width: 390, height: 782 },
  ],
}
const urlOf = (file: string) => files[`../../assets/charts/${file}.svg`]!

/** For a page that begins with a chart, which is its largest picture above the fold. */
export const chartPreloads = (sea: keyof typeof DRAWINGS) =>
  DRAWINGS[sea].map(({ file, media }) => ({ href: urlOf(file), media }))

interface Props {
  sea: keyof typeof DRAWINGS
  className?: string | undefined
}

/** A night chart, drawn by `media/charts.ts`. Decorative: the page says in words what it shows. */
export function Chart({ sea, className }: Props) {
  const sources = DRAWINGS[sea]
  const { file, width, height } = sources.at(-1)!
  return (
    <picture className={[styles.chart, className].join(' ')}>
      {sources.slice(0, -1).map((source) => (
        <source
          key={source.file}
          media={source.media}
          srcSet={urlOf(source.file)}
          width={source.width}
          height={source.height}
        />
      ))}
      <img src={urlOf(file)} alt="" width={width} height={height} loading="lazy" />
    </picture>
  )
}
