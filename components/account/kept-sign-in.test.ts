import { describe, expect, test } from '@jest/globals'
import { keptUserOf } from './kept-sign-in'

describe('the user that a browser has saved', () => {
  test('is read with their name, or without one', () => {
    const user = { id: 'a1', email: 'ana@clinic.example', name: 'Ana', subscription: { plan: 'free' } }
    expect(keptUserOf(JSON.stringify(user))).toEqual({ id: 'a1', email: 'ana@clinic.example', name: 'Ana' })
    expect(keptUserOf(JSON.stringify({ ...user, name: null }))?.name).toBeNull()
  })

  test.each([null, '', '{', 'null', '"a1"', '{"id":"a1"}', '{"id":1,"email":"ana@clinic.example"}'])(
    'is no one if %p is stored',
    (text) => {
      expect(keptUserOf(text)).toBeNull()
    },
  )
})
