import { spawn } from 'node:child_process'

process.env['FORM_REQUESTS_PER_MINUTE'] ||= '600' // For the inbox: here all visitors have one address.

// The site with live reload. If one of the programs ends, so does the other.
const programs = [
  ['node_modules/astro/bin/astro.mjs', 'dev', ...process.argv.slice(2)],
  ['server/inbox/main.ts', 'serve'],
].map((args) => spawn(process.execPath, args, { stdio: 'inherit' }))

const stop = () => programs.forEach((program) => program.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
for (const program of programs)
  program.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop()
  })
