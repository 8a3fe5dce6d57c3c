/**
 * The cost of a run, and the benefit of several processes: twenty people create documents on one web process with one
 * worker, then on two web processes with three workers, on one PostgreSQL and one bucket. Then one of each is killed:
 * every accepted run must end, once, completely, and with its own key. The machine may have fewer cores than that, so
 * throughput is measured in documents per second of a busy core.
 */
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ApiPerson, upload } from '@/e2e/api-person'
import { documentTexts } from '@/e2e/documents'
import { OwnServer } from '@/e2e/own-server'
import { csvFile, docx, paragraph } from '@/lib/documents/generation/test-support/files'
import { startBucket } from '@/lib/storage/test-support/local-bucket'
import { startPostgresql } from '@/scripts/steps/postgresql.mjs'
import { actSheet, actTemplate } from '../support/act'
import { CpuWatch } from './cpu-watch'

const PEOPLE = 20
/** Of each person, in each measurement. */
const RUNS = Number(argument('--runs') ?? 3)
const ROWS = 100
const PAGE = 200
/** After a process was killed: half a minute of silence, and the job of the minute. */
const SETTLES_WITHIN_MS = 240_000
/** Three workers on three cores are worth so many times one on one. */
const LEAST_GAIN = 2.5

interface Accepted {
  readonly person: ApiPerson
  readonly key: string
  readonly id: string
}

interface Entry {
  readonly id: string
  readonly state: string
  readonly code: string | null
  readonly files: readonly { readonly download_url: string }[]
}

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}

const template = upload(actTemplate().name, Buffer.from(actTemplate().bytes))
const sheet = actSheet(ROWS).bytes
/** Small documents whose text is their run's key, so that each can be checked after a kill. */
const keyTemplate = upload('Act.docx', Buffer.from(docx(paragraph('Act {number}'))))

interface Asked {
  readonly people: readonly (readonly ApiPerson[])[]
  readonly prefix: string
  readonly filesOf: (key: string) => Record<string, ReturnType<typeof upload>>
}

/** Each person asks for runs one after another, at one server or another, again under the same key if there was no answer. */
async function askAll({ people, prefix, filesOf }: Asked): Promise<Accepted[]> {
  const asked = people.map(async (doors, index) => {
    const accepted: Accepted[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const key = `${prefix}-${index}-${run}`
      for (let tries = 0; ; tries += 1) {
        const person = doors[(index + run + tries) % doors.length]
        const answer = await person
          ?.post('generate', filesOf(key), { prefer: 'respond-async', 'idempotency-key': key })
          .catch(() => null)
        const body = answer?.ok() ? ((await answer.json().catch(() => null)) as { operationId?: string } | null) : null
        if (person !== undefined && body?.operationId !== undefined) {
          accepted.push({ person, key, id: body.operationId })
          break
        }
        if (tries > 300) throw new Error(`${key} was never accepted: ${answer?.status()}`)
        await pause(500)
      }
    }
    return accepted
  })
  return (await Promise.all(asked)).flat()
}

async function entriesOf(person: ApiPerson): Promise<readonly Entry[]> {
  const page = await person.get(`operations?limit=${PAGE}`)
  return page.ok() ? ((await page.json()) as { operations: Entry[] }).operations : []
}

