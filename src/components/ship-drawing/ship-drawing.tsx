import { shipShape, type ShipKind } from './ship-shape'
import styles from './ship-drawing.module.css'

interface Props {
  type: string
  capacity: string
}

/** In metres. The same for all ships, so that their sizes are comparable. Longer ships fill the drawing. */
const WIDTH = 230
const MARGIN = 8
const HEIGHT = 48

/** Renders a decorative side view of a ship, drawn from her type and capacity. */
export function ShipDrawing({ type, capacity }: Props) {
  const { kind, length } = shipShape(type, capacity)
  const width = Math.max(WIDTH, length + 2 * MARGIN)
  const deck = Math.round(length * (kind === 'tanker' ? 0.035 : 0.045) + 3)
  const house = Math.round(length * 0.06 + 10)
  const aft = Math.round(length * 0.07)
  return (
    <div className={`scenery ${styles.sea}`} aria-hidden="true">
      <svg viewBox={`${-MARGIN} ${-HEIGHT} ${width} ${HEIGHT + 5}`}>
        <Deck kind={kind} from={aft + 0.13 * length} to={0.93 * length} deck={deck} />
        <g className={styles.house}>
          <path
            className={styles.funnel}
            d={`M${aft - 8} ${-deck}v${-house * 0.8}l7 -1v${house * 0.8 + 1}z`}
          />
          <path className={styles.band} d={`M${aft - 8} ${-deck - house * 0.65}h7v3.5h-7z`} />
          <path
            d={`M${aft} ${-deck}v${-house}h-2v-4h${0.09 * length + 4}v4h-2v${house}z`}
            stroke="currentColor"
          />
          <path
            className={styles.windows}
            d={`M${aft + 1} ${-deck - house - 1.6}h${0.09 * length}${[0.3, 0.55, 0.8].map((part) => `M${aft + 2} ${-deck - house * part}h${0.09 * length - 4}`).join('')}`}
          />
          <path
            className={styles.line}
            d={`M${aft + 0.045 * length} ${-deck - house - 4}v-6M${0.965 * length} ${-deck - 4}v-9`}
          />
        </g>
        <path
          className={styles.hull}
          d={`M0 ${-deck - 1}h${0.93 * length}l4 -4H${length}Q${length - 7} ${-deck / 2} ${length - 5} 2.5H5Q4 -3 0 -5z`}
        />
        <path className={styles.boot} d={`M4.4 0H${length - 5.3}v2.5H5z`} />
      </svg>
    </div>
  )
}

interface DeckProps {
  kind: ShipKind
  /** In metres from the stern. `height` is above the waterline. */
  from: number
  to: number
  deck: number
}

function Deck({ kind, from, to, deck }: DeckProps) {
  const span = to - from
  const at = (part: number) => from + part * span
  if (kind === 'container') {
    const bays = Math.floor(span / 14)
    return Array.from({ length: bays }, (_, bay) => {
      const height = 2.7 * (bay === bays - 1 ? 3 : 4 + ((bay * 2) % 3) / 2)
      return (
        <path
          key={bay}
          className={styles.container}
          d={`M${from + bay * 14} ${-deck}v${-height}h12.6v${height}z`}
        />
      )
    })
  }
  if (kind === 'tanker')
    return (
      <path
        className={styles.line}
        d={`M${from} ${-deck - 4}H${at(0.96)}M${at(0.45)} ${-deck}v-7h${0.08 * span}v7M${at(0.49)} ${-deck}v-15l12 5${[0.1, 0.25, 0.7, 0.85].map((part) => `M${at(part)} ${-deck}v-6`).join('')}`}
      />
    )
  if (kind === 'plain') return null
  const hatches = Math.max(3, Math.round(span / 26))
  return (
    <>
      <path
        className={styles.hatch}
        d={Array.from(
          { length: hatches },
          (_, hatch) =>
            `M${at((hatch + 0.12) / hatches)} ${-deck}v-4h${(0.76 * span) / hatches}v4z`,
        ).join('')}
      />
      {kind === 'multipurpose' && (
        <path
          className={styles.crane}
          d={[1, hatches - 1]
            .map(
              (hatch) =>
                `M${at(hatch / hatches)} ${-deck}v-20M${at(hatch / hatches)} ${-deck - 16}l26 -5`,
            )
            .join('')}
        />
      )}
    </>
  )
}
