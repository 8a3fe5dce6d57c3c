import { expect, test } from '@jest/globals'
import { generate } from '../generation/generate'
import { inspect } from './inspect'
import { csvFile, documentText, docx, paragraph, story, table, templateFile } from '../generation/test-support/files'

const DATA = csvFile([
  ['ФИО', 'Инв. №', 'Этаж'],
  ['Иванов', '007', '2'],
  ['', '008', '3'],
])

test('an inspection shows sheets, tags with their columns, and every problem together', async () => {
  const body = paragraph('{ФИО} {ФИО | upper}') + table(['Номер', '{инв номер}']) + paragraph('{row.number}')
  const found = await inspect({ data: DATA, template: templateFile(docx(body)) }, { language: 'ru' })
  expect(found.files).toMatchObject([
    {
      role: 'data',
      name: 'data.csv',
      kind: 'csv',
      sheets: [
        {
          name: 'data',
          headerRow: 1,
          rows: 2,
          columns: [{ letter: 'A', header: 'ФИО', samples: ['Иванов'] }, { letter: 'B' }, { letter: 'C' }],
        },
      ],
      tags: [],
      tables: [],
    },
    {
      role: 'template',
      kind: 'docx',
      sheets: [],
      tags: [
        { tag: '{ФИО}', kind: 'value', part: 'word/document.xml', paragraph: 0, column: 'A' },
        { tag: '{ФИО | upper}', column: 'A' },
        { tag: '{инв номер}', paragraph: 2, column: 'B' },
        { tag: '{row.number}', column: null },
      ],
    },
  ])
  expect(found.matches).toMatchObject([
    { name: 'ФИО', places: 2, how: 'exact', column: { letter: 'A' }, sample: 'Иванов' },
    {
      name: 'инв номер',
      how: 'supposed',
      column: { letter: 'B' },
      suggestion: { letter: 'B', header: 'Инв. №' },
      sample: '007',
    },
    { name: 'row.number', how: 'builtin', sample: '1' },
  ])
  expect(found.unused.map(({ letter }) => letter)).toEqual(['C'])
  expect(found.table).toEqual({ sheet: 'data', headerRow: 1, rows: 2 })
  expect(found.problems.map(({ code, cell, tag, column }) => [code, cell ?? tag ?? column])).toEqual([
    ['TAG_COLUMN_SUPPOSED', '{инв номер}'],
    ['COLUMN_UNUSED', 'C'],
    ['CELL_EMPTY', 'A3'],
  ])
})

test('files that are not what they should be are problems of an inspection, each with its file', async () => {
  const found = await inspect({
    data: { name: 'a.xlsx', bytes: docx(paragraph('{a}')) },
    template: { name: 'b.docx', bytes: new Uint8Array() },
  })
  expect(found.problems.map(({ code, file }) => [code, file])).toEqual([
    ['GATE_EMPTY', 'template'],
    ['GATE_WRONG_KIND', 'data'],
  ])
  expect(found.files.map(({ kind }) => kind)).toEqual(['docx', 'empty'])
})

test('an inspection of a template alone tells its problems and what will be taken out of it', async () => {
  const link = { id: 'x', type: 'hyperlink', target: 'file:///c:/a.exe', external: true }
  const found = await inspect({
    template: templateFile(docx(paragraph('{a}') + paragraph('{b'), { relationships: [link] })),
  })
  expect(found.problems.map(({ code, severity }) => [code, severity])).toEqual([
    ['TAG_UNCLOSED', 'error'],
    ['CONTENT_STRIPPED', 'warning'],
  ])
  expect(found.matches).toEqual([])
})

test('a header row that a person chose is the one whose columns are shown', async () => {
  const data = csvFile([
    ['Реестр', '2026'],
    ['ФИО', 'Дата'],
    ['Иванов', '03.11.2026'],
  ])
  const [file] = (await inspect({ data }, { headerRow: 2 })).files
  expect(file?.sheets).toMatchObject([{ headerRow: 2, columns: [{ header: 'ФИО' }, { header: 'Дата' }], rows: 1 }])
})

test('a row of totals is left out and reported, in an inspection and in a run', async () => {
  const data = csvFile([
    ['Сотрудник', 'Доза'],
    ['Иванов', '0,5'],
    ['Петров', '1,2'],
    ['Итого', '1,7'],
  ])
  const files = { data, template: templateFile(docx(paragraph('{Сотрудник} {Доза}'))) }
  const told = { code: 'ROWS_LEFT_OUT', severity: 'warning', params: { rows: '4', count: 1, more: 0 } }
  expect((await inspect(files)).problems).toContainEqual(expect.objectContaining(told))
  expect((await generate(files)).problems).toContainEqual(expect.objectContaining(told))
})

