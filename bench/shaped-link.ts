import { connect, createServer, type Socket } from 'node:net'
import { listenLocally } from '../server/listen-locally.ts'

const HOST = '127.0.0.1'
/** What fits into one packet; larger pieces are cut, so that connections take turns on the line. */
const PACKET_BYTES = 1460
/** What may be under way on one connection before its sender is told to wait: about a line full. */
const LONGEST_QUEUE_BYTES = 32 * 1024

export interface Link {
  /** The round-trip time, ms. */
  roundTripMs: number
  downKilobitsPerS: number
  upKilobitsPerS: number
}

/**
 * One direction of a line that all connections share. Tells when (ms) something of a size, given
 * to it now, has arrived: after all that was given before, its own time on the line, and the way.
 */
export function createLine(kilobitsPerS: number, delayMs: number) {
  let freeAt = 0
  return (bytes: number, now: number): number => {
    freeAt = Math.max(freeAt, now) + (bytes * 8) / kilobitsPerS
    return freeAt + delayMs
  }
}

/**
 * A line to a port of this computer that is as slow as `link`. Knows no losses and no slow start.
 * Answers the line's own port, and what takes it down.
 */
export async function openLink(targetPort: number, link: Link) {
  const down = createLine(link.downKilobitsPerS, link.roundTripMs / 2)
  const up = createLine(link.upKilobitsPerS, link.roundTripMs / 2)
  const server = createServer((near) => {
    const far = connect(targetPort, HOST)
    // Two sides shake hands before the first byte; the handshake with this server took no time.
    const opened = performance.now() + link.roundTripMs
    forward(near, far, (bytes, now) => up(bytes, Math.max(now, opened)))
    forward(far, near, down)
  })
  const { port } = new URL(await listenLocally(server))
  return {
    port: Number(port),
    close: () => server.close(),
  }
}

function forward(from: Socket, to: Socket, line: ReturnType<typeof createLine>) {
  const queue: { packet: Buffer; at: number }[] = []
  let queuedBytes = 0
  let timer: NodeJS.Timeout | undefined

  const wait = () => setTimeout(deliver, Math.max(0, queue[0]!.at - performance.now()))
  const deliver = () => {
    timer = undefined
    while (queue.length > 0 && queue[0]!.at <= performance.now()) {
      const { packet } = queue.shift()!
      queuedBytes -= packet.length
      if (to.writable) to.write(packet)
    }
    if (queuedBytes < LONGEST_QUEUE_BYTES) from.resume()
    if (queue.length > 0) timer = wait()
    else if (from.readableEnded) to.end()
  }
  from.setNoDelay()
  from.on('data', (bytes: Buffer) => {
    for (let start = 0; start < bytes.length; start += PACKET_BYTES) {
      const packet = bytes.subarray(start, start + PACKET_BYTES)
      queue.push({ packet, at: line(packet.length, performance.now()) })
    }
    queuedBytes += bytes.length
    if (queuedBytes >= LONGEST_QUEUE_BYTES) from.pause()
    timer ??= wait()
  })
  from.on('end', () => timer ?? deliver())
  from.on('error', () => to.destroy())
  from.on('close', () => {
    if (from.destroyed && !from.readableEnded) to.destroy()
  })
}
