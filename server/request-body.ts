import type { IncomingMessage } from 'node:http'

/**
 * The whole request body, or undefined as soon as it is known to be larger than the limit.
 * What comes after that is not kept. Rejects when the client goes away before the end.
 */
export function readBody(req: IncomingMessage, limitBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    if (Number(req.headers['content-length']) > limitBytes) return resolve(undefined)

    const chunks: Buffer[] = []
    let size = 0
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limitBytes) return resolve(undefined)
      chunks.push(chunk)
    })
    req.on('end', () => resolve(Buffer.concat(chunks)))
    req.on('close', () => reject(new Error('The client went away before its request was complete')))
  })
}
