import { describe, expect, test } from '@jest/globals'
import type { Converter } from '../converter'
import { PREMIUM_GATE } from '../ooxml/limits'
import { openPackage } from '../ooxml/package'
import { readSpreadsheet } from '../spreadsheets/read'
import type { NamedFile } from '../tool'
import type { ActLabels, GenerateContext } from './context'
import { generate, generateInto } from './generate'
import type { GenerateOptions } from './options'
import { csvFile, docx, documentText, members, paragraph, table, templateFile } from './test-support/files'

const HEADER = ['№', 'ФИО', 'Отдел', 'Доза', 'Почта']
const ROWS = [
  ['1', 'Иванов', 'Б', '0,1', 'a@example.com'],
  ['2', 'Петров', 'А', '0,2', ''],
  ['3', 'Сидорова', 'Б', '0,7', 'c@example.com'],
]

const LABELS: ActLabels = Object.assign((code: string) => code, { problem: ({ code }: { code: string }) => code })

/** Makes of each document a text that says which it was. */
const CONVERTER: Converter = {
  name: 'libreoffice',
  toPdf: async (files) =>
    files.map(({ name }) =>
      name.includes('Петров') ? { code: 'CONVERSION_FAILED', name } : new TextEncoder().encode(`PDF of ${name}`),
    ),
  toDocx: async () => docx(paragraph('{ФИО}')),
}

function run(body: string, options: GenerateOptions = {}, context: GenerateContext = {}, rows = ROWS) {
  const template = templateFile(docx(body), 'Акт.docx')
  return generate({ data: csvFile([HEADER, ...rows]), template }, options, { labels: LABELS, ...context })
}

test('a number that is printed in a document is given to no other, even if its PDF can’t be made', async () => {
  const rows = Array.from({ length: 52 }, (_, index) => [`${index + 1}`, index === 2 ? 'Петров' : 'Иванов', '', '', ''])
  const options = { pdf: true, pattern: '{ФИО} {№}' }
  const { acts } = await run(paragraph('Акт {act.number}'), options, { converter: CONVERTER }, rows)
  expect(acts.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1).filter((number) => number !== 3))
})

test('a checkbox is empty where the cell says no', async () => {
  const box = (title: string) =>
    `<w:sdt><w:sdtPr><w:alias w:val="${title}"/><w14:checkbox><w14:checked w14:val="0"/></w14:checkbox></w:sdtPr>` +
    '<w:sdtContent><w:r><w:t>\u2610</w:t></w:r></w:sdtContent></w:sdt>'
  const template = templateFile(docx(`<w:p>${box('Да')}${box('Нет')}${box('Тире')}${box('Слово')}</w:p>`), 'Акт.docx')
  const data = csvFile([
    ['Да', 'Нет', 'Тире', 'Слово'],
    ['да', 'нет', '—', 'норма'],
  ])
  const { file } = await generate({ data, template }, {}, { labels: LABELS })
  expect(await documentText(file.bytes)).toEqual(['\u2612\u2610\u2610\u2612'])
})

