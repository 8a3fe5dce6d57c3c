import { execFile, execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import type { Page } from 'playwright/test'
import { pageBlocks, pageCommands } from '../scripts/docs/page-commands'
import { expect, signUp, test } from './fixtures'

const PASSWORD = 'a-long-enough-passphrase-7'
const SAMPLES = {
  'rows.xlsx': 'Survey readings 2026.xlsx',
  'act.docx': 'Radiation survey record.docx',
  'protocol.docx': 'Acceptance test.docx',
  'badges.xlsx': 'Personal dosimetry 2026.xlsx',
}

/** The page's commands, without those that name the reader's own server and token. */
const COMMANDS = pageCommands('docs/api.md')
  .filter((block) => !block.startsWith('export ACTUM='))
  .join('\n')

/** The page's clients, run by the programs that are here. */
const CLIENTS = `export TEMPLATE
node client.mjs > typescript.txt
if command -v python3 > /dev/null; then python3 client.py; else cat typescript.txt; fi > python.txt
`

/** What a change from the page needs beside its cookies. */
async function ownHeaders(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  return { 'x-xsrf-token': decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '') }
}

/** The id of a template that the user saved. */
async function savedTemplate(page: Page, file: string): Promise<string> {
  const template = { name: 'act.docx', mimeType: 'application/octet-stream', buffer: await readFile(file) }
  const response = await page.request.post('/api/templates', {
    multipart: { template },
    headers: await ownHeaders(page),
  })
  expect(response.status()).toBe(201)
  return ((await response.json()) as { template: { id: string } }).template.id
}

async function newApiToken(page: Page): Promise<string> {
  const data = { name: 'survey', password: PASSWORD }
  const response = await page.request.post('/api/tokens', { data, headers: await ownHeaders(page) })
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
      await copyFile(path.join('samples/en-US', sample), path.join(folder, name))
    }
    const template = await savedTemplate(page, path.join(folder, 'act.docx'))
    const [typescript = ''] = pageBlocks('docs/api.md', 'ts')
    const [python = ''] = pageBlocks('docs/api.md', 'python')
    await writeFile(path.join(folder, 'client.mjs'), (await transform(typescript, { loader: 'ts' })).code)
    await writeFile(path.join(folder, 'client.py'), python)
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', `${COMMANDS}\n${CLIENTS}`], {
      cwd: folder,
      env: { ...process.env, ACTUM: String(baseURL), TOKEN: token, TEMPLATE: template, FORCE_COLOR: '0' },
    })
    const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as object
    for (const name of [
      'inspection.json',
      'generated.json',
      'from-json.json',
      'parsed.json',
      'extracted.json',
      'next.json',
    ]) {
      expect(await read(name), name).toMatchObject({ success: true })
    }
    for (const name of ['acts.zip', 'tables.xlsx', 'doses.xlsx']) {
      expect((await readFile(path.join(folder, name))).subarray(0, 2).toString(), name).toBe('PK')
    }
    expect(await readFile(path.join(folder, 'typescript.txt'), 'utf8')).toBe('1 true\n')
    expect(await readFile(path.join(folder, 'python.txt'), 'utf8')).toMatch(/^1 [tT]rue\n$/)
    expect(await readFile(path.join(folder, 'events.txt'), 'utf8')).toContain('"state":"succeeded"')
    expect(stdout.trim().split('\n')).toEqual(['TEMPLATE_NO_TAGS', expect.stringMatching(/^\d+$/)])
  } finally {
    await rm(folder, { recursive: true })
  }
})
