import { readFile } from 'node:fs/promises'
import PizZip from 'pizzip'
import type { Page } from 'playwright/test'
import samples from '../samples/index.json' with { type: 'json' }
import { xsrfHeaders } from './by-api'
import { documentTexts, wordDocument } from './documents'
import { expect, forgive, newEmail, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'

const en = MESSAGES['en-US']
const PASSWORD = 'correct horse battery'
const DEVICES = ['No;Item;Day', '1;Apron;12.05.2026', '2;Collar;31.11.2026', '3;Cap;13.05.2026'].join('\n')

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
const overlay = (page: Page) => page.getByRole('alertdialog', { name: en.shortcuts.title })

async function downloaded(page: Page): Promise<Buffer> {
  const link = page.locator('a#release-download, a#release-action').first()
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFile(await download.path())
}

/** The parts of the documents of two archives that aren't the same, byte for byte. */
function differing(one: Buffer, other: Buffer): string[] {
  const [parts, others] = [partsOf(one), partsOf(other)]
  const names = new Set([...parts.keys(), ...others.keys()])
  return [...names].filter((name) => parts.get(name)?.equals(others.get(name) ?? Buffer.alloc(0)) !== true)
}

function partsOf(archive: Buffer): Map<string, Buffer> {
  const files = Object.values(new PizZip(archive).files)
  return new Map(
    files.flatMap((entry) => {
      const { name } = entry
      const inner = name.endsWith('.docx') ? Object.values(new PizZip(entry.asUint8Array()).files) : []
      const own: [string, Buffer][] = inner.map((part) => [`${name}/${part.name}`, Buffer.from(part.asUint8Array())])
      return inner.length > 0 ? own : [[name, Buffer.from(entry.asUint8Array())] as [string, Buffer]]
    }),
  )
}

/** The shortcuts that the overlay lists. */
async function listed(page: Page): Promise<string[]> {
  await page.locator('body').press('?')
  await expect(overlay(page)).toBeVisible()
  const names = await overlay(page).locator('dt').allTextContents()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
  return names
}

test.beforeEach(async ({ page }) => {
  await speak(page, 'en-US')
  await signUp(page, PASSWORD)
})

test('after a result, a row that has been answered becomes the only new document', async ({ page }) => {
  await page.goto('/')
  const inputs = page.locator('input[type=file]')
  await inputs.first().setInputFiles(file('Devices.csv', DEVICES))
  await expect(page.getByText('Devices.csv').first()).toBeVisible()
  await inputs.last().setInputFiles(file('Record.docx', wordDocument(['{No} {Item} {Day}'])))
  const create = page.locator('#release-create')
  await expect(create).toHaveText('Create 2 documents', { timeout: 30_000 })
  await create.click()
  expect(documentTexts(await downloaded(page)).size).toBe(2)
  await page.getByRole('button', { name: 'Answer 1 row' }).first().click()
  await page.getByRole('button', { name: '30.11.2026' }).click()
  await expect(create).toHaveText('Create 1 document')
  await create.click()
  await expect(page.getByText('1 document created', { exact: false }).first()).toBeVisible({ timeout: 30_000 })
  const made = await downloaded(page)
  const texts = [...documentTexts(made).values()]
  expect(texts.length === 0 ? made.length : texts).toEqual(['2 Collar 30.11.2026'])
})

test('a document of a result is found by any value that it prints, without diacritics', async ({ page }) => {
  const rows = Array.from({ length: 12 }, (_, at) => `${at + 1};Secția ${at + 1};Persoana ${at + 1}`)
  await page.goto('/')
  const inputs = page.locator('input[type=file]')
  await inputs.first().setInputFiles(file('People.csv', ['No;Ward;Name', ...rows].join('\n')))
  await expect(page.getByText('People.csv').first()).toBeVisible()
  await inputs.last().setInputFiles(file('Record.docx', wordDocument(['{No} {Ward} {Name}'])))
  await page.locator('#release-create:enabled').click({ timeout: 30_000 })
  const search = page.getByRole('searchbox', { name: en.generator.result.search })
  await search.fill('sectia 7')
  const table = page.getByRole('region', { name: en.generator.result.caption })
  await expect(table.getByRole('row')).toHaveCount(2, { timeout: 30_000 })
  await expect(table.getByRole('row').last()).toContainText('Record 7.docx')
  await search.fill('sectia 77')
  await expect(page.getByText(en.generator.result.nothingFound)).toBeVisible()
})

test('the sample of the parser marks D5 and D6 only, and no table is called “Text”', async ({ page }) => {
  await page.goto('/parser')
  await page.getByRole('button', { name: en.parser.file.sample, exact: true }).first().click()
  const list = page.getByRole('list', { name: en.parser.tables.list })
  await expect(list.getByRole('listitem')).toHaveCount(3, { timeout: 30_000 })
  await expect(list).not.toContainText('Text')
  const marked: string[] = []
  for (const button of await list.getByRole('button').all()) {
    await button.click()
    const cells = page.getByRole('region', { name: /^\d · / }).locator('td[data-problem]')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    marked.push(...(await cells.allTextContents()))
  }
  expect([...new Set(marked)].map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['< 71', '81.8 kV'])
  await list.getByRole('button').nth(1).click()
  await expect(page.getByText(/D5/).first()).toBeVisible()
  await expect(page.getByText(/D6/).first()).toBeVisible()
})

test('Ctrl+Enter says why it can’t act, starts a run and never stops it', async ({ page }) => {
  const { obstacle } = en.parser.result
  await page.goto('/parser')
  await page.locator('body').press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: obstacle.file })).toBeVisible()

  await page.locator('input[type=file]').setInputFiles(
    file(
      'Rows.docx',
      wordDocument([
        [
          ['A', 'B'],
          ['1', '2'],
        ],
      ]),
    ),
  )
  await expect(page.locator('#release-action')).toBeEnabled({ timeout: 30_000 })
  let asked = 0
  await page.route('**/api/documents/parse-table', () => void (asked += 1))
  await page.locator('body').press('Control+Enter')
  await expect.poll(() => asked).toBe(1)
  await page.locator('body').press('Control+Enter')
  await expect(page.getByText(en.shortcuts.running)).toBeVisible()
  await expect(page.locator('#release-action')).toHaveText(en.parser.result.stop)
  expect(asked).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('decisions about tables are undone and done again', async ({ page }) => {
  await page.goto('/parser')
  const tables = wordDocument([
    'First',
    [
      ['A', 'B'],
      ['1', '2'],
    ],
    'Second',
    [
      ['C', 'D'],
      ['3', '4'],
    ],
  ])
  await page.locator('input[type=file]').setInputFiles(file('Rows.docx', tables))
  const boxes = page.getByRole('list', { name: en.parser.tables.list }).getByRole('checkbox')
  await expect(boxes).toHaveCount(2, { timeout: 30_000 })
  await boxes.last().uncheck({ force: true })
  await page.locator('h1').click()
  await page.keyboard.press('Control+z')
  await expect(boxes.last()).toBeChecked()
  await page.keyboard.press('Control+Shift+z')
  await expect(boxes.last()).not.toBeChecked()
})

