import type { Cookie, Page } from 'playwright/test'
import { expect, test as base } from 'playwright/test'

export const LOCALES = ['ru-RU', 'ro-RO', 'en-US'] as const
export type Locale = (typeof LOCALES)[number]

/**
 * The languages in which a journey is tested: each of them, or where only journeys run (`npm test`) a single one. `turn` spreads
 * the journeys over the languages.
 */
export function journeyLocales(turn: number): readonly Locale[] {
  return process.env['ACTUM_E2E'] === 'journeys' ? LOCALES.slice(turn, turn + 1) : LOCALES
}

/** Each Playwright worker has its own server (playwright.config.ts). */
const WORKER = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
const ORIGIN = `http://localhost:${Number(process.env['ACTUM_E2E_PORT'] ?? 3110) + WORKER}`

/** Where the worker's server leaves its emails. */
export const OUTBOX = `.data/e2e-${WORKER}/outbox`

export const DEMO = { email: 'demo@actum.example', password: 'actum-demo-2026' }

/** Console errors and CSP violations that a page may not have. */
interface Fixtures {
  readonly complaints: string[]
}

/** Every test fails if the browser reports an error, unless the test announces that it provokes it. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide) => provide(ORIGIN),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      const goto = page.goto.bind(page)
      page.goto = async (...address) => {
        const response = await goto(...address)
        await hydrated(page)
        return response
      }
      const reload = page.reload.bind(page)
      page.reload = async (options) => {
        const response = await reload(options)
        await hydrated(page)
        return response
      }
      await use(complaints)
      // An error response is intentional, but the browser logs each of them.
      const unexpected = complaints.filter((text) => !/Failed to load resource.*(401|404|422)/.test(text))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Waits until React has taken over what the server sent, and until what a screen fetches at its start is there: a press before that
 * goes nowhere, or to where something was a moment ago, and on a busy machine a test is quick enough for either.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('main *')
    const isTaken = content === null || Object.keys(content).some((key) => key.startsWith('__reactFiber$'))
    return isTaken && document.querySelector('main p[aria-busy="true"]') === null
  })
}

/**
 * Takes from the complaints the requests that were refused with `what`, a status or an error's name: the browser writes each of them
 * down, and a test may provoke such.
 */
export function forgive(complaints: string[], what: number | string): void {
  const others = complaints.filter((text) => !text.includes('Failed to load resource') || !text.includes(String(what)))
  complaints.splice(0, complaints.length, ...others)
}

/** Sets the language as the switcher would have left it. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: 'selectedLanguage', value: locale, domain: 'localhost', path: '/' }])
}

let people = 0

/** An address that no earlier test has used. */
export function newEmail(): string {
  return `person-${Date.now()}-${++people}@clinic.example`
}

/** Makes an account by the API and signs it in: for anyone who changes something of it. Gives its address. */
export async function signUp(page: Page, password: string): Promise<string> {
  const email = newEmail()
  const response = await page.request.post('/api/auth/register', { data: { email, password } })
  expect(response.status()).toBe(201)
  return email
}

let demoCookies: readonly Cookie[] = []

/**
 * Signs in by the API, with the cookies that the form would have got. The demo account's session is used again while it lives: one
 * address may sign in fifty times in a quarter of an hour, and there are more tests than that.
 */
export async function signIn(page: Page, person = DEMO): Promise<void> {
  if (person === DEMO && demoCookies.length > 0) {
    await page.context().addCookies([...demoCookies])
    if ((await page.request.get('/api/users/reset')).ok()) return clearDesks(page)
  }
  const response = await page.request.post('/api/auth/login', { data: person })
  expect(response.status()).toBe(200)
  if (person !== DEMO) return
  const cookies = await page.context().cookies()
  demoCookies = cookies.filter(({ name }) => !['selectedLanguage', 'darkMode'].includes(name))
  await clearDesks(page)
}

/** The demo account belongs to all tests: what another one has laid out is cleared. */
async function clearDesks(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token) }
  for (const tool of ['generate', 'tables', 'doses']) {
    const response = await page.request.delete(`/api/documents/desk?tool=${tool}`, { headers })
    expect([200, 404]).toContain(response.status())
  }
}