test('Word’s own IF compares numbers as numbers, in quotation marks and in a text as well', async () => {
  const field = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`
  const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const body =
    `<w:p>${char('begin')}${field(' IF ')}${char('begin')}${field(' MERGEFIELD Доза ')}${char('end')}` +
    `${field(' > "0,15" "выше" "в норме" ')}${char('end')}</w:p>`
  const { file } = await run(body, { single: true })
  expect((await documentText(file.bytes)).filter((text) => text !== '')).toEqual(['в норме', 'выше', 'выше'])
})

describe('groups', () => {
  const BODY =
    paragraph('{Отдел}: {rows | count}, всего {rows | sum:"Доза"}') +
    table(['{#rows}{row.number}. {ФИО}', '{Доза}{/rows}'])

  test('make one document of the rows that agree, with sums and numbers', async () => {
    const { file, documents } = await run(BODY, { groupBy: ['Отдел'], pattern: '{Отдел}' })
    expect(documents.map(({ name, rows }) => [name, rows])).toEqual([
      ['Б.docx', [2, 4]],
      ['А.docx', [3]],
    ])
    const first = (await members(file.bytes)).get('Б.docx') ?? new Uint8Array()
    expect(await documentText(first)).toEqual(['Б: 2, всего 0,8', '1. Иванов', '0,1', '2. Сидорова', '0,7'])
  })

  test('by * make one document of all rows', async () => {
    const { file } = await run(BODY, { groupBy: ['*'] })
    expect(file.name).toBe('Акт — filledInName.docx')
    expect((await documentText(file.bytes)).filter((text) => /^\d\./.test(text))).toEqual([
      '1. Иванов',
      '2. Петров',
      '3. Сидорова',
    ])
  })
})

describe('one merged document', () => {
  test('holds all acts in their order', async () => {
    const { file, documents, acts } = await run(paragraph('{ФИО}'), { single: true })
    expect(file.name).toBe('Акт — filledInName.docx')
    expect(documents.map(({ rows }) => rows)).toEqual([[2, 3, 4]])
    expect(acts).toHaveLength(3)
    expect((await documentText(file.bytes)).filter((text) => text !== '')).toEqual(['Иванов', 'Петров', 'Сидорова'])
  })

  test('contains what one document of each row would contain', async () => {
    const body = paragraph('{ФИО}') + table(['{Доза}', '{Отдел}'])
    const [merged, single] = [await run(body, { single: true }), await run(body)]
    const texts = await Promise.all([...(await members(single.file.bytes)).values()].map(documentText))
    const saying = (all: string[]) => all.filter((text) => text !== '')
    expect(saying(await documentText(merged.file.bytes))).toEqual(saying(texts.flat()))
  })

  test('comes in volumes where it is too large, and as one file where that is asked for', async () => {
    const rows = Array.from({ length: 260 }, (_, n) => [String(n), `Имя ${n}`, 'А', '1', ''])
    const volumes = await run(paragraph('{ФИО}'), { single: true }, {}, rows)
    expect(volumes.documents.map(({ name, rows: { length } }) => [name, length])).toEqual([
      ['Акт — filledInName.docx', 250],
      ['Акт — filledInName 2.docx', 10],
    ])
    expect(volumes.file.name).toMatch(/^Акт \d{4}-\d\d-\d\d\.zip$/)
    const whole = await run(paragraph('{ФИО}'), { single: true, output: 'docx' }, {}, rows)
    expect(whole.documents).toHaveLength(1)
    expect(whole.problems.map(({ code }) => code)).toContain('MERGED_LARGE')
  })

  test('of rows of which one fails is a zip with the rows that failed', async () => {
    const rows = [...ROWS, ['4', '', 'А', '1', '']]
    const { file, failed } = await run(paragraph('{ФИО}'), { single: true, missing: 'block' }, {}, rows)
    expect(failed).toEqual([5])
    expect([...(await members(file.bytes)).keys()]).toEqual(['Акт — filledInName.docx', 'errors.xlsx'])
  })
})

describe('rows that fail', () => {
  test('are given back as a workbook that says why, and can be run again by themselves', async () => {
    const rows = [...ROWS, ['4', '', 'А', '1', '']]
    const first = await run(paragraph('{ФИО}'), { missing: 'block' }, {}, rows)
    const errors = (await members(first.file.bytes)).get('errors.xlsx') ?? new Uint8Array()
    const { sheets } = await readSpreadsheet(errors, { name: 'errors.xlsx', language: 'ru', limits: PREMIUM_GATE })
    expect(sheets[0]?.rows.map((row) => Array.from(row ?? [], (cell) => cell?.text ?? ''))).toEqual([
      [...HEADER, 'failedRowsReason'],
      ['4', '', 'А', '1', '', 'CELL_EMPTY'],
    ])
    const again = await run(paragraph('{ФИО}'), { rows: first.failed }, {}, rows)
    expect(again.documents.map(({ rows: made }) => made)).toEqual([[5]])
  })

  test('that did not change since the last time are not made again', async () => {
    const first = await run(paragraph('{ФИО} {Доза}'))
    const known = Object.fromEntries(first.acts.map(({ rows, fingerprint }) => [rows.join(','), fingerprint]))
    const changed = ROWS.map((row, index) => (index === 1 ? row.with(3, '0,9') : row))
    const second = await run(paragraph('{ФИО} {Доза}'), { known }, {}, changed)
    expect(second.documents.map(({ rows }) => rows)).toEqual([[3]])
    expect(second.unchanged).toBe(2)
    const error = await run(paragraph('{ФИО} {Доза}'), { known }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'DOCUMENTS_UNCHANGED' })
  })
})

describe('numbers of acts', () => {
  test('are reserved once for all acts, and used without gaps', async () => {
    const asked: number[] = []
    const actNumbers = async (count: number) => {
      asked.push(count)
      return 41
    }
    const rows = [['1', '', 'А', '1', ''], ...ROWS]
    const body = paragraph('№ {act.number} {ФИО}')
    const { acts } = await run(body, { missing: 'block' }, { actNumbers }, rows)
    expect(asked).toEqual([4])
    expect(acts.map(({ rows: made, number }) => [made, number])).toEqual([
      [[3], 41],
      [[4], 42],
      [[5], 43],
    ])
  })

  test('are not asked for where the template has none', async () => {
    const actNumbers = () => Promise.reject(new Error('Not to be asked'))
    expect((await run(paragraph('{ФИО}'), {}, { actNumbers })).acts.map(({ number }) => number)).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('PDFs', () => {
  test('are in the zip under the names of the documents; one that fails is reported with its row', async () => {
    const result = await run(paragraph('{ФИО}'), { pdf: true, pattern: '{ФИО}' }, { converter: CONVERTER })
    expect([...(await members(result.file.bytes)).keys()]).toEqual(['Иванов.pdf', 'Сидорова.pdf', 'errors.xlsx'])
    expect(result.failed).toEqual([3])
    expect(result.documents.map(({ name }) => name)).toEqual(['Иванов.pdf', 'Сидорова.pdf'])
    expect(result.acts.map(({ document }) => document)).toEqual(['Иванов.pdf', 'Сидорова.pdf'])
  })

  test('of one document is that document', async () => {
    const { file } = await run(paragraph('{ФИО}'), { pdf: true, pattern: '{ФИО}', rows: [2] }, { converter: CONVERTER })
    expect(file).toMatchObject({ name: 'Иванов.pdf', type: 'application/pdf' })
  })
})

describe('other formats and pieces', () => {
  test('an older Word file becomes a template by conversion, and that is reported', async () => {
    const template: NamedFile = { name: 'Акт.rtf', bytes: new TextEncoder().encode('{\\rtf1 {ФИО}}') }
    const data = csvFile([HEADER, ...ROWS])
    const { problems, documents } = await generate({ data, template }, {}, { converter: CONVERTER })
    expect(problems.map(({ code }) => code)).toContain('TEMPLATE_CONVERTED')
    expect(documents).toHaveLength(3)
  })

  test('addresses come with the acts', async () => {
    const { acts } = await run(paragraph('{ФИО}'), { mailColumn: 'Почта' })
    expect(acts.map(({ email }) => email)).toEqual(['a@example.com', '', 'c@example.com'])
  })

  test('a group goes to the one address that its rows have, and to none where they have several, which is reported', async () => {
    const departments = ['Б', 'А', 'Б', 'А', 'В', 'В']
    const emails = ['', 'a@example.com', 'b@example.com', 'A@example.com', 'c@example.com', 'd@example.com']
    const rows = departments.map((department, at) => [`${at + 1}`, 'Иванов', department, '0,1', emails[at] ?? ''])
    const options = { mailColumn: 'Почта', groupBy: ['Отдел'] }
    const { acts, documents } = await run(paragraph('{Отдел}'), options, {}, rows)
    expect(acts.map(({ email }) => email)).toEqual(['b@example.com', 'a@example.com', ''])
    const params = { why: 'differ', rows: '6, 7' }
    expect(documents.map(({ warnings }) => warnings)).toMatchObject([
      [],
      [],
      [{ code: 'MAIL_NO_ADDRESS', row: 6, cell: 'E6', params }],
    ])
  })

  test('PDFs of several rows that are joined can’t go to each row’s address', async () => {
    const body = paragraph('{ФИО}')
    const options = { output: 'pdf', mailColumn: 'Почта', pattern: '{ФИО}' } as const
    const error = await run(body, options, { converter: CONVERTER }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'MAIL_COLUMN_MERGED' })
    const { acts } = await run(body, { ...options, pdf: true, output: 'zip' }, { converter: CONVERTER })
    expect(acts.map(({ email }) => email)).toEqual(['a@example.com', 'c@example.com'])
  })

  test('the result is handed over in pieces as it is made', async () => {
    const pieces: number[] = []
    const template = templateFile(docx(paragraph('{ФИО}')), 'Акт.docx')
    const data = csvFile([HEADER, ...ROWS])
    await generateInto((piece) => void pieces.push(piece.length), { data, template })
    expect(pieces.length).toBeGreaterThan(ROWS.length)
  })
})

describe("an office's mail-merge template", () => {
  const field = (instruction: string, result: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> MERGEFIELD </w:instrText></w:r>` +
    `<w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>` +
    `<w:r><w:rPr><w:b/></w:rPr><w:t>${result}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`

  test('works as it is: names as Word makes them of headers, switches, the formatting of the result', async () => {
    const body = `<w:p>${field('Полное_имя', '«Полное_имя»')}<w:r><w:t xml:space="preserve">, </w:t></w:r>${field('Доза \\# 0,00', '«Доза»')}</w:p>`
    const template = templateFile(docx(body), 'Письмо.docx')
    const data = csvFile([
      ['Полное имя', 'Доза'],
      ['Иванов Иван', '0,5'],
    ])
    const { file, problems } = await generate({ data, template }, { language: 'ru' })
    expect(await documentText(file.bytes)).toEqual(['Иванов Иван, 0,50'])
    expect((await openPackage(file.bytes, PREMIUM_GATE)).text('word/document.xml')).toContain('<w:b/>')
    expect(problems).toEqual([])
  })
})

