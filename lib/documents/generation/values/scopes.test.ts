import { describe, expect, test } from '@jest/globals'
import type { SheetPicture } from '../../spreadsheets/model'
import { DocumentError } from '../../error'
import { groupRows } from '../data/groups'
import { matchTags } from '../matching/match'
import { planScopes } from './scope-plan'
import { documentScope } from './scopes'
import { brief, day, ERROR, printRun, table, testContext, textTemplate } from './test-support/print-run'

const STAFF = table(
  ['№', 'ФИО', 'Отдел', 'Дата', 'Доза'],
  [
    [1, 'Иванов', 'Хирургия', day(2026, 11, 3), 0.1],
    [2, 'Петров', 'Терапия', day(2026, 11, 1), 0.2],
    [3, 'Сидоров', 'Хирургия', day(2026, 11, 2), 0.3],
  ],
)

describe('a document of one row', () => {
  test('prints its cells as the sheet shows them, through formats', () => {
    const { texts, problems } = printRun('{ фио }: {Дата | date:"D MMMM YYYY"}, {Доза} {Доза | number:2}', STAFF)
    expect(texts[0]).toBe('Иванов: 3 ноября 2026, 0,1 0,10')
    expect(problems).toEqual([])
  })

  test('knows its number, its line in the sheet, its act’s number and the day, in three languages', () => {
    const { texts } = printRun('{row.number} {номер строки} {row.line} {акт.номер} {act.număr} {сегодня}', STAFF)
    expect(texts).toEqual(['1 1 2 101 101 21.11.2026', '2 2 3 102 102 21.11.2026', '3 3 4 103 103 21.11.2026'])
  })

  test('a column goes before what Actum knows on its own', () => {
    expect(printRun('{today} {rows}', table(['today', 'rows'], [['a', 'b']])).texts).toEqual(['a b'])
  })

  test('reports what is printed alone, once for a name and row', () => {
    const data = table(['А', 'Б', 'В'], [[null, ERROR, 'да']])
    const { texts, problems } = printRun('{А}{А}{А | upper}{#Б}{А}{/Б}{^В}{Б}{/В}[{Б}]{#А}{/А}', data)
    expect(texts).toEqual(['[]'])
    expect(brief(problems)).toEqual(['CELL_EMPTY A2 {А}', 'CONDITION_UNKNOWN B2 {#Б}', 'CELL_ERROR B2 {Б}'])
    expect(brief(printRun('{#А}x{/А}{^А}y{/А}', data).problems)).toEqual([])
    expect(printRun('{А}', data, { missing: 'block' }).problems[0]).toMatchObject({
      severity: 'error',
      params: { made: 'no' },
    })
    expect(printRun('{Б}', data, { missing: 'block' }).problems[0]).toMatchObject({
      code: 'CELL_ERROR',
      severity: 'error',
    })
    expect(printRun('{А}{А | default:"—"}', data, { missing: 'blank' })).toMatchObject({ texts: ['—'], problems: [] })
  })

  test('what is struck through is printed, and reported once', () => {
    const { rows, ...rest } = table(['А', 'Б'], [['ИвановПетров', 'x']])
    const struck = rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) => (cell && index === 0 ? { ...cell, struck: true as const } : cell)),
    }))
    const { texts, problems } = printRun('{А}{А | upper}{Б}', { ...rest, rows: struck, allRows: struck })
    expect(texts).toEqual(['ИвановПетровИВАНОВПЕТРОВx'])
    expect(brief(problems)).toEqual(['CELL_STRUCK A2 {А}'])
    const joined = printRun('{rows | join:"А"}{rows | count:"А"}', { ...rest, rows: struck, allRows: struck })
    expect(brief(joined.problems)).toEqual(['CELL_STRUCK A2 {rows | join:"А"}'])
  })

  test('a format that does not fit is reported by cell', () => {
    const { texts, problems } = printRun('{ФИО | number:2}{ФИО | number:x}', STAFF)
    expect(texts[0]).toBe('ИвановИванов')
    expect(brief(problems).slice(0, 2)).toEqual([
      'FORMAT_MISMATCH B2 {ФИО | number:2}',
      'FORMAT_ARGUMENT B2 {ФИО | number:x}',
    ])
  })

  test('a tag that a person left empty is empty without a word', () => {
    const { texts, problems, matching } = printRun('[{что-то}]{ФИО}', STAFF, { mapping: { '{что-то}': '' } })
    expect(texts[0]).toBe('[]Иванов')
    expect(problems).toEqual([])
    expect(matching.problems.map(({ code }) => code)).not.toContain('TAG_NO_COLUMN')
  })
})

