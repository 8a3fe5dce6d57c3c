import { describe, expect, test } from '@jest/globals'
import { tokenInHash } from './link-token'

describe('the token of an emailed link', () => {
  test('is behind the hash sign', () => {
    expect(tokenInHash('#token=Zm9v-_8')).toBe('Zm9v-_8')
  })

  test('is read even if an email program has added something', () => {
    expect(tokenInHash('#token=Zm9v%20')).toBe('Zm9v')
    expect(tokenInHash('#utm_source=mail&token=Zm9v')).toBe('Zm9v')
  })

  test('is missing from a link that was cut off', () => {
    expect(['', '#', '#token', '#token=', '#sheet'].map(tokenInHash)).toEqual([null, null, null, null, null])
  })
})
