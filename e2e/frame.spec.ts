import { expect, journeyLocales, newEmail, signIn, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { expectUsable } from './usable'

const SCREENS = ['/', '/parser', '/dose', '/profile', '/subscribe'] as const

test.describe('without signing in', () => {
  for (const path of SCREENS) {
    test(`${path} leads to the login screen, and back from there`, { tag: '@journey' }, async ({ page }) => {
      await speak(page, 'en-US')
      await page.goto(path)
      await expect(page).toHaveURL(path === '/' ? '/login' : `/login?callbackUrl=${encodeURIComponent(path)}`)
      await page.getByLabel('Email').fill('demo@actum.example')
      await page.getByLabel('Password', { exact: true }).fill('actum-demo-2026')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(path)
    })
  }

  test('a wrong password is reported in the form, and nothing typed is lost', { tag: '@journey' }, async ({ page }) => {
    await speak(page, 'ru-RU')
    await page.goto('/login')
    await page.getByLabel('Адрес электронной почты').fill('demo@actum.example')
    await page.getByLabel('Пароль', { exact: true }).fill('не тот пароль')
    await page.getByRole('button', { name: 'Войти' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Неверный адрес электронной почты или пароль' }),
    ).toBeVisible()
    await expect(page.getByLabel('Адрес электронной почты')).toHaveValue('demo@actum.example')
  })

  test('a way back that leads elsewhere is not taken', async ({ page }) => {
    await page.goto('/login?callbackUrl=//evil.example')
    await signIn(page)
    await page.goto('/login?callbackUrl=//evil.example')
    await expect(page).toHaveURL('/')
  })
})

test('an ended session goes to the login screen once, not round and round', async ({ page }) => {
  await signIn(page)
  const cookies = await page.context().cookies()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')
  const ended = await page.request.post('/api/auth/logout', {
    headers: { 'x-xsrf-token': decodeURIComponent(xsrf?.value ?? '') },
  })
  expect(ended.status()).toBe(200)
  await page.context().addCookies(cookies)
  await page.goto('/parser')
  await expect(page).toHaveURL('/login?callbackUrl=%2Fparser')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('someone signed in who opens the login screen is sent on', async ({ page }) => {
  await signIn(page)
  await page.goto('/login?callbackUrl=/dose')
  await expect(page).toHaveURL('/dose')
})

test(
  'logging out ends the session, clears what the browser kept, and shows the login screen',
  { tag: '@journey' },
  async ({ page }) => {
    await speak(page, 'en-US')
    await page.goto('/register')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password').fill('correct horse battery')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.goto('/profile')
    await expect(page).toHaveURL('/login?callbackUrl=%2Fprofile')
  },
)

test('the first HTML is in the right language and theme already', { tag: '@journey' }, async ({ request }) => {
  const html = async (headers: Record<string, string>) => (await request.get('/login', { headers })).text()
  expect(await html({ 'accept-language': 'ro-MD' })).toMatch(/<html lang="ro-RO"[^>]*>/)
  expect(await html({ cookie: 'selectedLanguage=ru-RU; darkMode=true' })).toMatch(
    /<html lang="ru-RU" data-theme="dark"/,
  )
  expect(await html({ cookie: 'selectedLanguage=../../etc', 'accept-language': 'xx' })).toMatch(/<html lang="en-US"/)
})

test('the language and the theme are changed in place, and stay', { tag: '@journey' }, async ({ page }) => {
  await speak(page, 'en-US')
  // The language is saved for the user, so this isn't the one that other tests share.
  await signUp(page, 'correct horse battery')
  await page.goto('/dose')
  await page.getByRole('button', { name: 'RO', exact: false }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro-RO')
  await page.getByRole('button', { name: /tema|temă/i }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro-RO')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a page that is not there is a 404 with a way on', async ({ page }) => {
  await speak(page, 'en-US')
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const screens = page.getByRole('main').getByRole('table').getByRole('link')
  await expect(screens).toHaveText([
    'Home',
    'Profile',
    'Table parser',
    'Dose extractor',
    'Subscribe',
    'History',
    'Help',
  ])
})

for (const locale of journeyLocales(2)) {
  test(`on a small screen a tool’s actions are behind one button next to its title (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await speak(page, locale)
    await signIn(page)
    await page.goto('/')
    const { history, moreActions, help, workspace, privateMode } = MESSAGES[locale].tools
    const more = page.getByRole('button', { name: moreActions })
    const toHistory = page.getByRole('main').getByRole('link', { name: history })
    const toHelp = page.getByRole('main').getByRole('link', { name: help })
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const button = await more.boundingBox()
    expect(button?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(390)
    await expect(toHistory).toBeHidden()
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expectUsable(page, 'the head’s actions')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('switch', { name: privateMode })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toHelp).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toHistory).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toHistory).toBeHidden()
    await expect(more).toBeFocused()
    // A dialog from there gives the focus back to what is still seen.
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: workspace.title }).click()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })
}

test('the page for an unknown address changes language and theme too', async ({ page }) => {
  await speak(page, 'en-US')
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: MESSAGES['en-US'].notFound.title })).toBeVisible()
  await page.getByRole('button', { name: 'Română' }).click()
  await expect(page.getByRole('heading', { level: 1, name: MESSAGES['ro-RO'].notFound.title })).toBeVisible()
  await page.getByRole('button', { name: MESSAGES['ro-RO'].header.theme }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('every page carries a policy with its own nonce, and no sign of what it runs on', async ({ request }) => {
  const first = await request.get('/login')
  const second = await request.get('/login')
  const nonce = (headers: Record<string, string>) =>
    /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1]
  expect(nonce(first.headers())).toBeTruthy()
  expect(nonce(first.headers())).not.toBe(nonce(second.headers()))
  expect(first.headers()['x-powered-by']).toBeUndefined()
})

test('next-auth is at /api/session, and /api/auth/{provider}/{code} is ours', async ({ request }) => {
  expect((await request.get('/api/session/csrf')).status()).toBe(200)
  expect(await (await request.get('/api/session/session')).json()).toEqual({})
  const ours = await request.get('/api/auth/callback/google')
  expect(ours.status()).toBe(404)
  expect(await ours.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
})
