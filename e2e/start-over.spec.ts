import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { documentTexts, wordDocument } from './documents'
import { expect, forgive, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'

const en = MESSAGES['en-US']

/** Row 4 has a day that November hasn't; a tag of the template is called otherwise than its column, another has none. */
const DEVICES = [
  'Название прибора;Room;Day',
  'Apron;1;03.11.2026',
  'Collar;2;05.11.2026',
  'Cap;3;31.11.2026',
  'Skirt;4;12.11.2026',
].join('\n')
const RECORD = ['{Названия прибора}, room {Room}, {Day}', '{Inspector}']

const create = (page: Page) => page.locator('#release-create')
const confirms = (page: Page) => page.locator('#tags [data-confirm]:visible')
const cell = (page: Page, address: string) => page.locator(`#checked-${address[0]}-${address.slice(1)}`)
const savedDesk = async (page: Page) => (await page.request.get('/api/documents/desk?tool=generate')).text()

/** Confirms a suggestion, answers about a tag and a date, changes a cell and leaves out a row. */
async function decide(page: Page): Promise<void> {
  await page.goto('/')
  const inputs = page.locator('input[type=file]')
  await inputs.first().setInputFiles({ name: 'Devices.csv', mimeType: '', buffer: Buffer.from(DEVICES) })
  await expect(page.getByText('Devices.csv').first()).toBeVisible()
  await inputs.last().setInputFiles({ name: 'Record.docx', mimeType: '', buffer: wordDocument(RECORD) })
  await expect(confirms(page)).toHaveCount(1, { timeout: 30_000 })
  await confirms(page).click()
  const inspector = page.getByRole('radiogroup', { name: '{Inspector} has no column' })
  await inspector.getByRole('radio', { name: en.generator.release.choice.same }).check({ force: true })
  await page.getByRole('textbox', { name: 'Value of {Inspector} in all documents' }).fill('Petrova')
  await page.getByRole('button', { name: '30.11.2026' }).click()
  await expect(create(page)).toHaveText('Create 4 documents')
  await cell(page, 'A4').focus()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: 'Cell A4' }).fill('Cap, lead')
  await page.keyboard.press('Enter')
  await cell(page, 'A2').focus()
  await page.keyboard.press('x')
  await expect(create(page)).toHaveText('Create 3 documents')
}

async function expectDecided(page: Page): Promise<void> {
  await expect(create(page)).toHaveText('Create 3 documents', { timeout: 30_000 })
  await expect(confirms(page)).toHaveCount(0)
  await expect(page.getByText(/A4 changed by you at .*, was “Cap”/)).toBeVisible()
  await expect(page.getByText('2 cells changed, 1 row left out.')).toBeVisible()
}

async function expectDocuments(page: Page): Promise<void> {
  await create(page).click()
  const link = page.locator('a#release-download')
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect([...documentTexts(await readFile(await download.path())).values()]).toEqual([
    'Collar, room 2, 05.11.2026\nPetrova',
    'Cap, lead, room 3, 30.11.2026\nPetrova',
    'Skirt, room 4, 12.11.2026\nPetrova',
  ])
}

test.beforeEach(async ({ page }) => {
  await speak(page, 'en-US')
  await signUp(page, 'correct horse battery')
  await decide(page)
})

test('Undo after Start over brings back the files, the mapping, the answers and the changes', async ({ page }) => {
  await page.getByRole('button', { name: en.tools.startOver }).first().click()
  await expect(page.getByText(/^Cleared: 2 files/)).toBeVisible()
  await expect(create(page)).toBeDisabled()
  await page.getByRole('button', { name: en.tools.desk.undo, exact: true }).click()
  await expectDecided(page)
  await expectDocuments(page)
})

test('a browser that crashes loses nothing, nor does the next change of language', async ({
  page,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  await expect.poll(() => savedDesk(page)).toContain('"kind":"out"')
  const kept = await context.storageState()
  const devtools = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // It has no answer.
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
  // What the tab knew is gone with it: the cookies are on the disk.
  const again = await browser.newContext({ baseURL: baseURL!, storageState: { cookies: kept.cookies, origins: [] } })
  const tab = await again.newPage()
  await tab.goto('/')
  await expectDecided(tab)
  await tab.getByRole('button', { name: /^RO/ }).click()
  await expect(create(tab)).toHaveText('Creați 3 documente', { timeout: 30_000 })
  await tab.reload()
  await tab.getByRole('button', { name: /^EN/ }).click()
  await expectDecided(tab)
  await expectDocuments(tab)
  await again.close()
  forgive(complaints, 'ERR_')
})
