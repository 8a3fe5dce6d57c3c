/**
 * The largest files that the limits allow, through the API of a built server: twenty thousand documents, a sheet of a
 * million rows, a Word file with a hundred megabytes of XML. Each is completed, or rejected with the name of the limit;
 * the server's own memory stays flat.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiPerson, upload, type Upload } from '@/e2e/api-person'
import { OwnServer } from '@/e2e/own-server'
import { actSheet, actTemplate } from '../support/act'
import { doseListOf, dosesWorkbookOf } from '../support/dose-sheets'
import { tablesDocument } from '../support/word-tables'
import { watchMemory } from './resident-memory'

interface Case {
  readonly name: string
  readonly door: 'generate' | 'parse-table' | 'extract-doses'
  fields(): Record<string, string | Upload>
}

const CASES: readonly Case[] = [
  {
    name: 'acts of 20 000 rows',
    door: 'generate',
    fields: () => ({ excel: file(actSheet(20_000)), template: file(actTemplate()) }),
  },
  {
    name: 'acts of 20 001 rows',
    door: 'generate',
    fields: () => ({ excel: file(actSheet(20_001)), template: file(actTemplate()) }),
  },
  {
    name: 'a table of 27 000 × 10, 99 MB of XML',
    door: 'parse-table',
    fields: () => ({ docx: upload('Протокол.docx', Buffer.from(tablesDocument(1, 27_000, 10))) }),
  },
  {
    name: 'a table of 36 000 × 10, 132 MB of XML',
    door: 'parse-table',
    fields: () => ({ docx: upload('Протокол.docx', Buffer.from(tablesDocument(1, 36_000, 10))) }),
  },
  {
    name: 'a dose in each of 1 000 000 rows',
    door: 'extract-doses',
    fields: () => ({ excel: upload('doses.xlsx', Buffer.from(doseListOf(1_000_000))) }),
  },
  {
    name: '1 000 000 rows × 12 columns of doses',
    door: 'extract-doses',
    fields: () => ({ excel: upload('doses.xlsx', Buffer.from(dosesWorkbookOf(1_000_000))) }),
  },
]

interface Entry {
  readonly id: string
  readonly state: string
  readonly code: string | null
  readonly error: string | null
  readonly results: number
  readonly files: readonly { readonly size: number }[]
}

function file({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): Upload {
  return upload(name, Buffer.from(bytes))
}

async function newest(person: ApiPerson, id: string): Promise<Entry | undefined> {
  const { operations } = (await (await person.get('operations')).json()) as { operations: Entry[] }
  return operations.find((entry) => entry.id === id)
}

/** The outcome in words. */
async function outcomeOf(person: ApiPerson, { door, fields }: Case): Promise<string> {
  const answer = await person.post(door, fields(), { prefer: 'respond-async' })
  const body = (await answer.json()) as { operationId?: string; code?: string; error?: string }
  const { operationId } = body
  if (operationId === undefined) return `refused at the door: ${answer.status()} ${body.code}: ${body.error}`
  for (;;) {
    const entry = await newest(person, operationId)
    if (entry?.state === 'succeeded') {
      const size = (entry.files[0]?.size ?? 0) / 1024 ** 2
      return `done: ${entry.results.toLocaleString('en').replaceAll(',', ' ')} results, a file of ${size.toFixed(1)} MB`
    }
    if (entry?.state === 'failed') return `refused: ${entry.code}: ${entry.error}`
    await pause(200)
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'actum-scale-'))
const server = await OwnServer.create(folder)
try {
  const pid = server.pid
  if (pid === undefined) throw new Error('The server has no process')
  console.log('| | outcome | seconds | server before, MB | server highest | server after | document process highest |')
  console.log('|---|---|---|---|---|---|---|')
  const wanted = process.argv.slice(2)
  for (const one of CASES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))) {
    const person = await ApiPerson.signIn(server.origin)
    const seen = watchMemory(pid)
    const started = performance.now()
    const outcome = await outcomeOf(person, one)
    const seconds = (performance.now() - started) / 1000
    const { server: memory, child } = seen()
    const megabytes = [memory.before, memory.peak, memory.after, child.peak].map((each) => each.toFixed(0))
    console.log(`| ${[one.name, outcome, seconds.toFixed(1), ...megabytes].join(' | ')} |`)
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
