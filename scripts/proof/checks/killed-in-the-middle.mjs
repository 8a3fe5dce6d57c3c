import { createHash } from 'node:crypto'
import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import PizZip from 'pizzip'
import { percentile } from '../../security/statistics.js'
import { Caller } from '../place/caller.mjs'
import { ms, pause, statusOf } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

const ROWS = 300
const READY_MS = 5_000
const SETTLED_MS = 300_000
const LONG_AGO = new Date(Date.now() - 48 * 3_600_000)

/**
 * A generation is asked for, the server is killed at a random moment and started again, and the client asks again; at last
 * everything that is listed is fetched.
 */
export async function check(place) {
  const { ACT, actRows } = await support()
  const data = place.folder()
  const server = await place.server({ environment: await noRateLimits(), data })
  const caller = await Caller.signIn(server.origin)
  const runs = place.size(200, 3)
  const ready = []
  const wrong = []
  const workspaces = []
  for (let run = 0; run < runs; run++) {
    workspaces.push(await caller.newWorkspace())
    const files = { excel: actRows(ROWS), template: ACT }
    const key = { prefer: 'respond-async', 'idempotency-key': `run-${run}` }
    // Killed before, while or after the answer comes.
    const asked = statusOf(caller.post('generate', files, key))
    await pause(Math.random() * 1_500)
    await server.kill()
    await asked
    ready.push(await server.restart())
    const again = await statusOf(caller.post('generate', files, key))
    if (again !== 202 && again !== 200) wrong.push(`run ${run}: asked again, ${again}`)
  }
  // On a shared database, a runner counts as dead after a period of silence.
  const started = performance.now()
  for (const [run, workspace] of workspaces.entries()) {
    caller.sessionId = workspace
    const operations = await caller.settled(SETTLED_MS)
    if (operations.length !== 1) wrong.push(`run ${run}: ${operations.length} operations`)
    for (const { state, files: listed } of operations) {
      if (state !== 'succeeded' || listed.length !== 1) wrong.push(`run ${run}: ${state}, ${listed.length} files`)
      for (const file of listed) if (!(await whole(place, caller, file))) wrong.push(`run ${run}: a file is broken`)
    }
  }
  const settled = performance.now() - started
  const tmp = path.join(data, 'data', 'tmp')
  const left = temporaryFolders(tmp)
  // As they will be found a day later.
  for (const folder of left) utimesSync(path.join(tmp, folder), LONG_AGO, LONG_AGO)
  await place.query('UPDATE "DiscardedFile" SET "removeAfter" = "createdAt"')
  const stored = path.join(data, 'data', 'files')
  const orphans = await withoutRows(place, stored)
  const secret = { authorization: `Bearer ${place.cronSecret}` }
  await statusOf(fetch(`${server.origin}/api/cron/sweep`, { headers: secret }))
  const forgotten = temporaryFolders(tmp).length
  const lost = await withoutRows(place, stored)
  return {
    holds: wrong.length === 0 && Math.max(...ready) <= READY_MS && forgotten === 0 && lost === 0,
    figure:
      `${wrong.length} broken, lost or doubled; ready again after ${ms(percentile(ready, 0.5))}, ${ms(Math.max(...ready))} at most; ` +
      `all done ${ms(settled)} after the last; ${left.length} temporary folders and ${orphans} files without a row left, ${forgotten} and ${lost} after the sweep of a day later${wrong.length > 0 ? `; ${wrong.slice(0, 5).join(', ')}` : ''}`,
    size: `${runs} kills`,
  }
}

/** How many stored files no row has. */
async function withoutRows(place, folder) {
  const rows = await place.query('SELECT "storageKey" AS key FROM "StoredFile"')
  const known = new Set(rows.map(({ key }) => key))
  const names = readdirSync(folder, { recursive: true }).map((name) => path.basename(name))
  return names.filter((name) => /^[0-9a-f]{64}$/.test(name) && !known.has(name)).length
}

/** Whether the bytes are those that were stored, and every document is there and opens. */
async function whole(place, caller, { download_url: url }) {
  const { status, bytes } = await caller.download(url)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const rows = await place.query('SELECT 1 FROM "StoredFile" WHERE "sha256" = $1', [sha256])
  if (status !== 200 || rows.length === 0) return false
  const documents = Object.values(new PizZip(bytes).files).filter(({ name }) => name.endsWith('.docx'))
  for (const document of documents) new PizZip(document.asUint8Array()).file('word/document.xml').asText()
  return documents.length === ROWS
}

function temporaryFolders(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
