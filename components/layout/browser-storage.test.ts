import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { clearStored, readStored, removeStored, writeStored } from './browser-storage'

/** Opens a new page on the storage. */
function openPage(localStorage: object): void {
  Object.defineProperty(globalThis, 'window', { value: { localStorage }, configurable: true })
}

function memory(): object {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const refuse = () => {
  throw new Error('The operation is insecure.')
}

describe('browser storage', () => {
  let warn: ReturnType<typeof jest.spyOn>
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    warn.mockRestore()
    Reflect.deleteProperty(globalThis, 'window')
  })

  test('what is written is read, and what is removed or cleared is not', () => {
    openPage(memory())
    writeStored('currency', 'EUR')
    writeStored('token', 'abc')
    expect([readStored('currency'), readStored('token')]).toEqual(['EUR', 'abc'])
    removeStored('currency')
    expect([readStored('currency'), readStored('token')]).toEqual([null, 'abc'])
    clearStored()
    expect(readStored('token')).toBeNull()
    expect(warn).not.toHaveBeenCalled()
  })

  test('a page that was cleared saves no late answer, and the next page saves again', () => {
    const storage = memory()
    openPage(storage)
    clearStored()
    writeStored('sessionId', 'late')
    expect(readStored('sessionId')).toBeNull()
    openPage(storage)
    writeStored('sessionId', 'new')
    expect(readStored('sessionId')).toBe('new')
  })

  test('where storage is refused each call warns and none throws', () => {
    openPage({ getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse })
    expect(readStored('currency')).toBeNull()
    writeStored('currency', 'EUR')
    removeStored('currency')
    clearStored()
    expect(warn).toHaveBeenCalledTimes(4)
  })
})
