import { describe, expect, test } from '@jest/globals'
import { nextOrder, ordered, type DoseOrderKey } from './dose-order'
import { dose } from './test-support/doses'

describe('the order of doses', () => {
  const doses = [
    dose('D6', 'Ёлкина', '0.42'),
    dose('D7', 'Жданов', '900', { canonicalValue: '0.9', unit: 'uSv' }),
    dose('D8', 'Елагин', '10'),
    dose('D9', 'Абрамов', null, { canonicalValue: null }),
  ]
  const cells = (by: DoseOrderKey, descending = false) =>
    ordered(doses, { by, descending }, 'ru-RU').map(({ cell }) => cell)

  test('follows the language’s alphabet', () => {
    expect(cells('who')).toEqual(['D9', 'D8', 'D6', 'D7'])
  })

  test('is by amounts in one unit, and doses without one come last in both directions', () => {
    expect(cells('value')).toEqual(['D6', 'D7', 'D8', 'D9'])
    expect(cells('value', true)).toEqual(['D8', 'D7', 'D6', 'D9'])
  })

  test('leaves equal ones as in the file', () => {
    expect(cells('source', true)).toEqual(['D6', 'D7', 'D8', 'D9'])
  })

  test('is the file’s own, and the other way round', () => {
    expect(ordered(doses, null, 'ru-RU')).toBe(doses)
    expect(cells('cell', true)).toEqual(['D9', 'D8', 'D7', 'D6'])
  })

  test('turns at the second press and ends at the third', () => {
    const first = nextOrder(null, 'who')
    expect(first).toEqual({ by: 'who', descending: false })
    const second = nextOrder(first, 'who')
    expect(second).toEqual({ by: 'who', descending: true })
    expect(nextOrder(second, 'who')).toBeNull()
    expect(nextOrder(second, 'value')).toEqual({ by: 'value', descending: false })
  })
})
