import type { Page } from 'playwright/test'
import { wordDocument } from './documents'
import { expect, LOCALES, newEmail, signIn, speak, test } from './fixtures'
import en from '../messages/en-US.json' with { type: 'json' }
import ro from '../messages/ro-RO.json' with { type: 'json' }
import ru from '../messages/ru-RU.json' with { type: 'json' }

const MESSAGES = { 'en-US': en, 'ro-RO': ro, 'ru-RU': ru } as const
const PASSWORD = 'correct horse battery'

const DOSES = [
  ['Name', 'Hp(10), mSv', 'Year'],
  ['Petrov A. B.', '0.42', '2025'],
  ['Ionescu M.', '1.10', '2025'],
]

/** Somebody whose history is their own alone. */
async function newcomer(page: Page): Promise<void> {
  const person = { email: newEmail(), password: PASSWORD }
  const response = await page.request.post('/api/auth/register', { data: person })
  expect(response.status()).toBe(201)
}

async function parsed(page: Page, name = 'Doses.docx'): Promise<void> {
  await page.goto('/parser')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: '', buffer: wordDocument(['Doses of 2025', DOSES]) })
  await page.getByRole('button', { name: 'Make the workbook' }).first().click()
  await expect(page.getByRole('link', { name: 'Download the workbook' }).first()).toBeVisible({ timeout: 30_000 })
}

for (const locale of LOCALES) {
  test(`in ${locale} the history of a newcomer says what will stand there`, async ({ page }) => {
    const { history, titles } = MESSAGES[locale]
    await speak(page, locale)
    await newcomer(page)
    await page.goto('/history')
    await expect(page).toHaveTitle(new RegExp(titles.history))
    await expect(page.getByText(history.empty)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: history.tools.doses }).click()
    await expect(page).toHaveURL('/dose')
  })
}

test.describe('in English', () => {
  test.beforeEach(async ({ page }) => {
    await speak(page, 'en-US')
    await newcomer(page)
  })

  test('a run stands in the history, runs again, and goes with its files', async ({ page }) => {
    await parsed(page)
    await page.getByRole('link', { name: en.tools.history }).click()
    const table = page.getByRole('region', { name: en.history.caption })
    await expect(table.getByText('Doses.xlsx', { exact: true })).toHaveCount(1)
    await expect(table.getByText('from “Doses.docx”')).toBeVisible()
    await table.getByRole('button', { name: /^Run again/ }).click()
    await expect(table.getByText(en.history.unseen, { exact: true })).toBeVisible()
    await expect(table.getByText(en.history.states.done)).toHaveCount(2)
    await expect(page.getByRole('link', { name: /Table parser/ }).first()).toContainText('1')

    await page.getByRole('button', { name: en.history.seeAll }).click()
    await expect(table.getByText(en.history.unseen, { exact: true })).toHaveCount(0)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      table
        .getByRole('link', { name: /^Download/ })
        .first()
        .click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Doses.*\.xlsx$/)

    await table
      .getByRole('button', { name: /^Remove from the history/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: en.history.removing.confirm }).click()
    await expect(table.getByText(en.history.states.done)).toHaveCount(1)
  })

  test('a name that nothing bears finds nothing, and says so', async ({ page }) => {
    await parsed(page)
    await page.goto('/history')
    await page.getByRole('searchbox', { name: en.history.search }).fill('nowhere')
    await expect(page.getByText(en.history.nothingFound)).toBeVisible()
    await page.getByRole('searchbox', { name: en.history.search }).fill('doses')
    await expect(page.getByText('Doses.xlsx', { exact: true })).toBeVisible()
  })

  test('a kept template is chosen again with what it was kept with', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: en.generator.files.sample }).click()
    await page
      .getByRole('button', { name: /^Create \d+ documents?$/ })
      .first()
      .click()
    await page.getByRole('button', { name: en.generator.kept.keep }).click({ timeout: 30_000 })
    await expect(page.getByText(/is kept/)).toBeVisible()
    await page.goto('/')
    await page.getByRole('combobox', { name: en.generator.kept.label }).click()
    await page.getByRole('option').first().click()
    await expect(page.getByRole('button', { name: en.generator.kept.manage })).toBeVisible()
    await expect(page.getByText(/\.docx/).first()).toBeVisible()
  })
})

test('the history needs a signed-in person', async ({ page }) => {
  await page.goto('/history')
  await expect(page).toHaveURL('/login?callbackUrl=%2Fhistory')
  await signIn(page)
  await page.goto('/history')
  await expect(page).toHaveURL('/history')
})
