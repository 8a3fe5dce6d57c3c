import { describe, expect, test } from '@jest/globals'
import type { Problem } from '../problem'
import { generate } from './generate'
import type { GenerateOptions } from './options'
import { csvFile, docx, documentText, members, paragraph, story, table, templateFile } from './test-support/files'

const field = (instruction: string, result = 'old') =>
  [
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
    `<w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>`,
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r>',
    `<w:r><w:t>${result}</w:t></w:r>`,
    '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
  ].join('')
const cell = (content: string) => `<w:tc><w:p>${content}</w:p></w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`

interface Printed {
  readonly texts: readonly (readonly string[])[]
  readonly codes: readonly string[]
}

/** What the documents say, and what is reported, except for what is only information. */
async function print(body: string, rows: readonly string[][], options: GenerateOptions = {}): Promise<Printed> {
  const files = { data: csvFile(rows.map((cells) => [...cells])), template: templateFile(docx(body)) }
  const { file, documents, problems } = await generate(files, { language: 'ru', output: 'zip', ...options })
  const all = await members(file.bytes)
  const told = [...documents.flatMap(({ warnings }) => warnings), ...problems].filter(isWarning)
  return {
    texts: await Promise.all(documents.map(({ name }) => documentText(all.get(name) ?? new Uint8Array()))),
    codes: told.map(({ code }) => code),
  }
}

const isWarning = ({ severity }: Problem) => severity !== 'info'

describe('labels of Word’s mail merge', () => {
  const labels = `<w:tbl>${row(field('MERGEFIELD N'), field('NEXT') + field('MERGEFIELD N'))}</w:tbl>`

  test('go on to the next row automatically, and are blank after the last', async () => {
    const { texts, codes } = await print(labels + paragraph('.'), [
      ['N', 'K'],
      ['a', '1'],
      ['b', '1'],
      ['c', '2'],
    ])
    expect(texts).toEqual([
      ['a', 'b', '.'],
      ['c', '', '.'],
    ])
    expect(codes).toEqual([])
  })

  test('begin again with each group', async () => {
    const rows = [
      ['N', 'K'],
      ['a', '1'],
      ['b', '1'],
      ['c', '1'],
      ['d', '2'],
    ]
    const { texts } = await print(labels + paragraph('.'), rows, { groupBy: ['K'] })
    expect(texts.map((text) => text.slice(0, 2))).toEqual([
      ['a', 'b'],
      ['c', ''],
      ['d', ''],
    ])
  })

  test('print neither branch of a condition on a row that is not there', async () => {
    const condition = '<w:r><w:t>{#K}yes{/}{^K}no{/}</w:t></w:r>'
    const body = `<w:tbl>${row(condition, field('NEXT') + condition)}</w:tbl>`
    expect(
      (
        await print(body, [
          ['K', 'N'],
          ['1', 'a'],
        ])
      ).texts,
    ).toEqual([['yes', '']])
  })
})

test.each([
  ['a text', 'SET town "Iași"', 'REF town', 'Iași'],
  ['a text, by its name alone', 'SET town "Iași"', 'town', 'Iași'],
  ['another name', 'SET town "Iași"', 'REF street', 'old'],
])('SET gives %s', async (_, set, reference, expected) => {
  const body = `<w:p>${field(set)}</w:p><w:p>${field(reference)}</w:p>${paragraph('{N}')}`
  expect((await print(body, [['N'], ['a']])).texts).toEqual([['', expected, 'a']])
})