describe('loops', () => {
  test('go over the rows of the document, by any name that isn’t a column', () => {
    const text = '{#rows}{row.number}. {ФИО} {row.line}; {/rows}'
    expect(printRun(text, STAFF, { groupBy: ['*'] }).texts).toEqual(['1. Иванов 2; 2. Петров 3; 3. Сидоров 4; '])
    expect(printRun('{#строки}{ФИО} {/}', STAFF, { groupBy: ['отдел'] }).texts).toEqual(['Иванов Сидоров ', 'Петров '])
    expect(printRun('{#persons}{№}{/persons}{persons | count}', STAFF, { groupBy: ['*'] }).texts).toEqual(['1233'])
    expect(printRun('{^rows}none{/rows}', STAFF, { groupBy: ['*'] }).texts).toEqual([''])
  })

  test('make groups within groups, sorted, each with its own numbers and totals', () => {
    const text =
      '{#rows | by:"Отдел" | sort:"Отдел"}{row.number} {Отдел} ({rows | sum:"Доза"}):{#rows | sort:"Дата"} {row.number}-{ФИО}{/rows}; {/rows}'
    const { texts, problems } = printRun(text, STAFF, { groupBy: ['*'] })
    expect(texts).toEqual(['1 Терапия (0,2): 1-Петров; 2 Хирургия (0,4): 1-Сидоров 2-Иванов; '])
    expect(problems).toEqual([])
  })

  test('sort downwards on demand, with empty cells last in both directions', () => {
    const data = table(['А'], [[2], [null], [10], ['1,5']])
    const run = (order: string) =>
      printRun(`{#rows | sort:"А"${order}}{А | default:"-"} {/rows}`, data, { groupBy: ['*'] }).texts[0]
    expect([run(''), run(':desc'), run(':"по убыванию"')]).toEqual(['1,5 2 10 - ', '10 2 1,5 - ', '10 2 1,5 - '])
  })

  test('a name that is likely a column’s is a condition over it in a document of one row, and reported in any', () => {
    const single = printRun('{#Отделы}x{/Отделы}', STAFF)
    expect(single.texts[0]).toBe('x')
    expect(single.matching.problems[0]).toMatchObject({
      code: 'TAG_COLUMN_SUPPOSED',
      suggestion: 'Отдел',
      severity: 'warning',
    })
    const grouped = printRun('{#Отделы}x{/Отделы}', STAFF, { groupBy: ['*'], missing: 'block' })
    expect(grouped.texts[0]).toBe('xxx')
    expect(grouped.matching.problems[0]).toMatchObject({ code: 'TAG_NO_COLUMN', severity: 'warning' })
  })

  test('tell a column that is not there', () => {
    const { matching } = printRun('{#rows | by:"Отделы"}{/rows}{rows | sum:"Цена"}{rows | avg}', STAFF)
    expect(brief(matching.problems).slice(0, 3)).toEqual([
      'TAG_NO_COLUMN {#rows | by:"Отделы"}',
      'TAG_NO_COLUMN {rows | sum:"Цена"}',
      'AGGREGATE_NO_COLUMN {rows | avg}',
    ])
    expect(matching.problems[0]).toMatchObject({ suggestion: 'Отдел', params: { name: 'Отделы' } })
  })
})

describe('a document of several rows', () => {
  test('prints the first one’s values, and tells where others say something else', () => {
    const { texts, problems } = printRun('{Отдел} {ФИО} {ФИО}', STAFF, { groupBy: ['Отдел'] })
    expect(texts).toEqual(['Хирургия Иванов Иванов', 'Терапия Петров Петров'])
    expect(problems).toMatchObject([
      { code: 'GROUP_VALUES_DIFFER', column: 'B', params: { header: 'ФИО', first: 2, rows: '4', count: 1, more: 0 } },
    ])
  })
})

describe('conditions', () => {
  const data = table(
    ['А', 'Б'],
    [
      [1.5, 2],
      ['нет', 2],
      [null, 2],
    ],
  )

  test('decide by comparison, with literals and with columns', () => {
    expect(printRun('{#А > 1}x{/}{^А > 1}y{/}{#А < Б}z{/}{#Б = 2}w{/}', data).texts).toEqual(['xzw', 'w', 'w'])
    expect(printRun('{#rows > 2}many{/}', STAFF, { groupBy: ['*'] }).texts).toEqual(['many'])
  })

  test('over a text in no order to a number, and over an empty cell, is reported by cell', () => {
    expect(brief(printRun('{#А > 1}x{/}', data).problems)).toEqual([
      'CONDITION_UNKNOWN A3 {#А > 1}',
      'CONDITION_UNKNOWN A4 {#А > 1}',
    ])
  })
})

