import { describe, expect, test } from '@jest/globals'
import { LIMIT_PROFILES } from '@/lib/documents/doses/limits/profiles'
import { decimalOf, withValues } from './limit-values'

test.each([
  ['20', '20'],
  ['12,5', '12.5'],
  [' 1 000 ', '1000'],
  ['0', null],
  ['-5', null],
  ['20 mSv', null],
  ['1,234,5', null],
  ['', null],
])('«%s» as a limit is %s', (written, value) => {
  expect(decimalOf(written)).toBe(value)
})

describe('a profile with values of one’s own', () => {
  const [groupA] = LIMIT_PROFILES

  test('keeps the sources of what was not changed, and none for what was', () => {
    if (groupA === undefined) throw new Error('No profile')
    const { name, limits } = withValues(groupA, 'Ours', { effective_mean: '6', lens: '150' }, 'the hospital')
    expect(name).toBe('Ours')
    expect(limits[0]).toMatchObject({ value: '6', source: 'the hospital' })
    expect(limits.slice(1)).toEqual(groupA.limits.slice(1))
  })
})
