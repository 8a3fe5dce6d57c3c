import { expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'

test.each([
  ['Препарат', 'Доза', 'доз'],
  ['Medicine', 'Doses', 'doses'],
])('«%s | %s»: 2000 %s below are an amount, not a header', (name, header, unit) => {
  const { doses } = readCase([
    [name, header],
    ['Engerix', `2000 ${unit}`],
    ['Fluarix', `1500 ${unit}`],
    ['Havrix', `500 ${unit}`],
  ])
  expect(doses.map((dose) => dose.split(' ')[0])).toEqual(['B2', 'B3', 'B4'])
})

test('they are an amount in several columns, below other amounts and alone too', () => {
  const header = ['Medicine', 'Dose ordered', 'Dose given']
  const rows = [
    ['Fluarix', '2000 doses', '1950 doses'],
    ['Gardasil', '1500 doses', '300 doses'],
    ['Havrix', '500 doses', '500 doses'],
  ]
  expect(readCase([header, ...rows]).doses).toHaveLength(6)
  expect(readCase([header, ['Engerix', '600 doses', '600 doses'], ...rows]).doses).toHaveLength(8)
  expect(readCase([header, ...rows.slice(0, 1)]).doses).toHaveLength(2)
})

test('the header of a medicine stock doesn’t include the first row', () => {
  const { doses } = readCase([
    ['Vaccine', 'Ordered', 'Delivered'],
    ['Fluarix', '2000 doses', '1950 doses'],
    ['Gardasil', '1500 doses', '300 doses'],
    ['Havrix', '500 doses', '500 doses'],
  ])
  expect(doses).toEqual([])
})
