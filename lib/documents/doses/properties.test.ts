import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { labelsFor } from '@/lib/i18n/labels'
import { runs } from '../test-support/property-runs'
import { extractDoses } from './extract'
import { FIXTURES } from './test-support/fixtures/all'
import { textFile } from './test-support/text-file'

const context = { labels: labelsFor('en-US') }

const HEADERS = [
  'Name',
  'Ф.И.О.',
  'Hp(10), mSv',
  'Hp(0.07), мкЗв',
  'Доза',
  'YTD Hp(10) mSv',
  'Period',
  'Дата',
  'DLP',
  'Note',
  'kV',
  '',
]
const CELLS = [
  '',
  '0',
  '0.12',
  '0,05',
  '<0,05',
  '1.234',
  '1 234,5',
  'M',
  'НПО',
  'NR',
  'Иванов И.И.',
  'Adams Eve',
  'Total',
  'Итого',
  'Control',
  '2025-01',
  '01.02.2025',
  '0,12 мЗв',
  '0.3 ± 0.1',
  '0,1-0,2',
  '12 mSv (1.2 rem)',
  'see note',
  '-',
  '5 МЗв',
  '120',
  '#N/A',
  '½',
  '1,2,3',
  'лимит',
  '20 mSv/год',
]

describe('a file', () => {
  test('whatever is in it, every cell of its dose columns is counted once', async () => {
    const rows = fc.array(fc.array(fc.constantFrom(...CELLS), { minLength: 5, maxLength: 5 }), {
      minLength: 1,
      maxLength: 12,
    })
    const headers = fc.array(fc.constantFrom(...HEADERS), { minLength: 5, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(headers, rows, async (header, lines) => {
        const file = textFile(
          'random.csv',
          [header, ...lines].map((line) => line.join(';')),
        )
        const { extraction } = await extractDoses(file, {}, context)
        const { numericCells, doses: counted, censored, rejected, balanced } = extraction.reconciliation
        expect({ balanced, sum: counted + censored + rejected }).toEqual({ balanced: true, sum: numericCells })
        const cells = new Set(extraction.doses.map(({ column, row, col }) => `${column.sheet}!${row},${col}`))
        expect(cells.size).toBe(counted + censored)
      }),
      runs(150),
    )
  })

  test('the same bytes give the same workbook', async () => {
    for (const fixture of FIXTURES.filter((_, index) => index % 6 === 0)) {
      const once = async () => (await extractDoses(fixture.file(), fixture.options ?? {}, context)).file.bytes
      expect(Buffer.from(await once()).equals(await once())).toBe(true)
    }
  })
})
