import type { Cookie, Page } from 'playwright/test'
import { NEW_PASSWORD, onOwnProfile, PASSWORD } from './account-people'
import type { Locale } from './fixtures'
import { expect, forgive, journeyLocales, newEmail, speak, test } from './fixtures'
import { mailedLink } from './mails'
import { MESSAGES } from './messages'
import { pngSquare } from './pictures'

const { profile, account, nav, errors } = MESSAGES['en-US']

/** One user for all tests that don't change language and address, because registrations are rate limited. */
let cookies: Cookie[] = []

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext()
  const made = await context.request.post('/api/auth/register', { data: { email: newEmail(), password: PASSWORD } })
  expect(made.status()).toBe(201)
  ;({ cookies } = await context.storageState())
  await context.close()
})

for (const locale of journeyLocales(1)) {
  test(
    `in ${locale} name and organisation are saved by one button, and each cell bears its tag`,
    { tag: '@journey' },
    async ({ page }) => {
      const { title, lead, account: words, organisation, signIn, save } = MESSAGES[locale].profile
      await openProfile(page, locale)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(lead)).toBeVisible()
      for (const heading of [words.title, organisation.title, signIn.title]) {
        await expect(page.getByRole('heading', { level: 2, name: new RegExp(`\\. ${heading}$`) })).toBeVisible()
      }
      const field = (label: string) => page.getByRole('textbox', { name: label })
      const organisationField = field(`${organisation.fields.organisation} {profile.organisation}`)
      await field(words.name).fill(`Юлия Яновна Щёголева, ${locale}`)
      await organisationField.fill('Городская больница № 9')
      await field(`${organisation.fields.signatory} {profile.signatory}`).fill('Ильюшенок Владислав Шалвович')
      await field(`${organisation.fields.address} {profile.address}`).fill('ул. Садовая, 9\nТирасполь')
      await expect(page.getByText('{profile.signatory | initials}')).toBeVisible()
      const status = page.getByRole('status')
      await expect(status.filter({ hasText: save.unsaved })).toBeVisible()
      await page.getByRole('button', { name: save.save, exact: true }).click()
      await expect(status.filter({ hasText: save.savedAt.replace('{time}', '') })).toBeVisible()

      await page.reload()
      await expect(field(words.name)).toHaveValue(`Юлия Яновна Щёголева, ${locale}`)
      await expect(organisationField).toHaveValue('Городская больница № 9')
      await expect(field(`${organisation.fields.address} {profile.address}`)).toHaveValue('ул. Садовая, 9\nТирасполь')
      await expect(page.getByText(save.unsaved)).toBeHidden()
    },
  )

  test(`in ${locale} a new password is rated, with what makes it weak`, { tag: '@journey' }, async ({ page }) => {
    const { strength, newPassword, email, name } = MESSAGES[locale].account
    await speak(page, locale)
    await page.goto('/register')
    await page.getByLabel(email).fill('y.schegoleva@gb9.example')
    await page.getByLabel(name, { exact: false }).first().fill('Юлия Щёголева')
    const said = page.getByRole('status').filter({ hasText: strength.label })
    const password = page.getByRole('textbox', { name: newPassword })
    await password.fill('schegoleva2026')
    await expect(said).toHaveText(`${strength.label}: ${strength.levels.weak} ${strength.advice.personal}`)
    await password.fill('Password2026!')
    await expect(said).toHaveText(`${strength.label}: ${strength.levels.weak} ${strength.advice.common}`)
    await password.fill(NEW_PASSWORD)
    await expect(said).toHaveText(`${strength.label}: ${strength.levels.strong}`)
    await password.fill('short')
    await expect(said).toContainText('10')
  })
}

