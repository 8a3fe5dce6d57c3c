import { describe, expect, test } from '@jest/globals'
import { exceedanceFinder, filtered, isCensored } from './dose-rows'
import { dose } from './test-support/doses'
import { exceedance } from './test-support/totals'

describe('the doses of a table', () => {
  const doses = [
    dose('D6', 'Reed', '0.42'),
    dose('D7', 'Sedge', null, { comparator: '<', max: '0.05' }),
    dose('D8', 'Marsh', '21.6'),
    dose('D9', 'Marsh', '3', { periodFrom: '2024-01-01', periodTo: '2024-12-31', period: '2024' }),
    dose('D10', 'Alder', null, { censor: 'not_read' }),
  ]
  const over = [exceedance('Marsh', '2025')]
  const words = ({ subject, cell }: (typeof doses)[number]) => `${subject} ${cell}`
  const cells = (filter: 'all' | 'censored' | 'exceeding', search = '') =>
    filtered(doses, { filter, search }, exceedanceFinder(over), words).map(({ cell }) => cell)

  test('are all shown unless some are asked for', () => {
    expect(cells('all')).toHaveLength(5)
  })

  test('below detection are marks and bounds alike', () => {
    expect(cells('censored')).toEqual(['D7', 'D10'])
    expect(isCensored(dose('D1', 'Reed', '0'))).toBe(false)
  })

  test('above a limit are those of the same person and year', () => {
    expect(cells('exceeding')).toEqual(['D8'])
  })

  test('of a mean over years are those of each of them', () => {
    const [, , , earlier] = doses
    expect(earlier && exceedanceFinder([exceedance('Marsh', '2021/2025')])(earlier)?.period).toBe('2021/2025')
  })

  test('are found by words in any order and letter case', () => {
    expect(cells('all', 'd8 MARSH')).toEqual(['D8'])
  })
})
