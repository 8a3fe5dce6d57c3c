import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test as base } from 'playwright/test'
import { documentTexts, sheetsCells, wordDocument } from '../documents'
import { hydrated, signIn, signUp, speak } from '../fixtures'
import { MESSAGES } from '../messages'
import { grownTo, spreadsheetOf } from './files'

const en = MESSAGES['en-US']
const PLATFORM = process.env['ACTUM_PLATFORM'] ?? ''
const STORE = process.env['ACTUM_PLATFORM_STORE'] ?? ''
const MEGABYTE = 1_000_000
const ROWS = 800

const TABLE = [
  ['Point', 'Dose rate'],
  ['Corridor', '0.12'],
  ['Console', '0.35'],
]
const DOSES = ['Name,"Hp(10), mSv, 2026"', 'Reed T.,1.5', 'Marsh O.,0.12', 'Sedge A.,0.31'].join('\n')

/** Large files are given to the browser by path, because only small ones can be passed as bytes. */
const test = base.extend<{ onDisk: (name: string, bytes: Uint8Array) => string }>({
  onDisk: async ({}, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'actum-journey-'))
    await provide((name, bytes) => {
      const place = path.join(folder, name)
      writeFileSync(place, bytes)
      return place
    })
    rmSync(folder, { recursive: true, force: true })
  },
})

interface StoreFacts {
  readonly uploadedBytes: number
  readonly downloads: number
  readonly broken: number
  readonly received: readonly string[]
}

const store = async (action = '', value = 0) =>
  (await (await fetch(`${STORE}/${action}?value=${value}`)).json()) as StoreFacts
const platform = async (action: 'facts' | 'kill' | 'freeze' | `cut?seconds=${number}`) =>
  (await (await fetch(`${PLATFORM}/__platform/${action}`)).json()) as { readonly cutOff: number }

test.beforeEach(async ({ page }) => {
  await speak(page, 'en-US')
  await signIn(page)
})

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

