import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainTemplate } from '@/lib/help/print-tags'
import { messagesOf } from '@/lib/i18n/messages'
import { pageCommands } from './page-commands'

const PAGE = 'docs/command-line.md'
const SOFFICE = '/usr/bin/soffice'
const SAMPLES = {
  'rows.xlsx': 'Survey readings 2026.xlsx',
  'act.docx': 'Radiation survey record.docx',
  'protocol.docx': 'Acceptance test.docx',
  'protocol.pdf': 'Acceptance test.pdf',
  'badges.xlsx': 'Personal dosimetry 2026.xlsx',
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-page-'))
  for (const [name, sample] of Object.entries(SAMPLES)) {
    await copyFile(path.join('samples/en-US', sample), path.join(folder, name))
  }
  await writeFile(
    path.join(folder, 'card.docx'),
    await plainTemplate('{subject}\n{#rows}{quantity} {value} {unit}; {/rows}'),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the page's code blocks as a reader would, with the command from this checkout. */
async function run(blocks: readonly string[]): Promise<string> {
  const script = blocks.join('\n').replaceAll('/opt/actum/', `${process.cwd()}/`)
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder, NODE_OPTIONS: '', LC_ALL: 'C' },
  })
  return stdout
}

const [define = '', ...commands] = pageCommands(PAGE)

test('the commands of the page do what the page says', async () => {
  const stdout = await run([define, ...commands])
  expect(stdout).toContain('{survey number} → A')
  const files = (await readdir(folder)).filter((name) => /\.(?:zip|docx|xlsx)$/.test(name))
  const written = [...commands.join(' ').matchAll(/--out (\S+)/g)].map(([, name = '']) => name)
  expect(files).toEqual(expect.arrayContaining(written))
  const keys = async (name: string) =>
    Object.keys(JSON.parse(await readFile(path.join(folder, name), 'utf8')) as object)
  await expect(keys('inspection.json')).resolves.toEqual(['files', 'problems'])
  await expect(keys('acts.json')).resolves.toEqual(['documents', 'problems', 'stripped', 'timings'])
  await expect(keys('tables.json')).resolves.toEqual(['tables', 'messages'])
  await expect(keys('doses.json')).resolves.toEqual([
    'doses',
    'needsDecision',
    'columns',
    'totals',
    'exceedances',
    'reconciliation',
    'excluded',
    'messages',
  ])
  const instructions: unknown = JSON.parse(await readFile(path.join(folder, 'posology.txt'), 'utf8'))
  expect(instructions).toMatchObject([{ drug: 'Paracetamol', frequency: { min: '3', periodUnit: 'd' } }])
}, 240_000)

;(existsSync(SOFFICE) ? test : test.skip)(
  'so does the one that needs a converter (skipped without it)',
  async () => {
    await run([define, ...pageCommands(PAGE, 'pdf')])
    const pdf = await readFile(path.join(folder, 'acts.pdf'))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  },
  240_000,
)

test('every option of a command is in an example', () => {
  const { cli } = messagesOf('en-US')
  for (const command of ['inspect', 'generate', 'tables', 'doses', 'posology'] as const) {
    const known = new Set([...cli[`${command}Usage`].matchAll(/--[a-z-]+/g)].map(([option]) => option))
    const lines = [...commands, ...pageCommands(PAGE, 'pdf')].join('\n').replaceAll('\\\n', '').split('\n')
    const shown = new Set(
      lines
        .filter((line) => line.includes(`actum ${command}`))
        .flatMap((line) => [...line.matchAll(/--[a-z-]+/g)].map(([option]) => option)),
    )
    expect({ command, missing: [...known].filter((option) => !shown.has(option)) }).toEqual({ command, missing: [] })
  }
})
