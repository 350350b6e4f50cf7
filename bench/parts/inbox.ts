import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Row } from '../rows.ts'
import { median } from '../statistics.ts'

const PROGRAM = 'server/inbox/main.ts'
const ROUNDS = 5
const SECONDS = 6
const CONNECTIONS = 50
const MANY = 100_000
const A_MILLION = 1_000_000
const INQUIRY = {
  access_key: 'k',
  subject: 'New Contact from Asha Rao - Dhruva Maritime',
  name: 'Asha Rao',
  email: 'asha@rao.example',
  service: 'Air Cargo',
}

/**
 * The company's own inbox: inquiries a second beside bare transactions of SQLite on the same disk by turns,
 * its memory after 100,000 inquiries, and how long a list of a million takes.
 */
export async function inbox(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-inbox-'))
  const file = join(folder, 'inquiries.db')
  const { url, pid, stop } = await startInbox(file)
  const rounds: Record<'barePerS' | 'requestsPerS' | 'p99Ms' | 'share', number>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const barePerS = bareTransactions(join(folder, `bare-${round}.db`))
    const { requestsPerS, p99Ms } = await sendFor(url, SECONDS)
    rounds.push({ barePerS, requestsPerS, p99Ms, share: requestsPerS / barePerS })
  }
  while (countIn(file) < MANY) await sendFor(url, SECONDS)
  const memoryMB = residentMB(pid)
  await stop()
  fill(file, A_MILLION)
  const started = performance.now()
  await once(spawn(process.execPath, [PROGRAM, 'list', '--json'], optionsFor(file)), 'exit')
  const listSeconds = (performance.now() - started) / 1000
  rmSync(folder, { recursive: true })

  const middle = (name: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[name]))
  const values = {
    requestsPerS: middle('requestsPerS'),
    bareTransactionsPerS: middle('barePerS'),
    shareOfBare: middle('share'),
    p99Ms: middle('p99Ms'),
    memoryMB,
    listOfAMillionS: listSeconds,
  }
  return [{ part: 'inbox', where: `${CONNECTIONS} connections`, values }]
}

const optionsFor = (file: string) => ({
  stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
  env: { PATH: process.env['PATH'], INQUIRIES_DB: file },
})

async function startInbox(file: string) {
  const child = spawn(process.execPath, [PROGRAM, 'serve'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...optionsFor(file).env, INBOX_PORT: '0', FORM_ADDRESS_HEADER: 'X-Real-IP' },
  })
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  child.stdout.resume()
  process.once('exit', () => child.kill())
  return {
    url: /http:\S+/.exec(line)![0],
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** How many transactions of one short row SQLite does in a second, each of them on the disk. */
function bareTransactions(file: string): number {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (text TEXT)')
  const insert = database.prepare('INSERT INTO t VALUES (?)')
  const started = performance.now()
  let count = 0
  for (; performance.now() - started < SECONDS * 1000; count += 1) insert.run('x'.repeat(200))
  database.close()
  return count / SECONDS
}

/** Sends inquiries of ever new visitors over all connections for a while. Throws where one is refused. */
async function sendFor(url: string, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const waits: number[] = []
  const started = performance.now()
  const elapsedS = () => (performance.now() - started) / 1000
  async function sender() {
    while (elapsedS() < seconds) {
      const sent = performance.now()
      await send(url, agent)
      waits.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sender))
  const requestsPerS = waits.length / elapsedS()
  agent.destroy()
  return { requestsPerS, p99Ms: waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)]! }
}

let visitors = 0

function send(url: string, agent: Agent): Promise<void> {
  const number = visitors++
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const headers = { 'Content-Type': 'application/json', 'X-Real-IP': address }
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', resolve)
      if (answer.statusCode !== 200)
        reject(new Error(`The inbox has answered ${answer.statusCode}`))
    })
      .once('error', reject)
      .end(JSON.stringify({ ...INQUIRY, message: `Two pallets to Hamburg by Friday, ${number}` }))
  })
}

function countIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const { count } = database.prepare('SELECT max(id) AS count FROM inquiries').get()!
  database.close()
  return Number(count)
}

/** Fills a database with copies of its first inquiry. */
function fill(file: string, count: number) {
  const database = new DatabaseSync(file)
  const columns = `received_at, subject, name, email, phone, company, service, message, spam,
    fingerprint, delivery, next_attempt_at`
  database.exec(`INSERT INTO inquiries (${columns}) SELECT ${columns} FROM inquiries,
    (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) SELECT i FROM n)
    WHERE id = 1 LIMIT ${count} - (SELECT count(*) FROM inquiries)`)
  database.close()
}

const residentMB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
