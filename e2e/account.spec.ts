import type { Page } from 'playwright/test'
import type { Locale } from './fixtures'
import { expect, forgive, journeyLocales, newEmail, signIn, speak, test } from './fixtures'
import { mailedLink } from './mails'
import { MESSAGES } from './messages'

const en = MESSAGES['en-US']
const PASSWORD = 'correct horse battery'
const NEW_PASSWORD = 'seven quiet lanterns'
const NO_SUCH_LINK = '#token=' + 'A'.repeat(43)

for (const locale of journeyLocales(0)) {
  test(
    `in ${locale} a forgotten password is replaced with the emailed link, once`,
    { tag: '@journey' },
    async ({ page, complaints }) => {
      const { account, errors, header } = MESSAGES[locale]
      const email = newEmail()
      await speak(page, locale)
      await register(page, locale, email)
      await expect(page.getByText(account.confirmationSent.replace('{email}', email))).toBeVisible()
      await page.getByRole('button', { name: header.logOut }).click()

      await page.getByRole('link', { name: account.forgot.link }).click()
      // The login screen has a cell of the same name.
      await expect(page.getByRole('heading', { level: 1, name: account.forgot.title })).toBeVisible()
      await page.getByLabel(account.email).fill(email)
      await page.getByRole('button', { name: account.forgot.send }).click()
      await expect(page.getByRole('status').filter({ hasText: email })).toHaveText(
        account.forgot.sent.replace('{email}', email),
      )

      const link = await mailedLink(email, '/reset')
      await page.goto(link)
      await expect(page).toHaveURL('/reset')
      const field = page.getByLabel(account.reset.password)
      await field.fill('1234567890')
      await page.getByRole('button', { name: account.reset.set }).click()
      await expect(page.getByRole('alert').filter({ hasText: errors.PASSWORD_COMMON })).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.fill(NEW_PASSWORD)
      await page.getByRole('button', { name: account.reset.set }).click()
      await expect(page.getByRole('status').filter({ hasText: account.reset.done })).toBeVisible()
      await page.getByRole('link', { name: account.logIn }).click()
      await expect(page).toHaveURL('/login')
      await page.getByLabel(account.email).fill(email)
      await page.getByLabel(account.password, { exact: true }).fill(NEW_PASSWORD)
      await page.getByRole('button', { name: account.logIn }).click()
      await expect(page).toHaveURL('/')

      await page.goto(link)
      await page.getByLabel(account.reset.password).fill(NEW_PASSWORD)
      await page.getByRole('button', { name: account.reset.set }).click()
      await expect(page.getByRole('alert').filter({ hasText: errors.LINK_NOT_VALID })).toBeVisible()
      await page.getByRole('link', { name: account.reset.askAnother }).click()
      await expect(page).toHaveURL('/forgot')
      forgive(complaints, 400)
    },
  )
}

test('an address that no one has is answered like every other', async ({ page }) => {
  const { account } = en
  const email = newEmail()
  await speak(page, 'en-US')
  await page.goto('/forgot')
  await page.getByLabel(account.email).fill(email)
  await page.getByRole('button', { name: account.forgot.send }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toHaveText(
    account.forgot.sent.replace('{email}', email),
  )
  await page.getByRole('button', { name: account.forgot.another }).click()
  await expect(page.getByLabel(account.email)).toBeVisible()
})

test('an invalid address is reported next to its field', async ({ page, complaints }) => {
  await speak(page, 'en-US')
  await page.goto('/forgot')
  await page.getByLabel(en.account.email).fill('somebody@nowhere')
  await page.getByRole('button', { name: en.account.forgot.send }).click()
  await expect(page.getByRole('alert').filter({ hasText: en.errors.EMAIL_NOT_VALID })).toBeVisible()
  await expect(page.getByLabel(en.account.email)).toHaveAttribute('aria-invalid', 'true')
  forgive(complaints, 400)
})

test('the token leaves the address bar immediately, and no change of language brings it back', async ({ page }) => {
  await speak(page, 'en-US')
  await page.goto(`/reset${NO_SUCH_LINK}`)
  await expect(page).toHaveURL('/reset')
  await page.getByLabel(en.account.reset.password).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'RU', exact: false }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: MESSAGES['ru-RU'].account.reset.title })).toBeVisible()
  await expect(page).toHaveURL('/reset')
  await expect(page.getByLabel(MESSAGES['ru-RU'].account.reset.password)).toHaveValue(NEW_PASSWORD)
})

test('a newer link opened in the same tab is used, and an incomplete one is reported', async ({ page, complaints }) => {
  await speak(page, 'en-US')
  await page.goto('/reset')
  await expect(page.getByRole('alert').filter({ hasText: en.account.linkCut })).toBeVisible()
  await page.goto(`/reset${NO_SUCH_LINK}`)
  await expect(page.getByLabel(en.account.reset.password)).toBeVisible()
  await expect(page).toHaveURL('/reset')
  await page.goto('/confirm')
  await expect(page.getByRole('alert').filter({ hasText: en.account.linkCut })).toBeVisible()
  await page.goto(`/confirm${NO_SUCH_LINK}`)
  await expect(page.getByRole('alert').filter({ hasText: en.errors.LINK_NOT_VALID })).toBeVisible()
  await page.getByRole('link', { name: en.account.confirm.logInForAnother }).click()
  await expect(page).toHaveURL('/login?callbackUrl=%2Fprofile')
  forgive(complaints, 400)
})

