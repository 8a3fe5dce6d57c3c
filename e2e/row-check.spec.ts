import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { documentTexts, sheetCells, wordDocument } from './documents'
import { expect, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { expectUsable, showWhole, WIDTHS } from './usable'

const en = MESSAGES['en-US'].generator
const rows = en.check.rows
const PASSWORD = 'correct horse battery'

/** Nine aprons: row 4 has a day that November hasn't, row 6 one of two readings, row 10 adds up what is above. */
const PPE = [
  'No;Item;Lead;Checked',
  '1;Apron;0.35;03.11.2026',
  '2;Collar;0.50;05.11.2026',
  '3;Cap;0.25;31.11.2026',
  '4;Skrit;0.35;12.11.2026',
  '5;Vest;0.35;03/11/2026',
  '6;Glove;0.25;25/11/2026',
  '7;Shield;0.50;26/11/2026',
  '8;Glasses;0.75;27/11/2026',
  'Total;;3.3;',
].join('\n')

const create = (page: Page) => page.locator('#release-create')
const cell = (page: Page, address: string) => page.locator(`#checked-${address[0]}-${address.slice(1)}`)

async function layOut(page: Page, data: string, template: readonly string[]): Promise<void> {
  const inputs = page.locator('input[type=file]')
  await inputs.first().setInputFiles({ name: 'PPE.csv', mimeType: 'text/csv', buffer: Buffer.from(data) })
  await expect(page.getByText('PPE.csv').first()).toBeVisible()
  const buffer = wordDocument([...template])
  await page.locator('input[type=file]').last().setInputFiles({ name: 'Record.docx', mimeType: '', buffer })
}

test.beforeEach(async ({ page }) => {
  await speak(page, 'en-US')
  await signUp(page, PASSWORD)
  await page.goto('/')
})

test(
  'rows are corrected and left out in place, and the documents and the spreadsheet have it',
  { tag: '@journey' },
  async ({ page }) => {
    await layOut(page, PPE, ['No. {No}: {Item}, {Lead} mm Pb', 'Checked {Checked}'])
    await expect(create(page)).toHaveText('Create 6 documents', { timeout: 30_000 })
    await expect(page.getByText('9 rows: 6 ready, 2 need you, 1 left out')).toBeVisible()
    for (const width of WIDTHS) {
      await showWhole(page, width)
      await expectUsable(page, `row check at ${width}`)
    }

    await showWhole(page, 1440)

    // The total is blue, and one press puts it back; Ctrl+Z leaves it out again.
    await page.getByRole('button', { name: rows.putBack }).click()
    await expect(create(page)).toHaveText('Create 7 documents')
    await page.keyboard.press('Control+z')
    await expect(create(page)).toHaveText('Create 6 documents')

    // One of the nearest days by its button, one of the readings in words.
    await page.getByRole('button', { name: '30.11.2026' }).click()
    await expect(create(page)).toHaveText('Create 7 documents')
    await page.getByRole('button', { name: 'November 3, 2026' }).click()
    await expect(create(page)).toHaveText('Create 8 documents')

    // With the keyboard only: F2, another text, Enter; Esc leaves a cell unchanged.
    await page
      .getByRole('button', { name: /rows \d+–\d+: no problems/ })
      .first()
      .click()
    await cell(page, 'B5').focus()
    await page.keyboard.press('F2')
    await expect(page.getByRole('textbox', { name: 'Cell B5' })).toHaveValue('Skrit')
    await page.keyboard.press('Escape')
    await expect(cell(page, 'B5')).toBeFocused()
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'Cell B5' }).fill('Skirt')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/B5 changed by you at .*, was “Skrit”/)).toBeVisible()

    // A row is left out by X.
    await cell(page, 'A3').focus()
    await page.keyboard.press('x')
    await expect(create(page)).toHaveText('Create 7 documents')
    await expect(page.getByText(/Left out by you at/)).toBeVisible()
    await expect(page.getByText('3 cells changed, 1 row left out.')).toBeVisible()

    // A reload loses nothing.
    await expect
      .poll(async () => JSON.stringify(await (await page.request.get('/api/documents/desk?tool=generate')).json()))
      .toContain('"kind":"out"')
    await page.reload()
    await expect(create(page)).toHaveText('Create 7 documents', { timeout: 30_000 })
    await expect(page.getByText('3 cells changed, 1 row left out.')).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: en.check.edits.download }).click()
    const corrected = await download
    expect(corrected.suggestedFilename()).toBe('PPE (Actum).xlsx')
    const cells = sheetCells(await readFile(await corrected.path()))
    expect(JSON.stringify(cells)).toContain('30.11.2026')

    await page.keyboard.press('Control+Enter')
    const link = page.locator('#release-download')
    await expect(link).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('3 cells differ from the file:')).toBeVisible()
    await showWhole(page, 1440)
    await expectUsable(page, 'result with changes')
    const [archive] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(archive.suggestedFilename()).toMatch(/^Record \d{4}-\d\d-\d\d\.zip$/)
    const texts = [...documentTexts(await readFile(await archive.path())).values()].join('\n')
    expect(texts).toContain('No. 3: Cap, 0.25 mm Pb')
    expect(texts).toContain('Checked 30.11.2026')
    expect(texts).toContain('No. 4: Skirt, 0.35 mm Pb')
    expect(texts).not.toContain('Collar')
    expect(texts).not.toContain('Total')
  },
)

