import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { csvFile, docx, paragraph } from '../lib/documents/generation/test-support/files'
import { ApiPerson, upload } from './api-person'
import { documentTexts } from './documents'
import { OwnServer } from './own-server'

const template = upload('Акт.docx', Buffer.from(docx(paragraph('Акт № {номер}, {ФИО}'))))

function rows(count: number) {
  const data = Array.from({ length: count }, (_, index) => [String(index + 1), `Щёголева ${index + 1}`])
  return upload('Журнал.csv', Buffer.from(csvFile([['Номер', 'ФИО'], ...data]).bytes))
}

/** How often the server is killed before the operation is waited for. */
const KILLS = Number(process.env['ACTUM_KILLS'] ?? 1)

interface Entry {
  readonly id: string
  readonly state: string
  readonly files: { readonly download_url: string }[]
}

async function operationsOf(person: ApiPerson): Promise<Entry[]> {
  return ((await (await person.get('operations')).json()) as { operations: Entry[] }).operations
}

test.describe('its own server', () => {
  let folder: string
  let server: OwnServer
  test.beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'actum-e2e-'))
    server = await OwnServer.create(folder)
  })
  test.afterEach(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('a server that is killed in the middle finishes what it accepted when it is back, once and whole', async () => {
    const person = await ApiPerson.signIn(server.origin)
    const accepted = await person.post('generate', { excel: rows(1_500), template }, { prefer: 'respond-async' })
    expect(accepted.status()).toBe(202)
    test.setTimeout(60_000 + KILLS * 20_000)
    await expect.poll(async () => (await operationsOf(person))[0]?.state, { intervals: [20] }).toBe('running')
    for (let kill = 1; kill <= KILLS; kill++) {
      await server.kill()
      await server.restart()
      if (kill < KILLS) await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_500))
    }
    await expect.poll(async () => (await operationsOf(person))[0]?.state, { timeout: 30_000 }).toBe('succeeded')
    const operations = await operationsOf(person)
    expect(operations).toHaveLength(1)
    expect(operations[0]?.files).toHaveLength(1)
    const name = operations[0]?.files[0]?.download_url.split('/').at(-1) ?? ''
    const texts = documentTexts(await (await person.get(`download/${name}`)).body())
    expect(texts.size).toBe(1_500)
    expect([...texts.values()].at(-1)).toBe('Акт № 1500, Щёголева 1500')
    expect(await readdir(path.join(folder, 'tmp')).catch(() => [])).toEqual([])
  })

  test('a server that is asked to stop lets what is running finish, and ends on its own', async () => {
    const person = await ApiPerson.signIn(server.origin)
    const answer = person.post('generate', { excel: rows(1_500), template })
    await expect.poll(async () => (await operationsOf(person))[0]?.state, { intervals: [20] }).toBe('running')
    expect(await server.stop()).toBe(0)
    const response = await answer.catch(() => null)
    await server.restart()
    expect((await operationsOf(person))[0]?.state).toBe('succeeded')
    if (response !== null) expect([200, 503]).toContain(response.status())
  })
})

const MEGABYTE = 1024 ** 2
const SIZES = [
  ['10 MB and a byte', 10 * MEGABYTE + 1],
  ['15 MB', 15 * MEGABYTE],
  ['60 MB', 60 * MEGABYTE],
] as const

for (const [size, bytes] of SIZES) {
  test(`a file of ${size} arrives byte for byte, and comes back so`, async ({ baseURL }) => {
    const person = await ApiPerson.signIn(baseURL ?? '')
    const content = randomBytes(bytes)
    const response = await person.post('inspect', { template: upload('Большой файл.docx', content) })
    expect(response.status()).toBe(200)
    const body = await (await person.get(`download/${encodeURIComponent('Большой файл.docx')}`)).body()
    expect(createHash('sha256').update(body).digest('hex')).toBe(createHash('sha256').update(content).digest('hex'))
  })
}

test(
  'what a tool refuses is answered with its own code and status by the built server',
  { tag: '@journey' },
  async ({ baseURL }) => {
    const person = await ApiPerson.signIn(baseURL ?? '')
    const bare = upload('Акт.docx', Buffer.from(docx(paragraph('Без тегов'))))
    const response = await person.post('generate', { excel: rows(2), template: bare })
    expect(response.status()).toBe(422)
    expect(await response.json()).toMatchObject({ success: false, code: 'TEMPLATE_NO_TAGS' })
  },
)