test('the server’s errors are shown at their fields', async ({ page, complaints }) => {
  await openProfile(page)
  const phone = page.getByRole('textbox', { name: profile.organisation.fields.phone })
  await phone.fill('+373\t22')
  await page.getByRole('button', { name: profile.save.save, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: profile.problems.notPrintable })).toBeVisible()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.fill('+373 22')
  await page.getByRole('button', { name: profile.save.save, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible()
  await expect(phone).not.toHaveAttribute('aria-invalid')
  forgive(complaints, 400)
})

test('a link does not lead away from what is not saved without asking', async ({ page }) => {
  await openProfile(page)
  const name = page.getByRole('textbox', { name: profile.account.name })
  const before = await name.inputValue()
  await name.fill('Ana')
  await page.getByRole('link', { name: nav.parser }).first().click()
  const question = page.getByRole('alertdialog', { name: profile.unsaved.question })
  await question.getByRole('button', { name: profile.unsaved.stay }).click()
  await expect(page).toHaveURL('/profile')
  await expect(name).toHaveValue('Ana')
  await page.getByRole('link', { name: nav.parser }).first().click()
  await question.getByRole('button', { name: profile.unsaved.leave }).click()
  await expect(page).toHaveURL('/parser')
  await page.goto('/profile')
  await expect(name).toHaveValue(before)
  await page.getByRole('link', { name: nav.parser }).first().click()
  await expect(page).toHaveURL('/parser')
})

test(
  'another address waits until it is confirmed, and the old one can be kept',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    const email = await onOwnProfile(page)
    const { address } = profile
    const change = async (next: string) => {
      await page.getByRole('button', { name: profile.account.changeAddress, exact: true }).click()
      await page.getByRole('textbox', { name: address.next }).fill(next)
      await page.getByRole('button', { name: address.send }).click()
    }
    await expect(page.getByText(profile.account.notConfirmed, { exact: true })).toBeVisible()
    await change('somebody@nowhere')
    await expect(page.getByRole('alert').filter({ hasText: errors.EMAIL_NOT_VALID })).toBeVisible()
    await page.getByRole('button', { name: address.cancel }).click()

    const first = newEmail()
    await change(first)
    await expect(page.getByText(account.pending.replace('{email}', first))).toBeVisible()
    await page.getByRole('button', { name: address.keep.replace('{email}', email) }).click()
    await expect(page.getByText(account.unconfirmed)).toBeVisible()

    const second = newEmail()
    await change(second)
    await expect(page.getByText(account.pending.replace('{email}', second))).toBeVisible()
    await page.goto(await mailedLink(second, '/confirm'))
    await expect(page.getByText(account.confirm.done.replace('{email}', second))).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByText(second)).toBeVisible()
    await expect(page.getByText(profile.account.confirmed, { exact: true })).toBeVisible()
    forgive(complaints, 400)
  },
)

test('language and currency belong to the user: chosen in the header or here, they apply in another browser', async ({
  page,
  browser,
}) => {
  const email = await onOwnProfile(page)
  await page.getByRole('combobox', { name: profile.account.currency }).click()
  await page.getByRole('option', { name: 'EUR' }).click()
  await saved(page, { currency: 'EUR' })
  await page.getByRole('button', { name: 'RO', exact: false }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: MESSAGES['ro-RO'].profile.title })).toBeVisible()
  await saved(page, { currency: 'EUR', locale: 'ro-RO' })
  await page.getByRole('combobox', { name: MESSAGES['ro-RO'].profile.account.language }).click()
  await page.getByRole('option', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { level: 1, name: MESSAGES['ru-RU'].profile.title })).toBeVisible()
  await saved(page, { currency: 'EUR', locale: 'ru-RU' })

  const other = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await other.goto('/login')
  await other.getByLabel(account.email).fill(email)
  await other.getByLabel(account.password, { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: account.logIn }).click()
  await expect(other).toHaveURL('/')
  await expect(other.locator('html')).toHaveAttribute('lang', 'ru-RU')
  expect(await other.evaluate(() => localStorage.getItem('currency'))).toBe('EUR')
  await other.context().close()
})

test('a stamp is put into the profile, replaced and removed, and what isn’t a picture is refused in place', async ({
  page,
  complaints,
}) => {
  await openProfile(page)
  const { stamp, signature } = profile.pictures
  const slot = page.getByRole('group', { name: stamp.label })
  await expect(slot).toContainText('{profile.stamp}')
  await expect(page.getByRole('group', { name: signature.label })).toContainText('{profile.signature}')
  const choose = (name: string, buffer: Buffer) =>
    slot.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })

  await choose('stamp.png', Buffer.from('no picture at all'))
  await expect(slot.getByRole('alert')).toContainText(errors.PICTURE_NOT_VALID)
  await choose('huge.png', Buffer.alloc(2 * 1024 * 1024 + 1))
  await expect(slot.getByRole('alert')).toContainText('2.1 MB')
  await choose('stamp.png', pngSquare(64))
  const picture = slot.getByRole('img', { name: stamp.alt })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(64)
  await choose('stamp.png', pngSquare(32))
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(32)
  await choose('stamp.png', Buffer.from('no picture at all'))
  await expect(slot.getByRole('alert')).toBeVisible()
  await expect(picture).toBeVisible()
  await page.reload()
  await expect(picture).toBeVisible()
  await slot.getByRole('button', { name: stamp.remove }).click()
  await expect(picture).toBeHidden()
  await expect(slot.getByText(stamp.choose)).toBeVisible()
  forgive(complaints, 422)
})

/** As the user that the tests share. */
async function openProfile(page: Page, locale: Locale = 'en-US'): Promise<void> {
  await speak(page, locale)
  // As a browser in which the language was chosen: what isn't chosen there follows the account.
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('selectedLanguage') === null) localStorage.setItem('selectedLanguage', chosen)
  }, locale)
  await page.context().addCookies(cookies)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The user's preferences on the server. */
async function saved(page: Page, choices: Record<string, string>): Promise<void> {
  await expect(async () => {
    const { user } = (await (await page.request.get('/api/users/reset')).json()) as { user: Record<string, unknown> }
    expect(user).toMatchObject(choices)
  }).toPass({ timeout: 10_000 })
}
