import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { runs } from '../../test-support/property-runs'
import { plain } from '../test-support/found'
import { readCell } from './read-cell'
import type { QuantityReading } from './reading'

/** Spellings of one unit; some mix alphabets, as people do. */
const SPELLINGS = {
  mSv: ['mSv', 'мЗв', 'mЗв', 'мSv'],
  uSv: ['µSv', 'μSv', 'uSv', 'мкЗв'],
  mGy: ['mGy', 'мГр'],
  'mGy.cm': ['mGy·cm', 'mGy*cm', 'mGy cm', 'мГр·см', 'мГр х см'],
  'cGy.cm2': ['cGy·cm²', 'cGycm2', 'сГр·см²', 'сГр*см2'],
  'uSv/h': ['µSv/h', 'мкЗв/ч', 'мкЗв/час', 'uSv/h'],
  MBq: ['MBq', 'МБк'],
  mREM: ['mrem', 'мбэр'],
} as const
const UNITS = Object.keys(SPELLINGS) as (keyof typeof SPELLINGS)[]
const SPACES = [' ', '', '\u00a0', '\u2009', '\u202f', '  ']
const GROUPS = [' ', '\u00a0', '\u2009', '\u202f', "'"]

/** A decimal with its whole part and its digits behind the mark; three of these alone would read two ways. */
const decimals = fc
  .record({
    whole: fc.integer({ min: 0, max: 99_999 }),
    digits: fc.integer({ min: 0, max: 99 }),
    places: fc.constantFrom(0, 1, 2),
  })
  .map(({ whole, digits, places }) => ({
    whole: String(whole),
    part: String(digits).padStart(2, '0').slice(0, places),
  }))

const doses = fc.record({
  number: decimals,
  unit: fc.constantFrom(...UNITS),
  comparator: fc.constantFrom('', '<', '>', '≤', '~'),
  seed: fc.nat(1000),
})

const read = (text: string) => readCell(text, { context: 'dosimetry', decimalEvidence: null })
const only = (text: string): QuantityReading | undefined => {
  const { quantities } = read(text)
  return quantities.length === 1 ? quantities[0] : undefined
}
const printed = ({ comparator, value, rawUnit }: QuantityReading) =>
  `${comparator ?? ''}${value ?? ''}${rawUnit === null ? '' : ` ${rawUnit}`}`

describe('a dose in a cell', () => {
  test('what is printed from a parsed dose parses to the same dose', () => {
    fc.assert(
      fc.property(doses, ({ number: { whole, part }, unit, comparator, seed }) => {
        const spellings = SPELLINGS[unit]
        const text = `${comparator}${whole}${part === '' ? '' : `,${part}`} ${spellings[seed % spellings.length]}`
        const first = only(text)
        if (!first) throw new Error(`nothing was read from ${text}`)
        const again = only(printed(first))
        expect(again).toMatchObject({
          value: first.value,
          comparator: first.comparator,
          censor: first.censor,
          rawUnit: first.rawUnit,
          units: [{ ucum: unit }],
        })
      }),
      runs(500),
    )
  })

  test('no separator, space or script moves a value by a power of ten', () => {
    fc.assert(
      fc.property(doses, ({ number: { whole, part }, unit, seed }) => {
        const spellings = SPELLINGS[unit]
        const pick = <Item>(list: readonly Item[], by: number) => list[Math.floor(seed / by) % list.length] as Item
        const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, pick(GROUPS, 3))
        const mark = pick([',', '.'], 7)
        const digits = (pick([true, false], 11) ? grouped : whole) + (part === '' ? '' : mark + part)
        const text = digits + pick(SPACES, 13) + pick(spellings, 1)
        const wanted = part === '' ? whole : `${whole}.${part}`
        const { quantities, ambiguities } = read(text)
        const [quantity] = quantities
        // What reads two ways is kept for a person; nothing else may differ.
        if (ambiguities.length > 0) return
        expect([text, quantities.length, quantity?.value && plain(quantity.value), quantity?.units[0]?.ucum]).toEqual([
          text,
          1,
          plain(wanted),
          unit,
        ])
      }),
      runs(1_000),
    )
  })

  test('a single separator before three digits is always ambiguous', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 999 }),
        fc.constantFrom('.', ','),
        (whole, digits, mark) => {
          const { ambiguities } = read(`${whole}${mark}${String(digits).padStart(3, '0')} мЗв`)
          expect(ambiguities.map(({ reason }) => reason)).toEqual(['groupOrDecimal'])
        },
      ),
      runs(200),
    )
  })
})

describe('any text in a cell', () => {
  const PIECES = [
    '0,12',
    '1.234',
    '1 234,5',
    '<0,05',
    '5',
    '½',
    '3/4',
    '10-20',
    '0.3 ± 0.1',
    '1e-3',
    '12.03.2026',
    '14:30',
    '№ 7',
    '+7 912 345-67-89',
    '1,2,3',
    '٣',
    '²',
    '%',
    'мЗв',
    'mSv',
    'µSv/h',
    'мкЗв/ч',
    'mg',
    'г',
    'ml',
    '/5 ml',
    'МБк',
    'rem',
    'таб.',
    'x',
    '×',
    '(',
    ')',
    '=',
    ';',
    ',',
    '-',
    '—',
    '~',
    '≤',
    'доза',
    'не более',
    'total',
    'НПО',
    'M',
    '\u00a0',
    '\u200b',
    '\n',
    '𝟙',
    '..',
    '0,',
    ',5',
    '000',
    '9'.repeat(40),
    '__proto__',
    'constructor',
    '[',
    '\\',
    '$&',
  ]
  const visible = (part: string) => part.replace(/[\p{C}\p{Z}]/gu, '')
  const texts = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
    ),
    { maxLength: 10 },
  )
  const joined = fc.tuple(texts, fc.constantFrom('', ' ', ' ')).map(([pieces, space]) => pieces.join(space))
  const options = fc.record({
    context: fc.constantFrom('dosimetry' as const, 'medication' as const),
    language: fc.constantFrom(null, 'ru' as const, 'en' as const, 'ro' as const),
  })

  test('is read without errors, with each quantity at its position and no number read twice', () => {
    fc.assert(
      fc.property(joined, options, (text, { context, language }) => {
        const { quantities, rejected, ambiguities } = readCell(text, { context, language, decimalEvidence: null })
        const taken = [...quantities, ...rejected]
        for (const { start, end, raw } of taken) expect(visible(text.slice(start, end))).toBe(visible(raw))
        for (const { index } of ambiguities) expect(quantities[index]).toBeDefined()
        const within = (spans: readonly { start: number; end: number }[], at: number) =>
          spans.filter(({ start, end }) => start <= at && at < end).length
        const digits = [...text.matchAll(/[0-9]/g)].map(({ index }) => index)
        expect({
          text,
          untold: digits.filter((at) => within(taken, at) === 0),
          // In two quantities, or in one that was rejected as well.
          twice: digits.filter((at) => within(quantities, at) > 0 && within(taken, at) > 1),
        }).toEqual({ text, untold: [], twice: [] })
      }),
      runs(400),
    )
  })

  test('gives the same result every time, whatever was read in between', () => {
    fc.assert(
      fc.property(joined, joined, options, (text, other, { context, language }) => {
        const once = readCell(text, { context, language, decimalEvidence: null })
        readCell(other, { context, language, decimalEvidence: null })
        expect(readCell(text, { context, language, decimalEvidence: null })).toEqual(once)
      }),
      runs(100),
    )
  })
})
