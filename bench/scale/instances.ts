/**
 * Two web processes and two workers on one PostgreSQL and one S3 server under load, one of the four killed at random each minute and
 * brought back: whatever was accepted comes to its end, once, whole, and under its own key.
 */
import type { ChildProcess } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiPerson, upload } from '@/e2e/api-person'
import { documentTexts } from '@/e2e/documents'
import { OwnServer } from '@/e2e/own-server'
import { csvFile, docx, paragraph } from '@/lib/documents/generation/test-support/files'
import { startBucket } from '@/lib/storage/test-support/local-bucket'
import { startPostgresql } from '@/scripts/steps/postgresql.mjs'

const CLIENTS = 4
const ROWS = 40
const PAGE = 200
const MINUTE = 60_000

const minutes = Number(argument('--minutes') ?? 10)
const template = upload('Акт.docx', Buffer.from(docx(paragraph('Акт {номер}'))))

/** A run that a server said yes to. */
interface Accepted {
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

/** One client: asks either server for acts with its own key, again with the same key when no answer came, until time is up. */
async function ask(
  people: readonly ApiPerson[],
  client: number,
  until: number,
  counts: { retries: number; refusals: number },
): Promise<Accepted[]> {
  const accepted: Accepted[] = []
  for (let turn = 0; Date.now() < until; turn++) {
    const key = `${client}-${turn}`
    const rows = Array.from({ length: ROWS }, (_, row) => [`${key}-${row}`])
    const excel = upload(`${key}.csv`, Buffer.from(csvFile([['Номер'], ...rows]).bytes))
    for (let tries = 0; ; tries++) {
      const person = people[(client + turn + tries) % people.length]
      const answer = await person
        ?.post('generate', { excel, template }, { prefer: 'respond-async', 'idempotency-key': key })
        .catch(() => null)
      const body = answer?.ok() ? ((await answer.json().catch(() => null)) as { operationId?: string } | null) : null
      if (body?.operationId !== undefined) {
        accepted.push({ key, id: body.operationId })
        break
      }
      if (answer && answer.status() < 500 && answer.status() !== 429) counts.refusals++
      counts.retries++
      if (Date.now() > until + MINUTE) break
      await pause(500)
    }
    await pause(200)
  }
  return accepted
}

async function entriesOf(person: ApiPerson): Promise<Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const last = entries.at(-1)
    const page = await person.get(`operations?limit=${PAGE}${last === undefined ? '' : `&after=${last.id}`}`)
    const { operations } = (await page.json()) as { operations: Entry[] }
    entries.push(...operations)
    if (operations.length < PAGE) return entries
  }
}

/** What is wrong with a run that was accepted, or nothing. */
async function faultOf(person: ApiPerson, { key, id }: Accepted, entries: readonly Entry[]): Promise<string | null> {
  const entry = entries.find((each) => each.id === id)
  if (entry === undefined) return `${key}: lost`
  if (entry.state !== 'succeeded') return `${key}: ${entry.state} ${entry.code ?? ''}`
  if (entry.files.length !== 1) return `${key}: ${entry.files.length} results`
  const name = entry.files[0]?.download_url.split('/').at(-1) ?? ''
  const file = await person.get(`download/${name}`)
  if (file.status() !== 200) return `${key}: its file answers ${file.status()}`
  const texts = [...documentTexts(await file.body()).values()].sort()
  const wanted = Array.from({ length: ROWS }, (_, row) => `Акт ${key}-${row}`).sort()
  return texts.join('\n') === wanted.join('\n') ? null : `${key}: its documents are not those of its rows`
}

const postgresql = await startPostgresql()
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
  ACTUM_RATE_LIMITS: 'documents=100000/60, reading=100000/60',
  S3_BUCKET: bucket.config.bucket,
  S3_REGION: bucket.config.region,
  S3_ACCESS_KEY_ID: bucket.config.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.config.secretAccessKey,
  S3_ENDPOINT: bucket.config.endpoint ?? '',
  S3_FORCE_PATH_STYLE: 'true',
}
const servers = [
  await OwnServer.create(dataFolder, environment),
  await OwnServer.beside(dataFolder, environment),
] as const
const workers: ChildProcess[] = [OwnServer.worker(dataFolder, environment), OwnServer.worker(dataFolder, environment)]
let faults: readonly string[] = ['it did not come to its end']
try {
  const here = await ApiPerson.signIn(servers[0].origin)
  const people = [here, await here.at(servers[1].origin)]
  const until = Date.now() + minutes * MINUTE
  const counts = { retries: 0, refusals: 0 }
  const kills: string[] = []
  const killing = (async () => {
    while (Date.now() + MINUTE <= until) {
      await pause(randomInt(20_000, MINUTE))
      const victim = randomInt(4)
      const server = servers[victim]
      if (server !== undefined) {
        kills.push(`web ${victim + 1}`)
        await server.kill()
        await pause(1_000)
        await server.restart()
      } else {
        kills.push(`worker ${victim - 1}`)
        workers[victim - 2]?.kill('SIGKILL')
        await pause(1_000)
        workers[victim - 2] = OwnServer.worker(dataFolder, environment)
      }
    }
  })()
  const accepted = (
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => ask(people, client, until, counts)))
  ).flat()
  await killing
  const settled = Date.now() + 3 * MINUTE
  let entries = await entriesOf(here)
  while (entries.some(({ state }) => state === 'queued' || state === 'running') && Date.now() < settled) {
    await pause(1_000)
    entries = await entriesOf(here)
  }
  const found: (string | null)[] = []
  for (const each of accepted) found.push(await faultOf(here, each, entries))
  const keys = new Map<string, Set<string>>()
  for (const { key, id } of accepted) keys.set(key, (keys.get(key) ?? new Set()).add(id))
  const twice = [...keys].filter(([, ids]) => ids.size > 1).map(([key]) => `${key}: done twice`)
  const unasked = entries.length - new Set(accepted.map(({ id }) => id)).size
  faults = [
    ...found.filter((each) => each !== null),
    ...twice,
    ...(unasked === 0 ? [] : [`${unasked} operations that no client was told of`]),
  ]
  console.log('| minutes | accepted | requests made again | refused otherwise | killed | lost, doubled or broken |')
  console.log('|---|---|---|---|---|---|')
  const columns = [minutes, accepted.length, counts.retries, counts.refusals, kills.join(', '), faults.length]
  console.log(`| ${columns.join(' | ')} |`)
  for (const fault of faults.slice(0, 20)) console.log(fault)
} finally {
  for (const worker of workers) worker.kill('SIGKILL')
  for (const server of servers) await server.stop()
  await bucket.close()
  postgresql.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(faults.length === 0 ? 0 : 1)
