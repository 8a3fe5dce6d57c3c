import { expect, newEmail, speak, test } from './fixtures'

test('a link has a name, a picture and icons, and what is behind a sign-in is not for searches', async ({
  page,
  request,
}) => {
  await page.goto('/login')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const told = (await (await request.get(manifest ?? '')).json()) as { icons: { src: string; sizes: string }[] }
  expect(told.icons.map(({ sizes }) => sizes)).toContain('512x512')
  const pictures = [
    ...told.icons.map(({ src }) => src),
    await page.locator('link[rel=apple-touch-icon]').getAttribute('href'),
    new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '').pathname,
  ]
  for (const picture of pictures) {
    const response = await request.get(picture ?? '')
    expect([picture, response.status(), response.headers()['content-type']?.split('/')[0]]).toEqual([
      picture,
      200,
      'image',
    ])
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /')
})

test('licenses of packages can be read before signing in', async ({ page }) => {
  await page.goto('/login')
  const href = await page.getByRole('contentinfo').getByRole('link').last().getAttribute('href')
  const response = await page.request.get(href ?? '')
  expect(response.headers()['content-type']).toMatch(/^text\/plain/)
  expect(await response.text()).toContain('MIT License')
})

test('the API uses the language of the page, regardless of the user’s saved one', async ({ page }) => {
  const person = { email: newEmail(), password: 'correct horse battery' }
  expect((await page.request.post('/api/auth/register', { data: person })).status()).toBe(201)
  await page.addInitScript(() => localStorage.setItem('selectedLanguage', 'ru-RU'))
  await speak(page, 'ru-RU')
  await page.goto('/parser')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
  // In another browser in the meantime.
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token) }
  const saved = await page.request.put('/api/users/put', { data: { locale: 'en-US' }, headers })
  expect(saved.status()).toBe(200)
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/documents/inspect'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tables.docx', mimeType: '', buffer: Buffer.from('%PDF-1.7 not a document') })
  const { problems } = (await (await answer).json()) as { problems: { text: string }[] }
  expect(problems[0]?.text).toMatch(/[а-яё]{4}/iu)
  const refusal = page.getByRole('alert').filter({ hasText: problems[0]?.text ?? '' })
  await expect(refusal.first()).toBeVisible()
})
