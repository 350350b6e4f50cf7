import { spawn } from 'node:child_process'
import type { Row } from '../rows.ts'
import type { Served } from '../serve.ts'
import { medians } from '../statistics.ts'

const CONNECTIONS = 32
const SECONDS = 8

const MS_PER_UNIT = { us: 0.001, ms: 1, s: 1000 }

/** What wrk reports: requests a second, and how long one in a hundred waits at least (ms). */
export function readReport(report: string): { requestsPerS: number; p99Ms: number } {
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(report) ?? []
  const [, time, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? []
  return {
    requestsPerS: Number(rate),
    p99Ms: Number(time) * MS_PER_UNIT[unit as keyof typeof MS_PER_UNIT],
  }
}

/**
 * The landing page, as brotli has packed it, from nginx and from the local server by turns, over
 * HTTP/1.1 without encryption. Needs wrk.
 */
export async function load({ plainSiteUrl, localSiteUrl }: Served, rounds: number): Promise<Row[]> {
  if (plainSiteUrl === localSiteUrl) throw new Error('There is no nginx to compare with.')
  const reports = { nginx: [] as Record<string, number>[], local: [] as Record<string, number>[] }
  for (let round = 0; round < rounds; round += 1) {
    reports.nginx.push(readReport(await wrk(`${plainSiteUrl}/`)))
    reports.local.push(readReport(await wrk(`${localSiteUrl}/`)))
  }
  const nginx = medians(reports.nginx)
  const local = medians(reports.local)
  return [
    { part: 'load', where: 'nginx', values: nginx },
    { part: 'load', where: 'local server', values: local },
    {
      part: 'load',
      where: 'nginx in local servers',
      values: {
        requestsPerS: nginx['requestsPerS']! / local['requestsPerS']!,
        p99Ms: nginx['p99Ms']! / local['p99Ms']!,
      },
    },
  ]
}

async function wrk(url: string): Promise<string> {
  const settings = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency']
  const run = spawn('wrk', [...settings, '-H', 'Accept-Encoding: br', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let report = ''
  for await (const piece of run.stdout) report += String(piece)
  if (run.exitCode !== 0 && run.exitCode !== null)
    throw new Error(`wrk failed on ${url}: ${report}`)
  return report
}
