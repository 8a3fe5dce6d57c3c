import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { csvFile, docx, paragraph } from '../lib/documents/generation/test-support/files'
import { pageCommands } from '../scripts/docs/page-commands'
import { startPostgresql } from '../scripts/steps/postgresql.mjs'
import { postgresqlFolder } from '../scripts/steps/system-packages.mjs'
import { ApiPerson, upload } from './api-person'
import { OwnServer } from './own-server'

const PAGE = 'docs/operating/backup.md'
const template = upload('Акт.docx', Buffer.from(docx(paragraph('Акт № {номер}'))))

let folder: string
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-restore-'))
  await mkdir(path.join(folder, 'backup'))
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs the page's commands as an administrator would, with these variables. */
function follow(block: string, variables: Readonly<Record<string, string>>): void {
  const commands = pageCommands(PAGE, block)
  expect(commands.length).toBeGreaterThan(0)
  const env = {
    ...process.env,
    ...variables,
    BACKUP: path.join(folder, 'backup'),
    PATH: `${postgresqlFolder() ?? ''}:${process.env['PATH'] ?? ''}`,
  }
  for (const command of commands)
    execFileSync('sh', ['-e', '-c', command], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Creates documents; gives the name of the archive. */
async function generated(person: ApiPerson, rows: number): Promise<string> {
  const lines = Array.from({ length: rows }, (_, row) => [String(row + 1)])
  const excel = upload(`${rows}.csv`, Buffer.from(csvFile([['Номер'], ...lines]).bytes))
  const answer = await person.post('generate', { excel, template })
  expect(answer.status()).toBe(200)
  const { download_url } = (await answer.json()) as { download_url: string }
  return download_url.split('/').at(-1) ?? ''
}

async function fileOf(person: ApiPerson, name: string): Promise<Buffer> {
  const answer = await person.get(`download/${name}`)
  expect(answer.status()).toBe(200)
  return answer.body()
}

async function runsOf(person: ApiPerson): Promise<number> {
  return ((await (await person.get('operations')).json()) as { operations: unknown[] }).operations.length
}

test('a dump and the files that were copied after it bring everything back, and sessions go on', async () => {
  test.setTimeout(180_000)
  const [before, after] = [await startPostgresql(), await startPostgresql()]
  test.skip(before === null || after === null, 'PostgreSQL is not installed')
  if (before === null || after === null) return
  const data = path.join(folder, 'data')
  const secret = randomBytes(32).toString('hex')
  const variables = { ACTUM_DATA: data, DATABASE_URL: before.url }
  const server = await OwnServer.create(data, { DATABASE_URL: before.url, ACTUM_SECRET: secret })
  let restored: OwnServer | null = null
  try {
    const person = await ApiPerson.signIn(server.origin)
    const name = await generated(person, 3)
    const bytes = await fileOf(person, name)
    // The server keeps running, and later changes are lost.
    follow('postgresql', variables)
    await generated(person, 4)
    expect(await runsOf(person)).toBe(2)
    await server.kill()
    await rm(data, { recursive: true })

    follow('postgresql-restore', { ...variables, DATABASE_URL: after.url })
    restored = await OwnServer.beside(data, { DATABASE_URL: after.url, ACTUM_SECRET: secret })
    const same = await person.at(restored.origin)
    expect(await runsOf(same)).toBe(1)
    expect((await fileOf(same, name)).equals(bytes)).toBe(true)
    await generated(same, 5)
    expect(await runsOf(same)).toBe(2)
    // The password is the same too.
    const again = await ApiPerson.signIn(restored.origin)
    expect((await again.get('operations')).status()).toBe(200)
  } finally {
    await restored?.stop()
    before.stop()
    after.stop()
  }
})

test('a copy of the data folder brings an embedded installation back', async () => {
  test.setTimeout(180_000)
  const data = path.join(folder, 'data')
  const server = await OwnServer.create(data)
  try {
    const person = await ApiPerson.signIn(server.origin)
    const name = await generated(person, 3)
    const bytes = await fileOf(person, name)
    await server.stop()
    follow('embedded', { ACTUM_DATA: data })
    await server.restart()
    await generated(person, 4)
    await server.stop()
    follow('embedded-restore', { ACTUM_DATA: data })
    expect(existsSync(path.join(data, 'pglite'))).toBe(true)
    await server.restart()
    expect(await runsOf(person)).toBe(1)
    expect((await fileOf(person, name)).equals(bytes)).toBe(true)
  } finally {
    await server.stop()
  }
})