describe('data in a Word document', () => {
  const word = docx(paragraph('Таблица 1. Проверка') + table(['ФИО', 'Доза'], ['Иванов', '0,25'], ['Петров', '1,5']))
  const template = templateFile(docx(paragraph('{ФИО}: {Доза | number:3}')), 'Акт.docx')

  test('is the rows of its table, numbers as numbers', async () => {
    const { acts, file } = await generate({ data: { name: 'Данные.docx', bytes: word }, template }, { language: 'ru' })
    expect(acts.map(({ rows }) => rows)).toEqual([[2], [3]])
    const texts = await Promise.all([...(await members(file.bytes)).values()].map(documentText))
    expect(texts).toEqual([['Иванов: 0,250'], ['Петров: 1,500']])
  })

  test('without a table isn’t data', async () => {
    const data = { name: 'Данные.docx', bytes: docx(paragraph('Здесь нет таблиц')) }
    await expect(generate({ data, template })).rejects.toMatchObject({ code: 'GATE_WRONG_KIND' })
  })

  test('of an older kind is converted, and that is reported', async () => {
    const data = { name: 'Данные.rtf', bytes: new TextEncoder().encode('{\\rtf1 }') }
    const converter = { ...CONVERTER, toDocx: async () => word }
    const { problems, acts } = await generate({ data, template }, {}, { converter })
    expect(acts).toHaveLength(2)
    expect(problems.map(({ code }) => code)).toContain('DATA_CONVERTED')
  })
})
