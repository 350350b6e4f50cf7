import { expect, test } from 'vitest'
import { passageAt, type Leg } from './passage'

const leg: Leg = {
  from: { latitude: 19.2167, longitude: 71.5333, toGo: 70 },
  to: { latitude: 18.85, longitude: 72.7, toGo: 0 },
}

test.each([
  [-0.2, '19°13′N', '071°32′E', '70'],
  [0, '19°13′N', '071°32′E', '70'],
  [1 / 7, '19°10′N', '071°42′E', '60'],
  [0.5, '19°02′N', '072°07′E', '35'],
  [0.999, '18°51′N', '072°42′E', '1'],
  [1, '18°51′N', '072°42′E', '0'],
  [3, '18°51′N', '072°42′E', '0'],
])('with %d of the leg sailed she is at %s %s, %s miles to go', (sailed, ...said) => {
  const { latitude, longitude, toGo } = passageAt(leg, sailed)
  expect([latitude, longitude, toGo]).toEqual(said)
})

test('on the way every mile is said once, from the first to the last but none', () => {
  const said = Array.from({ length: 7001 }, (_, step) => passageAt(leg, step / 7000).toGo)
  const changes = said.filter((miles, place) => miles !== said[place - 1])
  expect(changes).toEqual(Array.from({ length: 71 }, (_, miles) => String(70 - miles)))
})