describe('a repeating section of Word', () => {
  const section = (content: string) =>
    `<w:sdt><w:sdtPr><w:alias w:val="People"/><w15:repeatingSection/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
  const item = (content: string) =>
    `<w:sdt><w:sdtPr><w15:repeatingSectionItem/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`

  test('repeats rows', async () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
    const body = `<w:tbl>${section(item(row(run('{N}'), run('{D}'))))}</w:tbl>${paragraph('.')}`
    const { texts } = await print(
      body,
      [
        ['N', 'D'],
        ['a', '1'],
        ['b', '2'],
      ],
      { groupBy: ['*'] },
    )
    expect(texts).toEqual([['a', '1', 'b', '2', '.']])
  })

  test('repeats paragraphs, and keeps items without tags', async () => {
    const body = section(item(paragraph('{N}: {D}')) + item(paragraph('always'))) + paragraph('.')
    const { texts } = await print(
      body,
      [
        ['N', 'D'],
        ['a', '1'],
        ['b', '2'],
      ],
      { groupBy: ['*'] },
    )
    expect(texts).toEqual([['a: 1', 'b: 2', 'always', '.']])
  })

  test('without tags stays', async () => {
    const body = section(item(paragraph('one')) + item(paragraph('two'))) + paragraph('{N}')
    expect((await print(body, [['N'], ['a']])).texts).toEqual([['one', 'two', 'a']])
  })
})

test('a tag in a watermark is filled, with the signs that an attribute can’t hold', async () => {
  const shape = '<w:p><w:r><w:pict><v:shape><v:textpath style="x" string="Mark: {N}"/></v:shape></w:pict></w:r></w:p>'
  const header = { name: 'word/header1.xml', type: 'header', xml: story('w:hdr', shape) }
  const files = {
    data: csvFile([['N'], ['a & "b"']]),
    template: templateFile(docx(paragraph('{N}'), { parts: [header] })),
  }
  const { file, documents } = await generate(files, { output: 'docx' })
  const xml = new TextDecoder().decode((await members(file.bytes)).get('word/header1.xml'))
  expect(xml).toContain('string="Mark: a &amp; &quot;b&quot;"')
  expect(documents[0]?.warnings).toEqual([])
})

describe('a loop without anything between its turns', () => {
  const ROWS = [['N'], ['Иванов'], ['Петров']]
  const all = { groupBy: ['*'] }

  test('is a paragraph for each, where it is alone in one', async () => {
    expect((await print(paragraph('{#rows}{N}{/rows}'), ROWS, all)).texts).toEqual([['Иванов', 'Петров']])
  })

  test('is a row for each in the only cell of a table’s row', async () => {
    const { texts, codes } = await print(table(['{#rows}{N}{/rows}']) + paragraph('.'), ROWS, all)
    expect([texts, codes]).toEqual([[['Иванов', 'Петров', '.']], []])
  })

  test('takes its paragraphs whole', async () => {
    const body = paragraph('{#rows}{N}') + paragraph('({row.number}){/rows}')
    expect((await print(body, ROWS, all)).texts).toEqual([['Иванов', '(1)', 'Петров', '(2)']])
  })

  test('has its turns apart around conditions, too', async () => {
    const rows = [
      ['N', 'K'],
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]
    const either = '{#rows}{#K > 1}{N}{/}{^K > 1}{N | upper}{/}{/rows}'
    expect((await print(paragraph('{#rows}{#K > 0}{N}{/}{/rows}'), rows, all)).texts).toEqual([['a', 'b', 'c']])
    expect((await print(paragraph(either), rows, all)).texts).toEqual([['A', 'b', 'c']])
    expect((await print(paragraph('N: {#rows}{#K > 1}{N}{/}{/rows}.'), rows, all)).codes).toEqual(['LOOP_GLUED'])
    expect((await print(paragraph('N: {#rows}{#K > 1}{N}, {/}{/rows}.'), rows, all)).codes).toEqual([])
  })

  test.each([
    ['• {N}', ['• Иванов', '• Петров']],
    ['{N} мЗв', ['Иванов мЗв', 'Петров мЗв']],
    ['{N}; ', ['Иванов; Петров; ']],
    [' {N}', [' Иванов Петров']],
  ])('alone in a paragraph with a text: %s', async (turn, lines) => {
    expect((await print(paragraph(`{#rows}${turn}{/rows}`), ROWS, all)).texts).toEqual([lines])
  })

  test('is reported within a sentence', async () => {
    expect(await print(paragraph('People: {#rows}{N}{/rows}.'), ROWS, all)).toEqual({
      texts: [['People: ИвановПетров.']],
      codes: ['LOOP_GLUED'],
    })
    expect((await print(paragraph('People: {#rows}{N}, {/rows}.'), ROWS, all)).codes).toEqual([])
  })
})

