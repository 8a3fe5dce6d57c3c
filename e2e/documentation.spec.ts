import { execFile, execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { pageCommands } from '../scripts/docs/page-commands'
import { expect, signUp, test } from './fixtures'

const PASSWORD = 'a-long-enough-passphrase-7'
const SAMPLES = {
  'rows.xlsx': 'Проверка СИЗ 2026.xlsx',
  'act.docx': 'Акт проверки СИЗ.docx',
  'protocol.docx': 'Приёмочные испытания.docx',
  'badges.xlsx': 'Дозы персонала 2026.xlsx',
}

/** The page's commands, without those that name the reader's own server and token. */
const COMMANDS = pageCommands('docs/api.md')
  .filter((block) => !block.startsWith('export ACTUM='))
  .join('\n')

async function newApiToken(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const xsrf = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const data = { name: 'survey', password: PASSWORD }
  const response = await page.request.post('/api/tokens', { data, headers: { 'x-xsrf-token': xsrf } })
  expect(response.status()).toBe(201)
  return ((await response.json()) as { token: string }).token
}

const curl = (() => {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test('the commands of the API’s page do what the page says', { tag: '@journey' }, async ({ page, baseURL }) => {
  test.skip(!curl, 'curl is not installed')
  await signUp(page, PASSWORD)
  const token = await newApiToken(page)
  const folder = await mkdtemp(path.join(tmpdir(), 'actum-api-'))
  try {
    for (const [name, sample] of Object.entries(SAMPLES)) {
      await copyFile(path.join('samples/ru-RU', sample), path.join(folder, name))
    }
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', COMMANDS], {
      cwd: folder,
      env: { ...process.env, ACTUM: String(baseURL), TOKEN: token, FORCE_COLOR: '0' },
    })
    const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as object
    for (const name of ['inspection.json', 'generated.json', 'parsed.json', 'extracted.json', 'next.json']) {
      expect(await read(name), name).toMatchObject({ success: true })
    }
    for (const name of ['acts.zip', 'tables.xlsx', 'doses.xlsx']) {
      expect((await readFile(path.join(folder, name))).subarray(0, 2).toString(), name).toBe('PK')
    }
    expect(await readFile(path.join(folder, 'events.txt'), 'utf8')).toContain('"state":"succeeded"')
    expect(stdout.trim().split('\n')).toEqual(['GATE_WRONG_KIND', expect.stringMatching(/^\d+$/)])
  } finally {
    await rm(folder, { recursive: true })
  }
})
