import { expect, forgive, LOCALES, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'

const en = MESSAGES['en-US']

for (const locale of LOCALES) {
  test(`in ${locale} the sign-in screen works without JavaScript, and password managers fill it`, async ({
    browser,
    baseURL,
  }) => {
    const { account } = MESSAGES[locale]
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    const page = await context.newPage()
    await speak(page, locale)
    await page.goto('/login')
    await expect(page.getByLabel(account.email)).toHaveAttribute('autocomplete', /^(username|email)$/)
    await expect(page.getByLabel(account.password, { exact: true })).toHaveAttribute('autocomplete', 'current-password')
    await expect(page.locator('form:has(input[type=password])')).toHaveAttribute('method', 'post')
    await expect(page.getByRole('table', { name: account.tools.title }).getByRole('row')).not.toHaveCount(1)
    await context.close()
  })
}

test('one press in the sign-in screen shows a filled document, and sends no file', async ({ page }) => {
  await speak(page, 'en-US')
  await page.goto('/login')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  await page.getByRole('link', { name: new RegExp(`^${en.account.tools.try}.*${en.account.tools.acts.name}`) }).click()
  const paper = page.locator('[data-page]')
  await expect(paper).toBeVisible({ timeout: 30_000 })
  await expect(paper.locator('[data-value]').first()).not.toBeEmpty()
  expect(sent).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/login')
})

test('nothing on Subscribe is a warning while nothing is wrong', async ({ page, complaints }) => {
  await speak(page, 'en-US')
  await signUp(page, 'correct horse battery')
  await page.goto('/subscribe')
  await expect(page.getByText(en.billing.notSetUp)).toBeVisible()
  const ochre = await page.locator('#sheet').evaluate((sheet) => {
    const wanted = document.createElement('i')
    wanted.style.color = 'var(--ochre)'
    sheet.append(wanted)
    const color = getComputedStyle(wanted).color
    wanted.remove()
    const colors = ['color', 'backgroundColor', 'borderTopColor'] as const
    return [...sheet.querySelectorAll('*')].filter((each) => {
      const style = getComputedStyle(each)
      return colors.some((name) => style[name] === color)
    }).length
  })
  expect(ochre).toBe(0)
  forgive(complaints, 404)
})
