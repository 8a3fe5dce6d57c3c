import { describe, expect, test } from '@jest/globals'
import { changedValues, settledValues, VALUE_NAMES, type ProfileValues } from './profile-values'

const EMPTY = Object.fromEntries(VALUE_NAMES.map((name) => [name, ''])) as unknown as ProfileValues

describe('the values of the profile', () => {
  test('only what differs is sent', () => {
    expect(changedValues({ ...EMPTY, phone: '+373 22 000000' }, EMPTY)).toEqual({ phone: '+373 22 000000' })
    expect(changedValues(EMPTY, EMPTY)).toEqual({})
    expect(changedValues(EMPTY, { ...EMPTY, address: 'Chișinău' })).toEqual({ address: '' })
  })

  test('what was sent is as the server keeps it', () => {
    const sent = { ...EMPTY, phone: ' 42 ' }
    expect(settledValues(sent, sent, { phone: '42' })).toEqual({ ...EMPTY, phone: '42' })
  })

  test('what was typed while it was saved stays', () => {
    const sent = { ...EMPTY, phone: '4', position: 'engineer' }
    const now = { ...sent, phone: '42' }
    expect(settledValues(now, sent, { phone: '4', position: 'engineer' })).toEqual(now)
  })
})
