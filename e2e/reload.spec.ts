import type { Page } from 'playwright/test'
import { deskAtRest } from './desk-at-rest'
import { wordDocument } from './documents'
import { expect, forgive, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { pick } from './pick'

const en = MESSAGES['en-US']

/** Four devices: row 4 has a day that November hasn't, and two tags of the template are called otherwise than their columns. */
const DEVICES = [
  'Название прибора;Инв. №;Место;Дата',
  'Фартук;0134;1;03.11.2026',
  'Воротник;0188;2;05.11.2026',
  'Шапочка;0203;3;31.11.2026',
  'Юбка;0207;4;12.11.2026',
].join('\n')
const RECORD = ['{Названия прибора}, {Инвентарный номер}', '{Место}, {Дата}', '{Inspector}, {Director}']

const table = (...names: readonly string[]) => [
  ['Point', ...names],
  ['Corridor', ...names.map(() => '1.234')],
  ['Console', ...names.map(() => '2.345')],
]
const TABLES = wordDocument(['First', table('Rate'), 'Second', table('Dose')])

const DOSES = ['Name,"Hp(10), mSv, 2026"', 'Reed T.,0.31', 'Marsh O.,1.234', 'Sedge A.,pending', 'Average,0.3'].join(
  '\n',
)

/** The tool whose screen is open. */
function toolOf(page: Page) {
  const { pathname } = new URL(page.url())
  return pathname === '/' ? 'generate' : pathname === '/parser' ? 'tables' : 'doses'
}

/**
 * What a person has just done is there, and is still there after the page is loaded again in that moment: nothing waits until it is
 * saved.
 */
async function moment(page: Page, name: string, act: () => Promise<unknown>, holds: () => Promise<unknown>) {
  await test.step(name, async () => {
    await act()
    await holds()
    await page.reload()
    await holds()
    // A change that was still being saved at the reload is saved after it. A person takes longer to act than that.
    await deskAtRest(page, toolOf(page))
  })
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer })

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000)
  await speak(page, 'en-US')
  await signUp(page, 'correct horse battery')
})

test('the document generator loses nothing at 14 moments', { tag: '@journey' }, async ({ page, complaints }) => {
  const { options, check, release, mapping } = en.generator
  const inputs = page.locator('input[type=file]')
  const create = page.locator('#release-create')
  const column = (tag: string) => page.locator('#tags').getByRole('combobox', { name: `Column for the tag {${tag}}` })
  const asked = (tag: string) => page.getByRole('radiogroup', { name: `{${tag}} has no column` })
  const confirms = page.locator('#tags [data-confirm]:visible')
  const cell = (address: string) => page.locator(`#checked-${address[0]}-${address.slice(1)}`)
  await page.goto('/')

  await moment(
    page,
    'a spreadsheet is chosen',
    () => inputs.first().setInputFiles(file('Devices.csv', Buffer.from(DEVICES))),
    () => expect(page.getByText('4 rows').first()).toBeVisible(),
  )
  await moment(
    page,
    'a template is chosen',
    () => inputs.last().setInputFiles(file('Record.docx', wordDocument(RECORD))),
    () => expect(confirms).toHaveCount(2),
  )
  await moment(
    page,
    'a suggestion is confirmed',
    () => confirms.first().click(),
    () => expect(confirms).toHaveCount(1),
  )
  await moment(
    page,
    'another column is chosen for a tag',
    () => pick(column('Место'), 'D Дата 03.11.2026'),
    () => expect(column('Место')).toContainText('Дата'),
  )
  await moment(
    page,
    'a tag is left blank',
    () =>
      asked('Inspector')
        .getByRole('radio', { name: /^Leave blank in/ })
        .check({ force: true }),
    () => expect(column('Inspector')).toContainText(mapping.leaveEmpty),
  )
  await moment(
    page,
    'a tag prints the same in all documents',
    async () => {
      await asked('Director').getByRole('radio', { name: release.choice.same }).check({ force: true })
      await page.getByRole('textbox', { name: 'Value of {Director} in all documents' }).fill('Petrova')
    },
    () => expect(create).toHaveText('Create 3 documents, 1 field blank'),
  )
  await moment(
    page,
    'a pattern is typed',
    () => page.getByLabel(options.pattern).fill('Record {Место}'),
    () => expect(page.getByLabel(options.pattern)).toHaveValue('Record {Место}'),
  )
  await moment(
    page,
    'an option is changed',
    () => pick(page.getByRole('combobox', { name: options.missing }), options.missings.blank),
    () => expect(page.getByRole('combobox', { name: options.missing })).toContainText(options.missings.blank),
  )
  await moment(
    page,
    'an impossible date is replaced by one of the nearest',
    () => page.getByRole('button', { name: '30.11.2026' }).click(),
    () => expect(create).toHaveText('Create 4 documents, 1 field blank'),
  )
  await moment(
    page,
    'a cell is changed',
    async () => {
      await cell('A4').focus()
      await page.keyboard.press('F2')
      await page.getByRole('textbox', { name: 'Cell A4' }).fill('Шапка')
      await page.keyboard.press('Enter')
    },
    () => expect(page.getByText(/A4 changed by you at .*, was “Шапочка”/)).toBeVisible(),
  )
  await moment(
    page,
    'a row is left out',
    async () => {
      await cell('A4').focus()
      await page.keyboard.press('x')
    },
    () => expect(create).toHaveText('Create 3 documents, 1 field blank'),
  )
  await moment(
    page,
    'a row is put back',
    () => page.getByRole('button', { name: check.rows.putBack }).click(),
    () => expect(create).toHaveText('Create 4 documents, 1 field blank'),
  )
  await moment(
    page,
    'the spreadsheet is replaced',
    () => inputs.first().setInputFiles(file('More.csv', Buffer.from(`${DEVICES}\nЖилет;0300;5;13.11.2026`))),
    () => expect(page.getByText('5 rows').first()).toBeVisible(),
  )
  await expect(create).toBeEnabled()
  await moment(
    page,
    'the documents are created',
    () => create.click(),
    () => expect(page.locator('a#release-download')).toBeVisible({ timeout: 30_000 }),
  )
  forgive(complaints, 'ERR_')
})