describe('hours and minutes', () => {
  test.each([
    ['{rows | sum:"Часы"}', '26:30'],
    ['{rows | avg:"Часы"}', '8:50'],
  ])('%s is %s', async (tag, printed) => {
    const { texts } = await print(paragraph(tag), [['Часы'], ['7:30'], ['8:45'], ['10:15']], { groupBy: ['*'] })
    expect(texts).toEqual([[printed]])
  })

  test('among other texts are added, and the texts told', async () => {
    const rows = [['Часы'], ['7:30'], ['болел'], ['0:45']]
    expect(await print(paragraph('{rows | sum:"Часы"}'), rows, { groupBy: ['*'] })).toEqual({
      texts: [['8:15']],
      codes: ['AGGREGATE_SKIPPED'],
    })
  })
})

describe('a month', () => {
  test.each([
    ['«{D | date:"DD"}» {D | date:"MMMM"} {D | date:"YYYY"} г.', '«03» ноября 2026 г.'],
    ['«___» {D | date:"MMMM YYYY"} г.', '«___» ноября 2026 г.'],
    ['за {D | date:"MMMM YYYY"} года', 'за ноябрь 2026 года'],
    ['{D | date:"YYYY"} {D | date:"MMMM"}', '2026 ноябрь'],
  ])('in %s is %s', async (text, printed) => {
    expect((await print(paragraph(text), [['D'], ['03.11.2026']])).texts).toEqual([[printed]])
  })

  test('in letters is read in any of the languages', async () => {
    const rows = [
      ['D', 'N'],
      ['5 ноября 2026 г.', '1'],
      ['5 noiembrie 2026', '2'],
      ['November 5, 2026', '3'],
    ]
    const { texts, codes } = await print(paragraph('{D | date:"DD.MM.YYYY"}'), rows)
    expect([texts.flat(), codes]).toEqual([['05.11.2026', '05.11.2026', '05.11.2026'], []])
  })
})

test.each([
  [['Иванов Пётр', 'Сидоров Иван', 'Давид Марк', 'Петрова Анна'], 'Давид\u00a0М.', []],
  [['Пётр Иванов', 'Иван Сидоров', 'Давид Марк', 'Анна Петрова'], 'Марк\u00a0Д.', []],
  [['Иванов Пётр', 'Иван Сидоров', 'Давид Марк', 'Петрова Анна'], 'Давид Марк', ['NAME_ORDER_UNKNOWN']],
])('in a column of %j a name that may be read two ways is %s', async (names, printed, codes) => {
  const rows = [['ФИО'], ...names.map((name) => [name])]
  const found = await print(paragraph('{ФИО | initials}'), rows)
  expect([found.texts[2], found.codes]).toEqual([[printed], codes])
})

test.each([
  ['№ п/п', '№ п.п.'],
  ['ФИО', 'ФИO'],
  ['Кол-во (шт)', 'Кол-во, шт.'],
])('{%s} is the column %s', async (tag, header) => {
  expect(
    await print(paragraph(`{${tag}}`), [
      [header, 'x'],
      ['7', '8'],
    ]),
  ).toEqual({ texts: [['7']], codes: [] })
})

test('the template’s tags find a header that looks like data', async () => {
  const { texts } = await print(paragraph('{A1} {EUR} {1904}'), [
    ['A1', 'EUR', '1904'],
    ['x', 'y', 'z'],
  ])
  expect(texts).toEqual([['x y z']])
})

