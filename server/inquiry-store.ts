import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

const NEWLINE = 0x0a
const OWNER_ONLY = 0o600
const ANYBODY_ELSE = 0o077

interface Waiting {
  line: string
  resolve: () => void
  reject: (reason: unknown) => void
}

/**
 * Appends records to a file, one JSON line each. A call resolves once its line stands on the disk
 * and rejects when that failed. Lines that arrive while others are being written go to the disk
 * together afterwards: one writer, one flush for all of them, nothing interleaved.
 */
export function createInquiryStore(file: string) {
  let waiting: Waiting[] = []
  let isWriting = false

  async function writeAll() {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await appendDurably(file, batch.map(({ line }) => line).join(''))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isWriting = false
  }

  return function append(record: object): Promise<void> {
    return new Promise((resolve, reject) => {
      waiting.push({ line: `${JSON.stringify(record)}\n`, resolve, reject })
      if (!isWriting) void writeAll()
    })
  }
}

/**
 * The file is opened anew each time, so that it may be moved away while the server runs. It holds
 * personal data: only its owner may read it.
 */
async function appendDurably(file: string, lines: string) {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'a+', OWNER_ONLY)
  try {
    const { size, mode } = await handle.stat()
    // One that was there before. Where it belongs to somebody else, the inquiry still matters more.
    if (mode & ANYBODY_ELSE) await handle.chmod(OWNER_ONLY).catch(() => {})
    await handle.appendFile(size > 0 && (await endsTorn(handle, size)) ? `\n${lines}` : lines)
    await handle.sync()
    if (size === 0) await syncFolder(dirname(file))
  } finally {
    await handle.close()
  }
}

type Handle = Awaited<ReturnType<typeof open>>

/** Whether an earlier write was cut short, by a full disk or a crash, and left half a line. */
async function endsTorn(handle: Handle, size: number): Promise<boolean> {
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer[0] !== NEWLINE
}

/** A new file's name is only as durable as its folder. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
