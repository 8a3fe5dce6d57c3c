import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { docx, paragraph } from '../lib/documents/generation/test-support/files'
import { documentTexts } from './documents'
import { DEMO, expect, forgive, hydrated, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { expectUsable, showWhole, WIDTHS } from './usable'
import samples from '../samples/index.json' with { type: 'json' }

const en = MESSAGES['en-US']
const sample = samples.find(({ locale }) => locale === 'en-US')!
const STAYS = 'Files stay in this browser: 0 requests.'
const CREATE = /^Create \d+ documents?$/

const fileOf = (page: Page, name: 'excel' | 'template' | 'docx') => page.locator(`input[name=${name}]`)

/** Waits until the tool can be used, and everything else that private mode loads is there. */
async function whenLoaded(page: Page): Promise<void> {
  await expect(page.getByText(STAYS)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(en.private.loading)).toHaveCount(0, { timeout: 30_000 })
}

/**
 * Waits for the tool, then cuts the network. Returns the page's requests from then on; requests to its own memory don't
 * count.
 */
async function openWithoutNetwork(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await whenLoaded(page)
  await page.context().setOffline(true)
  const requests: string[] = []
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url())) requests.push(request.url())
  })
  return requests
}

async function saved(page: Page, link: RegExp): Promise<Buffer> {
  const action = page.getByRole('link', { name: link }).first()
  await expect(action).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), action.click()])
  return readFile(await download.path())
}

test.beforeEach(async ({ page }) => {
  await speak(page, 'en-US')
})

test('creates documents without a single request', { tag: '@journey' }, async ({ page }) => {
  const requests = await openWithoutNetwork(page, '/try/generator')
  await expect(page.getByText(en.private.offline)).toBeVisible()
  const data = await readFile(`samples/${sample.data}`)
  const template = await readFile(`samples/${sample.template}`)
  await fileOf(page, 'excel').setInputFiles({ name: 'Secret rows.xlsx', mimeType: '', buffer: data })
  await fileOf(page, 'template').setInputFiles({ name: 'Secret act.docx', mimeType: '', buffer: template })
  await page.getByRole('button', { name: CREATE }).first().click()
  const texts = documentTexts(await saved(page, /Download archive/))
  expect(texts.size).toBe(10)
  for (const text of texts.values()) expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/)
  expect(requests).toEqual([])
  await expect(page.getByText(STAYS)).toBeVisible()
})

test('creates documents on a plain HTTP page, where browsers offer less', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP hospital.test 127.0.0.1']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    await page.goto(`http://hospital.test:${port}/try/generator`)
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    await whenLoaded(page)
    await fileOf(page, 'excel').setInputFiles(`samples/${sample.data}`)
    await fileOf(page, 'template').setInputFiles(`samples/${sample.template}`)
    await page.getByRole('button', { name: CREATE }).first().click()
    expect(documentTexts(await saved(page, /Download archive/)).size).toBe(10)
  } finally {
    await browser.close()
  }
})

test('signing in keeps the work, and allows more rows', async ({ page }) => {
  await page.goto('/try/generator')
  await expect(page.getByText(STAYS)).toBeVisible({ timeout: 30_000 })
  const rows = ['Room', ...Array.from({ length: 31 }, (_, index) => `Ward ${index}`)].join('\n')
  await fileOf(page, 'excel').setInputFiles({ name: 'Rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await fileOf(page, 'template').setInputFiles({
    name: 'Record.docx',
    mimeType: '',
    buffer: Buffer.from(docx(paragraph('Room {Room}'))),
  })
  const limit = page.getByText('The spreadsheet has 31 rows. The limit for one run is 30 rows.').first()
  await expect(limit).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: en.private.signIn }).click()
  const dialog = page.getByRole('alertdialog', { name: en.private.signingIn.title })
  await dialog.getByLabel(en.account.email).fill(DEMO.email)
  await dialog.getByLabel(en.account.password, { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: en.account.logIn }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel(en.account.password, { exact: true }).fill(DEMO.password)
  await dialog.getByRole('button', { name: en.account.logIn }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: en.private.signIn })).toHaveCount(0)
  await expect(limit).toHaveCount(0)
  await page.getByRole('button', { name: 'Create 31 documents' }).first().click()
  expect(documentTexts(await saved(page, /Download archive/)).size).toBe(31)
})