test('an amount shown in one currency is not put into words in another', async () => {
  const rows = [
    ['S', 'N'],
    ['250 €', '1'],
    ['250 руб.', '2'],
  ]
  const { texts, codes } = await print(paragraph('{S | words:"rub"}'), rows)
  expect([texts.flat(), codes]).toEqual([['250 €', 'двести пятьдесят рублей 00 копеек'], ['FORMAT_MISMATCH']])
})

test('totals in a turn of a loop are over all rows that it goes over, in a group over the group’s', async () => {
  const rows = [
    ['К', 'N', 'S'],
    ['1', 'a', '1'],
    ['1', 'b', '3'],
    ['2', 'c', '4'],
  ]
  const plain = '{#rows}{N} {S / rows | sum:"S" | percent:0}{#row.number < rows | count}, {/}{/rows}'
  expect((await print(paragraph(plain), rows, { groupBy: ['*'] })).texts).toEqual([
    ['a 13\u00a0%, b 38\u00a0%, c 50\u00a0%'],
  ])
  const grouped = '{#rows | by:"К"}{#rows}{N} {S / rows | sum:"S" | percent:0}; {/rows}{/rows}'
  expect((await print(paragraph(grouped), rows, { groupBy: ['*'] })).texts).toEqual([
    ['a 25\u00a0%; b 75\u00a0%; c 100\u00a0%; '],
  ])
})

test('a condition may compare with what Actum provides', async () => {
  const today = { kind: 'date', year: 2026, month: 11, day: 25, hour: 0, minute: 0, second: 0 } as const
  const rows = [
    ['Срок', 'N'],
    ['24.11.2026', '1'],
    ['25.11.2026', '2'],
  ]
  const { texts } = await print(paragraph('{#Срок < today}late{/}{^Срок < today}in time{/}'), rows, {
    today: { ...today, hasDate: true, hasTime: false },
  })
  expect(texts).toEqual([['late'], ['in time']])
})

test('mail merge prints a month after its day as of that day', async () => {
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
  const month = field('MERGEFIELD D \\@ "MMMM"')
  const body = `<w:p>${run('«')}${field('MERGEFIELD D \\@ "dd"')}${run('» ')}${month}${run(' за ')}${month}</w:p>`
  expect((await print(body, [['D'], ['03.11.2026']])).texts).toEqual([['«03» ноября за ноябрь']])
})

describe('documents whose language nothing tells', () => {
  const languageOf = async (header: string, options: GenerateOptions) => {
    const rows = [
      [header, 'B'],
      ['2026-11-03', '1'],
    ]
    const { texts, codes } = await print(paragraph(`{${header} | date:"MMMM"}`), rows, { language: 'auto', ...options })
    return [texts.flat().join(''), ...codes]
  }

  test.each<[string, GenerateOptions, string[]]>([
    ['D', {}, ['November', 'LANGUAGE_ASSUMED']],
    ['D', { messagesIn: 'ro' }, ['noiembrie', 'LANGUAGE_ASSUMED']],
    ['D', { messagesIn: 'en' }, ['November']],
    ['Дата', { messagesIn: 'en' }, ['ноябрь']],
    ['Date of issue', {}, ['November']],
  ])('over a column %s with %j are in the language of %j', async (header, options, expected) => {
    expect(await languageOf(header, options)).toEqual(expected)
  })
})

test('docxtpl’s loop.first, loop.last and loop.length mean the turn that is printed', async () => {
  const body = paragraph(
    '{% for i in rows %}{% if loop.first %}All {{ loop.length }}: {% endif %}{{ i.N }}{% if not loop.last %}, {% endif %}{% endfor %}.',
  )
  const { texts, codes } = await print(body, [['N'], ['a'], ['b'], ['c']], { groupBy: ['*'] })
  expect(texts).toEqual([['All 3: a, b, c.']])
  expect(codes).toEqual([])
})
