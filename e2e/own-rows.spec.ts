import type { Page } from 'playwright/test'
import { wordDocument } from './documents'
import { expect, journeyLocales, signIn, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { expectUsable, showWhole, WIDTHS } from './usable'

/** Sixty rooms under a title: rows 33 and 45 have no number, and row 50 has text instead of one. */
const ROOMS = [
  'Register of rooms;;',
  'Room;Item;Number',
  ...Array.from({ length: 60 }, (_, index) => {
    const row = index + 3
    const number = row === 33 || row === 45 ? '' : row === 50 ? 'unknown' : `0${row}`
    return `Room ${row};Item ${row};${number}`
  }),
].join('\n')

for (const locale of journeyLocales(1)) {
  test(`in ${locale} a user’s own rows are shown, with their problems in place`, async ({ page }) => {
    const { generator } = MESSAGES[locale]
    const { check, files, options } = generator
    await speak(page, locale)
    await signIn(page)
    await page.goto('/')
    await give(page, 'excel')

    const first = page.getByRole('table', { name: files.firstRows.caption.replace('{sheet}', 'rooms') })
    await expect(first.getByRole('row', { name: /^3 Room 3 Item 3 03$/ })).toBeVisible()
    await expect(first.getByRole('columnheader', { name: `${files.firstRows.headerRow} 2` })).toBeVisible()
    await expect(first.getByRole('rowheader')).toHaveCount(20)
    await expectUsable(page, 'first rows')

    await give(page, 'template')
    await expect(first.getByRole('columnheader', { name: /^Number \{Number/ })).toBeVisible()
    await page.getByRole('combobox', { name: options.missing }).click()
    await page.getByRole('option', { name: options.missings.block }).click()

    const table = page.getByRole('table', { name: check.rows.caption.replace('{sheet}', 'rooms') })
    await page.getByRole('radio', { name: counted(check.rows.filter.waiting, 2) }).check({ force: true })
    await expect(table.getByRole('rowheader')).toHaveText(['33', '45'])
    await page.getByRole('radio', { name: counted(check.rows.filter.all, 60) }).check({ force: true })
    await expect(table.getByRole('rowheader')).toHaveText(['3', '4', '33', '45', '50'])
    await expect(table.getByRole('row').filter({ hasText: 'Room 45' })).toContainText(check.rows.empty)
    // Until the rows are checked again the button is gray.
    await expect(page.locator('#release-create')).toBeEnabled()
    for (const width of WIDTHS) {
      await showWhole(page, width)
      await expectUsable(page, `rows with problems at ${width}`)
    }

    const cell = table.getByRole('cell', { name: /unknown/ }).first()
    await cell.focus()
    await expect(cell).toHaveAccessibleDescription(/unknown/)
    await page.keyboard.press('k')
    await expect(table.locator('[data-problem]:focus')).toContainText(check.rows.empty)

    await table.getByRole('button').first().click()
    await expect(table.getByRole('row', { name: /^5 Room 5 / })).toBeVisible()
    await expect(table.getByRole('rowheader')).toHaveCount(23)
    await expectUsable(page, 'all rows')
  })
}

/** A filter with the number of its rows. */
function counted(message: string, count: number): string {
  return message.replace('{count, number}', String(count))
}

/** Gives the screen the register of rooms, or a template with a tag that wants a number. */
async function give(page: Page, slot: 'excel' | 'template'): Promise<void> {
  const file =
    slot === 'excel'
      ? { name: 'rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(ROOMS) }
      : { name: 'act.docx', mimeType: '', buffer: wordDocument(['Room {Room}, {Item}: {Number | number:2}']) }
  await page
    .locator('input[type=file]')
    .nth(slot === 'excel' ? 0 : 1)
    .setInputFiles(file)
}
