import { wordDocument } from './documents'
import { expect, forgive, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'

const ru = MESSAGES['ru-RU']
const TABLE = wordDocument([
  'Дозы',
  [
    ['ФИО', 'мЗв'],
    ['Ана', '0,42'],
  ],
])

test.beforeEach(async ({ page }) => {
  await speak(page, 'ru-RU')
  await signUp(page, 'correct horse battery')
})

test('what fails on the way to a file and back is reported as what it is', async ({ page, complaints }) => {
  const { failures } = ru.tools
  const answer = (status: number, json: object) => ({ status, json: { success: false, ...json } })
  await page.goto('/parser')
  const input = page.locator('input[type=file]').first()

  // The first upload needs a document session.
  await page.route('**/api/documents/session/new', (route) =>
    route.fulfill(answer(500, { code: 'INTERNAL', error: 'Повторите попытку через минуту.' })),
  )
  await input.setInputFiles({ name: 'Дозы.docx', mimeType: '', buffer: TABLE })
  const refused = page.getByRole('alert').filter({ hasText: `${failures.session}. Повторите попытку через минуту.` })
  await expect(refused.first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.unroute('**/api/documents/session/new')

  // A success that says it is none has the server's own sentence.
  await input.setInputFiles({ name: 'Дозы.docx', mimeType: '', buffer: TABLE })
  const create = page.locator('button#release-action')
  await expect(create).toBeEnabled({ timeout: 30_000 })
  const runs = '**/api/documents/parse-table*'
  await page.route(runs, (route) => route.fulfill(answer(200, { error: 'Таблицы не выгружены: проверка.' })))
  await create.click()
  await expect(page.getByText('Таблицы не выгружены: проверка.').first()).toBeVisible()
  await expect(page.getByText(failures.noFile)).toHaveCount(0)
  await expect(create).toBeEnabled()
  await page.unroute(runs)

  // The file is there by its information, and gone at the download.
  await create.click()
  const link = page.locator('a#release-action')
  await expect(link).toBeVisible({ timeout: 30_000 })
  await page.route('**/api/documents/download/*', (route) =>
    route.fulfill(answer(404, { code: 'NOT_FOUND', error: 'Файл удалён.' })),
  )
  await link.click()
  await expect(page.getByText(`${failures.download}: Файл удалён.`)).toBeVisible()
  await expect(page).toHaveURL('/parser')
  forgive(complaints, 500)
})

test('a stored currency without prices is reported, and the current screen’s own link leads to its top', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('currency', 'CHF'))
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.goto('/profile')
  await expect(page.getByText(ru.currency.refused.replace('{code}', 'CHF'))).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.getByRole('link', { name: ru.nav.profile, exact: true }).first().click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
