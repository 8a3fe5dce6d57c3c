import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { csvFile, docx, paragraph } from '../lib/documents/generation/test-support/files'
import { startPostgresql } from '../scripts/steps/postgresql.mjs'
import { ApiPerson, upload } from './api-person'
import { OwnServer } from './own-server'

const template = upload('Акт.docx', Buffer.from(docx(paragraph('Акт № {номер}'))))

test('two web processes and two workers on one PostgreSQL do everything once, and one of them may die', async () => {
  test.setTimeout(300_000)
  const postgresql = await startPostgresql()
  test.skip(postgresql === null, 'PostgreSQL is not installed')
  if (postgresql === null) return
  const folder = await mkdtemp(path.join(tmpdir(), 'actum-instances-'))
  const environment = {
    DATABASE_URL: postgresql.url,
    ACTUM_SECRET: randomBytes(32).toString('hex'),
    ACTUM_RUNNER: 'external',
    ACTUM_CHILD_MEMORY: '1024',
  }
  const first = await OwnServer.create(folder, environment)
  const second = await OwnServer.beside(folder, environment)
  const workers = [OwnServer.worker(folder, environment), OwnServer.worker(folder, environment)]
  try {
    const here = await ApiPerson.signIn(first.origin)
    const there = await here.at(second.origin)
    const accepted = await Promise.all(
      [1, 2, 3].map((n) => {
        const rows = Array.from({ length: 400 }, (_, index) => [`${n}-${index}`])
        const excel = upload(`${n}.csv`, Buffer.from(csvFile([['Номер'], ...rows]).bytes))
        return here.post('generate', { excel, template }, { prefer: 'respond-async', 'idempotency-key': `run-${n}` })
      }),
    )
    expect(accepted.map((answer) => answer.status())).toEqual([202, 202, 202])
    workers[0]?.kill('SIGKILL')
    const states = async () =>
      ((await (await there.get('operations')).json()) as { operations: { state: string }[] }).operations.map(
        ({ state }) => state,
      )
    await expect.poll(states, { timeout: 180_000 }).toEqual(['succeeded', 'succeeded', 'succeeded'])
    const again = await there.post(
      'generate',
      { excel: upload('1.csv', 'Номер\n1\n'), template },
      { 'idempotency-key': 'run-1' },
    )
    const { download_url } = (await again.json()) as { download_url: string }
    const file = await there.get(`download/${download_url.split('/').at(-1)}`)
    expect(file.status()).toBe(200)
    // Attempts count together on all instances.
    const guesses: number[] = []
    for (let turn = 0; turn < 12; turn++) {
      const { context } = turn % 2 === 0 ? here : there
      const data = { email: 'nobody@clinic.example', password: 'not this one' }
      guesses.push((await context.post('/api/auth/login', { data })).status())
    }
    expect(guesses).toEqual([...Array<number>(10).fill(401), 429, 429])
    await here.logOut()
    expect((await there.get('operations')).status()).toBe(401)
  } finally {
    for (const worker of workers) worker.kill('SIGKILL')
    await first.stop()
    await second.stop()
    postgresql.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
