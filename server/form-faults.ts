import { setTimeout as wait } from 'node:timers/promises'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'

const DEFAULT_LATE_MS = 2000

const json = { 'Content-Type': 'application/json' }
const html = { 'Content-Type': 'text/html; charset=utf-8' }

const FAULTY_ANSWERS: Record<string, () => Response> = {
  html: () => new Response('<!doctype html><title>Be right back</title>', { headers: html }),
  half: () => new Response('{"success": tr', { headers: json }),
  unsuccessful: () => new Response('{"success": false, "message": "No."}', { headers: json }),
  'string-true': () => new Response('{"success": "true"}', { headers: json }),
  empty: () => new Response('', { headers: json }),
  '429': () =>
    new Response('{"success": false, "message": "Too many."}', { status: 429, headers: json }),
  '500': () =>
    new Response('{"success": false, "message": "Broken."}', { status: 500, headers: json }),
}

type Handler = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>

/**
 * The fault a test asks for, in the header `x-form-fault` or in the query as `fault`:
 * `never`, `reset`, `late` or `late:<milliseconds>`, or one of the faulty answers above.
 */
const chosenFault = ({ headers, url }: Request) =>
  headers.get('x-form-fault') ?? new URL(url).searchParams.get('fault') ?? undefined

/**
 * A form service that misbehaves as a request tells it to, for tests. What is answered wrongly, or not at
 * all, is not passed on, so nothing of it is stored.
 */
export const misbehaving =
  (handler: Handler, faultOf = chosenFault): Handler =>
  async (request, env) => {
    const fault = faultOf(request)
    if (fault === undefined) return handler(request, env)
    const [name, ms = DEFAULT_LATE_MS] = fault.split(':')
    if (name === 'late') {
      const answer = await handler(request, env)
      await wait(Number(ms))
      return answer
    }
    if (fault === 'never') await new Promise(() => {})
    if (fault === 'reset') env.incoming.socket.destroy()
    const known = ['late', 'never', 'reset', ...Object.keys(FAULTY_ANSWERS)].join(', ')
    return (
      FAULTY_ANSWERS[fault]?.() ?? Response.json({ message: `Faults: ${known}` }, { status: 400 })
    )
  }
