import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { documentTexts, sheetCells, sheetsCells, wordDocument } from './documents'
import { expect, forgive, speak, test } from './fixtures'
import { MESSAGES } from './messages'

const { dose, files: words, generator, private: texts, tools } = MESSAGES['en-US']
const STAYS = 'Files stay in this browser: 0 requests.'
const WAIT = { timeout: 30_000 }

/** Occurs in no file of the program. */
const SECRET = 'Quillfeather'
const DOSES = [
  ['Name', 'Hp(10), mSv', 'Year'],
  [`${SECRET} A. B.`, '0.42', '2025'],
  ['Ionescu M.', '1.10', '2025'],
]
const CSV = DOSES.map((row) => row.join(';')).join('\n')

const named = (extension: string, buffer: Buffer | string) => ({
  name: `${SECRET} file.${extension}`,
  mimeType: '',
  buffer: Buffer.from(buffer),
})

/**
 * Waits until everything is loaded, then cuts the network. Returns all requests from then on, those of workers too, except for parts of
 * the program that were stored before: these are answered from there.
 */
async function openWithoutNetwork(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path)
  await expect(page.getByText(STAYS)).toBeVisible(WAIT)
  await expect(page.getByText(texts.loading)).toHaveCount(0, WAIT)
  const stored = await page.evaluate(async () => {
    const urls = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    )
    return (await Promise.all(urls)).flat()
  })
  const parts = new Set(
    stored.filter(
      (url) => new URL(url).pathname.startsWith('/engine/part-') || /\/engine\/(?:pdf|xlsx|cpexcel)-/.test(url),
    ),
  )
  await page.context().setOffline(true)
  const requests: string[] = []
  page.context().on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !parts.has(request.url())) requests.push(request.url())
  })
  return requests
}

async function saved(page: Page, action: Locator): Promise<Buffer> {
  await expect(action).toBeVisible(WAIT)
  const [download] = await Promise.all([page.waitForEvent('download'), action.click()])
  return readFile(await download.path())
}

/** Everything that the browser keeps for this page, with the content of its caches and databases. */
async function everythingStored(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases()]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        found.push(name, request.url, await response?.text())
      }
    }
    const folder = await navigator.storage.getDirectory()
    for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) found.push('opfs', name)
    return { text: JSON.stringify(found), databases: (await indexedDB.databases()).length }
  })
  expect(stored.databases).toBe(0)
  expect(stored.text).not.toContain('"opfs"')
  return JSON.stringify(cookies) + stored.text
}

async function expectNothingLeft(page: Page, requests: readonly string[]): Promise<void> {
  await expect(page.getByText(STAYS)).toBeVisible()
  expect(requests).toEqual([])
  const stored = await everythingStored(page)
  // The program is stored, so that it starts offline.
  expect(stored).toContain('/engine/index.json')
  expect(stored).not.toContain(SECRET)
}

test.beforeEach(async ({ page }) => {
  await speak(page, 'en-US')
})

test('documents are created without a network, and nothing about the files is stored', async ({ page }) => {
  const requests = await openWithoutNetwork(page, '/try/generator')
  await page.locator('input[name=excel]').setInputFiles(named('csv', CSV))
  const template = named('docx', wordDocument(['Act: {Name | initials} = {Hp(10), mSv}']))
  await page.locator('input[name=template]').setInputFiles(template)
  await page.locator('#release-create:enabled').click(WAIT)
  const documents = documentTexts(await saved(page, page.locator('a#release-download')))
  expect([...documents.values()].join()).toContain(SECRET)
  await expectNothingLeft(page, requests)
})

test('a workbook of tables is created without a network, and nothing about the file is stored', async ({ page }) => {
  const requests = await openWithoutNetwork(page, '/try/parser')
  await page.locator('input[name=docx]').setInputFiles(named('docx', wordDocument(['2025', DOSES])))
  await page.locator('button#release-action:enabled').click(WAIT)
  const cells = sheetsCells(await saved(page, page.getByRole('link', { name: /Download/ }).first()))
  expect(JSON.stringify([...cells])).toContain(SECRET)
  await expectNothingLeft(page, requests)
})