async function downloaded(page: Page, name: RegExp): Promise<Buffer> {
  const link = page.getByRole('link', { name }).locator('visible=true').first()
  await expect(link).toBeVisible({ timeout: 120_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFileSync(await download.path())
}

test('a spreadsheet of 20 MB becomes an archive of documents', async ({ page, onDisk }) => {
  const before = await store()
  await open(page, '/')
  const inputs = page.locator('input[type=file]')
  await inputs.nth(1).setInputFiles(onDisk('Act.docx', wordDocument(['Act no. {Number}'])))
  await inputs.first().setInputFiles(onDisk('Rows.csv', spreadsheetOf(20, ROWS)))
  const create = page.getByRole('button', { name: `Create ${ROWS} documents` }).first()
  await expect(create).toBeEnabled({ timeout: 120_000 })
  // The instance that inspected the files is gone; another one runs.
  await platform('kill')
  await create.click()
  const texts = documentTexts(await downloaded(page, /Download/))
  expect(texts.size).toBe(ROWS)
  const after = await store()
  expect(after.uploadedBytes - before.uploadedBytes).toBeGreaterThan(20 * MEGABYTE)
  expect(after.downloads).toBeGreaterThan(before.downloads)
})

test('a document of 30 MB becomes a workbook, although its upload breaks halfway', async ({ page, onDisk }) => {
  const before = await store('break', 20 * MEGABYTE)
  await open(page, '/parser')
  const document = grownTo(30, wordDocument(['Doses', TABLE]), 'word/media/image1.png')
  await page.locator('input[type=file]').setInputFiles(onDisk('Protocol.docx', document))
  const create = page.getByRole('button', { name: 'Create workbook' }).locator('visible=true').first()
  await expect(create).toBeEnabled({ timeout: 120_000 })
  const after = await store()
  expect(after.broken - before.broken).toBe(1)
  // What had arrived isn't sent again: less than a part more than the file has.
  const sent = after.uploadedBytes - before.uploadedBytes
  expect(sent).toBeGreaterThanOrEqual(document.length)
  expect(sent).toBeLessThan(document.length + 9 * MEGABYTE)
  await platform('freeze')
  await create.click()
  const sheets = sheetsCells(await downloaded(page, /Download workbook/))
  expect([...sheets.values()].flat(2)).toContain('Corridor')
})

test('a spreadsheet of 20 MB has its doses extracted', async ({ page, onDisk }) => {
  await open(page, '/dose')
  const lines = Array.from({ length: 20_000 }, (_, row) => `Person ${row},${(row % 40) / 10},${'x'.repeat(1_000)}`)
  const sheet = Buffer.from(['Name,"Hp(10), mSv, 2026",Notes', ...lines].join('\n'))
  expect(sheet.length).toBeGreaterThan(20 * MEGABYTE)
  await page.locator('input[type=file]').first().setInputFiles(onDisk('Doses.csv', sheet))
  const create = page.getByRole('button', { name: 'Create workbook' }).locator('visible=true').first()
  await expect(create).toBeEnabled({ timeout: 120_000 })
  await create.click()
  const sheets = sheetsCells(await downloaded(page, /Download workbook/))
  expect([...sheets.values()].some((rows) => rows.length > 20_000)).toBe(true)
})

test('a run whose instance is killed is finished by the scheduled jobs', async ({ page, onDisk }) => {
  await open(page, '/')
  const inputs = page.locator('input[type=file]')
  await inputs.nth(1).setInputFiles(onDisk('Act.docx', wordDocument(['Act no. {Number}'])))
  await inputs.first().setInputFiles(onDisk('Rows.csv', spreadsheetOf(3, 900)))
  const create = page.getByRole('button', { name: 'Create 900 documents' }).first()
  await expect(create).toBeEnabled({ timeout: 120_000 })
  const begun = page.waitForRequest(/\/api\/documents\/generate$/)
  await create.click()
  await begun
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/documents/operations')
      const { operations } = (await answer.json()) as { operations: { state: string }[] }
      return operations[0]?.state
    })
    .toBe('running')
  await platform('kill')
  expect(documentTexts(await downloaded(page, /Download/)).size).toBe(900)
})

test('a run that the platform cuts off is finished by the scheduled jobs', async ({ page, onDisk }) => {
  await open(page, '/')
  const inputs = page.locator('input[type=file]')
  await inputs.nth(1).setInputFiles(onDisk('Act.docx', wordDocument(Array<string>(400).fill('Act no. {Number}'))))
  await inputs.first().setInputFiles(onDisk('Rows.csv', spreadsheetOf(1, 1_000)))
  const create = page.getByRole('button', { name: 'Create 1,000 documents' }).first()
  await expect(create).toBeEnabled({ timeout: 120_000 })
  const { cutOff } = await platform('cut?seconds=0.7')
  await create.click()
  await expect.poll(async () => (await platform('facts')).cutOff).toBeGreaterThan(cutOff)
  await platform('cut?seconds=60')
  expect(documentTexts(await downloaded(page, /Download/)).size).toBe(1_000)
})

test('a bucket that doesn’t allow uploads from the site is named, and small files go on', async ({ page, onDisk }) => {
  await store('allow', 0)
  try {
    await open(page, '/dose')
    const input = page.locator('input[type=file]').first()
    await input.setInputFiles(onDisk('Large.csv', Buffer.from(DOSES + '\n'.repeat(6 * MEGABYTE))))
    await expect(page.getByText(en.tools.failures.storeBlocked).first()).toBeVisible()
    await input.setInputFiles(onDisk('Middle.csv', Buffer.from(DOSES + '\n'.repeat(3 * MEGABYTE))))
    await expect(page.getByRole('button', { name: 'Create workbook' }).locator('visible=true').first()).toBeEnabled()
  } finally {
    await store('allow', 1)
  }
})

test('an email is sent although no process lives longer than a request', async ({ page }) => {
  const email = await signUp(page, 'correct horse battery')
  await expect.poll(async () => (await store()).received).toContain(email)
})
