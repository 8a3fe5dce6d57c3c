import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** How long an answer is waited for before it is asked whether there is anybody. */
const SLOW_MS = 300
/** How long a server that is well may take for a statement that does nothing. */
const PROBE_MS = 800
const LOOK_MS = 100
/** The event loop may have been busy while the answer lay there. */
const GRACE_MS = 50

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/**
 * A connection pool that doesn't wait for a server that stopped responding: its machine frozen, or the network gone without a
 * word. TCP keeps such connections open for a quarter of an hour. If a query takes longer than a moment, a separate connection of our
 * own checks the server. If that gets no response either, pending queries are aborted and new connections are refused immediately,
 * until the server responds again. A statement that's only slow isn't affected.
 */
export function patientPool(config: pg.PoolConfig): pg.Pool {
  let still = false
  /** As node-postgres connects, and not at all while no one would answer. */
  class RefusingClient extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | void {
      if (callback === undefined) return still ? Promise.reject(standsStill()) : super.connect()
      // Asynchronously, like a network error: callers that retry immediately leave time for the check that detects recovery.
      if (still) setImmediate(callback as (error: Error) => void, standsStill())
      else super.connect(callback)
    }
  }
  const pool = new pg.Pool({ ...config, Client: RefusingClient })
  // An idle connection that ends is replaced when one is asked for; unheard, its error would end the process.
  pool.on('error', () => undefined)
  const held = new Map<pg.PoolClient, number>()
  pool.on('acquire', (client) => held.set(client, performance.now()))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('remove', (client) => held.delete(client))
  const probe = new Probe(config)
  let looking = false
  const look = async () => {
    const since = Math.min(...held.values())
    if (looking || (!still && performance.now() - since < SLOW_MS)) return
    looking = true
    still = !(await probe.answered())
    looking = false
    if (still) for (const client of held.keys()) void endOf(client)
  }
  const timer = setInterval(() => void look(), LOOK_MS).unref()
  const end = pool.end.bind(pool)
  pool.end = async () => {
    clearInterval(timer)
    await Promise.all([probe.end(), end()])
  }
  return pool
}

/** The code means that the database is unavailable (`unavailable.ts`), and Prisma's adapter supports it. */
function standsStill(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' })
}

/** Breaks off what a connection waits for. */
function endOf(client: pg.PoolClient | pg.Client): Promise<void> {
  // The types of a pool's client leave `end` out, which every one has.
  return (client as pg.Client).end().catch(() => undefined)
}

/** A connection beside the pool, made when it is first needed and kept. */
class Probe {
  #client: pg.Client | null = null
  #ended = false

  constructor(private readonly config: pg.PoolConfig) {}

  /** Whether the server responded in time, even if it refused the connection. */
  async answered(): Promise<boolean> {
    let said = false
    const asked = this.#ask().then(
      () => (said = true),
      // A refused connection isn't silent: the pool's own connections detect it.
      (error: unknown) => (said = !(error instanceof Error && /timeout/i.test(error.message))),
    )
    await Promise.race([asked, pause(PROBE_MS, undefined, { ref: false })])
    if (!said) await pause(GRACE_MS, undefined, { ref: false })
    if (!said) await this.#letGo()
    return said
  }

  async #ask(): Promise<void> {
    const client = this.#client ?? (await this.#connected())
    this.#client = client
    try {
      await client.query('SELECT 1')
    } catch (error) {
      if (this.#client === client) this.#client = null
      throw error
    }
  }

  async #connected(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.config, connectionTimeoutMillis: PROBE_MS })
    client.on('error', () => {
      if (this.#client === client) this.#client = null
    })
    await client.connect()
    // An open connection would keep the process alive.
    if (this.#ended) await endOf(client)
    return client
  }

  async #letGo(): Promise<void> {
    const client = this.#client
    this.#client = null
    if (client !== null) await endOf(client)
  }

  /** Lets the connection go, and the one that may just be made. */
  async end(): Promise<void> {
    this.#ended = true
    await this.#letGo()
  }
}