test('a tag without a column is decided, not left blank unasked', async ({ page }) => {
  await layOut(page, PPE, ['{Item}', '{Inspector}'])
  await expect(create(page)).toHaveText('Decide about {Inspector}', { timeout: 30_000 })
  await expect(create(page)).toBeDisabled()
  const group = page.getByRole('radiogroup', { name: '{Inspector} has no column' })
  await group.getByRole('radio', { name: /^Leave blank in/ }).check({ force: true })
  await expect(create(page)).toHaveText('Create 6 documents, 1 field blank')
  await group.getByRole('radio', { name: en.release.choice.same }).check({ force: true })
  await expect(create(page)).toBeDisabled()
  await page.getByRole('textbox', { name: 'Value of {Inspector} in all documents' }).fill('Petrova')
  await expect(create(page)).toHaveText('Create 6 documents')
  await showWhole(page, 1440)
  await expectUsable(page, 'decided tag')
  await create(page).click()
  const link = page.locator('#release-download')
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [archive] = await Promise.all([page.waitForEvent('download'), link.click()])
  for (const text of documentTexts(await readFile(await archive.path())).values()) expect(text).toContain('Petrova')
})

test('suggestions are used, confirmed one by one or all, and Undo takes that back', async ({ page }) => {
  await layOut(page, 'Название прибора;Инв. №;Место\nФартук;0134;1', ['{Названия прибора} {Инвентарный номер}'])
  await expect(create(page)).toHaveText('Create 1 document', { timeout: 30_000 })
  const confirms = page.locator('#tags [data-confirm]:visible')
  await expect(confirms.first()).toHaveAccessibleName(/suggested column A .*, prints Фартук\. Confirm/)
  const count = await confirms.count()
  await confirms.first().click()
  await expect(confirms).toHaveCount(count - 1)
  await expect(confirms.first()).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(confirms).toHaveCount(count)
  await page
    .locator('#tags')
    .getByRole('button', { name: /^Confirm all/ })
    .click()
  await expect(confirms).toHaveCount(0)
})

test('a run that is stopped keeps what is finished, and the rest is created later', async ({ page }) => {
  test.setTimeout(120_000)
  const many = 20_000
  const data = ['No;Item', ...Array.from({ length: many }, (_, row) => `${row + 1};Apron ${row + 1}`)].join('\n')
  await layOut(page, data, ['No. {No}: {Item}'])
  await expect(create(page)).toHaveText(`Create ${many.toLocaleString('en-US')} documents`, { timeout: 30_000 })
  await page.keyboard.press('Control+Enter')
  // Some are finished, most are not.
  await expect(page.getByText(/If you stop, the \d[\d,]* finished documents stay/)).toBeVisible({ timeout: 30_000 })
  await page.locator('#release-stop').click()
  const link = page.locator('#release-download')
  await expect(link).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^\d[\d,]* documents? of 20,000 created\./)).toBeVisible()
  await showWhole(page, 1024)
  await expectUsable(page, 'stopped run')
  const [archive] = await Promise.all([page.waitForEvent('download'), link.click()])
  const finished = documentTexts(await readFile(await archive.path())).size
  expect(finished).toBeGreaterThan(0)
  expect(finished).toBeLessThan(many)
  await page.getByRole('button', { name: /^Create the other [\d,]+$/ }).click()
  await expect(page.getByText(/^\d[\d,]* documents? ha(s|ve)n’t changed/)).toBeVisible({ timeout: 60_000 })
})

test('the shortcuts are listed by ?, and single keys can be turned off', async ({ page }) => {
  const words = MESSAGES['en-US'].shortcuts
  await page.locator('body').press('?')
  const dialog = page.getByRole('alertdialog', { name: words.title })
  await expect(dialog.getByText(words.what.history)).toBeVisible()
  await expectUsable(page, 'shortcuts')
  await dialog.getByRole('checkbox', { name: words.single }).uncheck({ force: true })
  await dialog.getByRole('button', { name: words.close }).click()
  await expect(dialog).toBeHidden()
  await page.locator('body').press('?')
  // What a key opens is there two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(dialog).toBeHidden()
})
