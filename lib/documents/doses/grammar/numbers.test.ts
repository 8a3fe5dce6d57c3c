import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readNumber } from './numbers'

describe('numbers', () => {
  test.each([
    ['0,05', '0.05'],
    ['1 234,5', '1234.5'],
    ['1\u00a0234\u00a0567', '1234567'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1.234.567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ["1'234.5", '1234.5'],
    ['1’234’567', '1234567'],
    ['½', '0.5'],
    ['1½', '1.5'],
    ['1 ½', '1.5'],
    ['2¾', '2.75'],
    ['.5', '0.5'],
    ['-0,05', '-0.05'],
    ['−3', '-3'],
    ['1,5E-3', '0.0015'],
    ['1,5·10⁻³', '0.0015'],
    ['5.5x10-3', '0.0055'],
    ['1.50', '1.50'],
    ['007', '7'],
    ['12345.678', '12345.678'],
    ['0.125', '0.125'],
    ['-0', '0'],
    ['2 x 100', '2'],
    ['10x1000', '10'],
    ['1234 567', '1234'],
    ['12 3456', '12'],
    ['0 123', '0'],
    ['012 345', '12'],
    ['10 250', '10250'],
    ['1.50e0', '1.50'],
    ['2x10{-3}', '0.002'],
    ['2·10^(−3)', '0.002'],
    ['2·10^{-3}', '0.002'],
    ['2*10**3', '2000'],
    ['2 · 10 ^ +3', '2000'],
    ['2·10−3', '0.002'],
    ['2·10⁻¹²', '0.000000000002'],
    ['10^3', '1000'],
    ['-10^-3', '-0.001'],
    ['10³', '10'],
    ['10⁻³', '0.001'],
    ['1.5 E+02', '150'],
    ['1.5 E 02', '1.5'],
    ['2·10^3,5', '2'],
    ['10^3.5', '10'],
    ['10^123', '10'],
  ])('%j is %s', (text, value) => {
    expect(readNumber(text, 0)).toMatchObject({ value, reason: null, alternatives: [] })
  })

  test.each([
    ['1.234', '1.234', ['1234'], 'groupOrDecimal'],
    ['1,234', '1.234', ['1234'], 'groupOrDecimal'],
    ['-12,345', '-12.345', ['-12345'], 'groupOrDecimal'],
    ['2×1013', '20000000000000', ['2026'], 'lostSuperscript'],
    ['1,234·10^3', '1234', ['1234000'], 'groupOrDecimal'],
    ['1.234·10⁻³', '0.001234', ['1.234'], 'groupOrDecimal'],
    ['-1,234e3', '-1234', ['-1234000'], 'groupOrDecimal'],
    ['1,234×1013', '12340000000000', ['12340000000000000', '1250.042', '1250042'], 'lostSuperscript'],
  ])('%j reads two ways', (text, value, alternatives, reason) => {
    expect(readNumber(text, 0)).toMatchObject({ value, alternatives, reason })
  })

  test.each([
    ['2×103', '2000', ['206']],
    ['2×10 3', '2000', ['20']],
    ['2 · 10 – 3', '0.002', ['20']],
    ['2×10–3', '0.002', ['20']],
    ['2∙10⁻³', '0.002', ['20']],
    ['2×10 ⁻³', '0.002', ['20']],
    ['2 × 103', '206', ['2', '103']],
    ['2 x 0,5', '1', ['2', '0.5']],
    ['2.10-3', '0.002', ['2.10']],
    ['2,10⁻³', '0.002', ['2.10']],
    ['10³', '1000', ['10']],
  ])('outside lists, %j may be %s or %j', (text, value, alternatives) => {
    const reading = { value, alternatives, reason: 'lostSuperscript', end: text.length }
    expect(readNumber(text, 0, { products: true })).toMatchObject(reading)
  })

  test.each(['0,25*', '0.10²', '2.10-3,5', '2·10^3,5', '2 x', '12 × abc'])('%j has no power and no factor', (text) => {
    expect(readNumber(text, 0, { products: true })).toMatchObject({ reason: null })
  })

  test.each(['1.2.3', '1.2.840.10008', '12.03.2024', 'mg', '', '-', '.', '1,2,3', '-½', '-½ 5', '1.234.56'])(
    '%j isn’t a number',
    (text) => {
      expect(readNumber(text, 0)).toBeNull()
    },
  )

  test('each fraction is what it is worth, by its sign and by a stroke', () => {
    const eighths = [1, 2, 3, 4, 5, 6, 7].map((count) => readNumber(`${count}/8`, 0, { fractions: true })?.value)
    expect(eighths).toEqual(['0.125', '0.25', '0.375', '0.5', '0.625', '0.75', '0.875'])
    const quarters = ['1/4', '2/4', '3/4', '12  1/4'].map((text) => readNumber(text, 0, { fractions: true })?.value)
    expect(quarters).toEqual(['0.25', '0.5', '0.75', '12.25'])
    const signs = [...'½¼¾⅛⅕⅖⅗⅘'].map((sign) => readNumber(sign, 0)?.value)
    expect(signs).toEqual(['0.5', '0.25', '0.75', '0.125', '0.2', '0.4', '0.6', '0.8'])
  })

  test.each(['1.234,56 ', '1,234.56 ', "1'234.56 ", '1 234,56 '])('%j has all its places', (text) => {
    expect(readNumber(text, 0)).toMatchObject({ value: '1234.56', end: text.length - 1, reason: null })
  })

  test('halves are read by strokes only where pieces are counted', () => {
    expect(readNumber('1 1/2 таб', 0, { fractions: true })?.value).toBe('1.5')
    expect(readNumber('1/2', 0, { fractions: true })?.value).toBe('0.5')
    expect(readNumber('1/2', 0)?.value).toBe('1')
    expect(readNumber('120/80', 0, { fractions: true })?.value).toBe('120')
    expect(readNumber('3/2', 0, { fractions: true })?.value).toBe('3')
  })

  test.each([
    ['1 250', '1250', ['1'], 'groupOrTwoNumbers'],
    ['1\u00a0250', '1250', [], null],
    ['1 000', '1000', [], null],
    ['1 250·10^6', '1250000000', ['1'], 'groupOrTwoNumbers'],
  ])('in lists of numbers, %j is %s or %j', (text, value, alternatives, reason) => {
    expect(readNumber(text, 0, { listed: true })).toMatchObject({ value, alternatives, reason })
  })

  test('a mark begins a number only where no letter and no digit is before it', () => {
    expect(readNumber('N.5', 1)).toBeNull()
    expect(readNumber('1.5', 1)).toBeNull()
    expect(readNumber(' .5', 1)?.value).toBe('0.5')
  })

  test('notes the spellings that ISMP warns about', () => {
    expect(readNumber('.5', 0)?.notes).toEqual(['nakedDecimal'])
    expect(readNumber('1.0', 0)?.notes).toEqual(['trailingZero'])
    expect(readNumber('1.00', 0)?.notes).toEqual(['trailingZero'])
    expect(readNumber('100000', 0)?.notes).toEqual(['ungrouped'])
    for (const text of ['1.50', '1.05', '1 234', '½', '99999']) expect(readNumber(text, 0)?.notes).toEqual([])
  })

  const parts = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.stringMatching(/^\d{0,6}$/))

  test('no separator moves a value by a power of ten: grouped by any space, with point or comma, it is the same number', () => {
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom(' ', '\u00a0', '\u2009', '\u202f', "'", '’', ''),
        fc.constantFrom('.', ','),
        ([whole, fraction], space, mark) => {
          const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, space)
          const written = fraction === '' ? grouped : `${grouped}${mark}${fraction}`
          const read = readNumber(written, 0)
          const plain = fraction === '' ? String(whole) : `${whole}.${fraction}`
          expect([read?.value, ...(read?.alternatives ?? [])]).toContain(plain)
          if (read?.reason === null) expect(read).toMatchObject({ value: plain, end: written.length })
          else expect(read?.reason).toBe('groupOrDecimal')
        },
      ),
    )
  })

  test('a lone mark before three digits is never read without a question, whatever the column says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.stringMatching(/^\d{3}$/),
        fc.constantFrom('.' as const, ',' as const),
        (whole, digits, mark) => {
          expect(readNumber(`${whole}${mark}${digits}`, 0)?.reason).toBe('groupOrDecimal')
          expect(readNumber(`${whole}${mark}${digits}`, 0, { decimalEvidence: mark })).toMatchObject({
            value: `${whole}.${digits}`,
            reason: 'groupOrDecimal',
          })
        },
      ),
    )
  })
})
