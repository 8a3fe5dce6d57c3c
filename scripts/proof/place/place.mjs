import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startPostgresql } from '../../steps/postgresql.mjs'
import { projectTables } from '../../security/project.mjs'
import { NotHere } from './not-here.js'
import { Server } from './server.mjs'

/**
 * The environment of one check: a PostgreSQL server, folders and application servers, all deleted when it is closed.
 */
export class Place {
  #closers = []
  #postgresql

  /**
   * @param {{ trial: boolean, minutes?: number }} wanted `trial`: in a small size, to see that the check itself works;
   *   `minutes`: how long what has no natural end goes on
   */
  constructor({ trial, minutes }) {
    this.trial = trial
    this.minutes = minutes
    /** What the scheduled jobs of its servers are called with. */
    this.cronSecret = randomBytes(16).toString('hex')
  }

  /** A size of the check: the full one, or in a trial the small one. */
  size(full, small) {
    return this.trial ? small : full
  }

  /** How long what has no natural end goes on, in milliseconds. */
  lasting(fullMinutes, trialMinutes) {
    return (this.minutes ?? this.size(fullMinutes, trialMinutes)) * 60_000
  }

  /** The check's PostgreSQL server, started when it is first asked for. */
  async postgresql() {
    this.#postgresql ??= await startPostgresql({ durable: true })
    if (this.#postgresql === null) throw new NotHere('PostgreSQL is not installed')
    return this.#postgresql
  }

  /** A temporary folder of the check's own. */
  folder() {
    const folder = mkdtempSync(path.join(tmpdir(), 'actum-proof-'))
    this.atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  /**
   * Application servers on one new data folder and on the check's PostgreSQL.
   *
   * @param {{ environment?: Record<string, string>, count?: number, folder?: string, data?: string }} [wanted]
   *   `folder`: where the build is, unless here; `count`: how many, one unless said
   */
  async servers({ environment = {}, count = 1, folder = '.', data } = {}) {
    const place = {
      folder,
      data: path.join(data ?? this.folder(), 'data'),
      environment: {
        DATABASE_URL: (await this.postgresql()).url,
        ACTUM_SECRET: randomBytes(32).toString('hex'),
        ACTUM_CRON_SECRET: this.cronSecret,
        ...environment,
      },
    }
    mkdirSync(place.data, { recursive: true })
    const servers = []
    for (let index = 0; index < count; index++) {
      const server = await (index === 0 ? Server.start(place) : Server.beside(place))
      servers.push(server)
      this.atTheEnd(() => server.kill())
    }
    return servers
  }

  /** One such server. */
  async server(wanted) {
    const [server] = await this.servers(wanted)
    return server
  }

  /** The rows of a query on the check's PostgreSQL. */
  async query(text, values = []) {
    const client = new pg.Client({ connectionString: (await this.postgresql()).url })
    await client.connect()
    try {
      return (await client.query(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** What is done when the check is over, last first. */
  atTheEnd(work) {
    this.#closers.unshift(work)
  }

  async close() {
    for (const close of this.#closers) await close()
    this.#postgresql?.stop()
  }
}

/** Every rate limit so high that no load meets it: `ACTUM_RATE_LIMITS` of checks that are not about them. */
export async function noRateLimits() {
  const { limits } = await projectTables()
  return { ACTUM_RATE_LIMITS: limits.map((name) => `${name}=1000000/3600`).join(',') }
}
