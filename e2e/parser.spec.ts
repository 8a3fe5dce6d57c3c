import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright/test'
import { sheetsCells, wordDocument } from './documents'
import type { Locale } from './fixtures'
import { expect, journeyLocales, signIn, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import samples from '../samples/index.json' with { type: 'json' }

const en = MESSAGES['en-US']
const MAKE: Readonly<Record<Locale, string>> = {
  'en-US': 'Create workbook',
  'ro-RO': 'Creați registrul',
  'ru-RU': 'Создать книгу',
}
const DOWNLOAD: Readonly<Record<Locale, string>> = {
  'en-US': 'Download workbook',
  'ro-RO': 'Descărcați registrul',
  'ru-RU': 'Скачать книгу',
}

const DOSES = [
  ['Point', 'Dose rate', 'Checked'],
  ['Corridor', '0.12', 'yes'],
  ['Console', '0.35', 'yes'],
  ['Doorway', '&lt; 0.10', 'no'],
]
/** Where commas part the fraction and spaces the thousands, a point may do either. */
const TWO_WAYS = [
  ['Точка', 'Доза'],
  ['Коридор', '1.234'],
  ['Пульт', '2.345'],
]
const DEVICES = [
  ['Instrument', 'Serial'],
  ['DKS-AT1123', '0412'],
]

for (const locale of journeyLocales(2)) {
  test(
    `in ${locale} the sample becomes a workbook with a sheet for each table`,
    { tag: '@journey' },
    async ({ page }) => {
      await speak(page, locale)
      await signIn(page)
      await page.goto('/parser')
      const { parser } = MESSAGES[locale]
      await page.getByRole('button', { name: parser.file.sample }).click()
      const list = page.getByRole('list', { name: parser.tables.list })
      await expect(list.getByRole('listitem')).toHaveCount(3)
      const download = await made(page, locale)
      const sheets = sheetsCells(await readFile(await download.path()))
      expect(sheets.size).toBe(4)
      expect([...sheets.values()][2]).toHaveLength(11)
    },
  )
}

test.describe('in English', () => {
  test('of files dropped anywhere on the page, the first that the tool reads is used', async ({ page }) => {
    await speak(page, 'en-US')
    await signIn(page)
    await page.goto('/parser')
    const bytes = [...wordDocument(['Doses', DOSES])]
    const transfer = await page.evaluateHandle((given) => {
      const data = new DataTransfer()
      data.items.add(new File(['a;b'], 'notes.csv'))
      data.items.add(new File([new Uint8Array(given)], 'Dropped.docx'))
      return data
    }, bytes)
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
    await expect(page.getByText('Dropped.docx').first()).toBeVisible()
    await expect(page.getByText(en.tools.upload.oneOfSeveral.replace('{name}', 'Dropped.docx'))).toBeVisible()
    await expect(page.locator('button#release-action:enabled')).toBeVisible({ timeout: 20_000 })
  })

  test('each column says why it is of its type, and the cell that prevents a number is marked', async ({ page }) => {
    await speak(page, 'en-US')
    await signIn(page)
    await page.goto('/parser')
    const rows = [
      ['Set', 'Measured', 'Result'],
      ['60', '60.4', 'Pass'],
      ['70', '70.6', 'Pass'],
      ['81', '&lt; 82', 'Pass'],
      ['90', '91.0', 'Fail'],
    ]
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'QC.docx', mimeType: '', buffer: wordDocument(['Tube voltage', rows]) })
    const table = page.getByRole('region').filter({ hasText: 'Measured' })
    await expect(table.getByText('3 of 4 are numbers; B4 stays text')).toBeVisible({ timeout: 20_000 })
    await expect(table.getByText('all 4 are numbers')).toBeVisible()
    await expect(table.locator('td[data-problem]')).toHaveText(['< 82'])
    await expect(page.getByText(en.parser.remarks.oddReason.sign)).toBeVisible()
  })

  test.beforeEach(async ({ page }) => {
    await speak(page, 'en-US')
    await signIn(page)
    await page.goto('/parser')
  })

  test('a decimal comma among points is marked, and read by one press', async ({ page }) => {
    const { remarks } = en.parser
    const rows = [
      ['Set', 'Measured'],
      ['60', '60.4'],
      ['70', '70.6'],
      ['81', '91,1'],
      ['90', '91.0'],
    ]
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'QC.docx', mimeType: '', buffer: wordDocument(['Tube voltage', rows]) })
    const marked = page.getByRole('region').filter({ hasText: 'Measured' }).locator('td[data-problem]')
    await expect(marked).toHaveText(['91,1'], { timeout: 20_000 })
    await expect(page.getByText('B4: “91,1” has a decimal comma.')).toBeVisible()
    await expect(page.getByText(remarks.oddReason.comma)).toBeVisible()
    await page.getByRole('button', { name: 'Read “91,1” as 91.1' }).click()
    await expect(marked).toHaveCount(0)
    const download = await made(page, 'en-US')
    const [, measured] = [...sheetsCells(await readFile(await download.path())).values()]
    expect(measured?.map((row) => row[1])).toEqual(['Measured', '60.4', '70.6', '91.1', '91.0'])
  })

  test('only the chosen tables are written, and each can be previewed', { tag: '@journey' }, async ({ page }) => {
    await choose(page, 'doses.docx', wordDocument(['Table 1. Doses', DOSES, 'Instruments follow', DEVICES]))
    const grid = page.getByRole('region', { name: /Table 1\. Doses/ })
    await expect(grid.getByRole('cell', { name: '0.12' })).toBeVisible()
    await page.getByRole('button', { name: en.parser.tables.next }).click()
    await expect(page.getByRole('region', { name: /^2 · / }).getByText('DKS-AT1123')).toBeVisible()
    await page
      .getByRole('checkbox', { name: /^Export / })
      .nth(1)
      .uncheck({ force: true })
    await expect(page.getByText('1 of 2 chosen')).toBeVisible()
    const sheets = sheetsCells(await readFile(await (await made(page, 'en-US')).path()))
    expect([...sheets.values()].slice(1)).toEqual([DOSES.map((row) => row.map((text) => text.replace('&lt;', '<')))])
  })

  test('everything can be chosen, previewed and created with the keyboard', { tag: '@journey' }, async ({ page }) => {
    await choose(page, 'doses.docx', wordDocument([DOSES, 'And', DEVICES]))
    const boxes = page.getByRole('checkbox', { name: /^Export / })
    await boxes.first().focus()
    await page.keyboard.press('Space')
    await expect(boxes.first()).not.toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const grid = page.getByRole('region', { name: /^2 · / })
    await grid.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(grid.getByRole('cell', { name: '0412' })).toBeFocused()
    await page.getByRole('button', { name: MAKE['en-US'] }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: DOWNLOAD['en-US'] }).first()).toBeVisible({ timeout: 30_000 })
  })

  test(
    'what reads two ways is decided in place, goes into the workbook, and can be taken back',
    { tag: '@journey' },
    async ({ page }) => {
      await choose(page, 'two.docx', wordDocument([TWO_WAYS]))
      const { remarks, tables } = en.parser
      const grid = page.getByRole('region', { name: /^1 · / })
      const type = grid.getByRole('button', { name: /^Type of column B/ })
      await expect(type).toContainText(tables.types.text)
      await page.getByRole('button', { name: 'Read as 1,234', exact: true }).click()
      await expect(grid.getByRole('cell', { name: '1,234' })).toBeVisible()
      await expect(type).toContainText(tables.types.number)
      const cells = [...sheetsCells(await readFile(await (await made(page, 'en-US')).path())).values()]
      expect(cells[1]?.map((row) => row[1])).toEqual(['Доза', '1,234', '2,345'])
      expect(cells[0]?.flat().join(' ')).toContain('type set manually')
      await page.getByRole('button', { name: remarks.reset }).click()
      await expect(type).toContainText(tables.types.text)
    },
  )

  test('a type is chosen by keyboard from under the letter, and is still chosen when one comes back', async ({
    page,
  }) => {
    await choose(page, 'two.docx', wordDocument([TWO_WAYS]))
    const grid = page.getByRole('region', { name: /^1 · / })
    const type = grid.getByRole('button', { name: /^Type of column B/ })
    await grid.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(type).toBeFocused()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await expect(menu.getByText(en.parser.tables.evidence.open)).toBeVisible()
    await expect(menu.getByRole('menuitemradio')).toHaveCount(4)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(grid.getByRole('cell', { name: '1.234' })).toBeVisible()
    await expect(type).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(grid.getByRole('cell', { name: '1.234' })).toBeFocused()
    await page.getByRole('link', { name: 'Dose extractor' }).first().click()
    await expect(page).toHaveURL(/\/dose$/)
    await page.getByRole('link', { name: 'Table parser' }).first().click()
    await expect(
      page.getByRole('region', { name: /^1 · / }).getByRole('button', { name: /^Type of column B/ }),
    ).toContainText('number')
  })

  test('what can’t be read as the chosen type is reported by its address', async ({ page }) => {
    await choose(page, 'doses.docx', wordDocument([DOSES]))
    const grid = page.getByRole('region', { name: /^1 · / })
    await page.getByRole('button', { name: en.parser.remarks.keepSo }).click()
    await expect(page.getByText(/B4: 1 cell of column B can’t be read as a number and stays text/)).toBeVisible()
    await expect(grid.getByRole('cell', { name: '< 0.10' })).toBeVisible()
  })

  test('a table of 3 000 rows draws only what is seen, and its last row is one key away', async ({ page }) => {
    const rows = Array.from({ length: 3_000 }, (_, row) => [`P${row + 1}`, String(row + 1)])
    await choose(page, 'long.docx', wordDocument([[['Point', 'Value'], ...rows]]))
    const grid = page.getByRole('region', { name: /^1 · / })
    await expect(grid.getByRole('cell', { name: 'P25', exact: true })).toBeVisible({ timeout: 20_000 })
    expect(await grid.getByRole('row').count()).toBeLessThan(150)
    await grid.getByRole('cell', { name: 'P1', exact: true }).click()
    await page.keyboard.press('Control+End')
    await expect(grid.getByRole('cell', { name: '3000', exact: true })).toBeFocused()
  })

  test('the result keeps its place when something is changed, and can still be downloaded', async ({ page }) => {
    await choose(page, 'doses.docx', wordDocument([DOSES]))
    await made(page, 'en-US')
    await page.getByRole('combobox', { name: en.parser.workbook.format }).click()
    await page.getByRole('option', { name: en.parser.workbook.formats.csv }).click()
    await expect(page.getByRole('link', { name: 'doses.xlsx' })).toBeVisible()
    await page.getByRole('button', { name: 'Create CSV files' }).first().click()
    await expect(page.getByRole('link', { name: 'Download archive' }).first()).toBeVisible({ timeout: 30_000 })
  })

  test('another kind of file with the expected name is rejected in place', async ({ page }) => {
    const workbook = await readFile(`samples/${samples.find(({ locale }) => locale === 'en-US')?.data}`)
    await page.locator('input[type=file]').setInputFiles({ name: 'act.docx', mimeType: '', buffer: workbook })
    const refused = 'This is an Excel workbook (.xlsx). Actum needs a Word file or a PDF here.'
    await expect(page.getByText(refused).first()).toBeVisible()
    await expect(page.locator('#release-action')).toHaveText(en.parser.result.obstacle.refused)
    await expect(page.locator('#release-action')).toBeDisabled()
  })

  test('a document without tables says what it has instead', async ({ page }) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'letter.docx', mimeType: '', buffer: wordDocument(['Dear colleague', 'Yours']) })
    await expect(page.getByText(/No tables found\. The file has 2 paragraphs/)).toBeVisible()
    await expect(page.getByRole('button', { name: en.parser.result.obstacle.noTables }).first()).toBeDisabled()
  })
})

/** Gives the screen a document, and waits until its tables are found. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
  await expect(page.getByRole('button', { name: MAKE['en-US'] }).first()).toBeEnabled()
}

/** Has the workbook made and downloads it. */
async function made(page: Page, locale: Locale): Promise<Download> {
  await page.getByRole('button', { name: MAKE[locale] }).first().click()
  const link = page.getByRole('link', { name: DOWNLOAD[locale] }).first()
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return download
}
