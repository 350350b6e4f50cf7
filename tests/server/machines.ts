import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, vi } from 'vitest'

const WAIT = { timeout: 60_000, interval: 500 }
const GATEWAY = '198.18.0.1'
const ADDRESSES = { first: '198.18.0.2', second: '198.18.0.3', storage: '198.18.0.4' }
const FOLDER = resolve('.cache/server')
export const LOCAL_PROJECT_COPY = join(FOLDER, 'project')
const ROOT_CERTIFICATE = join(FOLDER, 'ca/pki/authorities/local/root.crt')
/** The test's certificate authority uses Let's Encrypt's URL, so Caddy on the servers needs no test settings. */
const AUTHORITY = `{
  admin off
  skip_install_trust
  storage file_system ${FOLDER}/ca
}
https://acme-v02.api.letsencrypt.org {
  bind ${GATEWAY}
  tls internal
  rewrite /directory /acme/local/directory
  acme_server
}`
/** Machines get no IP address for the first four seconds, as with a slow DHCP server. */
const IMAGE = `mmdebstrap --variant=minbase bookworm image \\
  --include=systemd,systemd-sysv,dbus,openssh-server,ca-certificates,iproute2
cd image
rm etc/ssh/ssh_host_* && : >etc/machine-id
install -D -m 600 ../ssh/id_ed25519.pub root/.ssh/authorized_keys
echo 'Acquire::http::Proxy "http://${GATEWAY}:3142";' >etc/apt/apt.conf.d/proxy
cp ${ROOT_CERTIFICATE} usr/local/share/ca-certificates/test.crt && chroot . update-ca-certificates
chroot . systemctl enable systemd-networkd systemd-networkd-wait-online
mkdir etc/systemd/system/systemd-networkd.service.d && cd etc/systemd/system/systemd-networkd.service.d
printf '%s\\n' '[Service]' 'ExecStartPre=sleep 4' >slow.conf`

/** Returns the script's output and exit status. */
export async function runLocalScript(script: string, input = '') {
  const env = { ...process.env, CURL_CA_BUNDLE: ROOT_CERTIFICATE }
  const command = `exec 2>&1; ${script}\necho exit $?`
  const child = spawn('bash', ['-c', command], { cwd: LOCAL_PROJECT_COPY, env, stdio: 'pipe' })
  // Ignores errors, because a script can end before Node closes the script's stdin.
  child.stdin.on('error', () => {}).end(input)
  return text(child.stdout)
}

/** Types the answers when their questions appear on the terminal of `host`. */
export async function runInTerminal(host: string, script: string, answers: [RegExp, string][]) {
  const child = spawn('ssh', ['-tt', host, script])
  let printed = ''
  child.stdout.on('data', (data: Buffer) => {
    printed += data.toString()
    const [question, answer] = answers[0] ?? []
    if (!question?.test(printed)) return
    answers.shift()
    child.stdin.write(`${answer}\n`)
  })
  await text(child.stderr)
  return printed
}

export const receivedMails: string[] = []

/**
 * Starts the mail server, the certificate authority and the proxy for Debian's packages. Builds the Debian image that
 * `bootMachine` copies.
 */
export async function startSupportServers() {
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, _, done) {
      const mail = await text(stream).catch(() => '')
      if (mail) receivedMails.push(mail.replaceAll('=\r\n', ''))
      done()
    },
  })
    .on('error', () => {})
    .listen(2525, GATEWAY)
  createServer(({ url, headers }, response) => {
    const forward = request(url!, { headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    forward.on('error', () => response.destroy()).end()
  }).listen(3142, GATEWAY)
  writeFileSync(join(FOLDER, 'Caddyfile'), AUTHORITY)
  void runLocalScript(`caddy run --config ${FOLDER}/Caddyfile`)
  await vi.waitUntil(() => existsSync(ROOT_CERTIFICATE), WAIT)
  expect(await runLocalScript(`set -e; cd ${FOLDER}; ${IMAGE}`)).toMatch(/exit 0\n$/)
}

export async function bootMachine(name: keyof typeof ADDRESSES) {
  const network = `'[Match]' Name=host0 '[Network]' Address=${ADDRESSES[name]}/24`
  await runLocalScript(`cd ${FOLDER} && cp -a image ${name} && echo ${name} >${name}/etc/hostname
    chroot ${name} ssh-keygen -A
    printf '%s\\n' ${network} >${name}/etc/systemd/network/10-host0.network`)
  const nspawn = `systemd-nspawn --quiet --boot --register=no --keep-unit --console=passive -D ${name} -M ${name}`
  const binds = `--network-bridge=site-test --resolv-conf=off --bind-ro=${FOLDER}/hosts:/etc/hosts`
  // When a machine reboots, systemd-nspawn ends with status 133, and the loop starts the machine again.
  void runLocalScript(
    `cd ${FOLDER}; while ${nspawn} ${binds} >>${name}.log; [ $? = 133 ]; do :; done`,
  )
  await waitForSsh(ADDRESSES[name])
}

export const waitForSsh = (host: string) =>
  vi.waitUntil(async () => (await runLocalScript(`ssh ${host} true`)) === 'exit 0\n', WAIT)

const HOSTS = readFileSync('/etc/hosts', 'utf8')

/** Points a domain to a machine. The test and all machines mount the same hosts file. */
export function pointDomain(host: string, name: keyof typeof ADDRESSES) {
  const services = `${GATEWAY} acme-v02.api.letsencrypt.org mail.test\n${ADDRESSES.storage} storage`
  const site = `${ADDRESSES[name]} ${host} ${host.replace('www.', '')}`
  writeFileSync('/etc/hosts', `${HOSTS}\n${services}\n${site}\n`)
}
