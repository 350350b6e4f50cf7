import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer, type Answer } from './answer.ts'

const DEFAULT_LATE_MS = 2000

const json = { 'Content-Type': 'application/json' }
const html = { 'Content-Type': 'text/html; charset=utf-8' }

const FAULTY_ANSWERS: Record<string, Answer> = {
  html: { status: 200, headers: html, body: '<!doctype html><title>Be right back</title>' },
  half: { status: 200, headers: json, body: '{"success": tr' },
  unsuccessful: { status: 200, headers: json, body: '{"success": false, "message": "No."}' },
  'string-true': { status: 200, headers: json, body: '{"success": "true"}' },
  empty: { status: 200, headers: json, body: '' },
  '429': { status: 429, headers: json, body: '{"success": false, "message": "Too many."}' },
  '500': { status: 500, headers: json, body: '{"success": false, "message": "Broken."}' },
}

/**
 * The fault a test asks for, in the header `x-form-fault` or in the query as `fault`:
 * `never`, `reset`, `late` or `late:<milliseconds>`, or one of the faulty answers above.
 */
export function chosenFault(req: IncomingMessage): string | undefined {
  const header = req.headers['x-form-fault']
  const query = new URLSearchParams(req.url?.split('?')[1]).get('fault')
  return (typeof header === 'string' ? header : query) ?? undefined
}

/** How late to answer, in milliseconds; 0 for every other fault. */
export function latenessMs(fault: string | undefined): number {
  const [name, ms] = fault?.split(':') ?? []
  return name === 'late' ? Number(ms ?? DEFAULT_LATE_MS) : 0
}

/** Answers wrongly, or not at all. Nothing that is sent here is stored. */
export function misbehave(fault: string, req: IncomingMessage, res: ServerResponse) {
  if (fault === 'never') return void req.resume()
  if (fault === 'reset') return void req.socket.destroy()
  const faultyAnswer = FAULTY_ANSWERS[fault]
  const known = ['late', 'never', 'reset', ...Object.keys(FAULTY_ANSWERS)].join(', ')
  answer(
    req,
    res,
    faultyAnswer ?? { status: 400, headers: json, body: `{"message": "Faults: ${known}"}` },
  )
}