test('the overlay lists the keys that work on the page as it is, and no others', async ({ page }) => {
  const { what } = en.shortcuts
  const ways = [what.history, what.tool1, what.tool2, what.tool3]
  await page.goto('/')
  const empty = await listed(page)
  expect(empty).toEqual([what.primary, what.undo, what.redo, what.list, ...ways, what.close])
  const inputs = page.locator('input[type=file]')
  await inputs.first().setInputFiles(file('Devices.csv', DEVICES))
  await inputs.last().setInputFiles(file('Record.docx', wordDocument(['{No} {Item} {Day}'])))
  await expect(page.locator('[id^="checked-"]').first()).toBeVisible({ timeout: 30_000 })
  expect(await listed(page)).toEqual(expect.arrayContaining([what.problems, what.editCell, what.leaveRow]))

  // Each way does what it says.
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.locator('body').press(key)
  }
  await press('g', 'h')
  await expect(page).toHaveURL('/history')
  await press('g', '2')
  await expect(page).toHaveURL('/parser')
  await press('g', '3')
  await expect(page).toHaveURL('/dose')
  await press('g', '1')
  await expect(page).toHaveURL('/')
  await page.goto('/help')
  expect(await listed(page)).toEqual([what.list, what.search, ...ways, what.close])
  await press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('keys without Ctrl are turned off for the person, in every browser, and on again in the profile', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  expect((await page.request.post('/api/auth/register', { data: { email, password: PASSWORD } })).status()).toBe(201)
  await page.goto('/dose')
  await page.locator('body').press('?')
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/users/put') && response.ok()),
    overlay(page).getByRole('checkbox', { name: en.shortcuts.single }).uncheck({ force: true }),
  ])

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-US' })
  const other = await context.newPage()
  await speak(other, 'en-US')
  expect((await other.request.post('/api/auth/login', { data: { email, password: PASSWORD } })).status()).toBe(200)
  await other.goto('/profile')
  const box = other.getByRole('checkbox', { name: en.profile.account.singleKeys })
  await expect(box).not.toBeChecked()
  await other.locator('body').press('?')
  await other.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(overlay(other)).toBeHidden()
  await box.check({ force: true })
  await other.locator('h1').click()
  await other.locator('body').press('?')
  await expect(overlay(other)).toBeVisible()
  await context.close()
})

