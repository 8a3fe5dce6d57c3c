import type { Cookie, Page, Route } from 'playwright/test'
import type { Locale } from './fixtures'
import { expect, LOCALES, newEmail, signUp, speak, test } from './fixtures'
import { mailedLink } from './mails'
import { pngSquare } from './pictures'
import en from '../messages/en-US.json' with { type: 'json' }
import ro from '../messages/ro-RO.json' with { type: 'json' }
import ru from '../messages/ru-RU.json' with { type: 'json' }

const MESSAGES = { 'en-US': en, 'ro-RO': ro, 'ru-RU': ru } as const
const PASSWORD = 'correct horse battery'
const NEW_PASSWORD = 'seven quiet lanterns'
const { profile, account } = en

/** One person for whatever leaves language and address alone: how often anybody may register is limited. */
let cookies: Cookie[] = []

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext()
  const made = await context.request.post('/api/auth/register', { data: { email: newEmail(), password: PASSWORD } })
  expect(made.status()).toBe(201)
  ;({ cookies } = await context.storageState())
  await context.close()
})

for (const locale of LOCALES) {
  test(`in ${locale} name and organisation are saved by one button, and each cell bears its tag`, async ({ page }) => {
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
  })

  test(`in ${locale} a new password is told how strong it is, and why it is not`, async ({ page }) => {
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

test('what the server does not take is said at its field', async ({ page, complaints }) => {
  await openProfile(page)
  const phone = page.getByRole('textbox', { name: profile.organisation.fields.phone })
  await phone.fill('+373\t22')
  await page.getByRole('button', { name: profile.save.save, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: profile.problems.notPrintable })).toBeVisible()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.fill('+373 22')
  await page.getByRole('button', { name: profile.save.save, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'saved at' })).toBeVisible()
  await expect(phone).not.toHaveAttribute('aria-invalid')
  forgive(complaints, 400)
})

test('a link does not lead away from what is not saved without asking', async ({ page }) => {
  await openProfile(page)
  const name = page.getByRole('textbox', { name: profile.account.name })
  const before = await name.inputValue()
  await name.fill('Ana')
  await page.getByRole('link', { name: en.nav.parser }).first().click()
  const question = page.getByRole('alertdialog', { name: profile.unsaved.question })
  await question.getByRole('button', { name: profile.unsaved.stay }).click()
  await expect(page).toHaveURL('/profile')
  await expect(name).toHaveValue('Ana')
  await page.getByRole('link', { name: en.nav.parser }).first().click()
  await question.getByRole('button', { name: profile.unsaved.leave }).click()
  await expect(page).toHaveURL('/parser')
  await page.goto('/profile')
  await expect(name).toHaveValue(before)
  await page.getByRole('link', { name: en.nav.parser }).first().click()
  await expect(page).toHaveURL('/parser')
})

test('another address waits until it is confirmed, and the old one can be kept', async ({ page, complaints }) => {
  const email = await signUpSpeaking(page)
  const { address } = profile
  const change = async (next: string) => {
    await page.getByRole('button', { name: profile.account.changeAddress, exact: true }).click()
    await page.getByRole('textbox', { name: address.next }).fill(next)
    await page.getByRole('button', { name: address.send }).click()
  }
  await expect(page.getByText(profile.account.notConfirmed, { exact: true })).toBeVisible()
  await change('somebody@nowhere')
  await expect(page.getByRole('alert').filter({ hasText: address.notFull })).toBeVisible()
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
})

test('language and currency are the person’s: chosen in the header or here, they are there in another browser', async ({
  page,
  browser,
}) => {
  const email = await signUpSpeaking(page)
  await page.getByRole('combobox', { name: profile.account.currency }).click()
  await page.getByRole('option', { name: 'EUR' }).click()
  await saved(page, { currency: 'EUR' })
  await page.getByRole('button', { name: 'RO', exact: false }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: ro.profile.title })).toBeVisible()
  await saved(page, { currency: 'EUR', locale: 'ro-RO' })
  await page.getByRole('combobox', { name: ro.profile.account.language }).click()
  await page.getByRole('option', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { level: 1, name: ru.profile.title })).toBeVisible()
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

