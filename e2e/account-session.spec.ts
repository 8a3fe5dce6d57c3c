import type { Browser, Page } from 'playwright/test'
import { endSessions, ownPeople, PASSWORD, stored } from './account-people'
import { wordDocument } from './documents'
import { expect, journeyLocales, test } from './fixtures'
import { MESSAGES } from './messages'

const TABLE = wordDocument([
  'Doses',
  [
    ['Name', 'mSv'],
    ['Ana', '0.42'],
  ],
])
const { account, header } = MESSAGES['en-US']
const signedInAs = ownPeople()

for (const locale of journeyLocales(2)) {
  test(
    `in ${locale} a session that ends in mid-work is begun again in place`,
    { tag: '@journey' },
    async ({ page, browser }) => {
      const { account: words, errors, parser } = MESSAGES[locale]
      // The desk is saved some moments after each change, and would ask to sign in before the call that this test makes.
      await page.route('**/api/documents/desk?*', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ json: { version: 1 } }) : route.continue(),
      )
      const email = await signedInAs(page, locale, locale)
      await page.goto('/parser')
      await expect(page.getByRole('heading', { level: 1, name: parser.title })).toBeVisible()
      await endSessions(browser, email)

      await page.locator('input[type=file]').setInputFiles({ name: 'dose.docx', mimeType: '', buffer: TABLE })
      const dialog = page.getByRole('alertdialog', { name: words.expired.title })
      await expect(dialog).toContainText(words.expired.fact)
      await expect(dialog.getByRole('textbox', { name: words.email })).toHaveValue(email)
      const password = dialog.getByRole('textbox', { name: words.password })
      await expect(password).toBeFocused()
      await page.keyboard.press('Escape')
      await password.fill('not the password')
      await dialog.getByRole('button', { name: words.expired.signIn }).click()
      await expect(dialog.getByRole('alert')).toContainText(errors.CREDENTIALS_WRONG)
      await password.fill(PASSWORD)
      await password.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('region', { name: /^1 · / })).toBeVisible({ timeout: 20_000 })

      await endSessions(browser, email)
      await page.locator('#release-action').click()
      await password.fill(PASSWORD)
      await password.press('Enter')
      await expect(page.locator('a[download="dose.xlsx"]').first()).toBeVisible({ timeout: 30_000 })
      await expect(page).toHaveURL('/parser')
    },
  )
}

/** A user on the profile whose session ended, and the dialog after the next request. */
async function askedAgain(page: Page, browser: Browser) {
  const email = await signedInAs(page, 'colleague', 'en-US')
  await page.goto('/profile')
  await expect(page.getByText(account.files.empty)).toBeVisible()
  await endSessions(browser, email)
  await page.getByRole('button', { name: account.export.download }).click()
  const dialog = page.getByRole('alertdialog', { name: account.expired.title })
  return { email, dialog }
}

test('the way back to the login screen keeps the place', async ({ page, browser }) => {
  const { dialog } = await askedAgain(page, browser)
  await dialog.getByRole('button', { name: account.expired.leave }).click()
  await expect(page).toHaveURL('/login?callbackUrl=%2Fprofile')
})

test('a session that ends behind a dialog is begun again over it', async ({ page, browser }) => {
  const email = await signedInAs(page, 'colleague', 'en-US')
  await page.goto('/profile')
  await page.getByRole('button', { name: account.tokens.new }).click()
  const form = page.getByRole('alertdialog', { name: account.tokens.newTitle })
  await form.getByRole('textbox', { name: account.tokens.name }).fill('night shift')
  await form.getByRole('textbox', { name: account.reauthentication.password }).fill(PASSWORD)
  await endSessions(browser, email)
  await form.getByRole('button', { name: account.tokens.make }).click()
  const dialog = page.getByRole('alertdialog', { name: account.expired.title })
  await dialog.getByRole('textbox', { name: account.password }).fill(PASSWORD)
  await dialog.getByRole('button', { name: account.expired.signIn }).click()
  await expect(page.getByText(account.tokens.made.replace('{name}', 'night shift'))).toBeVisible()
})

test('signing in in another tab lets this one go on, and logging out there ends it here', async ({ page, browser }) => {
  const { email, dialog } = await askedAgain(page, browser)
  const [other] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('link').click()])
  await other.getByLabel(account.email).fill(email)
  await other.getByLabel(account.password, { exact: true }).fill(PASSWORD)
  const download = page.waitForEvent('download')
  await other.getByRole('button', { name: account.logIn }).click()
  await expect(other).toHaveURL('/')
  await download
  await expect(dialog).toHaveCount(0)

  await other.getByRole('button', { name: header.logOut }).click()
  await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL('/login?callbackUrl=%2Fprofile')
  expect(await stored(page)).toEqual({ user: null, token: null, sessionId: null })
})

test('the browser saves signed-in users, however they signed in, and nothing about another user', async ({ page }) => {
  const email = await signedInAs(page, 'colleague', 'en-US')
  await page.goto('/profile')
  const kept = async () => {
    const { user, token, sessionId } = await stored(page)
    return { email: (JSON.parse(user ?? '{}') as { email?: string }).email, token: token !== null, sessionId }
  }
  await expect.poll(kept).toEqual({ email, token: true, sessionId: null })
  const token = (await stored(page)).token

  // An address that was changed with an emailed link elsewhere.
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '') as object
    localStorage.setItem('user', JSON.stringify({ ...user, email: 'before@clinic.example' }))
    localStorage.setItem('sessionId', 'kept')
  })
  await page.reload()
  await expect.poll(kept).toEqual({ email, token: true, sessionId: 'kept' })

  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '') as object
    localStorage.setItem('user', JSON.stringify({ ...user, id: 'somebody else' }))
  })
  await page.reload()
  await expect.poll(kept).toEqual({ email, token: true, sessionId: null })
  expect((await stored(page)).token).not.toBe(token)
})
