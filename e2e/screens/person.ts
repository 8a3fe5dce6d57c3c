import type { Page } from 'playwright/test'
import { xsrfHeaders } from '../by-api'
import { expect } from '../fixtures'

export const PASSWORD = 'seven quiet lanterns'
const PERSON = { email: 'anna.ozerova@clinic.example', password: PASSWORD, name: 'A. Ozerova' }

/** Signs in somebody whose name is always the same, and who has nothing yet. */
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

/** Deletes the one who is signed in, with all that is theirs. */
export async function removePerson(page: Page): Promise<void> {
  const gone = await page.request.delete('/api/users', {
    data: { password: PERSON.password },
    headers: await xsrfHeaders(page),
  })
  expect(gone.status()).toBe(200)
}
