import type { AddressInfo, Server } from 'node:net'

const HOST = '127.0.0.1'

/** Lets a server listen on a free port of this computer; answers its origin, `http://127.0.0.1:…`. */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, HOST, listening))
  return `http://${HOST}:${(server.address() as AddressInfo).port}`
}
