import { spawn } from 'node:child_process'

// The site with live reload. If one of the programs ends, so does the other.
const start = (args: string[], env = process.env) =>
  spawn(process.execPath, args, { stdio: 'inherit', env })
const programs = [
  start(['node_modules/astro/bin/astro.mjs', 'dev', ...process.argv.slice(2)]),
  // Here all visitors have one address, and the site another one than where it is published.
  start(['server/inbox/main.ts', 'serve'], {
    FORM_REQUESTS_PER_MINUTE: '600',
    ...process.env,
    SITE_URL: '',
  }),
]

const stop = () => programs.forEach((program) => program.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
for (const program of programs)
  program.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop()
  })
