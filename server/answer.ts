import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

const LINGER_MS = 2000

export interface Answer {
  status: number
  headers?: OutgoingHttpHeaders
  body: string
}

/**
 * Sends a short answer, also before the request's body has been read. In that case the rest of
 * the body is discarded for at most LINGER_MS before hanging up: closing at once would reset the
 * connection, and the client would see a network fault instead of the refusal (RFC 9112, 9.6).
 */
export function answer(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: Answer,
) {
  const bytes = Buffer.from(body)
  if (req.complete || !announcesBody(req)) {
    res.writeHead(status, { ...headers, 'Content-Length': bytes.length })
    res.end(bytes)
    return
  }

  res.writeHead(status, { ...headers, 'Content-Length': bytes.length, Connection: 'close' })
  res.write(bytes)
  const hangUp = setTimeout(() => res.end(), LINGER_MS)
  req.once('close', () => {
    clearTimeout(hangUp)
    res.end()
  })
  req.resume()
}

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
