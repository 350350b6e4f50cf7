import { createServer } from 'node:net'
import { listenLocally } from '../../server/listen-locally.ts'

/** Ports of this computer that nobody listens on now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const origins = await Promise.all(servers.map(listenLocally))
  for (const server of servers) await new Promise((closed) => server.close(closed))
  return origins.map((origin) => Number(new URL(origin).port))
}