test('a file that wasn’t uploaded completely is named after a reload', async ({ page, complaints }) => {
  await page.goto('/parser')
  let asked = 0
  await page.route('**/api/documents/inspect', () => void (asked += 1))
  const rows = file(
    'Slow.docx',
    wordDocument([
      [
        ['A', 'B'],
        ['1', '2'],
      ],
    ]),
  )
  await page.locator('input[type=file]').setInputFiles(rows)
  await expect.poll(() => asked).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.getByText(en.tools.gone.unfinished.replace('{name}', 'Slow.docx'))).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(rows)
  await expect(page.locator('#release-action')).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByText(en.tools.gone.unfinished.replace('{name}', 'Slow.docx'))).toHaveCount(0)
  await page.reload()
  await expect(page.locator('#release-action')).toBeEnabled({ timeout: 30_000 })
  forgive(complaints, 404)
})

test('a refused file leads to its page of the help, without leaving the tool', async ({ page, context }) => {
  await page.goto('/parser')
  await page.locator('input[type=file]').setInputFiles(file('Empty.docx', ''))
  const [help] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: en.tools.errorHelp, exact: true }).click(),
  ])
  await expect(help).toHaveURL('/help/files')
  await expect(help.getByRole('heading', { name: en.help.files.title }).first()).toBeVisible()
  await expect(page).toHaveURL('/parser')
})

test('private mode makes the same bytes as the server', async ({ page }) => {
  const sample = samples.find(({ locale }) => locale === 'en-US')!
  const [data, template] = await Promise.all([sample.data, sample.template].map((path) => readFile(`samples/${path}`)))
  const uploads = { excel: file('Rows.xlsx', data!), template: file('Record.docx', template!) }
  const { sessionId } = (await (await page.request.get('/api/documents/session/new')).json()) as { sessionId: string }
  const headers = { ...(await xsrfHeaders(page)), 'x-page-language': 'en-US' }
  const multipart = { sessionId, ...uploads, options: JSON.stringify({ missing: 'warn' }) }
  const made = (await (await page.request.post('/api/documents/generate', { multipart, headers })).json()) as {
    download_url: string
  }
  const there = await (await page.request.get(`${made.download_url}?sessionId=${sessionId}`)).body()

  await page.context().clearCookies()
  await speak(page, 'en-US')
  await page.goto('/try/generator')
  for (const [name, upload] of Object.entries(uploads)) {
    await page.locator(`input[name=${name}]`).setInputFiles(upload, { timeout: 30_000 })
  }
  await page.locator('#release-create:enabled').click({ timeout: 30_000 })
  const here = await downloaded(page)
  expect(documentTexts(here).size).toBe(10)
  expect(differing(here, there)).toEqual([])
})
