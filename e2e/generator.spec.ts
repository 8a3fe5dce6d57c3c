import { readFile } from 'node:fs/promises'
import type { Locale } from './fixtures'
import { expect, LOCALES, newEmail, signIn, speak, test } from './fixtures'
import { documentTexts, textCells } from './documents'
import en from '../messages/en-US.json' with { type: 'json' }
import ro from '../messages/ro-RO.json' with { type: 'json' }
import ru from '../messages/ru-RU.json' with { type: 'json' }
import samples from '../samples/index.json' with { type: 'json' }

const MESSAGES = { 'en-US': en, 'ro-RO': ro, 'ru-RU': ru } as const
const HEADER_ROW: Readonly<Record<Locale, number>> = { 'en-US': 1, 'ro-RO': 1, 'ru-RU': 3 }
const CREATE: Readonly<Record<Locale, RegExp>> = {
  'en-US': /^Create \d+ documents?$/,
  'ro-RO': /^Creați \d+ (de )?documente?$/,
  'ru-RU': /^Создать \d+ документ(а|ов)?$/,
}
const DOWNLOAD: Readonly<Record<Locale, RegExp>> = {
  'en-US': /Download the archive/,
  'ro-RO': /Descărcați arhiva/,
  'ru-RU': /Скачать архив/,
}
const PASSWORD = 'correct horse battery'

for (const locale of LOCALES) {
  test(`in ${locale} a newcomer registers, signs in, and makes acts of the sample`, async ({ page }) => {
    const { account, generator, header } = MESSAGES[locale]
    const email = newEmail()
    await speak(page, locale)

    await page.goto('/register')
    await page.getByLabel(account.email).fill(email)
    await page.getByLabel(account.newPassword).fill(PASSWORD)
    await page.getByRole('button', { name: account.makeAccount }).click()
    await expect(page.getByRole('heading', { level: 1, name: generator.title })).toBeVisible()
    await page.getByRole('button', { name: header.logOut }).click()
    await page.getByLabel(account.email).fill(email)
    await page.getByLabel(account.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: account.logIn }).click()
    await expect(page).toHaveURL('/')

    await page.getByRole('button', { name: generator.files.sample }).click()
    await page.getByRole('button', { name: CREATE[locale] }).first().click()
    const link = page.getByRole('link', { name: DOWNLOAD[locale] }).first()
    await expect(link).toBeVisible({ timeout: 30_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const texts = documentTexts(await readFile(await download.path()))

    const sample = samples.find((each) => each.locale === locale)
    const rows = textCells(await readFile(`samples/${sample?.data}`), HEADER_ROW[locale])
    expect(texts.size).toBe(rows.length)
    for (const [index, text] of [...texts.values()].entries()) {
      expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/)
      const said = (cell: string) => text.toLowerCase().includes(cell.toLowerCase().split('\n')[0] ?? '')
      expect((rows[index] ?? []).filter((cell) => !said(cell))).toEqual([])
    }
  })
}

test.describe('what can’t be used is said where it is, and the way on stays open', () => {
  test.beforeEach(async ({ page }) => {
    await speak(page, 'en-US')
    await signIn(page)
    await page.goto('/')
  })

  const file = (name: string, content: string | Buffer) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  })

  test('another kind of file under the name', async ({ page }) => {
    await page.locator('input[type=file]').nth(1).setInputFiles(file('act.docx', '%PDF-1.7 not a document'))
    await expect(page.getByText('A DOCX is needed and this is a PDF.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Create \d/ })).toHaveCount(0)
  })

  test('an empty file', async ({ page }) => {
    await page.locator('input[type=file]').first().setInputFiles(file('rows.csv', ''))
    await expect(page.getByText('The file holds 0 bytes.').first()).toBeVisible()
  })

  test('a spreadsheet without a header', async ({ page }) => {
    await page.locator('input[type=file]').first().setInputFiles(file('rows.csv', '1;2;3\n4;5;6\n'))
    await expect(page.getByText(/No row with column names was found/).first()).toBeVisible()
  })

  test('tags without a column are red, can be given one by hand, and the documents follow', async ({ page }) => {
    const sample = samples.find((each) => each.locale === 'en-US')
    await page.locator('input[type=file]').nth(1).setInputFiles(`samples/${sample?.template}`)
    await page.locator('input[type=file]').first().setInputFiles(file('rows.csv', 'Room;Purpose\n12;X-ray\n14;Ward\n'))
    await expect(page.getByText(/There is no column/).first()).toBeVisible()
  })
})
