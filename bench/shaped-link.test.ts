import { connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../server/listen-locally.ts'
import { createLine, openLink } from './shaped-link.ts'

test('what is sent at once arrives one after the other', () => {
  const arrivalOf = createLine(8, 75)
  expect(arrivalOf(100, 0)).toBe(175)
  expect(arrivalOf(100, 0)).toBe(275)
  expect(arrivalOf(100, 1000)).toBe(1175)
})

test('a link passes everything on in order, no sooner than it can', async () => {
  const sent = Buffer.from(Array.from({ length: 20_000 }, (_, index) => index % 251))
  const server = createServer((socket) => socket.end(sent))
  const { port } = new URL(await listenLocally(server))
  const link = await openLink(Number(port), {
    roundTripMs: 100,
    downKilobitsPerS: 1600,
    upKilobitsPerS: 1600,
  })
  onTestFinished(() => {
    link.close()
    server.close()
  })

  const startedAt = performance.now()
  const response = await receive(link.port)
  expect(Buffer.compare(response, sent)).toBe(0)
  // Half a round trip, and 160,000 bits at 1,600 a millisecond.
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(145)
})

async function receive(port: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of connect(port, '127.0.0.1')) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
