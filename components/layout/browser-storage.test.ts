import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'

/** The module as a page that was just opened has it. */
function openedPage() {
  jest.resetModules()
  return import('./browser-storage')
}

function install(localStorage: object): void {
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

  test('what is written is read, and what is removed or cleared is not', async () => {
    install(memory())
    const { clearStored, readStored, removeStored, writeStored } = await openedPage()
    writeStored('currency', 'EUR')
    writeStored('token', 'abc')
    expect([readStored('currency'), readStored('token')]).toEqual(['EUR', 'abc'])
    removeStored('currency')
    expect([readStored('currency'), readStored('token')]).toEqual([null, 'abc'])
    clearStored()
    expect(readStored('token')).toBeNull()
    expect(warn).not.toHaveBeenCalled()
  })

  test('a page that was cleared keeps no answer that comes late, and the next page keeps again', async () => {
    install(memory())
    const left = await openedPage()
    left.clearStored()
    left.writeStored('sessionId', 'late')
    expect(left.readStored('sessionId')).toBeNull()
    const next = await openedPage()
    next.writeStored('sessionId', 'new')
    expect(next.readStored('sessionId')).toBe('new')
  })

  test('where storage is refused each call warns and none throws', async () => {
    install({ getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse })
    const { clearStored, readStored, removeStored, writeStored } = await openedPage()
    expect(readStored('currency')).toBeNull()
    writeStored('currency', 'EUR')
    removeStored('currency')
    clearStored()
    expect(warn).toHaveBeenCalledTimes(4)
  })
})
