import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { documentTexts, wordDocument } from './documents'
import { expect, LOCALES, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { showWhole, WIDTHS } from './usable'

const en = MESSAGES['en-US'].generator

/** Twenty-one people; the template has the names of the columns without their diacritics, and two of them otherwise. */
const PEOPLE = [
  'Numele;Secția;Funcția;Vârsta;Название прибора;Инв. №',
  ...Array.from({ length: 21 }, (_, at) =>
    [`Persoana ${at + 1}`, `Secția ${at + 1}`, `electrician ${at + 1}`, at + 30, `Фартук ${at + 1}`, `013${at}`].join(
      ';',
    ),
  ),
].join('\n')
const TAGS = ['{Numele} {Sectia}', '{Functia}, {Varsta}', '{Названия прибора} {Инвентарный номер}']

const create = (page: Page) => page.locator('#release-create')

async function layOut(page: Page, rows: string, template: readonly string[]): Promise<void> {
  const inputs = page.locator('input[type=file]')
  await inputs.first().setInputFiles({ name: 'Rows.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await expect(page.getByText('Rows.csv').first()).toBeVisible()
  await inputs.last().setInputFiles({ name: 'Record.docx', mimeType: '', buffer: wordDocument([...template]) })
}

test.beforeEach(async ({ page }) => {
  await speak(page, 'en-US')
  await signUp(page, 'correct horse battery')
  await page.goto('/')
})

test('names that differ in diacritics fill every document without a press, and can be confirmed at any width', async ({
  page,
}) => {
  await layOut(page, PEOPLE, TAGS)
  await expect(create(page)).toHaveText('Create 21 documents', { timeout: 30_000 })
  const confirms = page.locator('#tags [data-confirm]')
  await expect(confirms.locator('visible=true').first()).toHaveAccessibleName(
    /Названия прибора.*suggested column E Название прибора, prints Фартук 1\. Confirm/,
  )
  const causes = await page.locator('#check [id^=cause-]').allTextContents()
  expect(causes.length).toBeGreaterThan(0)
  expect(new Set(causes).size).toBe(causes.length)

  for (const locale of LOCALES) {
    await speak(page, locale)
    // The browser remembers what was chosen last.
    await page.evaluate((chosen) => localStorage.setItem('selectedLanguage', chosen), locale)
    await page.reload()
    for (const width of WIDTHS) {
      await showWhole(page, width)
      const confirm = page.getByRole('button', { name: new RegExp(`${MESSAGES[locale].generator.mapping.confirm}$`) })
      // On a phone they come first, each with its own button.
      const each = width === 390 ? page.locator('#decide-first').getByRole('button') : confirm
      await expect(each.first()).toBeVisible({ timeout: 30_000 })
      for (const button of await each.all()) {
        const whole = await button.evaluate((node) => node.scrollWidth <= node.clientWidth)
        expect(whole, `${locale} ${width}`).toBe(true)
        await expect(button).toBeInViewport({ ratio: 1 })
      }
    }
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  await create(page).click()
  const link = page.locator('#release-download')
  await expect(link).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => window.scrollTo(0, 0))
  const next = page.locator('aside').getByRole('listitem').locator('a, button, label').locator('visible=true')
  expect(await next.count()).toBeGreaterThan(2)
  for (const action of [link, ...(await next.all())]) await expect(action).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#release')).toContainText(/\d\s[KM]B/)
  await page
    .getByRole('button', { name: /^(Показать|Afișați|Preview) Record/ })
    .first()
    .click()
  const preview = page.getByRole('region', { name: MESSAGES[LOCALES.at(-1)!].generator.preview.title })
  await expect(preview.getByRole('heading')).toContainText('Persoana 1')
  await page.keyboard.press(']')
  await expect(preview.getByRole('heading')).toContainText('Persoana 2')
  await page.keyboard.press('[')
  await expect(preview.getByRole('heading')).toContainText('Persoana 1')
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const texts = [...documentTexts(await readFile(await download.path())).values()]
  expect(texts).toHaveLength(21)
  for (const text of texts) expect(text).toMatch(/^Persoana (\d+) Secția \1\nelectrician \1, \d\d\nФартук \1 013\d+$/)
})

test('days that no month has are found in the file and in what is typed, and rows always add up', async ({ page }) => {
  const rows = ['No;Item;Day', '1;Apron;31.11.2026', '2;Collar;29.02.2027', '3;Cap;00.05.2026', '4;Vest;12.05.2026']
  await layOut(page, rows.join('\n'), ['{No} {Item} {Day}'])
  await expect(create(page)).toHaveText('Create 1 document', { timeout: 30_000 })
  const addsUp = async (ready: number, waiting: number, out: number) => {
    await expect(page.locator('#check')).toContainText(counted(ready, waiting, out))
    expect(ready + waiting + out).toBe(4)
  }
  for (const [row, words] of [
    [2, 'November has 30 days'],
    [3, 'February has 28 days'],
    [4, 'May has 31 days'],
  ] as const) {
    await expect(page.getByText(new RegExp(`C${row}:? ?.*${words}`)).first()).toBeVisible()
  }
  await addsUp(1, 3, 0)

  const cell = (address: string) => page.locator(`#checked-${address[0]}-${address.slice(1)}`)
  const type = async (address: string, text: string) => {
    await cell(address).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: `Cell ${address}` }).fill(text)
    await page.keyboard.press('Enter')
  }
  await type('C2', '30.11.2026')
  await addsUp(2, 2, 0)
  await type('C3', '30.02.2027')
  await expect(page.getByText(/C3: February has 28 days/)).toBeVisible()
  await addsUp(2, 2, 0)

  // Left out and put back by the same key, and undone.
  await cell('C4').focus()
  await page.keyboard.press('x')
  await addsUp(2, 1, 1)
  await cell('C4').focus()
  await page.keyboard.press('x')
  await addsUp(2, 2, 0)
  await page.keyboard.press('Control+z')
  await addsUp(2, 1, 1)
  await page.keyboard.press('Control+Shift+z')
  await addsUp(2, 2, 0)
  await type('C3', '28.02.2027')
  await type('C4', '01.05.2026')
  await addsUp(4, 0, 0)

  // No one needs the corrected spreadsheet any more.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: en.check.edits.download }).click()
  const corrected = await readFile(await (await download).path())
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Corrected.xlsx', mimeType: '', buffer: corrected })
  // What was changed in the file before went with it. With the mouse over it, the offer to undo that stays.
  await page.getByText(/“Rows\.csv” was replaced, and \d changes to it were removed\./).hover()
  await expect(create(page)).toHaveText('Create 4 documents', { timeout: 30_000 })
  await addsUp(4, 0, 0)

  await page.getByRole('button', { name: MESSAGES['en-US'].tools.desk.undo, exact: true }).click()
  await expect(page.getByText(/C2 changed by you at/)).toBeVisible()
})

test('a file that can’t be used takes nothing away, and the language neither', async ({ page }) => {
  await layOut(page, PEOPLE, TAGS)
  await expect(create(page)).toHaveText('Create 21 documents', { timeout: 30_000 })
  const confirms = page.locator('#tags [data-confirm]:visible')
  const before = await confirms.count()
  await confirms.first().click()
  await expect(confirms).toHaveCount(before - 1)
  for (const name of ['excel', 'template']) {
    await page
      .locator(`input[name=${name}]`)
      .first()
      .setInputFiles({ name: 'Wrong.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7 not a document') })
    await expect(page.getByRole('alert').filter({ hasText: '“Wrong.pdf” isn’t used.' }).first()).toBeVisible()
    await expect(create(page)).toHaveText('Create 21 documents')
    await expect(confirms).toHaveCount(before - 1)
  }
  await page.getByRole('button', { name: /^RO/ }).click()
  await expect(create(page)).toHaveText('Creați 21 de documente', { timeout: 30_000 })
  await expect(confirms).toHaveCount(before - 1)
})

/** The rows of the check as the screen counts them. */
function counted(ready: number, waiting: number, out: number): RegExp {
  const part = (count: number, words: string) => (count === 0 ? '' : `.*${count} ${words}`)
  return new RegExp(`4 rows:${part(ready, 'ready')}${part(waiting, 'needs? you')}${part(out, 'left out')}`)
}
