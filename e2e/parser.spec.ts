import { readFile } from 'node:fs/promises'
import Axe from '@axe-core/playwright'
import type { Download, Page } from 'playwright/test'
import { sheetsCells, wordDocument } from './documents'
import type { Locale } from './fixtures'
import { expect, LOCALES, signIn, speak, test } from './fixtures'
import en from '../messages/en-US.json' with { type: 'json' }
import ro from '../messages/ro-RO.json' with { type: 'json' }
import ru from '../messages/ru-RU.json' with { type: 'json' }

const MESSAGES = { 'en-US': en, 'ro-RO': ro, 'ru-RU': ru } as const
const MAKE: Readonly<Record<Locale, string>> = {
  'en-US': 'Make the workbook',
  'ro-RO': 'Creați registrul',
  'ru-RU': 'Создать книгу',
}
const DOWNLOAD: Readonly<Record<Locale, string>> = {
  'en-US': 'Download the workbook',
  'ro-RO': 'Descărcați registrul',
  'ru-RU': 'Скачать книгу',
}

const DOSES = [
  ['Point', 'Dose rate', 'Checked'],
  ['Corridor', '0.12', 'yes'],
  ['Console', '0.35', 'yes'],
  ['Doorway', '&lt; 0.10', 'no'],
]
const DEVICES = [
  ['Instrument', 'Serial'],
  ['DKS-AT1123', '0412'],
]

for (const locale of LOCALES) {
  test(`in ${locale} the sample becomes a workbook with a sheet for each table`, async ({ page }) => {
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
  })
}

test.describe('in English', () => {
  test.beforeEach(async ({ page }) => {
    await speak(page, 'en-US')
    await signIn(page)
    await page.goto('/parser')
  })

  test('only the tables that are chosen are written, and each can be looked at before', async ({ page }) => {
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

  test('everything is chosen, looked at and made by keyboard', async ({ page }) => {
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
    await page.keyboard.press('ArrowRight')
    await expect(grid.getByRole('cell', { name: '0412' })).toBeFocused()
    await page.getByRole('button', { name: MAKE['en-US'] }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: DOWNLOAD['en-US'] }).first()).toBeVisible({ timeout: 30_000 })
  })

  test('the result keeps its place when something is changed, and can still be downloaded', async ({ page }) => {
    await choose(page, 'doses.docx', wordDocument([DOSES]))
    await made(page, 'en-US')
    await page.getByRole('combobox', { name: en.parser.workbook.format }).click()
    await page.getByRole('option', { name: en.parser.workbook.formats.csv }).click()
    await expect(page.getByRole('link', { name: 'doses.xlsx' })).toBeVisible()
    await page.getByRole('button', { name: 'Make the CSV files' }).first().click()
    await expect(page.getByRole('link', { name: 'Download the archive' }).first()).toBeVisible({ timeout: 30_000 })
  })

  test('another kind of file under the name is refused where it stands', async ({ page }) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'act.docx', mimeType: '', buffer: Buffer.from('%PDF-1.7 not a document') })
    await expect(page.getByText('A DOCX is needed and this is a PDF.').first()).toBeVisible()
    await expect(page.locator('#release-action')).toHaveText(en.parser.result.obstacle.refused)
    await expect(page.locator('#release-action')).toBeDisabled()
  })

  test('a document without tables is told what it has instead', async ({ page }) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'letter.docx', mimeType: '', buffer: wordDocument(['Dear colleague', 'Yours']) })
    await expect(page.getByText(/No tables were found\. The file has 2 paragraphs/)).toBeVisible()
    await expect(page.getByRole('button', { name: en.parser.result.obstacle.noTables }).first()).toBeDisabled()
  })
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1024, 1440]) {
    test(`is read by everyone before and after a run, ${theme}, at ${width} px`, async ({ page }) => {
      // So high that the docked action covers nothing that is looked at.
      await page.setViewportSize({ width, height: 3_000 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await speak(page, 'ru-RU')
      await signIn(page)
      await page.goto('/parser')
      await look(page, 'empty')
      await page.getByRole('button', { name: ru.parser.file.sample }).click()
      await expect(page.getByRole('region', { name: /^1 · / })).toBeVisible({ timeout: 20_000 })
      await page.getByRole('button', { name: ru.parser.tables.next }).click()
      await look(page, 'ready')
      await made(page, 'ru-RU')
      await look(page, 'result')
    })
  }
}

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

/** Nothing on the page keeps anybody from using it, and nothing reaches over its edge. */
async function look(page: Page, state: string): Promise<void> {
  const { violations } = await new Axe({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id, nodes }) => `${state} ${id}: ${nodes[0]?.html}`)).toEqual([])
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
