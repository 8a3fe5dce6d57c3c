import { describe, expect, test } from '@jest/globals'
import { readSheets, type Rows } from '../test-support/read-sheets'
import { askedColumns, proposalOf } from '../reading/decisions'

/** People below a header, with their figures. */
function sheet(headers: readonly string[], ...figures: readonly (readonly (number | string)[])[]): Rows {
  const names = ['Adams R.', 'Brown S.', 'Clark T.', 'Davis U.']
  return [['Name', ...headers], ...figures.map((row, at) => [names[at] ?? '', ...row])]
}

function unitsOf(rows: Rows, resolutions?: readonly { column: string; choice: number | 'reject' }[]) {
  const { doses, decisions } = readSheets(
    { S: rows },
    { resolutions: (resolutions ?? []).map((each) => ({ sheet: 'S', cell: null, ...each })) },
  )
  return {
    doses: doses.length,
    units: [...new Set(doses.map(({ reading }) => `${reading.unit} ${reading.unitSource}`))],
    asked: decisions.map((each) => `${askedColumns(each).join(' ')} ${each.reason} ${proposalOf(each) ?? '-'}`),
  }
}

const SMALL = [
  [0.22, 0.29],
  [0.31, 0.34],
  [0, 0],
  [0.07, 0.08],
] as const

describe('a unit that is nowhere in the file', () => {
  test('is assumed if the sizes of Hp(10) and Hp(0.07) allow only one', () => {
    expect(unitsOf(sheet(['Hp(10)', 'Hp(0.07)'], ...SMALL))).toEqual({ doses: 8, units: ['mSv assumed'], asked: [] })
  })

  const ASKED: readonly [name: string, rows: Rows, asked: readonly string[]][] = [
    ['whole numbers may be in a smaller unit', sheet(['Hp(10)'], [215], [190], [85]), ['B unitUnknown uSv']],
    ['so may low whole numbers', sheet(['Hp(10)'], [2], [1], [3]), ['B unitUnknown mSv']],
    ['`DDE` may be in rem', sheet(['DDE', 'SDE'], ...SMALL), ['B C unitUnknown mSv']],
    [
      'doses of a lifetime say nothing against a unit',
      sheet(['DDE Period', 'DDE Lifetime'], [0.22, 31.4], [0.31, 118.7], [0.07, 52.9]),
      ['B C unitUnknown mSv'],
    ],
    ['decimals that may be in sieverts', sheet(['Hp(10)'], [0.004], [0.011], [0.006]), ['B unitUnknown mSv']],
    [
      'a dose far above all others may be in another unit',
      sheet(['Hp(10)'], [0.2], [0.3], [120.5]),
      ['B unitUnknown mSv'],
    ],
    ['too few numbers', sheet(['Hp(10)'], [0.2], [0.3]), ['B unitUnknown mSv']],
    [
      'one column of two is in another unit',
      sheet(['Hp(10)', 'Hp(0.07)'], [0.2, 290], [0.3, 310], [0.1, 95]),
      ['B C unitUnknown -'],
    ],
    [
      'a header counts in a power of ten',
      sheet(['Hp(10)', 'Hp(0.07) (x 10^-1)'], [0.11, 1.3], [0.27, 3.1], [0.19, 2.2]),
      ['B C unitUnknown -'],
    ],
    ['no unit gives such doses', sheet(['Hp(10)'], [2_000_000.5], [3_000_000.5], [5_000_000.5]), ['B unitUnknown -']],
  ]

  test.each(ASKED)('is asked once, with a proposal: %s', (_, rows, asked) => {
    expect(unitsOf(rows)).toEqual({ doses: 0, units: [], asked })
  })

  test('is asked if a title names two units', () => {
    const rows = [['Doses, mSv or µSv'], ...sheet(['Hp(10)'], [0.2], [0.3], [0.4])]
    expect(unitsOf(rows).asked).toEqual(['B unitUnknown -'])
  })

  test('applies one answer, or a rejection, to all columns of the question', () => {
    const rows = sheet(['DDE', 'SDE'], ...SMALL)
    expect(unitsOf(rows, [{ column: 'B', choice: 1 }])).toEqual({ doses: 8, units: ['uSv person'], asked: [] })
    expect(unitsOf(rows, [{ column: 'B', choice: 'reject' }])).toEqual({ doses: 0, units: [], asked: [] })
  })

  test('offers the unit that the numbers suggest first', () => {
    const rows = sheet(['Hp(10)'], [215], [190], [85])
    expect(unitsOf(rows, [{ column: 'B', choice: 0 }]).units).toEqual(['uSv person'])
  })
})
