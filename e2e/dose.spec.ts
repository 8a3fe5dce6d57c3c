import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright/test'
import { sheetsCells } from './documents'
import type { Locale } from './fixtures'
import { expect, journeyLocales, signIn, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { pick } from './pick'
import { expectUsable } from './usable'

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

test('the Russian sample is compared with the limits that it names, until the user chooses otherwise', async ({
  page,
}) => {
  await speak(page, 'ru-RU')
  await signIn(page)
  await page.goto('/dose')
  const { dose } = MESSAGES['ru-RU']
  await page.getByRole('button', { name: dose.file.sample }).click()
  const block = page.getByRole('group', { name: dose.result.label })
  await expect(block).toContainText(`${dose.result.exceedances}1`, { timeout: 20_000 })
  await expect(block).toContainText(dose.result.bySuggested)
  const line = page.getByText('Пределы предложены, потому что в A1 написано «персонала группы А».')
  await expect(line).toBeVisible()
  await expect(page.getByText(/12\s\+\s5\s\+\s1\s\+\s10\s=\s28/)).toBeVisible()
  await page.getByRole('button', { name: dose.file.confirmLimits, exact: true }).click()
  await expect(line).toBeHidden()
  await expect(block).not.toContainText(dose.result.bySuggested)
  await expect(block).toContainText(`${dose.result.exceedances}1`)
  await pick(page.getByRole('combobox', { name: dose.file.profile, exact: true }), dose.file.noProfile)
  await expect(block).toContainText(`${dose.result.exceedances}—`)
})

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

  test('a cell that reads two ways is decided by keyboard, and the focus stays with the decisions', async ({
    page,
  }) => {
    await choose(page, 'badges.csv', ['Name;"Hp(10), mSv"', 'Reed T.;1.234', 'Marsh O.;0,12'])
    const decision = page.getByRole('listitem').filter({ hasText: 'B2:' })
    await decision.getByRole('button', { name: '1.234 mSv' }).focus()
    await page.keyboard.press('Enter')
    await expect(dosesOf(page).getByText('1.234')).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.textContent)).toContain(
      en.dose.decisions.title,
    )
  })

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
    'limits are used once they are chosen, and unverified ones are marked',
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

  test('the sample, which sets no limits, has a dash instead of a zero where nothing was compared', async ({
    page,
  }) => {
    await page.getByRole('button', { name: en.dose.file.sample }).click()
    const block = page.getByRole('group', { name: en.dose.result.label })
    await expect(block).toContainText(`${en.dose.result.exceedances}—`, { timeout: 20_000 })
    await expect(block).toContainText(en.dose.result.noProfile)
    const sheets = page.getByRole('region', { name: en.dose.sheets.caption })
    await expect(sheets.getByRole('row').nth(1)).toContainText(en.dose.sheets.notCompared.noLimits)
    await expect(page.getByRole('radio', { name: /^Over limits/ })).toHaveCount(0)
    await expectUsable(page, 'doses that are compared with nothing')
  })

  test('a dose far beyond the others is asked about, and answers after the workbook are in it', async ({ page }) => {
    const others = ['Reed T.,0.31', 'Marsh O.,0.28', 'Sedge A.,0.35', 'Alder K.,0.3', 'Birch L.,1.9']
    await choose(page, 'quarter.csv', ['Name,"Hp(10), mSv, 2026"', ...others, 'Cedar M.,120'])
    const decision = page.getByRole('listitem').filter({ hasText: 'B7:' })
    await expect(decision).toContainText('The other 5 doses are 0.28–1.9 mSv. This may be 120 µSv.')
    await expect(page.getByRole('listitem').filter({ hasText: 'B6:' })).toHaveCount(0)
    await expect(page.getByText('5 found')).toBeVisible()
    await made(page, 'en-US')
    await decision.getByRole('button', { name: '0.12 mSv' }).click()
    await expect(page.getByText(/^The workbook was updated at .* Download it again\.$/)).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByText('6 found')).toBeVisible()
    await expect(dosesOf(page).getByRole('row', { name: /Cedar M\./ })).toContainText('0.12')
  })

  test('a confirmed unit is no longer called assumed, on the screen or in the workbook', async ({ page }) => {
    await choose(page, 'unitless.csv', ['Name,Hp(10)', 'Reed T.,0.31', 'Marsh O.,0.12', 'Sedge A.,0.5'])
    const { sources } = en.dose.doses
    await expect(dosesOf(page).getByRole('cell', { name: sources.assumed, exact: true })).toHaveCount(3)
    const decided = page.getByRole('region', { name: en.dose.decided.caption })
    await decided.getByRole('button', { name: /^Confirm: Column B/ }).click()
    await expect(dosesOf(page).getByRole('cell', { name: sources.person, exact: true })).toHaveCount(3)
    await expect(dosesOf(page).getByRole('cell', { name: sources.assumed, exact: true })).toHaveCount(0)
    const sheets = sheetsCells(await readFile(await (await made(page, 'en-US')).path()))
    const cells = [...sheets.values()].flat(2)
    expect(cells.filter((text) => /assumed/i.test(text))).toEqual([])
    expect(cells.filter((text) => text === en.files.doses.unitSource.person).length).toBeGreaterThanOrEqual(3)
  })

  test('a row that was left out says why, is put back by one press and left out again by another', async ({ page }) => {
    const rows = ['Reed T.,0.31,0.3', 'Marsh O.,0.12,0.2', 'Sedge A.,0.5,0.1', 'Average,0.31,0.2']
    await choose(page, 'year.csv', ['Name,"Hp(10), mSv, 2025","Hp(10), mSv, 2026"', ...rows])
    const decided = page.getByRole('region', { name: en.dose.decided.caption })
    const row = decided.getByRole('row').filter({ hasText: 'Row 5: excluded, statistics' })
    await expect(row).toContainText('because A5 says “Average”')
    await expect(page.getByText('6 found')).toBeVisible()
    await row.getByRole('button', { name: /^Put back/ }).click()
    await expect(page.getByText('8 found')).toBeVisible()
    await decided.getByRole('button', { name: /^Undo/ }).click()
    await expect(page.getByText('6 found')).toBeVisible()
  })

  test('every sheet adds up, every decision has its reason, and Ctrl+Z takes back the last one', async ({ page }) => {
    await page.getByRole('button', { name: en.dose.file.sample }).click()
    const sheets = page.getByRole('region', { name: en.dose.sheets.caption })
    await expect(sheets.getByRole('row').nth(1)).toBeVisible({ timeout: 30_000 })
    const decided = page.getByRole('region', { name: en.dose.decided.caption })
    for (const row of (await decided.getByRole('row').all()).slice(1)) {
      await expect(row).toContainText(
        /because .*\b[A-Z]{1,3}\d+\b|near [A-Z]{1,3}\d+|because the file doesn’t name any/,
      )
    }
    // Doses, below the threshold, excluded and to decide are the cells that the sums below say they are.
    const figures = await sheets
      .getByRole('row')
      .evaluateAll((rows) =>
        rows
          .slice(1)
          .map((row) => [...row.children].slice(2, 6).reduce((sum, cell) => sum + Number(cell.textContent), 0)),
      )
    const found = figures.reduce((sum, each) => sum + each, 0)
    await expect(page.getByText(new RegExp(`= ${found}\\b`)).first()).toBeVisible()

    const reject = page.getByRole('button', { name: en.dose.decisions.reject, exact: true })
    const before = await reject.count()
    await reject.first().click()
    await expect(reject).toHaveCount(before - 1)
    await page.locator('h1').click()
    await page.keyboard.press('Control+z')
    await expect(reject).toHaveCount(before)
    await page.keyboard.press('Control+Shift+z')
    await expect(reject).toHaveCount(before - 1)
    // The same key as in the other tools presses the main action.
    await expect(page.locator('#release-action')).toBeEnabled()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('link', { name: DOWNLOAD['en-US'] }).first()).toBeVisible({ timeout: 30_000 })
  })

  test('on a phone the first question comes before the file', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await choose(page, 'badges.csv', ['Name,Hp(10)', 'Reed T.,0.31', 'Marsh O.,0.12'])
    const decision = page.getByRole('listitem').filter({ hasText: 'Column B “Hp(10)”' })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(decision.getByRole('button').first()).toBeInViewport({ ratio: 1 })
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
    'the previous period’s file shows who rose, who is new and who is missing',
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

  test('another kind of file with the expected name is rejected in place', async ({ page }) => {
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
