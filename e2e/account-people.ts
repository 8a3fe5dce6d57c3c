import type { Browser, Page } from 'playwright/test'
import { expect, signIn, signUp, speak, type Locale } from './fixtures'
import { mailedLink } from './mails'
import { MESSAGES } from './messages'

export const PASSWORD = 'correct horse battery'
export const NEW_PASSWORD = 'seven quiet lanterns'

const { profile, account } = MESSAGES['en-US']

/**
 * A file's own people, each made when they are first asked for: how often anybody may register is limited.
 *
 * @returns what signs one of them in, in a language, and gives their address
 */
export function ownPeople(): (page: Page, who: string, locale: Locale) => Promise<string> {
  const people = new Map<string, string>()
  return async (page, who, locale) => {
    const email = people.get(who) ?? (await signedUp(page, locale))
    await speak(page, locale)
    if (people.has(who)) await signIn(page, { email, password: PASSWORD })
    people.set(who, email)
    return email
  }
}

/** Signs in a new user in a language; returns their address. */
export async function signedUp(page: Page, locale: Locale): Promise<string> {
  await speak(page, locale)
  return signUp(page, PASSWORD)
}

/** Signs in a new user and opens their profile, in English; returns their address. */
export async function onOwnProfile(page: Page): Promise<string> {
  const email = await signedUp(page, 'en-US')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible()
  return email
}

/** The same with an address that is confirmed. */
export async function confirmedPerson(page: Page): Promise<void> {
  const email = await onOwnProfile(page)
  await page.goto(await mailedLink(email, '/confirm'))
  await expect(page.getByText(account.confirm.done.replace('{email}', email))).toBeVisible()
  await page.goto('/profile')
}

/** Ends all the user's sessions except a new one elsewhere, as they could from another device. */
export async function endSessions(browser: Browser, email: string): Promise<void> {
  const elsewhere = await browser.newContext()
  await elsewhere.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  const xsrf = (await elsewhere.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const ended = await elsewhere.request.delete('/api/sessions', {
    headers: { 'x-xsrf-token': decodeURIComponent(xsrf) },
  })
  expect(((await ended.json()) as { ended: number }).ended).toBeGreaterThan(0)
  await elsewhere.close()
}

/** What the browser keeps of anyone who is signed in. */
export function stored(page: Page): Promise<Record<'user' | 'token' | 'sessionId', string | null>> {
  return page.evaluate(() => ({
    user: localStorage.getItem('user'),
    token: localStorage.getItem('token'),
    sessionId: localStorage.getItem('sessionId'),
  }))
}