describe('a condition over an error', () => {
  const data = table(
    ['Доза', 'Норма'],
    [
      [ERROR, 2],
      [3, ERROR],
      [null, 2],
      [3, 2],
    ],
  )

  test('is reported by cell, on either side, and prints neither branch', () => {
    const { texts, problems } = printRun('{#Доза > Норма}выше{/}{^Доза > Норма}не выше{/}', data)
    expect(texts).toEqual(['', '', '', 'выше'])
    expect(brief(problems)).toEqual([
      ...['A2', 'A2', 'B3', 'B3', 'A4', 'A4'].map(
        (cell, index) => `CONDITION_UNKNOWN ${cell} {${index % 2 === 0 ? '#' : '^'}Доза > Норма}`,
      ),
    ])
    const blocked = printRun('{^Доза > 1}не выше{/}', data, { missing: 'block' }).problems
    expect(blocked).toMatchObject([
      { code: 'CONDITION_UNKNOWN', severity: 'error', cell: 'A2' },
      { code: 'CONDITION_UNKNOWN', severity: 'error', cell: 'A4' },
    ])
  })

  test('withholds the document where what is missing does', () => {
    const text = '{#Доза}есть{/}'
    expect(printRun(text, data, { missing: 'block' }).problems).toMatchObject([{ cell: 'A2', severity: 'error' }])
    const printed = printRun(`{Доза | default:"—"}{Доза}`, data, { missing: 'block' }).problems
    expect(printed.filter(({ code }) => code === 'CELL_ERROR')).toMatchObject([{ cell: 'A2', severity: 'error' }])
  })
})

describe('the profile', () => {
  const profile = { fields: { organisation: 'ЦРБ', Телефон: '22', город: 'Бельцы' }, pictures: {} }

  test('is printed by names in three languages, and by names of one’s own', () => {
    const text = '{profile.organisation} {профиль.организация} {profil.organizație} {profile.phone} {профиль.город}'
    expect(printRun(text, STAFF, { profile }).texts[0]).toBe('ЦРБ ЦРБ ЦРБ 22 Бельцы')
  })

  test('is reported once where a field is empty, and with a suggestion where there is none such', () => {
    const { matching, texts } = printRun(
      '[{profile.position}]{profile.positon}{#profile.stamp}x{/}{profile.email | default:"-"}',
      STAFF,
      { profile },
    )
    expect(texts[0]).toBe('[]-')
    expect(matching.problems.slice(0, 2)).toMatchObject([
      { code: 'PROFILE_FIELD_EMPTY', row: null, tag: '{profile.position}' },
      { code: 'TAG_NO_COLUMN', suggestion: 'profile.position', params: { near: 'name' } },
    ])
  })
})

describe('pictures', () => {
  const picture = { bytes: new Uint8Array([1]), type: 'png', width: 10, height: 10 } as const
  const own: SheetPicture = { row: 1, column: 1, description: '', load: () => picture }
  const broken: SheetPicture = {
    row: 2,
    column: 1,
    description: '',
    load: () => {
      throw new DocumentError('PICTURE_DAMAGED', { cell: 'B3' })
    },
  }
  const data = table(['№', 'Фото'], [[1], [2], [3]], 'ru', [own, broken])

  test('of a cell are printed with and without a format, and only when asked for', () => {
    const { texts, problems } = printRun('{№}{#Фото}+{/}{#№ = 1}{Фото}{Фото | image:30}{/}', data)
    expect(texts).toEqual(['1+[Фото][Фото]', '2+', '3'])
    expect(problems).toEqual([])
  })

  test('that can’t be read are reported by cell, and nothing is printed', () => {
    const { texts, problems } = printRun('{Фото}', data)
    expect(texts).toEqual(['[Фото]', '', ''])
    expect(brief(problems)).toEqual(['PICTURE_DAMAGED B3 {Фото}', 'CELL_EMPTY B4 {Фото}'])
  })
})

test('a document asks for nothing that is not printed, and works out each key once', () => {
  const { tags } = textTemplate('{ФИО}{Доза}')
  const plan = planScopes(matchTags(tags, STAFF), 'ru')
  const asked: number[] = []
  const [row] = STAFF.rows
  const cells = new Proxy(row?.cells ?? [], {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) asked.push(Number(key))
      return Reflect.get(target, key) as unknown
    },
  })
  const scope = documentScope(
    plan,
    [{ number: 2, cells, standsIn: () => 2, picture: () => null, pictureCount: () => 0 }],
    1,
    testContext(),
  )
  expect([scope.value('v0'), scope.value('v0'), scope.problems]).toEqual(['Иванов', 'Иванов', []])
  expect(asked).toEqual([1])
})

test('twenty thousand documents of thirty keys are worked out, each key of each of them', () => {
  const headers = Array.from({ length: 30 }, (_, index) => `Столбец ${index}`)
  const data = table(
    headers,
    Array.from({ length: 20_000 }, (_, row) => headers.map((__, column) => `${row} ${column}`)),
  )
  const { tags } = textTemplate(headers.map((header) => `{${header}}`).join(''))
  const plan = planScopes(matchTags(tags, data), 'ru')
  const { documents } = groupRows(data, {}, 'ru')
  let length = 0
  for (const { rows, ordinal } of documents) {
    const scope = documentScope(plan, rows, ordinal, testContext())
    for (const { key } of tags) length += String(scope.value(key)).length
  }
  // 600 000 values «row column»: as many digits as there are, and a space in each.
  expect(length).toBe(4_266_700)
})
