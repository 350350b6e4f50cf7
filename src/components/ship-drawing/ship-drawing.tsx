import { estimateShipKindAndLength, type ShipKind } from './estimate-ship-kind-and-length'
import styles from './ship-drawing.module.css'

interface Props {
  type: string
  capacity: string
}

/** The minimum width of the drawn area in metres. The same scale for all ships makes their sizes comparable. */
const WIDTH = 230
const MARGIN = 8
const HEIGHT = 48

/** Renders a decorative side view of a ship. */
export function ShipDrawing({ type, capacity }: Props) {
  const { kind, length } = estimateShipKindAndLength(type, capacity)
  const width = Math.max(WIDTH, length + 2 * MARGIN)
  const deckHeight = Math.round(length * (kind === 'tanker' ? 0.035 : 0.045) + 3)
  const houseHeight = Math.round(length * 0.06 + 10)
  const houseStart = Math.round(length * 0.07)
  return (
    <div className={`decorative ${styles.shipDrawing}`} aria-hidden="true">
      <svg viewBox={`${-MARGIN} ${-HEIGHT} ${width} ${HEIGHT + 5}`}>
        <Deck
          kind={kind}
          from={houseStart + 0.13 * length}
          to={0.93 * length}
          deckHeight={deckHeight}
        />
        <g className={styles.deckhouse}>
          <path
            className={styles.funnel}
            d={`M${houseStart - 8} ${-deckHeight}v${-houseHeight * 0.8}l7 -1v${houseHeight * 0.8 + 1}z`}
          />
          <path
            className={styles.funnelBand}
            d={`M${houseStart - 8} ${-deckHeight - houseHeight * 0.65}h7v3.5h-7z`}
          />
          <path
            d={`M${houseStart} ${-deckHeight}v${-houseHeight}h-2v-4h${0.09 * length + 4}v4h-2v${houseHeight}z`}
            stroke="currentColor"
          />
          <path
            className={styles.windows}
            d={`M${houseStart + 1} ${-deckHeight - houseHeight - 1.6}h${0.09 * length}${[0.3, 0.55, 0.8].map((fraction) => `M${houseStart + 2} ${-deckHeight - houseHeight * fraction}h${0.09 * length - 4}`).join('')}`}
          />
          <path
            className={styles.line}
            d={`M${houseStart + 0.045 * length} ${-deckHeight - houseHeight - 4}v-6M${0.965 * length} ${-deckHeight - 4}v-9`}
          />
        </g>
        <path
          className={styles.hull}
          d={`M0 ${-deckHeight - 1}h${0.93 * length}l4 -4H${length}Q${length - 7} ${-deckHeight / 2} ${length - 5} 2.5H5Q4 -3 0 -5z`}
        />
        <path className={styles.lowerHull} d={`M4.4 0H${length - 5.3}v2.5H5z`} />
      </svg>
    </div>
  )
}

interface DeckProps {
  kind: ShipKind
  /** `from` and `to` are in metres from the stern, and `deckHeight` is in metres above the waterline. */
  from: number
  to: number
  deckHeight: number
}

function Deck({ kind, from, to, deckHeight }: DeckProps) {
  const span = to - from
  const xAt = (fraction: number) => from + fraction * span
  if (kind === 'container') {
    const bays = Math.floor(span / 14)
    return Array.from({ length: bays }, (_, bay) => {
      const height = 2.7 * (bay === bays - 1 ? 3 : 4 + ((bay * 2) % 3) / 2)
      return (
        <path
          key={bay}
          className={styles.cargoContainers}
          d={`M${from + bay * 14} ${-deckHeight}v${-height}h12.6v${height}z`}
        />
      )
    })
  }
  if (kind === 'tanker')
    return (
      <path
        className={styles.line}
        d={`M${from} ${-deckHeight - 4}H${xAt(0.96)}M${xAt(0.45)} ${-deckHeight}v-7h${0.08 * span}v7M${xAt(0.49)} ${-deckHeight}v-15l12 5${[0.1, 0.25, 0.7, 0.85].map((fraction) => `M${xAt(fraction)} ${-deckHeight}v-6`).join('')}`}
      />
    )
  if (kind === 'unknown') return null
  const hatches = Math.max(3, Math.round(span / 26))
  return (
    <>
      <path
        className={styles.hatch}
        d={Array.from(
          { length: hatches },
          (_, hatch) =>
            `M${xAt((hatch + 0.12) / hatches)} ${-deckHeight}v-4h${(0.76 * span) / hatches}v4z`,
        ).join('')}
      />
      {kind === 'multipurpose' && (
        <path
          className={styles.crane}
          d={[1, hatches - 1]
            .map(
              (hatch) =>
                `M${xAt(hatch / hatches)} ${-deckHeight}v-20M${xAt(hatch / hatches)} ${-deckHeight - 16}l26 -5`,
            )
            .join('')}
        />
      )}
    </>
  )
}
