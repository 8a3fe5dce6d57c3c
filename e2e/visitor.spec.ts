import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { documentTexts, sheetsCells } from './documents'
import { DEMO, expect, forgive, LOCALES, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { expectUsable, showWhole } from './usable'

const en = MESSAGES['en-US']
const { tools, landing } = en.account
const { sample } = en.private

const attempt = (page: Page, tool: 'acts' | 'parser' | 'doses') =>
  page.getByRole('link', { name: new RegExp(`^${tools.try}.*${tools[tool].name}`) })

async function downloaded(page: Page): Promise<Buffer> {
  const action = page.locator('#release-download')
  await expect(action).toBeEnabled({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), action.click()])
  return readFile(await download.path())
}

/** Whatever the page sends that could have content in it, and what it asks the API. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' || pathname.startsWith('/api/')) sent.push(`${request.method()} ${pathname}`)
  })
  return sent
}

for (const locale of LOCALES) {
  test(`in ${locale} the sign-in screen works without JavaScript, and password managers fill it`, async ({
    browser,
    baseURL,
  }) => {
    const { account } = MESSAGES[locale]
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    const page = await context.newPage()
    await speak(page, locale)
    for (const path of ['/login', '/login?try=parser']) {
      await page.goto(path)
      await expect(page.getByLabel(account.email)).toHaveAttribute('autocomplete', /^(username|email)$/)
      await expect(page.getByLabel(account.password, { exact: true })).toHaveAttribute(
        'autocomplete',
        'current-password',
      )
      await expect(page.locator('form:has(input[type=password])')).toHaveAttribute('method', 'post')
      await expect(page.getByRole('table', { name: account.tools.title }).getByRole('row')).toHaveCount(4)
    }
    await context.close()
  })

  test(`in ${locale} a visitor’s first screen and an open sample are usable on a phone and a wide screen`, async ({
    page,
  }) => {
    const { account } = MESSAGES[locale]
    await speak(page, locale)
    for (const width of [390, 1024, 1440]) {
      await showWhole(page, width)
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1, name: account.landing.title })).toBeVisible()
      await expectUsable(page, `first screen at ${width}`)
    }
    await page.getByRole('link', { name: new RegExp(`^${account.tools.try}.*${account.tools.acts.name}`) }).click()
    await expect(page.locator('[data-page] [data-value]').first()).not.toBeEmpty({ timeout: 30_000 })
    for (const width of [1440, 390]) {
      await showWhole(page, width)
      await expectUsable(page, `open sample at ${width}`)
    }
  })
}

test('one press shows a filled document of the sample in place, and Back closes it', async ({ page }) => {
  await speak(page, 'en-US')
  await page.goto('/login')
  const sent = sentBy(page)
  await attempt(page, 'acts').click()
  await expect(page).toHaveURL('/login?try=generator')
  await expect(page.getByRole('heading', { level: 2, name: `Sample: ${tools.acts.name}` })).toBeFocused()
  const paper = page.locator('[data-page]')
  await expect(paper.locator('[data-value]').first()).not.toBeEmpty({ timeout: 30_000 })
  await expect(page.getByText('Files stay in this browser: 0 requests.')).toBeVisible()

  // The document follows the row, and what is typed into a cell is in it and in the file.
  const rows = page.getByRole('region', { name: /rows|sheet|Readings|“/i }).first()
  const cell = page.locator('[id^="checked-B-"]').nth(2)
  await cell.dblclick()
  const field = rows.getByRole('textbox')
  await field.fill('Typed by a visitor')
  await field.press('Enter')
  await expect(cell).toHaveText('Typed by a visitor')
  await expect(paper).toContainText('Typed by a visitor')
  const texts = documentTexts(await downloaded(page))
  expect(texts.size).toBe(10)
  expect([...texts.values()].filter((text) => text.includes('Typed by a visitor'))).toHaveLength(1)
  expect(sent).toEqual([])

  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(paper).toHaveCount(0)
  await expect(page.getByText(landing.facts.private.title)).toBeVisible()
})

test('the samples of the other tools open in place too, and lead to one’s own files', async ({ page }) => {
  await speak(page, 'en-US')
  await page.goto('/login?try=parser')
  await expect(page.getByRole('region', { name: /^1 · / })).toBeVisible({ timeout: 30_000 })
  expect(sheetsCells(await downloaded(page)).size).toBeGreaterThan(2)
  // Another sample while one is open: the whole page is loaded again.
  await attempt(page, 'doses').click()
  await expect(page).toHaveURL('/login?try=doses')
  await expect(page.getByRole('region', { name: en.dose.doses.caption }).getByRole('row')).not.toHaveCount(0, {
    timeout: 30_000,
  })
  expect(sheetsCells(await downloaded(page)).size).toBeGreaterThan(2)
  await page.getByRole('link', { name: sample.ownFiles }).click()
  await expect(page).toHaveURL('/try/dose')
})

test('signing in next to an open sample', async ({ page, complaints }) => {
  await speak(page, 'en-US')
  await page.goto('/login?try=generator')
  await expect(page.locator('[data-page]')).toBeVisible({ timeout: 30_000 })
  await page.getByLabel(en.account.email).fill(DEMO.email)
  await page.getByLabel(en.account.password, { exact: true }).fill('not the password')
  await page.getByRole('button', { name: en.account.logIn }).click()
  await expect(page.getByText(en.errors.CREDENTIALS_WRONG)).toBeVisible()
  await expect(page.locator('[data-page]')).toBeVisible()
  await page.getByLabel(en.account.password, { exact: true }).fill(DEMO.password)
  await page.getByRole('button', { name: en.account.logIn }).click()
  await expect(page).toHaveURL('/')
  forgive(complaints, 401)
})

test('where one was on the way to a screen, the sign-in comes first', async ({ page }) => {
  await speak(page, 'en-US')
  await page.goto('/profile')
  await expect(page).toHaveURL('/login?callbackUrl=%2Fprofile')
  await expect(page.getByRole('heading', { level: 1, name: en.account.loginTitle })).toBeVisible()
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

test('next to an open sample, another language shows the sample of that language', async ({ page }) => {
  const ro = MESSAGES['ro-RO']
  await speak(page, 'en-US')
  await page.goto('/login?try=generator')
  await expect(page.locator('#release-download')).toBeEnabled({ timeout: 30_000 })
  const before = await page.locator('section[aria-labelledby=sample-title] table').first().innerText()
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await page.getByRole('button', { name: /Română/ }).click()
  await expect(page.locator('#sample-title')).toHaveText(
    ro.private.sample.title.replace('{tool}', ro.private.tools.generate),
  )
  await expect(page.locator('#release-download')).toBeEnabled({ timeout: 30_000 })
  await expect(page.locator('section[aria-labelledby=sample-title] table').first()).not.toHaveText(before)
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '')
  await downloaded(page)
})
