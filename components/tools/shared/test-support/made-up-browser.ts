import { jest } from '@jest/globals'

/**
 * A browser that has a document session, and a server with scripted responses. Requests are recorded; restore the mocks
 * after each test.
 */
export function madeUpBrowser(sessionId: string, answer: (url: URL, init?: RequestInit) => Response) {
  const stored = new Map([['sessionId', sessionId]])
  const asked: string[] = []
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  }
  const window = { localStorage, addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true })
  Object.defineProperty(globalThis, 'document', {
    value: { cookie: '', documentElement: { lang: 'en-US', dataset: {} } },
    configurable: true,
  })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    const url = new URL(String(path), 'http://actum.test')
    asked.push(`${init?.method ?? 'GET'} ${url.pathname}`)
    return answer(url, init)
  })
  return { asked, stored }
}
