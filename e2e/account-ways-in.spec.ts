import type { Route } from 'playwright/test'
import { confirmedPerson, NEW_PASSWORD, onOwnProfile, PASSWORD } from './account-people'
import { expect, forgive, speak, test } from './fixtures'
import { MESSAGES } from './messages'

const { account, errors, profile } = MESSAGES['en-US']
const { signIn } = profile

test.describe('ways in', () => {
  const LINKED = { email: 'ana@elsewhere.example', linkedAt: '2026-03-04T10:00:00.000Z', lastUsedAt: null }

  test('a provider is linked and unlinked with the password', { tag: '@journey' }, async ({ page, complaints }) => {
    const linked = new Set(['github'])
    await page.route('**/api/sign-in-methods', (route) =>
      answer(route, {
        success: true,
        password: { changedAt: '2026-03-04T10:00:00.000Z' },
        providers: [
          { provider: 'github', name: 'GitHub', configured: true, linked: linked.has('github') ? LINKED : null },
          { provider: 'oidc', name: 'Hospital', configured: true, linked: null },
        ],
      }),
    )
    await page.route('**/api/sign-in-methods/*', (route) => {
      if (route.request().postDataJSON().password !== PASSWORD) {
        return answer(route, { success: false, code: 'PASSWORD_WRONG', error: errors.PASSWORD_WRONG }, 403)
      }
      linked.clear()
      return answer(route, { success: true })
    })
    await page.route('**/api/session/csrf', (route) => answer(route, { csrfToken: 'token' }))
    await page.route('**/api/session/signin/*', (route) => answer(route, { url: '/profile?from=provider' }))
    await confirmedPerson(page)
    const table = page.getByRole('table', { name: signIn.title })
    await expect(table.getByRole('row', { name: /GitHub/ })).toContainText(LINKED.email)

    await table.getByRole('button', { name: `${signIn.unlink} GitHub` }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel(account.reauthentication.password).fill('not the password')
    await dialog.getByRole('button', { name: signIn.dialog.unlink.confirm }).click()
    await expect(dialog.getByRole('alert')).toContainText(errors.PASSWORD_WRONG)
    await dialog.getByLabel(account.reauthentication.password).fill(PASSWORD)
    await dialog.getByRole('button', { name: signIn.dialog.unlink.confirm }).click()
    await expect(table.getByRole('row', { name: /GitHub/ })).toContainText(signIn.notLinked)

    await table.getByRole('button', { name: `${signIn.link} Hospital` }).click()
    await dialog.getByLabel(account.reauthentication.password).fill(PASSWORD)
    await dialog.getByRole('button', { name: signIn.dialog.link.confirm.replace('{provider}', 'Hospital') }).click()
    await expect(page).toHaveURL('/profile?from=provider')
    forgive(complaints, 403)
  })

  test('the last way in can’t be removed, and an account without a password sets its first', async ({
    page,
    complaints,
  }) => {
    await page.route('**/api/sign-in-methods', (route) =>
      answer(route, {
        success: true,
        password: null,
        providers: [{ provider: 'github', name: 'GitHub', configured: true, linked: LINKED }],
      }),
    )
    const asked: unknown[] = []
    await page.route('**/api/password-change', (route) => {
      asked.push(route.request().postDataJSON())
      return answer(route, { success: false, code: 'SIGN_IN_NOT_FRESH', error: errors.SIGN_IN_NOT_FRESH }, 403)
    })
    await onOwnProfile(page)
    await expect(page.getByText(signIn.last)).toBeVisible()
    await expect(page.getByRole('button', { name: `${signIn.unlink} GitHub` })).toBeHidden()
    await page.getByRole('button', { name: `${signIn.setPassword} ${signIn.password}` }).click()
    await expect(page.getByLabel(account.change.current)).toBeHidden()
    await page.getByLabel(account.change.next).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: account.change.set, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: errors.SIGN_IN_NOT_FRESH })).toBeVisible()
    expect(asked).toEqual([{ password: NEW_PASSWORD }])
    forgive(complaints, 403)
  })

  test('a failed sign-in with a provider is shown, and no user is saved', async ({ page }) => {
    await speak(page, 'en-US')
    await page.goto('/login')
    await page.evaluate(() => ['token', 'user', 'profile'].forEach((key) => localStorage.setItem(key, '{}')))
    await page.goto('/login?error=IDENTITY_EMAIL_TAKEN')
    await expect(page.getByRole('alert').filter({ hasText: errors.IDENTITY_EMAIL_TAKEN })).toBeVisible()
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.goto('/login?error=Callback')
    await expect(page.getByRole('alert').filter({ hasText: account.social.failed })).toBeVisible()
  })
})

function answer(route: Route, body: unknown, status = 200): Promise<void> {
  return route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
}