test('a stamp is put into the profile, replaced and removed, and what is no picture is refused in place', async ({
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
  await expect(slot.getByRole('alert')).toContainText(en.errors.PICTURE_NOT_VALID)
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

test.describe('ways in', () => {
  const LINKED = { email: 'ana@elsewhere.example', linkedAt: '2026-03-04T10:00:00.000Z', lastUsedAt: null }
  const { signIn } = profile

  test('a provider is linked and unlinked with the password', async ({ page, complaints }) => {
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
        return answer(route, { success: false, code: 'PASSWORD_WRONG', error: en.errors.PASSWORD_WRONG }, 403)
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
    await expect(dialog.getByRole('alert')).toContainText(en.errors.PASSWORD_WRONG)
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
      return answer(route, { success: false, code: 'SIGN_IN_NOT_FRESH', error: en.errors.SIGN_IN_NOT_FRESH }, 403)
    })
    await openProfile(page)
    await expect(page.getByText(signIn.last)).toBeVisible()
    await expect(page.getByRole('button', { name: `${signIn.unlink} GitHub` })).toBeHidden()
    await page.getByRole('button', { name: `${signIn.setPassword} ${signIn.password}` }).click()
    await expect(page.getByLabel(account.change.current)).toBeHidden()
    await page.getByLabel(account.change.next).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: account.change.set }).click()
    await expect(page.getByRole('alert').filter({ hasText: en.errors.SIGN_IN_NOT_FRESH })).toBeVisible()
    expect(asked).toEqual([{ password: NEW_PASSWORD }])
    forgive(complaints, 403)
  })

  test('a sign-in by a provider that came to nothing is said, and nobody is kept', async ({ page }) => {
    await speak(page, 'en-US')
    await page.goto('/login')
    await page.evaluate(() => ['token', 'user', 'profile'].forEach((key) => localStorage.setItem(key, '{}')))
    await page.goto('/login?error=IDENTITY_EMAIL_TAKEN')
    await expect(page.getByRole('alert').filter({ hasText: en.errors.IDENTITY_EMAIL_TAKEN })).toBeVisible()
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.goto('/login?error=Callback')
    await expect(page.getByRole('alert').filter({ hasText: account.social.failed })).toBeVisible()
  })
})

/** As the person that the tests share. */
async function openProfile(page: Page, locale: Locale = 'en-US'): Promise<void> {
  await speak(page, locale)
  await page.context().addCookies(cookies)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** As a new person; gives their address. */
async function signUpSpeaking(page: Page): Promise<string> {
  await speak(page, 'en-US')
  const email = await signUp(page, PASSWORD)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible()
  return email
}

async function confirmedPerson(page: Page): Promise<void> {
  const email = await signUpSpeaking(page)
  await page.goto(await mailedLink(email, '/confirm'))
  await expect(page.getByText(account.confirm.done.replace('{email}', email))).toBeVisible()
  await page.goto('/profile')
}

/** What the server knows of the person’s choices. */
async function saved(page: Page, choices: Record<string, string>): Promise<void> {
  await expect(async () => {
    const { user } = (await (await page.request.get('/api/users/reset')).json()) as { user: Record<string, unknown> }
    expect(user).toMatchObject(choices)
  }).toPass({ timeout: 10_000 })
}

function answer(route: Route, body: unknown, status = 200): Promise<void> {
  return route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
}

/** The browser writes down each request that is refused, and this test provokes such. */
function forgive(complaints: string[], status: number): void {
  const others = complaints.filter((text) => !/Failed to load resource/.test(text) || !text.includes(String(status)))
  complaints.splice(0, complaints.length, ...others)
}