test(
  'the link in the registration’s email confirms the address automatically, and a second use is reported',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    const { confirm, unconfirmed } = en.account
    const email = newEmail()
    await speak(page, 'en-US')
    await register(page, 'en-US', email)
    const first = await mailedLink(email, '/confirm')

    await page.goto('/profile')
    await expect(page.getByText(unconfirmed)).toBeVisible()
    await page.getByRole('button', { name: confirm.send }).click()
    await expect(page.getByText(confirm.sent.replace('{email}', email))).toBeVisible()
    const second = await mailedLink(email, '/confirm', [first])

    await page.goto(first)
    await expect(page.getByRole('alert').filter({ hasText: en.errors.LINK_NOT_VALID })).toBeVisible()
    await expect(page.getByRole('button', { name: confirm.send })).toBeVisible()

    await page.goto(second)
    await expect(page.getByRole('status').filter({ hasText: confirm.done.replace('{email}', email) })).toBeVisible()
    await expect(page).toHaveURL('/confirm')
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: en.account.sessions.title })).toBeVisible()
    await expect(page.getByText(unconfirmed)).toBeHidden()

    await page.goto(second)
    await expect(page.getByRole('status').filter({ hasText: confirm.already.replace('{email}', email) })).toBeVisible()
    await page.getByRole('link', { name: confirm.onward }).click()
    await expect(page).toHaveURL('/')
    forgive(complaints, 400)
  },
)

test('a confirmation interrupted by a lost connection is repeated with a button', async ({ page, complaints }) => {
  const email = newEmail()
  await speak(page, 'en-US')
  await register(page, 'en-US', email)
  const link = await mailedLink(email, '/confirm')
  await page.route('**/api/email/confirm', (route) => route.abort(), { times: 1 })
  await page.goto(link)
  await expect(page.getByRole('alert').filter({ hasText: en.account.connectionLost })).toBeVisible()
  await page.getByRole('button', { name: en.account.confirm.confirm }).click()
  await expect(page.getByText(en.account.confirm.done.replace('{email}', email))).toBeVisible()
  forgive(complaints, 'net::ERR_FAILED')
})

test(
  'sessions are listed and ended on the profile, and a new password ends the others',
  { tag: '@journey' },
  async ({ page, browser, complaints }) => {
    const { change, sessions, password } = en.account
    const email = newEmail()
    await speak(page, 'en-US')
    await register(page, 'en-US', email)
    const elsewhere = async () => {
      const other = await (await browser.newContext()).newPage()
      await signIn(other, { email, password: PASSWORD })
      return other
    }
    const first = await elsewhere()
    await elsewhere()
    await page.goto('/profile')
    const rows = page.getByRole('table', { name: sessions.caption }).getByRole('row')
    await expect(rows).toHaveCount(4)
    await page
      .getByRole('button', { name: sessions.endNamed.replace('{device}', '') })
      .last()
      .click()
    await expect(rows).toHaveCount(3)
    await page.getByRole('button', { name: sessions.endOthers }).click()
    await expect(page.getByText('1 other session signed out.')).toBeVisible()
    await expect(rows).toHaveCount(2)
    expect((await first.request.get('/api/sessions')).status()).toBe(401)

    const other = await elsewhere()
    const { changePassword, password: ofPassword } = en.profile.signIn
    await page.getByRole('button', { name: `${changePassword} ${ofPassword}` }).click()
    await page.getByLabel(change.current).fill('not the password')
    await page.getByLabel(change.next).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: change.change, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: en.errors.PASSWORD_WRONG })).toBeVisible()
    await expect(page.getByLabel(change.current)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(change.current).fill(PASSWORD)
    await page.getByRole('button', { name: change.change, exact: true }).click()
    await expect(page.getByText(change.done)).toBeVisible()
    await expect(page.getByLabel(change.current)).toBeHidden()
    await expect(rows).toHaveCount(2)
    expect((await other.request.get('/api/sessions')).status()).toBe(401)
    await page.getByRole('button', { name: en.header.logOut }).click()
    await page.getByLabel(en.account.email).fill(email)
    await page.getByLabel(password, { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: en.account.logIn }).click()
    await expect(page).toHaveURL('/')
    forgive(complaints, 403)
  },
)

async function register(page: Page, locale: Locale, email: string): Promise<void> {
  const { account } = MESSAGES[locale]
  await page.goto('/register')
  await page.getByLabel(account.email).fill(email)
  await page.getByLabel(account.newPassword).fill(PASSWORD)
  await page.getByRole('button', { name: account.makeAccount }).click()
  await expect(page).toHaveURL('/')
}
