import { describe, expect, test } from '@jest/globals'
import type { Offer } from './answers'
import { bothMarks, foundType, isSupposed, twoReadings, typeKey, typeOf } from './column-type'
import { foundColumn } from './test-support/found-table'

const offer = (as: Offer['as'], more: Partial<Offer> = {}): Offer => ({
  as,
  decimal: null,
  order: null,
  typed: 1,
  sample: null,
  ...more,
})
const sample = { text: '1.234', type: 'number', value: '1234', numFmt: '#,##0' } as const
const comma = offer('number', { decimal: ',', sample })
const point = offer('number', { decimal: '.', sample })

describe('a type of a column', () => {
  test('is one choice of the menu, whichever way it is read', () => {
    const offers = [offer('text'), comma, point, offer('date', { order: 'day-first' }), offer('date')]
    expect(offers.map((each) => typeKey(typeOf(each)))).toEqual([
      'text',
      'number ,',
      'number .',
      'date day-first',
      'date',
    ])
    expect(typeKey(null)).toBe('found')
  })

  test('is uncertain if more than its cells was needed, until the user chooses', () => {
    expect(isSupposed(foundColumn())).toBe(false)
    expect(isSupposed(foundColumn({ evidence: 'document' }))).toBe(true)
    expect(isSupposed(foundColumn({ look: { kept: 0, odd: 1, unread: 0 } }))).toBe(true)
    expect(isSupposed(foundColumn({ evidence: 'chosen', chosen: { as: 'text' } }))).toBe(false)
  })

  test('can be confirmed as detected if it can be chosen', () => {
    expect(foundType(foundColumn({ offers: [offer('text'), offer('number')] }))).toEqual({ as: 'number' })
    expect(foundType(foundColumn({ type: 'boolean', offers: [offer('text')] }))).toEqual({ as: 'text' })
  })
})

test('a column with both decimal marks is confirmed only by the type that leaves its cells as they are', () => {
  const all = offer('number', { typed: 4, sample })
  const most = offer('number', { decimal: '.', typed: 3 })
  const mixed = { type: 'number', typed: 3 } as const
  expect(bothMarks(foundColumn({ ...mixed, offers: [offer('text'), all, most] }))).toEqual(all)
  expect(foundType(foundColumn({ ...mixed, offers: [offer('text'), all, most] }))).toEqual({
    as: 'number',
    decimal: '.',
  })
  expect(foundType(foundColumn({ ...mixed, offers: [offer('text'), comma, point, all] }))).toBeNull()
  expect(bothMarks(foundColumn({ offers: [offer('text'), comma, point] }))).toBeNull()
})

test('a column has two readings where some cell of it has', () => {
  expect(twoReadings(foundColumn({ offers: [offer('text'), comma, point] }))).toEqual([comma, point])
  expect(twoReadings(foundColumn({ offers: [offer('text'), offer('number')] }))).toBeNull()
})
