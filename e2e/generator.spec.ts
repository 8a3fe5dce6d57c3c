import { readdir, readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright/test'
import PizZip from 'pizzip'
import type { Locale } from './fixtures'
import { DEMO, expect, journeyLocales, newEmail, OUTBOX, signIn, speak, test } from './fixtures'
import { documentTexts, sheetCells, textCells, textOf, wordDocument } from './documents'
import { MESSAGES } from './messages'
import { pick } from './pick'
import samples from '../samples/index.json' with { type: 'json' }

const en = MESSAGES['en-US']
const HEADER_ROW: Readonly<Record<Locale, number>> = { 'en-US': 1, 'ro-RO': 1, 'ru-RU': 3 }
const CREATE: Readonly<Record<Locale, RegExp>> = {
  'en-US': /^Create \d+ documents?$/,
  'ro-RO': /^Creați \d+ (de )?documente?$/,
  'ru-RU': /^Создать \d+ документ(а|ов)?$/,
}
const DOWNLOAD: Readonly<Record<Locale, RegExp>> = {
  'en-US': /Download archive/,
  'ro-RO': /Descărcați arhiva/,
  'ru-RU': /Скачать архив/,
}
const PASSWORD = 'correct horse battery'

for (const locale of journeyLocales(0)) {
  test(
    `in ${locale} a newcomer registers, signs in, and makes acts of the sample`,
    { tag: '@journey' },
    async ({ page }) => {
      const { account, generator, header } = MESSAGES[locale]
      const email = newEmail()
      await speak(page, locale)

      await page.goto('/register')
      await page.getByLabel(account.email).fill(email)
      await page.getByLabel(account.newPassword).fill(PASSWORD)
      await page.getByRole('button', { name: account.makeAccount }).click()
      await expect(page.getByRole('heading', { level: 1, name: generator.title })).toBeVisible()
      await page.getByRole('button', { name: header.logOut }).click()
      await expect(page).toHaveURL('/login')
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
    },
  )
}

test.describe('unusable files are reported in place, and others can be chosen', () => {
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
    await expect(page.getByText('This is a PDF. Actum needs a DOCX or an XLSX here.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Create \d/ })).toHaveCount(0)
  })

  test('an empty file', async ({ page }) => {
    await page.locator('input[type=file]').first().setInputFiles(file('rows.csv', ''))
    await expect(page.getByText('The file is empty (0 bytes).').first()).toBeVisible()
  })

  test('a spreadsheet without a header', async ({ page }) => {
    await page.locator('input[type=file]').first().setInputFiles(file('rows.csv', '1;2;3\n4;5;6\n'))
    await expect(page.getByText(/has no row with column names/).first()).toBeVisible()
  })

  test(
    'tags without a column are red, can be assigned manually, and the documents follow',
    { tag: '@journey' },
    async ({ page }) => {
      const sample = samples.find((each) => each.locale === 'en-US')
      await page.locator('input[type=file]').nth(1).setInputFiles(`samples/${sample?.template}`)
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(file('rows.csv', 'Room;Purpose\n12;X-ray\n14;Ward\n'))
      await expect(page.getByText(/\d tags have no column:/).first()).toBeVisible()
    },
  )
})

const ROOMS = 'Room;Item;Number\n12;Apron;0134\n12;Collar;0188\n14;Skirt;0203\n'

test.describe('options', () => {
  test.beforeEach(async ({ page }) => {
    await speak(page, 'en-US')
    await signIn(page)
    await page.goto('/')
  })

  test('one merged document has every act in it', { tag: '@journey' }, async ({ page }) => {
    await choose(page, ROOMS, ['Act on {Item}, no. {Number}'])
    // Details found in the files may still arrive while a choice is made.
    const single = page.getByRole('radio', { name: en.generator.options.single })
    await expect(() => single.check({ force: true, timeout: 2_000 })).toPass()
    await page.getByRole('button', { name: 'Create one file with 3 documents' }).first().click()
    const download = await downloaded(page, /Download document/)
    expect(download.suggestedFilename()).toMatch(/\.docx$/)
    const text = textOf(await readFile(await download.path()))
    for (const act of ['Act on Apron, no. 0134', 'Act on Collar, no. 0188', 'Act on Skirt, no. 0203']) {
      expect(text).toContain(act)
    }
  })

  test('rows that agree in a column make one document, by keyboard too', async ({ page }) => {
    await choose(page, ROOMS, ['Room {Room}', '{#rows}', '{Item};', '{/rows}'])
    const group = page.getByRole('combobox', { name: en.generator.options.group })
    await group.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Room' }).press('Enter')
    await page.keyboard.press('Escape')
    await expect(group).toContainText('Room')
    await page.getByRole('button', { name: 'Create 2 documents' }).first().click()
    const download = await downloaded(page, /Download archive/)
    const texts = [...documentTexts(await readFile(await download.path())).values()]
    expect(texts.map((text) => text.replaceAll(/\s/g, ''))).toEqual(['Room12Apron;Collar;', 'Room14Skirt;'])
  })

  test('the preview shows the document that will be created, row by row', { tag: '@journey' }, async ({ page }) => {
    await choose(page, ROOMS, ['Act on {Item}, no. {Number}'])
    const paper = page.getByRole('region', { name: /^Document .*\.docx$/ })
    await expect(paper.getByText('Apron')).toBeVisible()
    await page.getByRole('button', { name: en.generator.preview.next }).click()
    await expect(paper.getByText('Collar')).toBeVisible()
    await expect(paper.getByText('Apron')).toHaveCount(0)
    const row = page.getByRole('textbox', { name: en.generator.preview.row })
    await expect(row).toHaveValue('3')

    await paper.press('ArrowRight')
    await expect(paper.getByText('Skirt')).toBeVisible()
    await row.fill('2')
    await row.press('Enter')
    await expect(paper.getByText('Apron')).toBeVisible()
    const prints = page.getByRole('table', { name: en.generator.mapping.title })
    await expect(prints.getByRole('cell', { name: 'Apron' })).toBeVisible()
    await row.fill('99')
    await row.press('Enter')
    await expect(page.getByText('No document contains row 99.')).toBeVisible()
    await expect(row).toHaveValue('2')
  })

  test('names follow the shown row, and an invalid pattern is reported in its field', async ({ page }) => {
    await choose(page, ROOMS, ['Act on {Item}, no. {Number}'])
    const pattern = page.getByLabel(en.generator.options.pattern)
    await pattern.fill('No. {Number} {Item}')
    await expect(pattern).toHaveAccessibleDescription('No. 0134 Apron.docx')
    await page.getByRole('button', { name: en.generator.preview.next }).click()
    await expect(pattern).toHaveAccessibleDescription('No. 0188 Collar.docx')
    await pattern.fill('No. {Nmber}')
    await expect(pattern).toHaveAttribute('aria-invalid', 'true')
    await expect(pattern).toHaveAccessibleDescription(/the spreadsheet has no column “Nmber”/)
    await expect(page.getByRole('button', { name: en.generator.release.obstacle.pattern }).first()).toBeDisabled()
    await pattern.fill('No. {Number}')
    await page.getByRole('button', { name: 'Create 3 documents' }).first().click()
    const texts = documentTexts(await readFile(await (await downloaded(page, /Download archive/)).path()))
    expect([...texts.keys()]).toContain('No. 0134.docx')
  })

  test('an empty tag needs a decision, even if nothing may be missing', async ({ page }) => {
    await choose(page, ROOMS, ['Act on {Item}, checked by {Inspector}'], /^Decide about \{Inspector\}$/)
    await pick(page.getByRole('combobox', { name: en.generator.options.missing }), en.generator.options.missings.block)
    await expect(page.getByRole('button', { name: 'Decide about {Inspector}' }).first()).toBeDisabled()
    await pick(page.getByRole('combobox', { name: 'Column for the tag {Inspector}' }), en.generator.mapping.leaveEmpty)
    await page.getByRole('button', { name: 'Create 3 documents, 1 field blank' }).first().click()
    const texts = documentTexts(await readFile(await (await downloaded(page, /Download archive/)).path()))
    expect([...texts.values()][0]).toContain('Act on Apron, checked by ')
  })

  test(
    'rows that fail are reported and returned, and created again once they are corrected',
    { tag: '@journey' },
    async ({ page }) => {
      await choose(page, ROOMS.replace('0188', ''), ['Act on {Item}, no. {Number}'])
      await pick(
        page.getByRole('combobox', { name: en.generator.options.missing }),
        en.generator.options.missings.block,
      )
      await page.getByRole('button', { name: 'Create 2 documents' }).first().click()
      const download = await downloaded(page, /Download archive/)
      await expect(page.getByText('2 documents created, 1 row failed.').first()).toBeVisible()
      await expect(page.getByText(/Row 3 is in errors\.xlsx/)).toBeVisible()
      const zip = await readFile(await download.path())
      expect(documentTexts(zip).size).toBe(2)
      const failed = sheetCells(new PizZip(zip).file('errors.xlsx')?.asUint8Array() ?? new Uint8Array())
      expect(failed[1]?.slice(0, 2)).toEqual(['12', 'Collar'])
      expect(failed[1]?.at(-1)).toContain('C3')

      await page
        .locator('input[type=file][name=excel]')
        .last()
        .setInputFiles({ name: 'rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(ROOMS) })
      await page.getByRole('button', { name: en.generator.release.again }).click()
      const again = await downloaded(page, /Download (archive|document)/)
      const bytes = await readFile(await again.path())
      const texts = again.suggestedFilename().endsWith('.zip') ? [...documentTexts(bytes).values()] : [textOf(bytes)]
      expect(texts).toHaveLength(1)
      expect(texts[0]).toContain('Act on Collar, no. 0188')
      await expect(page.getByText(en.generator.result.others)).toBeVisible()
    },
  )

  test(
    'the result is sent to the entered address, and the email’s state is shown',
    { tag: '@journey' },
    async ({ page }) => {
      const before = await readdir(OUTBOX).catch((): string[] => [])
      await choose(page, ROOMS, ['Act on {Item}'])
      await pick(
        page.getByRole('combobox', { name: en.generator.options.email }),
        en.generator.options.mailings.addresses,
      )
      const email = page.getByLabel(en.generator.options.addresses)
      await expect(email).toHaveValue(DEMO.email)
      await email.fill('nobody at home')
      await page.getByRole('button', { name: 'Create 3 documents' }).first().click()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText(/nobody at home/).first()).toBeVisible()
      await email.fill(DEMO.email)
      await page.getByRole('button', { name: 'Create 3 documents' }).first().click()
      await expect(page.getByText(`${DEMO.email}: ${en.generator.mail.states.sent}`)).toBeVisible({ timeout: 20_000 })
      const mails = (await readdir(OUTBOX)).filter((name) => !before.includes(name))
      const texts = await Promise.all(mails.map((name) => readFile(`${OUTBOX}/${name}`, 'utf8')))
      expect(texts.filter((text) => text.includes(`To: ${DEMO.email}`))).toHaveLength(1)
      expect(texts.join('')).toMatch(/Content-Disposition: attachment/i)
    },
  )
})

/** Gives the screen a spreadsheet and a template of the given paragraphs, and waits until both are read. */
async function choose(page: Page, csv: string, paragraphs: readonly string[], action = /^Create \d/): Promise<void> {
  const inputs = page.locator('input[type=file]')
  await inputs.first().setInputFiles({ name: 'rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await inputs.nth(1).setInputFiles({ name: 'act.docx', mimeType: '', buffer: wordDocument(paragraphs) })
  await expect(page.getByRole('button', { name: action }).first()).toBeVisible()
}

/** Downloads the result once it is there. */
async function downloaded(page: Page, name: RegExp): Promise<Download> {
  const link = page.getByRole('link', { name }).first()
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return download
}
