import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { CellTyping, NumberEvidence } from '../model'
import { wordTable } from '../test-support/word-table'
import { expectShown, significant } from './test-support/typings'
import type { ColumnType } from './choice'
import { typedTables } from './type-tables'

const sign = fc.constantFrom('', '', '', '-', '−', '‑', '–')
const mark = fc.constantFrom('.', ',')
const space = fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009')
const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{1,${most}}$`))
const grouped = fc
  .tuple(digits(3), fc.array(fc.stringMatching(/^\d{3}$/), { minLength: 1, maxLength: 4 }), fc.oneof(space, mark))
  .map(([first, groups, between]) => [first, ...groups].join(between))
const fraction = fc.oneof(
  fc.constant(''),
  fc.tuple(mark, digits(6)).map(([point, places]) => point + places),
)
const percent = fc.constantFrom('', '', '', '%', ' %', '\u00a0%')
const numberLike = fc
  .tuple(sign, fc.oneof(digits(16), grouped), fraction, percent)
  .map(([minus, whole, places, hundredth]) => minus + whole + places + hundredth)
const two = fc
  .integer({ min: 0, max: 40 })
  .chain((number) => fc.constantFrom(String(number), String(number).padStart(2, '0')))
const dateLike = fc
  .tuple(
    two,
    two,
    fc.integer({ min: 1850, max: 2100 }).map(String),
    fc.constantFrom('.', '/', '-'),
    fc.constantFrom('', ' г.', ' 14:30', ', 9:05:07', 'T00:00', ' 24:00'),
  )
  .map(([first, second, year, between, rest]) => first + between + second + between + year + rest)
const monthName = fc.constantFrom('мая', 'ноября', 'ноя', 'mai', 'noiembrie', 'nov.', 'May', 'November', 'Nov', 'март')
const wordDate = fc.tuple(two, monthName, fc.integer({ min: 1850, max: 2100 })).map((parts) => parts.join(' '))
const anything = fc.string({ unit: fc.constantFrom(..."0123456789.,-−–% /'eE+()г:⁵<±x\u00a0"), maxLength: 14 })
const text = fc.oneof(numberLike, dateLike, wordDate, anything).map((written) => written.trim())
const language = fc.constantFrom('en' as const, 'ru' as const, 'ro' as const, 'auto' as const)
const tag = fc.constantFrom(null, 'ru-RU', 'ro-RO', 'en-US', 'en-GB', 'de-DE', 'de-CH', 'x-none', '')
const evidence: fc.Arbitrary<NumberEvidence> = fc.record({
  decimalSymbol: fc.constantFrom(null, '.' as const, ',' as const),
  language: tag,
})

const chosen: fc.Arbitrary<ColumnType | null> = fc.oneof(
  fc.constant(null),
  fc.constant({ as: 'text' } as const),
  fc.record({ as: fc.constant('number' as const), decimal: fc.constantFrom(undefined, '.' as const, ',' as const) }),
  fc.record({
    as: fc.constant('date' as const),
    order: fc.constantFrom(undefined, 'day-first' as const, 'month-first' as const),
  }),
)

function amountOf(source: string, { type, value, numFmt }: CellTyping): void {
  if (type !== 'number' && type !== 'percent') return
  expect(value).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/)
  expect(significant(String(value))).toBe(significant(source))
  if (type === 'number') {
    // Leading zeros, which only a person’s choice makes a number of, are its format’s.
    const written = source.replace(/\D/g, '')
    expect(numFmt?.replace(/\D/g, '').length).toBeLessThanOrEqual(Math.max(4, written.length))
    expect(String(value).replace(/\D/g, '').padStart(written.length, '0')).toBe(written)
  }
}

describe('for any content of a column, any setting and any choice of the user', () => {
  test('no digit of a typed cell is changed, neither in its value nor in what its format shows', () => {
    let typed = 0
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 5 }),
        evidence,
        language,
        fc.array(fc.constantFrom('ru-RU', 'en-US', 'ro-RO'), { maxLength: 2 }),
        chosen,
        (texts, said, asked, languages, type) => {
          const table = wordTable(texts.map((written) => ['—', { text: written, languages }]))
          const types = new Map(type === null ? [] : [[0, new Map([[1, type]])]])
          const [{ typing } = { typing: [] }] = typedTables([table], said, { language: asked, chosen: types })
          for (const [index, { text: source }] of table.cells.entries()) {
            const found = typing[index]
            if (found === undefined) throw new Error('a cell without a type')
            expectShown(source, found)
            amountOf(source, found)
            if (found.type !== 'text' && found.type !== 'empty') typed++
            else expect(found).toMatchObject({ value: null, numFmt: null })
            expect(found.type === 'empty').toBe(source === '')
          }
        },
      ),
      { numRuns: 3_000 },
    )
    expect(typed).toBeGreaterThan(1_000)
  })
})