test('starts without a network after one visit, also from the other screens', async ({ page, context, complaints }) => {
  await page.goto('/try/generator')
  await whenLoaded(page)
  await context.setOffline(true)
  await page.goto('/try/dose')
  await expect(page.getByText(STAYS)).toBeVisible({ timeout: 30_000 })
  await page.goto('/')
  await expect(page).toHaveURL('/try/generator')
  await expect(page.getByText(STAYS)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: en.generator.files.sample }).click()
  await expect(page.getByRole('button', { name: CREATE }).first()).toBeVisible({ timeout: 30_000 })
  // What no screen needs without a network.
  forgive(complaints, 'ERR_INTERNET_DISCONNECTED')
})

test('a newer service worker waits while a page has a run', async ({ page }) => {
  await page.goto('/try/generator?sample=1')
  await page.getByRole('button', { name: CREATE }).first().click({ timeout: 30_000 })
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js?newer', { scope: '/' })
    const newer = registration.installing ?? registration.waiting
    await new Promise<void>((resolve) => {
      if (registration.waiting !== null) return resolve()
      newer?.addEventListener('statechange', () => registration.waiting !== null && resolve())
    })
    return { waits: registration.waiting !== null, active: new URL(registration.active?.scriptURL ?? '').search }
  })
  expect(state).toEqual({ waits: true, active: '' })
  expect(documentTexts(await saved(page, /Download archive/)).size).toBe(10)
})

test('ends an engine that takes too long, says so, and goes on with the next file', async ({ page }) => {
  await page.clock.install()
  await page.goto('/try/generator')
  await expect(page.getByText(STAYS)).toBeVisible({ timeout: 30_000 })
  const wide = ['Name', ...Array.from({ length: 200 }, (_, index) => `Column ${index}`)].join(';')
  const row = Array.from({ length: 201 }, (_, index) => `value ${index}`).join(';')
  const rows = [wide, ...Array.from({ length: 40_000 }, () => row)].join('\n')
  await fileOf(page, 'excel').setInputFiles({
    name: 'long.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.slice(0, 9_000_000)),
  })
  // As if the twenty seconds of a look had passed.
  await page.clock.fastForward(25_000)
  await expect(page.getByText(en.errors.FILE_TOO_EXPENSIVE).first()).toBeVisible({ timeout: 30_000 })
  await fileOf(page, 'excel').setInputFiles(`samples/${sample.data}`)
  await expect(page.getByText(/10 rows/).first()).toBeVisible({ timeout: 30_000 })
})

test('a damaged file is refused in words, and the tab goes on', async ({ page }) => {
  await openWithoutNetwork(page, '/try/generator')
  const bytes = await readFile(`samples/${sample.template}`)
  await fileOf(page, 'template').setInputFiles({ name: 'cut.docx', mimeType: '', buffer: bytes.subarray(0, 3_000) })
  await expect(
    page
      .getByRole('alert')
      .or(page.getByText(/cut\.docx/))
      .first(),
  ).toBeVisible()
  await fileOf(page, 'template').setInputFiles(`samples/${sample.template}`)
  await fileOf(page, 'excel').setInputFiles(`samples/${sample.data}`)
  await expect(page.getByRole('button', { name: CREATE }).first()).toBeEnabled({ timeout: 30_000 })
})

test('the switch transfers the files, and asks about those on the server', async ({ page }) => {
  await signUp(page, 'correct horse battery')
  await page.goto('/')
  await fileOf(page, 'excel').setInputFiles(`samples/${sample.data}`)
  await expect(page.getByText(/10 rows/).first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('switch', { name: en.tools.privateMode }).click()
  await page.getByRole('button', { name: en.private.delete, exact: true }).click()
  await expect(page.getByText(STAYS)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/10 rows/).first()).toBeVisible({ timeout: 30_000 })
  await fileOf(page, 'template').setInputFiles(`samples/${sample.template}`)
  await expect(page.getByRole('button', { name: CREATE }).first()).toBeEnabled({ timeout: 30_000 })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('switch', { name: en.tools.privateMode }).click()
  await expect(page).toHaveURL('/')
  await hydrated(page)
  await expect(page.getByRole('switch', { name: en.tools.privateMode })).not.toBeChecked()
})

for (const width of WIDTHS) {
  test(`private mode is usable at ${width} px`, async ({ page }) => {
    await showWhole(page, width)
    await page.goto('/try/generator?sample=1')
    await expect(page.getByRole('button', { name: CREATE }).first()).toBeEnabled({ timeout: 30_000 })
    await showWhole(page, width)
    await expectUsable(page, `private ${width}`)
  })
}
