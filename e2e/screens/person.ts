import type { Page } from 'playwright/test'
import { xsrfHeaders } from '../by-api'
import { expect } from '../fixtures'

export const PASSWORD = 'seven quiet lanterns'
const PERSON = { email: 'anna.ozerova@clinic.example', password: PASSWORD, name: 'A. Ozerova' }

/** Signs in a new user without data, always with the same name. */
export async function freshPerson(page: Page): Promise<void> {
  const register = () => page.request.post('/api/auth/register', { data: PERSON })
  let made = await register()
  if (made.status() === 409) {
    expect(
      (await page.request.post('/api/auth/login', { data: { email: PERSON.email, password: PASSWORD } })).status(),
    ).toBe(200)
    await removePerson(page)
    made = await register()
  }
  expect(made.status()).toBe(201)
}

/** Deletes the signed-in user with all their data. */
export async function removePerson(page: Page): Promise<void> {
  const gone = await page.request.delete('/api/users', {
    data: { password: PERSON.password },
    headers: await xsrfHeaders(page),
  })
  expect(gone.status()).toBe(200)
}
