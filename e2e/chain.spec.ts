import { readFile } from 'node:fs/promises'
import { documentTexts, wordDocument } from './documents'
import { expect, journeyLocales, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { spacedPdf } from './pdfs'

const DOSES = [
  ['Name', 'Hp(10), mSv', 'Year'],
  ['Petrov A. B.', '0.42', '2025'],
  ['Ionescu M.', '1.10', '2025'],
]

const ROOMS = [
  ['Room', 'Floor'],
  ['Archive', 'first'],
  ['Ward', 'second'],
]

for (const locale of journeyLocales(2)) {
  test(
    `in ${locale} a table of a Word file becomes doses, and these become acts, each with one press`,
    { tag: '@journey' },
    async ({ page }) => {
      const { files, generator, tools } = MESSAGES[locale]
      await speak(page, locale)
      await signUp(page, 'correct horse battery')
      await page.goto('/parser')
      const source = { name: 'Doses.docx', mimeType: '', buffer: wordDocument(['2025', DOSES]) }
      await page.locator('input[type=file]').setInputFiles(source)
      await page.locator('button#release-action:enabled').click()
      await page.getByRole('button', { name: tools.passOn.doses }).click({ timeout: 30_000 })

      await expect(page).toHaveURL('/dose')
      await expect(page.getByText('Doses.xlsx').first()).toBeVisible()
      await page.locator('button#release-action:enabled').click({ timeout: 20_000 })
      await page.getByRole('button', { name: tools.passOn.generate }).click({ timeout: 30_000 })

      await expect(page).toHaveURL('/')
      await expect(page.getByText(/\.xlsx/).first()).toBeVisible()
      // The workbook begins with its summary; the doses are on their own sheet.
      await expect(page.getByRole('combobox', { name: generator.files.sheet, exact: true })).toContainText(
        files.doses.sheet.doses,
        { timeout: 20_000 },
      )
      const { subject, value } = files.doses.column
      const template = wordDocument([`Act: {${subject}} = {${value}}`])
      const slot = page.getByRole('group', { name: generator.files.template.label })
      await slot.locator('input[type=file]').setInputFiles({ name: 'Act.docx', mimeType: '', buffer: template })
      await page.locator('#release-create:enabled').click({ timeout: 20_000 })
      const link = page.locator('a#release-download')
      await expect(link).toBeVisible({ timeout: 30_000 })
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      // An act for each dose, and none for the constant names below the headings.
      const acts = [...documentTexts(await readFile(await download.path())).values()]
      expect(acts).toEqual([
        expect.stringMatching(/^Act: Petrov A\. B\. = 0[.,]42\s*$/),
        expect.stringMatching(/^Act: Ionescu M\. = 1[.,]10?\s*$/),
      ])
    },
  )

  test(`in ${locale} the document generator starts with the shown table`, async ({ page }) => {
    const { generator, tools } = MESSAGES[locale]
    await speak(page, locale)
    await signUp(page, 'correct horse battery')
    await page.goto('/parser')
    const source = { name: 'Two.docx', mimeType: '', buffer: wordDocument(['Rooms', ROOMS, 'Doses', DOSES]) }
    await page.locator('input[type=file]').setInputFiles(source)
    await page.getByRole('button', { name: /^2 / }).click({ timeout: 20_000 })
    await page.locator('button#release-action:enabled').click()
    await page.getByRole('button', { name: tools.passOn.generate }).click({ timeout: 30_000 })

    await expect(page).toHaveURL('/')
    await expect(page.getByRole('combobox', { name: generator.files.sheet, exact: true })).toContainText(/ 2\b/, {
      timeout: 20_000,
    })
    await expect(page.getByText(/Petrov A\. B\./).first()).toBeVisible()
  })
}

test.describe('doses of a PDF', () => {
  const source = () => ({ name: 'Doses.pdf', mimeType: 'application/pdf', buffer: spacedPdf() })

  test('are found by the dose extractor in the file itself', async ({ page }) => {
    await speak(page, 'en-US')
    await signUp(page, 'correct horse battery')
    await page.goto('/dose')
    await page.locator('input[type=file]').first().setInputFiles(source())
    await expect(page.getByText('Dixon').first()).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('button#release-action')).toBeEnabled()
  })

  test('are found in the corrected tables that the parser hands over', async ({ page }) => {
    const { passOn } = MESSAGES['en-US'].tools
    await speak(page, 'en-US')
    await signUp(page, 'correct horse battery')
    await page.goto('/parser')
    await page.locator('input[type=file]').setInputFiles(source())
    await page.getByRole('button', { name: 'Table 1, page 1, 5 rows, 3 columns, to check', exact: true }).focus()
    // The frame ends a row higher: the last person is no longer in the table.
    await page.keyboard.press('e')
    for (let press = 0; press < 7; press++) await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('button', { name: /^Table 1, page 1, 4 rows, 3 columns/ })).toBeVisible()
    await page.locator('button#release-action:enabled').click({ timeout: 20_000 })
    await page.getByRole('button', { name: passOn.doses }).click({ timeout: 30_000 })
    await expect(page).toHaveURL('/dose')
    await expect(page.getByText('Clark').first()).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Dixon')).toHaveCount(0)
  })
})
