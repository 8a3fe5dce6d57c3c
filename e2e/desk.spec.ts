import type { Page } from 'playwright/test'
import { wordDocument } from './documents'
import { expect, forgive, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'

const en = MESSAGES['en-US']
const PASSWORD = 'correct horse battery'

const csv = (rows: number) =>
  ['No;Room;Dose', ...Array.from({ length: rows }, (_, row) => `${row + 1};Ward ${row + 1};0.35`)].join('\n')

const line = (page: Page) => page.getByRole('status').filter({ hasText: 'Restored from' })
const pattern = (page: Page) => page.getByLabel(en.generator.options.pattern).first()
const create = (page: Page) => page.getByRole('button', { name: /^Create \d/ }).first()

/** Until what was changed last is on the server. */
const saved = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().includes('/documents/desk') && response.request().method() === 'PUT',
  )

async function layOut(page: Page, rows: number): Promise<void> {
  const inputs = page.locator('input[type=file]')
  await inputs.first().setInputFiles({ name: 'Rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(rows)) })
  await expect(page.getByText('Rooms.csv').first()).toBeVisible()
  const template = wordDocument(['Record No. {No}', 'Room: {Room}', 'Dose: {Dose}'])
  await page.locator('input[type=file]').last().setInputFiles({ name: 'Record.docx', mimeType: '', buffer: template })
  await expect(create(page)).toBeEnabled({ timeout: 30_000 })
}

/** The desk as the server has it. */
const savedText = async (page: Page) => (await page.request.get('/api/documents/desk?tool=generate')).text()

/** Until the desk is there at all. */
const isSaved = (page: Page) =>
  expect.poll(async () => (await page.request.get('/api/documents/desk?tool=generate')).status()).toBe(200)

/** Records what moves without a press. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) (window as unknown as { shifted: number }).shifted += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

test.beforeEach(async ({ page }) => {
  await speak(page, 'en-US')
  await signUp(page, PASSWORD)
})

test.describe('the generator’s desk', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await layOut(page, 3)
  })

  test('is back after a reload at any moment, and says since when until something is changed', async ({ page }) => {
    await pattern(page).fill('Record {Room}')
    await saved(page)
    await page.reload()
    await expect(line(page)).toContainText('2 files, 3 matched tags, options')
    await expect(pattern(page)).toHaveValue('Record {Room}')
    await expect(create(page)).toHaveText('Create 3 documents')

    // Right after a change, before it is saved on its own.
    await pattern(page).fill('Sheet {Room}')
    await expect(line(page)).toHaveCount(0)
    await page.reload()
    await expect(pattern(page)).toHaveValue('Sheet {Room}')

    await create(page).click()
    const download = page.getByRole('link', { name: /Download archive/ }).first()
    await expect(download).toBeVisible({ timeout: 30_000 })
    // That the run has ended may have been saved before it is seen here.
    await expect.poll(() => savedText(page)).toMatch(/"tookMs":\d/)
    await page.reload()
    await expect(download).toBeVisible()
    await expect(page.getByText('Sheet Ward 2.docx').first()).toBeVisible()
  })

  test('is back after other screens without a word, in a new tab and after signing in again with one', async ({
    page,
    context,
  }) => {
    await pattern(page).fill('Record {Room}')
    await saved(page)
    await page.getByRole('link', { name: en.nav.parser }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: en.parser.title })).toBeVisible()
    await page.getByRole('link', { name: en.nav.home }).first().click()
    await expect(pattern(page)).toHaveValue('Record {Room}')
    await expect(line(page)).toHaveCount(0)

    const tab = await context.newPage()
    await tab.goto('/')
    await expect(tab.getByLabel(en.generator.options.pattern).first()).toHaveValue('Record {Room}')
    await expect(line(tab)).toBeVisible()
    await tab.close()

    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    await expect(create(page)).toBeEnabled({ timeout: 30_000 })
    await expect(line(page)).toContainText('3 matched tags')
  })

  test('moves nothing as it comes back', async ({ page }) => {
    await isSaved(page)
    const shifted = await watchShifts(page)
    await page.goto('/')
    await expect(create(page)).toBeEnabled({ timeout: 30_000 })
    await page.waitForLoadState('networkidle')
    expect(await shifted()).toBeLessThan(0.01)
  })

  test('is cleared by Start over, and comes back by Undo, by Ctrl+Z and after a reload too', async ({
    page,
    complaints,
  }) => {
    await pattern(page).fill('Record {Room}')
    await saved(page)
    const startOver = page.getByRole('button', { name: en.tools.startOver })
    await startOver.first().click()
    await expect(page.getByText('Cleared: 2 files, 3 matched tags, options.')).toBeVisible()
    await expect(page.locator('input[type=file]').first()).toBeFocused()
    await page.getByRole('button', { name: en.tools.desk.undo }).click()
    await expect(pattern(page)).toHaveValue('Record {Room}')
    await expect(create(page)).toHaveText('Create 3 documents')

    const clear = () =>
      Promise.all([
        page.waitForResponse((response) => response.request().method() === 'DELETE'),
        startOver.first().click(),
      ])
    await clear()
    await expect(create(page)).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(pattern(page)).toHaveValue('Record {Room}')
    await clear()
    await page.reload()
    await expect(page.getByRole('button', { name: en.generator.files.sample })).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(pattern(page)).toHaveValue('Record {Room}')
    await expect(create(page)).toHaveText('Create 3 documents')
    forgive(complaints, 404)
  })

  test('says in the older of two tabs that the other has changed it, and shows that', async ({
    page,
    context,
    complaints,
  }) => {
    await isSaved(page)
    const tab = await context.newPage()
    await tab.goto('/')
    await tab.getByLabel(en.generator.options.pattern).first().fill('From the other {Room}')
    const stale = page.getByRole('status').filter({ hasText: en.tools.desk.otherTab })
    await expect(stale).toBeVisible()
    await stale.getByRole('button', { name: en.tools.desk.showLatest }).click()
    await expect(pattern(page)).toHaveValue('From the other {Room}')
    await expect(stale).toHaveCount(0)
    forgive(complaints, 412)
  })

  test('says that it isn’t saved while the server can’t be reached, and saves it then', async ({
    page,
    context,
    complaints,
  }) => {
    await isSaved(page)
    await page.route(/documents\/desk/, (route) => route.abort('connectionfailed'))
    await pattern(page).fill('Record {Room}')
    await expect(page.getByText(en.tools.desk.notSaved)).toBeVisible()
    await page.unroute(/documents\/desk/)
    await expect(page.getByText(en.tools.desk.notSaved)).toHaveCount(0, { timeout: 20_000 })
    const tab = await context.newPage()
    await tab.goto('/')
    await expect(tab.getByLabel(en.generator.options.pattern).first()).toHaveValue('Record {Room}')
    forgive(complaints, 'ERR_')
  })

  test('names an expired file, and keeps the settings', async ({ page }) => {
    await pattern(page).fill('Record {Room}')
    await saved(page)
    const { files } = (await (await page.request.get('/api/users/files')).json()) as {
      files: { id: string; name: string }[]
    }
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')
    await page.request.delete(`/api/users/files/${files.find(({ name }) => name === 'Rooms.csv')?.id}`, {
      headers: { 'x-xsrf-token': decodeURIComponent(cookie?.value ?? '') },
    })
    await page.reload()
    await expect(page.getByText(en.tools.gone.fact.replace('{name}', 'Rooms.csv'))).toBeVisible()
    await expect(pattern(page)).toHaveValue('Record {Room}')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(3)) })
    await expect(create(page)).toHaveText('Create 3 documents', { timeout: 30_000 })
    await expect(pattern(page)).toHaveValue('Record {Room}')
  })
})

test('tables that are left out stay left out after a reload', async ({ page }) => {
  await page.goto('/parser')
  const table = (name: string) => [
    ['Point', name],
    ['Corridor', '0.12'],
    ['Console', '0.35'],
  ]
  const buffer = wordDocument(['First', table('Rate'), 'Second', table('Dose')])
  await page.locator('input[type=file]').first().setInputFiles({ name: 'Rooms.docx', mimeType: '', buffer })
  const boxes = page.getByRole('list', { name: en.parser.tables.list }).getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  await boxes.last().focus()
  await page.keyboard.press('Space')
  await expect(boxes.last()).not.toBeChecked()
  await page.reload()
  await expect(boxes).toHaveCount(2)
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.last()).not.toBeChecked()
  await expect(line(page)).toContainText('1 file, 1 table')
})

test('decisions about doses stay after a reload', async ({ page }) => {
  await page.goto('/dose')
  await page.getByRole('button', { name: en.dose.file.sample }).click()
  const reject = page.getByRole('button', { name: en.dose.decisions.reject })
  await expect(reject.first()).toBeVisible({ timeout: 30_000 })
  const before = await reject.count()
  await reject.first().click()
  await expect(reject).toHaveCount(before - 1, { timeout: 20_000 })
  await page.reload()
  await expect(line(page)).toContainText('1 file, 1 decision')
  await expect(page.getByText(en.dose.decisions.rejected).first()).toBeVisible({ timeout: 30_000 })
  await expect(reject).toHaveCount(before - 1)
})

test.describe('a run', () => {
  const percent = async (page: Page) => {
    const text = await page
      .locator('span', { hasText: /^\d+\s?%$/ })
      .first()
      .textContent()
    return Number.parseInt(text ?? '', 10)
  }

  test(
    'goes on over a reload with its true percentage, and other screens and tabs show it',
    { tag: '@journey' },
    async ({ page, context }) => {
      test.setTimeout(120_000)
      await page.goto('/')
      await layOut(page, 20_000)
      await create(page).click()
      await expect.poll(() => percent(page), { timeout: 30_000, intervals: [100] }).toBeGreaterThan(5)
      const before = await percent(page)
      await page.reload()
      await expect(page.getByRole('button', { name: en.generator.running.stop }).first()).toBeVisible()
      await expect.poll(() => percent(page), { intervals: [50] }).toBeGreaterThanOrEqual(before)
      await expect(page.getByText(en.generator.running.closePage)).toBeVisible()
      const strip = (of: Page) => of.locator('[data-run-strip]').filter({ hasText: 'Rooms' })
      await expect(strip(page)).toHaveCount(0)

      const tab = await context.newPage()
      await tab.goto('/history')
      await expect(strip(tab)).toBeVisible()
      await expect(strip(tab)).toContainText(/\d+ of 20,000/)
      await page.getByRole('link', { name: en.nav.parser }).first().click()
      await expect(strip(page)).toBeVisible()
      await strip(page).getByRole('link', { name: en.runStrip.open }).click()
      await expect(page.getByRole('button', { name: en.generator.running.stop }).first()).toBeVisible()
      await expect(strip(page)).toHaveCount(0)
      for (const path of ['/profile', '/subscribe', '/help', '/dose']) {
        await tab.goto(path)
        await expect(strip(tab)).toBeVisible()
      }

      await expect(strip(tab).getByText('Rooms is ready').last()).toBeVisible({ timeout: 90_000 })
      await expect(strip(tab)).toContainText('20,000 documents created')
      await expect(strip(tab).getByRole('link', { name: en.runStrip.downloadShort })).toBeVisible()
      await strip(tab).getByRole('button', { name: en.runStrip.close }).click()
      await expect(strip(tab)).toHaveCount(0)
      await expect(page.getByRole('link', { name: /Download archive/ }).first()).toBeVisible({ timeout: 30_000 })
      // Of twenty thousand documents only those are drawn that are seen, also among those that are looked for.
      const drawn = () => page.locator('#sheet tbody tr').count()
      expect(await drawn()).toBeLessThanOrEqual(60)
      await page.getByRole('searchbox', { name: en.generator.result.search }).fill('1')
      await expect(
        page
          .getByText('Rooms 1.docx')
          .or(page.getByText(/1\.docx/))
          .first(),
      ).toBeVisible()
      expect(await drawn()).toBeLessThanOrEqual(60)
    },
  )

  test('is stopped from another screen, which says so in red', async ({ page }) => {
    await page.goto('/')
    await layOut(page, 20_000)
    await create(page).click()
    await expect.poll(() => percent(page), { timeout: 30_000, intervals: [100] }).toBeGreaterThan(1)
    const shifted = await watchShifts(page)
    await page.goto('/history')
    const strip = page.locator('[data-run-strip]').filter({ hasText: 'Rooms' })
    await strip.getByRole('button', { name: en.runStrip.stop }).click()
    await expect(strip.getByText('Rooms: stopped').last()).toBeVisible()
    expect(await shifted()).toBeLessThan(0.01)
    // What was finished is there, and the rest can be created.
    await page.goto('/')
    await expect(page.getByRole('link', { name: /Download archive/ }).first()).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: /^Create the other [\d,]+$/ })).toBeVisible()
  })
})
