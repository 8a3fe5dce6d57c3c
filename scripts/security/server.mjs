import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'

/** A built application that serves on data of its own, with the demo account. */
export class Server {
  /**
   * @param {{ folder: string, port: number, data: string, rateLimits: string }} place
   * @returns {Promise<Server>}
   */
  static async start(place) {
    const server = new Server(place)
    await server.#comesUp()
    return server
  }

  #child
  #said = []

  constructor({ folder, port, data, rateLimits }) {
    this.origin = `http://localhost:${port}`
    const watch = path.resolve('scripts/security/watch-process.mjs')
    this.#child = spawn(process.execPath, ['--import', watch, 'scripts/steps/test-server.mjs'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        PORT: String(port),
        ACTUM_ORIGIN: this.origin,
        ACTUM_DATA: data,
        ACTUM_RATE_LIMITS: rateLimits,
        DATABASE_URL: '',
        ACTUM_CRON_SECRET: randomBytes(16).toString('hex'),
        LOG_LEVEL: 'info',
      },
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream.on('data', (chunk) => this.#said.push(chunk))
  }

  async #comesUp() {
    for (let tries = 0; tries < 600; tries++) {
      const answer = await fetch(`${this.origin}/api/documents/health`).catch(() => null)
      if (answer?.ok) return
      if (this.#child.exitCode !== null) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    this.#child.kill('SIGKILL')
    throw new Error(`The server did not come up:\n${this.said}`)
  }

  /** All that it has written to its log. */
  get said() {
    return Buffer.concat(this.#said).toString('utf8')
  }

  /** How its event loop fared since it was last asked, in milliseconds, and its memory, in bytes. */
  async howAreYou() {
    const answer = new Promise((resolve) => {
      const listen = (message) => {
        if (typeof message !== 'object' || !('p99' in message)) return
        this.#child.off('message', listen)
        resolve(message)
      }
      this.#child.on('message', listen)
    })
    this.#child.send('how are you')
    return answer
  }

  async stop() {
    if (this.#child.exitCode !== null) return
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }
}
