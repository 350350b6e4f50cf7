import { expect, test } from 'vitest'
import { estimateShipKindAndLength } from './estimate-ship-kind-and-length'

test.each([
  ['Container ship', '2,800 TEU', 'container', 211],
  ['Oil and chemical tanker', '49,900 dwt', 'tanker', 184],
  ['Multipurpose ship', '12,500 dwt', 'multipurpose', 116],
  ['Bulk carrier', '82,000 dwt, 43,000 GT', 'bulk', 217],
  ['Container ship', '24,000 TEU', 'container', 400],
  ['Barge', '900 dwt', 'unknown', 80],
  ['', '', 'unknown', 150],
])(
  'ship with type "%s" and capacity "%s": is drawn as %s, %i m long',
  (type, capacity, kind, length) => {
    expect(estimateShipKindAndLength(type, capacity)).toEqual({ kind, length })
  },
)
