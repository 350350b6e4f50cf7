import { barLengths, isWholeDegree, lineFigure, meridians, parallels, type GraticuleLine } from '../../lib/mercator'
import { percent, rounded } from './on-sheet'
import type { ChartSheet } from './windows'
import styles from './chart.module.css'

const MINUTES_PER_BAR = 10
const HALF_DEGREE_TICK_PX = 5
const FIGURE_GAP_PX = 4
/** Half the height of a figure of 11 px, which centres it in its band. */
const HALF_FIGURE_PX = 4
const OUTER_LINE_PX = 0.5
/** A line needs this much room to the neatline, and in the direction of its figure the figure's. */
const LEAST_GAP_PX = 8
const FIGURE_ROOM_PX = 26

/** Bars, ticks and figures of the left, right and lower edge, and the lines that bound them. */
export function ChartBorder({ sheet }: { sheet: ChartSheet }) {
  const { name, window, shownHeight, border } = sheet
  const bars = OUTER_LINE_PX + border.barDepth
  const neatline = bars + border.figureBand
  const barCentre = OUTER_LINE_PX + border.barDepth / 2
  const baseline = bars + border.figureBand / 2

  const sideLines = parallels(window, border.figureStep).filter(
    ({ offset }) => offset > FIGURE_ROOM_PX && offset < shownHeight - neatline - LEAST_GAP_PX,
  )
  const lowerLines = meridians(window, border.figureStep).filter(
    ({ offset }) => offset > neatline + LEAST_GAP_PX && offset < window.width - neatline - FIGURE_ROOM_PX,
  )
  const tick = (line: GraticuleLine) => (isWholeDegree(line) ? border.figureBand : HALF_DEGREE_TICK_PX)
  const dashes = (lines: GraticuleLine[], end: number) =>
    barLengths(lines, end)
      .map((length) => rounded(length, 2))
      .join(' ')

  return (
    <>
      <svg className={styles.sheet}>
        <g id={`${name}-side`}>
          <line
            className={styles.bars}
            x1={barCentre}
            x2={barCentre}
            y2="100%"
            pathLength={rounded(window.height)}
            strokeDasharray={dashes(parallels(window, MINUTES_PER_BAR), window.height)}
          />
          <svg
            x={bars}
            width={border.figureBand}
            viewBox={`0 0 ${border.figureBand} ${rounded(window.height)}`}
            preserveAspectRatio="none"
          >
            <path
              className={styles.tick}
              d={sideLines.map((line) => `M0 ${rounded(line.offset)}h${tick(line)}`).join('')}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </g>
        {/* Turned upwards, x counts the way up: it takes per cent of the sheet's width. */}
        <g id={`${name}-figures`} className={styles.figures} transform="rotate(-90)">
          {sideLines.map(({ minutes, offset }) => (
            <text key={minutes} x={percent(-offset, window.width)} y={baseline + HALF_FIGURE_PX} dx={FIGURE_GAP_PX}>
              {lineFigure(minutes)}
            </text>
          ))}
        </g>
      </svg>
      <svg className={`${styles.sheet} ${styles.right}`}>
        <svg x="100%" overflow="visible">
          <use href={`#${name}-side`} transform="scale(-1 1)" />
          <use href={`#${name}-figures`} x={-2 * baseline} />
        </svg>
      </svg>
      <div className={styles.lower}>
        <svg className={styles.sheet}>
          <line
            className={styles.bars}
            x2="100%"
            y1={neatline - barCentre}
            y2={neatline - barCentre}
            pathLength={window.width}
            strokeDasharray={dashes(meridians(window, MINUTES_PER_BAR), window.width)}
          />
          <svg
            height={border.figureBand}
            viewBox={`0 0 ${window.width} ${border.figureBand}`}
            preserveAspectRatio="none"
          >
            <path
              className={styles.tick}
              d={lowerLines.map((line) => `M${rounded(line.offset)} ${border.figureBand}v${-tick(line)}`).join('')}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <g className={styles.figures}>
            {lowerLines.map(({ minutes, offset }) => (
              <text
                key={minutes}
                x={percent(offset, window.width)}
                y={neatline - baseline + HALF_FIGURE_PX}
                dx={FIGURE_GAP_PX}
              >
                {lineFigure(minutes)}
              </text>
            ))}
          </g>
        </svg>
      </div>
      <svg className={styles.frame}>
        <rect className={styles.outerLine} />
        <rect className={styles.barLine} />
        <rect className={styles.neatline} />
      </svg>
    </>
  )
}
