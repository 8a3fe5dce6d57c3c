import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright/test'
import { sheetsCells } from './documents'
import type { Locale } from './fixtures'
import { expect, journeyLocales, signIn, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { pick } from './pick'

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
/** The first of each sample's people. */
const FIRST: Readonly<Record<Locale, RegExp>> = {
  'en-US': /Marrowby|Thackley|Ostrander/,
  'ro-RO': /Brădățeanu/,
  'ru-RU': /Озерецкая/,
}

const YEAR = ['Name,"Hp(10), mSv, 2026"', 'Reed T.,51.5', 'Marsh O.,0.12', 'Sedge A.,<0.05']

for (const locale of journeyLocales(1)) {
  test(
    `in ${locale} the sample becomes a workbook in which every dose has its cell`,
    { tag: '@journey' },
    async ({ page }) => {
      await speak(page, locale)
      await signIn(page)
      await page.goto('/dose')
      const { dose } = MESSAGES[locale]
      await page.getByRole('button', { name: dose.file.sample }).click()
      const table = page.getByRole('region', { name: dose.doses.caption })
      await expect(table.getByText(FIRST[locale]).first()).toBeVisible({ timeout: 20_000 })
      const sheets = [...sheetsCells(await readFile(await (await made(page, locale)).path())).values()]
      expect(sheets.length).toBeGreaterThan(5)
      expect(sheets.some((rows) => rows.some((row) => row.some((text) => FIRST[locale].test(text))))).toBe(true)
    },
  )
}

test.describe('in English', () => {
  test.beforeEach(async ({ page }) => {
    await speak(page, 'en-US')
    await signIn(page)
    await page.goto('/dose')
  })

  test(
    'a column without a unit is a decision, resolved by one press and taken back by another',
    { tag: '@journey' },
    async ({ page }) => {
      await choose(page, 'badges.csv', ['Name,Hp(10)', 'Reed T.,0.31', 'Marsh O.,0.12'])
      const decision = page.getByRole('listitem').filter({ hasText: 'Column B “Hp(10)”' })
      await expect(decision).toContainText(en.dose.decisions.reasons.unitUnknown)
      await decision.getByRole('button', { name: 'mSv', exact: true }).click()
      await expect(page.getByText('2 found')).toBeVisible()
      await expect(dosesOf(page).getByText('0.31')).toBeVisible()
      await page.getByRole('button', { name: /Undo the decision/ }).click()
      await expect(decision).toBeVisible()
    },
  )

  test(
    'a cell that reads two ways is decided by keyboard, and the focus stays with the decisions',
    { tag: '@journey' },
    async ({ page }) => {
      await choose(page, 'badges.csv', ['Name;"Hp(10), mSv"', 'Reed T.;1.234', 'Marsh O.;0,12'])
      const decision = page.getByRole('listitem').filter({ hasText: 'B2:' })
      await decision.getByRole('button', { name: '1.234 mSv' }).focus()
      await page.keyboard.press('Enter')
      await expect(dosesOf(page).getByText('1.234')).toBeVisible()
      expect(await page.evaluate(() => document.activeElement?.closest('section')?.textContent)).toContain(
        en.dose.decisions.title,
      )
    },
  )

  test(
    'a corrected column is read again, remembered for files of its shape, and dropped again',
    { tag: '@journey' },
    async ({ page }) => {
      await choose(page, 'march.csv', ['Name,"Reading, mSv"', 'Reed T.,0.31', 'Marsh O.,0.12'])
      await page.getByRole('button', { name: /^Correct column B:/ }).click()
      const editor = page.getByRole('group', { name: /^Correct Column B / })
      await expect(editor).toBeFocused()
      await pick(editor.getByRole('combobox', { name: en.dose.columns.quantity }), 'Hp(3)')
      await expect(dosesOf(page).getByText('Hp(3)').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: /^Correct column B:/ })).toBeFocused()
      await page.getByRole('checkbox', { name: en.dose.columns.remember }).check({ force: true })
      await made(page, 'en-US')

      await choose(page, 'april.csv', ['Name,"Reading, mSv"', 'Reed T.,0.44', 'Marsh O.,0.2'])
      await expect(page.getByText(en.dose.columns.remembered)).toBeVisible()
      await expect(dosesOf(page).getByText('Hp(3)').first()).toBeVisible()
      await page.getByRole('button', { name: en.dose.columns.dropRemembered }).click()
      await expect(page.getByText(en.dose.columns.remembered)).toBeHidden()
      await page.getByRole('checkbox', { name: en.dose.columns.forget }).check({ force: true })
      await made(page, 'en-US')
    },
  )

  test(
    'limits are compared with once they are chosen, and what is to verify in them is said',
    { tag: '@journey' },
    async ({ page }) => {
      await choose(page, 'year.csv', YEAR)
      const block = page.getByRole('group', { name: en.dose.result.label })
      await expect(block).toContainText(en.dose.result.noProfile)
      const limits = page.getByRole('combobox', { name: en.dose.file.profile, exact: true })
      await pick(limits, en.dose.file.profiles['ru-nrb-99-2009-a'])
      await expect(block).toContainText('Reed T., Hp(10): 51.5 mSv in 2026; the limit is 50 mSv')
      await page.getByRole('radio', { name: /^Over limits/ }).check({ force: true })
      await expect(dosesOf(page).getByText('Reed T.')).toBeVisible()
      await expect(dosesOf(page).getByText('Marsh O.')).toBeHidden()
      await pick(limits, en.dose.file.profiles['icrp-103'])
      await expect(page.getByText('6 of 6 limits are unverified.')).toBeVisible()
    },
  )

  test('limits can be changed for oneself, kept, compared with and removed', async ({ page }) => {
    await choose(page, 'year.csv', YEAR)
    const limits = page.getByRole('combobox', { name: en.dose.file.profile, exact: true })
    await pick(limits, en.dose.file.profiles['ru-nrb-99-2009-a'])
    await page.getByText('5 limits and their sources').click()
    await page.getByRole('button', { name: en.dose.limits.edit }).click()
    const form = page.getByRole('form', { name: en.dose.limits.editor })
    await form.getByRole('textbox', { name: en.dose.limits.name }).fill('Ours')
    const year = form.getByRole('textbox', { name: 'effective dose, per year' })
    await year.fill('none')
    await form.getByRole('button', { name: en.dose.limits.keep }).click()
    await expect(page.getByText(en.dose.limits.noNumber)).toBeVisible()
    await year.fill('0,1')
    await form.getByRole('button', { name: en.dose.limits.keep }).click()
    await expect(limits).toContainText('Ours')
    const block = page.getByRole('group', { name: en.dose.result.label })
    await expect(block).toContainText('Marsh O., Hp(10): 0.12 mSv in 2026; the limit is 0.1 mSv')
    await page.getByText('5 limits and their sources').click()
    await page.getByRole('button', { name: en.dose.limits.remove }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: en.dose.limits.remove }).click()
    await expect(limits).toContainText(en.dose.file.noProfile)
  })

  test('the chart is a table one press away', async ({ page }) => {
    await choose(page, 'year.csv', YEAR)
    await page.getByRole('button', { name: en.dose.chart.asTable }).click()
    const chart = page.getByRole('region', { name: 'Hp(10), 2026, mSv' })
    await expect(chart.getByRole('row', { name: /Reed T\./ })).toContainText('51.5')
    await expect(chart.getByRole('row', { name: /Sedge A\./ })).toContainText('0–0.05')
    await page.getByRole('button', { name: en.dose.chart.asChart }).click()
    await expect(chart).toHaveCount(0)
  })

  test(
    'the file of the period before says who rose, who is new and who is missing',
    { tag: '@journey' },
    async ({ page }) => {
      await choose(page, 'year.csv', YEAR)
      await page
        .locator('input[name=before]')
        .setInputFiles(csv('before.csv', ['Name,"Hp(10), mSv, 2025"', 'Reed T.,2', 'Alder K.,1']))
      await made(page, 'en-US')
      const comparison = page.getByRole('region', { name: 'Compared with “before.csv”' })
      await expect(comparison.getByRole('row', { name: /Reed T\./ })).toContainText('rose')
      await expect(comparison.getByRole('row', { name: /Marsh O\./ })).toContainText('new')
      await expect(comparison.getByRole('row', { name: /Alder K\./ })).toContainText('missing')
    },
  )

  test('a file without doses says what it has instead', async ({ page }) => {
    await page.locator('input[name=excel]').setInputFiles(csv('rooms.csv', ['Room,Area', 'Console,20', 'Corridor,35']))
    await expect(page.locator('#sheet').getByText(en.dose.nothing.fact)).toBeVisible()
    await expect(page.getByText(en.dose.nothing.lookedAt)).toBeVisible()
    await expect(page.locator('#release-action')).toHaveText(en.dose.result.obstacle.noDoses)
    await expect(page.locator('#release-action')).toBeDisabled()
  })

  test('another kind of file under the name is refused where it is', async ({ page }) => {
    await page
      .locator('input[name=excel]')
      .setInputFiles({ name: 'doses.xlsx', mimeType: '', buffer: Buffer.from('%PDF-1.7 not a spreadsheet') })
    await expect(page.getByRole('alert').filter({ hasText: 'PDF' }).first()).toBeVisible()
    await expect(page.locator('#release-action')).toHaveText(en.dose.result.obstacle.refused)
  })
})

function csv(name: string, lines: readonly string[]) {
  return { name, mimeType: '', buffer: Buffer.from(lines.join('\r\n')) }
}

/** Gives the screen a spreadsheet, and waits until it has been read. */
async function choose(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page.locator('input[name=excel]').setInputFiles(csv(name, lines))
  await expect(page.locator('#release-action')).toHaveText(MAKE['en-US'], { timeout: 20_000 })
}

/** The table of doses. */
function dosesOf(page: Page) {
  return page.getByRole('region', { name: en.dose.doses.caption })
}

/** Has the workbook made and downloads it. */
async function made(page: Page, locale: Locale): Promise<Download> {
  await page.locator('#release-action').filter({ hasText: MAKE[locale] }).click()
  const link = page.getByRole('link', { name: DOWNLOAD[locale] }).first()
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return download
}
