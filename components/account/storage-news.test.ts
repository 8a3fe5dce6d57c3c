import { describe, expect, test } from '@jest/globals'
import { storageNews } from './storage-news'

const user = (id: string) => JSON.stringify({ id, email: `${id}@clinic.example`, name: null })

describe('what another tab wrote', () => {
  test('is a sign-out if everything was cleared or the user removed', () => {
    expect(storageNews(null, null, 'anna')).toBe('loggedOut')
    expect(storageNews('user', null, 'anna')).toBe('loggedOut')
    expect(storageNews('user', '{', 'anna')).toBe('loggedOut')
  })

  test('is another person when their id is another', () => {
    expect(storageNews('user', user('boris'), 'anna')).toBe('another')
    expect(storageNews('user', user('anna'), 'anna')).toBeNull()
  })

  test('is a session that lives when there is a new token', () => {
    expect(storageNews('token', 'abc', 'anna')).toBe('again')
    expect(storageNews('token', null, 'anna')).toBeNull()
  })

  test('is nothing when it is a language or a currency', () => {
    expect(storageNews('currency', 'EUR', 'anna')).toBeNull()
  })
})