test('a template without its own letters that Word checks as Romanian is reported, unless its language is chosen', async () => {
  const lang = '<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="ro-RO"/></w:rPr></w:rPrDefault></w:docDefaults>'
  const styles = { name: 'word/styles.xml', type: 'styles', xml: story('w:styles', lang) }
  const data = csvFile([
    ['Nume', 'Data'],
    ['Popescu Ion', '03.11.2026'],
  ])
  const files = { data, template: templateFile(docx(paragraph('Act: {Nume}, {Data}'), { parts: [styles] })) }
  const codes = async (language?: 'ro') =>
    (await inspect(files, language === undefined ? {} : { language })).problems.map(({ code }) => code)
  expect(await codes()).toContain('LANGUAGE_SUPPOSED')
  expect(await codes('ro')).not.toContain('LANGUAGE_SUPPOSED')
  const { problems } = await generate(files)
  expect(problems).toContainEqual(expect.objectContaining({ code: 'LANGUAGE_SUPPOSED', params: { named: 'ro' } }))
})

test('where the template leaves its language open, the data decide, and that is reported', async () => {
  const data = csvFile([
    ['N', 'Day'],
    ['Иванов', '03.11.2026'],
  ])
  const files = (text: string) => ({ data, template: templateFile(docx(paragraph(text))) })
  const told = ({ problems }: { problems: readonly { code: string; params: object }[] }) =>
    problems.flatMap(({ code, params }) => (code === 'LANGUAGE_BY_DATA' ? [params] : []))
  const open = files('{N}: {Day|date:D MMMM YYYY}')
  const made = await generate(open, { output: 'docx' })
  expect([told(made), await documentText(made.file.bytes)]).toEqual([
    [{ named: 'ru', data: 'ru' }],
    ['Иванов: 3 ноября 2026'],
  ])
  expect((await inspect(open)).language).toBe('ru')
  expect(told(await inspect(open))).toHaveLength(1)
  expect(told(await inspect(open, { language: 'en' }))).toEqual([])
  const english = await generate(files('Certificate issued on {Day|date:D MMMM YYYY} to {N}'), { output: 'docx' })
  expect([told(english), await documentText(english.file.bytes)]).toEqual([
    [],
    ['Certificate issued on 3 November 2026 to Иванов'],
  ])
})

test('an inspection gives what each document has in the column of addresses, and nothing for a column that is not there', async () => {
  const data = csvFile([
    ['ФИО', 'Почта'],
    ['Иванов', ' one@clinic.example '],
    ['Петров', ''],
  ])
  const files = { data, template: templateFile(docx(paragraph('{ФИО}'))) }
  expect((await inspect(files, { mailColumn: 'B' })).addresses).toEqual([
    { row: 2, column: 'B', text: 'one@clinic.example' },
    { row: 3, column: 'B', text: '' },
  ])
  expect((await inspect(files, { mailColumn: 'Адрес' })).addresses).toBeUndefined()
  expect((await inspect(files)).addresses).toBeUndefined()
})

test('a document of several rows has the address that those with one agree in, and none where they differ', async () => {
  const data = csvFile([
    ['Отдел', 'Почта'],
    ['А', ''],
    ['А', 'one@clinic.example'],
    ['А', 'ONE@clinic.example'],
    ['Б', 'two@clinic.example'],
    ['Б', 'three@clinic.example'],
  ])
  const files = { data, template: templateFile(docx(paragraph('{Отдел}'))) }
  expect((await inspect(files, { mailColumn: 'Почта', groupBy: ['Отдел'] })).addresses).toEqual([
    { row: 3, column: 'B', text: 'one@clinic.example' },
    { row: 5, column: 'B', text: '', differing: [5, 6] },
  ])
})

test('an inspection counts the documents that are what an earlier run made', async () => {
  const files = (rows: readonly string[]) => ({
    data: csvFile([['ФИО'], ...rows.map((name) => [name])]),
    template: templateFile(docx(paragraph('{ФИО}'))),
  })
  const made = await generate(files(['Иванов', 'Петров']), {})
  const known = Object.fromEntries(made.acts.map(({ rows, fingerprint }) => [rows.join(','), fingerprint]))
  expect((await inspect(files(['Иванов', 'Сидоров', 'Юрьев']), { known })).unchanged).toBe(1)
  expect((await inspect(files(['Иванов']))).unchanged).toBeUndefined()
})