test('a PDF is read without a network, by a part that was loaded before', async ({ page }) => {
  const requests = await openWithoutNetwork(page, '/try/parser')
  await page.locator('input[name=docx]').setInputFiles('samples/en-US/Acceptance test.pdf')
  await page.locator('button#release-action:enabled').click(WAIT)
  expect(sheetCells(await saved(page, page.getByRole('link', { name: /Download/ }).first())).length).toBeGreaterThan(0)
  await expectNothingLeft(page, requests)
})

const INSTRUCTIONS = [
  'Patient;Prescription',
  ...Array.from({ length: 4 }, (_, row) => `${SECRET} ${row};Amoxicillin 500 mg, 1 tablet 3 times a day`),
].join('\n')

for (const [what, csv] of [
  ['doses', CSV],
  ['dose instructions', INSTRUCTIONS],
] as const) {
  test(`${what} are found without a network, and nothing about the file is stored`, async ({ page }) => {
    const requests = await openWithoutNetwork(page, '/try/dose')
    await page.locator('input[name=excel]').first().setInputFiles(named('csv', csv))
    await page.locator('button#release-action:enabled').click(WAIT)
    const cells = sheetsCells(await saved(page, page.getByRole('link', { name: /Download/ }).first()))
    expect(JSON.stringify([...cells])).toContain(SECRET)
    await expectNothingLeft(page, requests)
  })
}

test('tables become doses, and these become documents, in the memory of the page', async ({ page }) => {
  const requests = await openWithoutNetwork(page, '/try/parser')
  await page.locator('input[name=docx]').setInputFiles(named('docx', wordDocument(['2025', DOSES])))
  await page.locator('button#release-action:enabled').click(WAIT)
  await page.getByRole('button', { name: tools.passOn.doses, exact: true }).click(WAIT)
  await expect(page.getByRole('heading', { level: 1, name: dose.title })).toBeVisible()
  await page.locator('button#release-action:enabled').click(WAIT)
  await page.getByRole('button', { name: tools.passOn.generate, exact: true }).click(WAIT)
  await expect(page.getByRole('heading', { level: 1, name: generator.title })).toBeVisible()
  const { subject, value } = words.doses.column
  const template = named('docx', wordDocument([`Act: {${subject}} = {${value}}`]))
  await page.locator('input[name=template]').setInputFiles(template)
  await page.locator('#release-create:enabled').click(WAIT)
  const documents = documentTexts(await saved(page, page.locator('a#release-download')))
  expect([...documents.values()].sort()).toEqual([
    expect.stringMatching(/^Act: Ionescu M\. = 1\.10?\s*$/),
    expect.stringMatching(new RegExp(`^Act: ${SECRET} A\\. B\\. = 0\\.42\\s*$`)),
  ])
  await expectNothingLeft(page, requests)
})

test('a tab that is closed during a run leaves nothing behind', async ({ page, complaints }) => {
  const context = page.context()
  const closed = await context.newPage()
  await speak(closed, 'en-US')
  await openWithoutNetwork(closed, '/try/generator')
  const rows = ['Name', ...Array.from({ length: 30 }, (_, row) => `${SECRET} ${row}`)].join('\n')
  await closed.locator('input[name=excel]').setInputFiles(named('csv', rows))
  await closed.locator('input[name=template]').setInputFiles(named('docx', wordDocument(['{Name}'])))
  await closed.locator('#release-create:enabled').click(WAIT)
  await closed.close({ runBeforeUnload: false })

  await page.goto('/try/generator')
  await expect(page.getByText(STAYS)).toBeVisible(WAIT)
  await expect(page.getByText(SECRET)).toHaveCount(0)
  expect(await everythingStored(page)).not.toContain(SECRET)
  // What no screen needs without a network.
  forgive(complaints, 'ERR_INTERNET_DISCONNECTED')
})
