import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

type Environment = Readonly<Record<string, string>>

/** A production server of one test's own, which it may kill and start again on the same data. */
export class OwnServer {
  private child: ChildProcess | null = null

  private constructor(
    readonly port: number,
    private readonly dataFolder: string,
    private readonly environment: Environment,
  ) {}

  /** A server on new data, with the demo account. */
  static async create(dataFolder: string, environment: Environment = {}): Promise<OwnServer> {
    const server = new OwnServer(await freePort(), dataFolder, environment)
    await server.start('scripts/steps/test-server.mjs')
    return server
  }

  /** Another server on the same data; that is for PostgreSQL only. */
  static async beside(dataFolder: string, environment: Environment): Promise<OwnServer> {
    const server = new OwnServer(await freePort(), dataFolder, environment)
    await server.restart()
    return server
  }

  /** A worker on the same data. */
  static worker(dataFolder: string, environment: Environment): ChildProcess {
    const env = { ...process.env, ...environment, ACTUM_DATA: dataFolder, LOG_LEVEL: 'error' }
    return spawn(process.execPath, ['dist/worker.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }

  get origin(): string {
    return `http://localhost:${this.port}`
  }

  /** Of its process; undefined before it was started. */
  get pid(): number | undefined {
    return this.child?.pid
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.child
    child?.kill('SIGKILL')
    if (child !== null) await once(child, 'exit')
  }

  /** Asks it to end; returns its exit code. */
  async stop(): Promise<number | null> {
    const child = this.child
    if (child === null) return null
    if (child.exitCode !== null) return child.exitCode
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }

  /** Starts it again on the data that is there. */
  restart(): Promise<void> {
    return this.start('scripts/serve.mjs')
  }

  /** Starts a program of Node as this server on the data that is there, and does not wait until it answers. */
  launch(words: readonly string[]): void {
    const env = {
      ...process.env,
      PORT: String(this.port),
      ACTUM_ORIGIN: this.origin,
      ACTUM_DATA: this.dataFolder,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      ...this.environment,
    }
    this.child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }

  private async start(script: string): Promise<void> {
    this.launch([script])
    for (let tries = 0; tries < 300; tries++) {
      const response = await fetch(`${this.origin}/api/documents/health`).catch(() => null)
      if (response?.ok === true) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('The server did not come up')
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