/** Waits until none of these people's runs is in progress. */
async function settled(client: pg.Client): Promise<void> {
  const until = Date.now() + SETTLES_WITHIN_MS
  for (;;) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS left FROM "Operation" WHERE state IN ('queued', 'running')`,
    )
    if (rows[0].left === 0) return
    if (Date.now() > until) throw new Error(`${rows[0].left} runs did not come to an end`)
    await pause(250)
  }
}

/** What is wrong with a run that was accepted, or nothing. */
async function faultOf({ person, key, id }: Accepted): Promise<string | null> {
  const entry = (await entriesOf(person)).find((each) => each.id === id)
  if (entry === undefined) return `${key}: lost`
  if (entry.state !== 'succeeded') return `${key}: ${entry.state} ${entry.code ?? ''}`
  if (entry.files.length !== 1) return `${key}: ${entry.files.length} results`
  const name = entry.files[0]?.download_url.split('/').at(-1) ?? ''
  const file = await person.get(`download/${name}`)
  if (file.status() !== 200) return `${key}: its file answers ${file.status()}`
  const texts = [...documentTexts(await file.body()).values()].sort()
  const wanted = Array.from({ length: ROWS }, (_, row) => `Act ${key}-${row}`).sort()
  return texts.join('\n') === wanted.join('\n') ? null : `${key}: its documents are not those of its rows`
}

const postgresql = await startPostgresql({ durable: true })
if (postgresql === null) {
  console.log('Not run: PostgreSQL is not installed.')
  process.exit(0)
}
const folder = mkdtempSync(path.join(tmpdir(), 'actum-scale-'))
// The first server begins with an empty data folder: the bucket is next to it.
const dataFolder = path.join(folder, 'data')
const bucket = await startBucket(folder)
const environment = {
  DATABASE_URL: postgresql.url,
  ACTUM_SECRET: randomBytes(32).toString('hex'),
  ACTUM_RUNNER: 'external',
  ACTUM_RATE_LIMITS: 'documents=100000/60, reading=100000/60, registration=500/3600',
  S3_BUCKET: bucket.config.bucket,
  S3_REGION: bucket.config.region,
  S3_ACCESS_KEY_ID: bucket.config.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.config.secretAccessKey,
  S3_ENDPOINT: bucket.config.endpoint ?? '',
  S3_FORCE_PATH_STYLE: 'true',
}
const servers = [await OwnServer.create(dataFolder, environment)]
const workers: ChildProcess[] = [OwnServer.worker(dataFolder, environment)]
const client = new pg.Client({ connectionString: postgresql.url })
await client.connect()

interface Measured {
  readonly documents: number
  readonly perBusyCore: number
}

/** Twenty people's runs, with what they cost. */
async function measure(name: string, people: readonly (readonly ApiPerson[])[]): Promise<Measured> {
  const watch = new CpuWatch({
    web: servers.flatMap(({ pid }) => pid ?? []),
    workers: workers.flatMap(({ pid }) => pid ?? []),
    postgresql: [postgresql!.pid()],
  })
  const statistics = async () => {
    const { rows } = await client.query(
      `SELECT xact_commit::float AS commits, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float AS wal,
        (SELECT count(*)::int FROM pg_stat_activity WHERE client_port IS NOT NULL) AS connections
       FROM pg_stat_database WHERE datname = current_database()`,
    )
    return rows[0] as { commits: number; wal: number; connections: number }
  }
  const before = await statistics()
  const began = performance.now()
  const excel = (key: string) => upload(`${key}.csv`, Buffer.from(sheet))
  const accepted = await askAll({ people, prefix: name, filesOf: (key) => ({ excel: excel(key), template }) })
  await settled(client)
  const seconds = (performance.now() - began) / 1_000
  const cpu = watch.seconds()
  const after = await statistics()
  const runs = accepted.length
  const documents = runs * ROWS
  const all = cpu.web + cpu.workers + cpu.postgresql
  const cells = [
    `${servers.length} + ${workers.length}`,
    runs,
    documents,
    seconds.toFixed(1),
    (documents / seconds).toFixed(0),
    (cpu.web / runs).toFixed(3),
    (cpu.workers / runs).toFixed(3),
    (cpu.postgresql / runs).toFixed(3),
    ((after.commits - before.commits) / runs).toFixed(0),
    ((after.wal - before.wal) / runs / 1024).toFixed(0),
    after.connections - 1,
    (documents / cpu.workers).toFixed(0),
    (documents / all).toFixed(0),
  ]
  console.log(`| ${cells.join(' | ')} |`)
  return { documents, perBusyCore: documents / cpu.workers }
}

const HEADERS = [
  'web + workers',
  'runs',
  'documents',
  's',
  'documents/s',
  'web, CPU s/run',
  'worker, CPU s/run',
  'PostgreSQL, CPU s/run',
  'transactions/run',
  'WAL, KB/run',
  'connections',
  'documents per busy worker core and s',
  'documents per busy core and s',
]

let failures: string[] = ['it did not come to its end']
try {
  const here: ApiPerson[] = []
  for (let n = 0; n < PEOPLE; n += 1) {
    here.push(await ApiPerson.register(servers[0]!.origin, `person-${n}@clinic.example`))
  }
  const alone = here.map((person) => [person])
  // The first run of each process loads what the others use.
  await askAll({
    people: alone,
    prefix: 'warm',
    filesOf: () => ({ excel: upload('w.csv', 'number\n1\n'), template: keyTemplate }),
  })
  await settled(client)
  console.log(`| ${HEADERS.join(' | ')} |`)
  console.log(`|${HEADERS.map(() => '---').join('|')}|`)
  const one = await measure('one', alone)

  servers.push(await OwnServer.beside(dataFolder, environment))
  workers.push(OwnServer.worker(dataFolder, environment), OwnServer.worker(dataFolder, environment))
  const second = servers[1]!.origin
  const both = await Promise.all(here.map(async (person) => [person, await person.at(second)]))
  await askAll({
    people: both,
    prefix: 'warm2',
    filesOf: () => ({ excel: upload('w.csv', 'number\n1\n'), template: keyTemplate }),
  })
  await settled(client)
  const three = await measure('three', both)
  const gain = (3 * three.perBusyCore) / one.perBusyCore
  console.log(`\nThree workers are worth ${gain.toFixed(2)} of one, each on a core of its own.`)

  const killing = (async () => {
    await pause(1_000)
    workers[0]?.kill('SIGKILL')
    await servers[0]?.kill()
    await pause(3_000)
    await servers[0]?.restart()
  })()
  const accepted = await askAll({
    people: both,
    prefix: 'kill',
    filesOf: (key) => {
      const rows = Array.from({ length: ROWS }, (_, row) => [`${key}-${row}`])
      return { excel: upload(`${key}.csv`, Buffer.from(csvFile([['number'], ...rows]).bytes)), template: keyTemplate }
    },
  })
  await killing
  await settled(client)
  const faults: (string | null)[] = []
  for (const each of accepted) faults.push(await faultOf(each))
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM "Operation" WHERE "idempotencyKey" LIKE 'kill-%'`,
  )
  const broken = faults.filter((fault) => fault !== null)
  console.log(
    `One web process and one worker were killed during ${accepted.length} runs of ${PEOPLE} people: ${broken.length} lost or broken, ${rows[0].count - accepted.length} done twice.`,
  )
  failures = [
    ...broken.slice(0, 20),
    ...(rows[0].count === accepted.length ? [] : [`${rows[0].count} operations for ${accepted.length} keys`]),
    ...(gain >= LEAST_GAIN ? [] : [`three workers are worth only ${gain.toFixed(2)} of one`]),
  ]
  for (const failure of failures) console.log(failure)
} finally {
  for (const worker of workers) worker.kill('SIGKILL')
  for (const server of servers) await server.stop()
  await client.end()
  await bucket.close()
  postgresql.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failures.length === 0 ? 0 : 1)