test('the table parser loses nothing at 7 moments', async ({ page, complaints }) => {
  const { tables, workbook, file: words } = en.parser
  const boxes = page.getByRole('list', { name: tables.list }).getByRole('checkbox')
  const type = page.getByRole('button', { name: /^Type of column B/ })
  await page.goto('/parser')
  await moment(
    page,
    'a document is chosen',
    () => page.locator('input[type=file]').setInputFiles(file('Rooms.docx', TABLES)),
    () => expect(boxes).toHaveCount(2),
  )
  await moment(
    page,
    'split tables are left apart',
    () => pick(page.getByRole('combobox', { name: words.join }), words.joins.no),
    () => expect(page.getByRole('combobox', { name: words.join })).toContainText(words.joins.no),
  )
  await moment(
    page,
    'a type is chosen',
    async () => {
      await type.click()
      await page.getByRole('menuitemradio', { name: tables.types.text }).click()
    },
    () => expect(type).toContainText(tables.types.text),
  )
  await moment(
    page,
    'a table is left out',
    () => boxes.last().uncheck({ force: true }),
    async () => {
      await expect(boxes.last()).not.toBeChecked()
      await expect(type).toContainText(tables.types.text)
    },
  )
  await moment(
    page,
    'another table is shown',
    () => page.getByRole('button', { name: tables.next }).click(),
    () => expect(page.getByRole('region', { name: /^2 · / })).toBeVisible(),
  )
  await moment(
    page,
    'another format is chosen',
    () => pick(page.getByRole('combobox', { name: workbook.format }), workbook.formats.csv),
    () => expect(page.getByRole('combobox', { name: workbook.format })).toContainText(workbook.formats.csv),
  )
  await moment(
    page,
    'the file is created',
    () => page.locator('button#release-action').click(),
    () => expect(page.locator('a#release-action')).toBeVisible({ timeout: 30_000 }),
  )
  forgive(complaints, 'ERR_')
})

test('the dose extractor loses nothing at 8 moments', async ({ page, complaints }) => {
  const { file: words, decisions, decided, columns } = en.dose
  const found = (count: number) => () => expect(page.getByText(`${count} found`)).toBeVisible()
  const profile = page.getByRole('combobox', { name: words.profile, exact: true })
  await page.goto('/dose')
  await moment(
    page,
    'a spreadsheet is chosen',
    () => page.locator('input[name=excel]').setInputFiles(file('March.csv', Buffer.from(DOSES))),
    found(1),
  )
  await moment(
    page,
    'limits are chosen',
    () => pick(profile, words.profiles['icrp-103']),
    () => expect(profile).toContainText(words.profiles['icrp-103']),
  )
  await moment(
    page,
    'a question is answered',
    () => page.getByRole('button', { name: decisions.reject }).first().click(),
    () => expect(page.getByText(decisions.rejected).first()).toBeVisible(),
  )
  await moment(
    page,
    'a row is put back',
    () =>
      page
        .getByRole('region', { name: decided.caption })
        .getByRole('button', { name: /^Put back/ })
        .click(),
    found(2),
  )
  await moment(
    page,
    'a column is corrected',
    async () => {
      await page.getByRole('button', { name: /^Correct column B:/ }).click()
      const editor = page.getByRole('group', { name: /^Correct Column B / })
      await pick(editor.getByRole('combobox', { name: columns.quantity }), 'Hp(3)')
    },
    () => expect(page.getByRole('button', { name: /^Correct column B:/ })).toContainText('Hp(3)'),
  )
  await moment(
    page,
    'the file of the period before is chosen',
    () => page.locator('input[name=before]').setInputFiles(file('Before.csv', Buffer.from(DOSES))),
    async () => {
      await expect(page.getByText('Before.csv').first()).toBeVisible()
      // Until it has been read it is on its way.
      await expect(page.locator('button#release-action')).toBeEnabled({ timeout: 30_000 })
    },
  )
  await moment(
    page,
    'the workbook is created',
    () => page.locator('button#release-action').click(),
    () => expect(page.locator('a#release-action')).toBeVisible({ timeout: 30_000 }),
  )
  await moment(
    page,
    'an answer after that updates the workbook',
    () => page.getByRole('button', { name: /Undo the decision/ }).click(),
    () => expect(page.getByRole('button', { name: decisions.reject }).first()).toBeVisible(),
  )
  forgive(complaints, 'ERR_')
})
