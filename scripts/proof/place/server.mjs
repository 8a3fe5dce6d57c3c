import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { childProcesses } from '../../steps/child-processes.js'
import { freePort } from '../../steps/postgresql.mjs'
import { NotHere } from './not-here.js'

const FRESH = 'scripts/steps/test-server.mjs'
const AGAIN = 'scripts/serve.mjs'
const COMES_UP_MS = 60_000

/** A built application with its own data and the demo account; it can be killed and started again. */
export class Server {
  #child
  #said = []
  #place

  /** @param {{ folder?: string, port: number, data: string, environment?: Record<string, string> }} place */
  constructor(place) {
    this.#place = place
    this.origin = `http://localhost:${place.port}`
  }

  /** On new data, with the demo account. */
  static async start(place) {
    const server = new Server({ port: await freePort(), ...place })
    await server.#starts(FRESH)
    return server
  }

  /** One more on the data of another; that is for PostgreSQL only. */
  static async beside(place) {
    const server = new Server({ port: await freePort(), ...place })
    await server.restart()
    return server
  }

  /**
   * Starts it again on the data that is there.
   *
   * @returns after how many milliseconds it was ready
   */
  restart() {
    return this.#starts(AGAIN)
  }

  async #starts(script) {
    const { folder = '.', port, data, environment } = this.#place
    const watch = path.resolve('scripts/proof/place/watch-process.mjs')
    const started = performance.now()
    this.#child = spawn(process.execPath, ['--import', watch, script], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        PORT: String(port),
        ACTUM_ORIGIN: this.origin,
        ACTUM_DATA: data,
        LOG_LEVEL: 'info',
        ...environment,
      },
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream.on('data', (chunk) => this.#said.push(chunk))
    while (performance.now() - started < COMES_UP_MS && this.lives) {
      const answer = await fetch(`${this.origin}/api/documents/health`).catch(() => null)
      await answer?.arrayBuffer()
      if (answer?.ok) return performance.now() - started
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    await this.kill()
    throw new Error(`The server did not come up:\n${this.said.slice(-2_000)}`)
  }

  get lives() {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  get pid() {
    return this.#child.pid
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

  /** How many files and sockets it has open. */
  openFiles() {
    return readdirSync(procFolder(this.pid, 'fd')).length
  }

  /** The ids of the processes that it has started. */
  children() {
    procFolder(this.pid, 'stat')
    return childProcesses(this.pid)
  }

  /** Ends it as a power cut would. */
  async kill() {
    if (!this.lives) return
    this.#child.kill('SIGKILL')
    await once(this.#child, 'exit')
  }

  /**
   * Asks it to end.
   *
   * @returns {Promise<{ code: number | null, ms: number }>}
   */
  async stop() {
    const started = performance.now()
    if (this.lives) {
      this.#child.kill('SIGTERM')
      await once(this.#child, 'exit')
    }
    return { code: this.#child.exitCode, ms: performance.now() - started }
  }
}

function procFolder(pid, name) {
  const folder = `/proc/${pid}/${name}`
  if (!existsSync(folder)) throw new NotHere('this system has no /proc to read processes by')
  return folder
}
