import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const PAUSE_MS = 5
const COMES_UP_MS = 60_000

/** One answer to a request on its own connection, as a browser's first would be. */
export interface Answer {
  readonly status: number
  /** From the request until the answer begins. */
  readonly firstByteMs: number
  /** From the request until the answer is whole. */
  readonly wholeMs: number
  /** Of its body as it came, packed. */
  readonly bytes: number
}

export function answerTo(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const asked = { agent: false, headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html', ...headers } }
    get(address, asked, (response) => {
      const firstByteMs = performance.now() - started
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, firstByteMs, wholeMs: performance.now() - started, bytes }),
      )
    }).on('error', reject)
  })
}

/** Waits until a server lives. */
export async function untilLives(origin: string): Promise<void> {
  const started = performance.now()
  while (performance.now() - started < COMES_UP_MS) {
    const answer = await answerTo(`${origin}/api/documents/health?live=1`).catch(() => null)
    if (answer?.status === 200) return
    await pause(PAUSE_MS)
  }
  throw new Error('The server did not come up')
}
