import type { Page } from 'playwright/test'
import { axeViolations } from './axe'
import { wordDocument } from './documents'
import { expect, signUp, speak, test } from './fixtures'
import en from '../messages/en-US.json' with { type: 'json' }
import ro from '../messages/ro-RO.json' with { type: 'json' }
import ru from '../messages/ru-RU.json' with { type: 'json' }

const PASSWORD = 'correct horse battery'
const DOSES = [
  ['Name', 'Hp(10), mSv', 'Year'],
  ['Petrov A. B.', '0.42', '2025'],
  ['Ionescu M.', '1.10', '2025'],
]
const DOCUMENT = { name: 'Doses.docx', mimeType: '', buffer: wordDocument(['Doses of 2025', DOSES]) }

const dialog = (page: Page) => page.getByRole('alertdialog')
const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem('sessionId'))

/** What the browser writes down of a connection that the test itself cuts. */
function expectCuts(complaints: string[]): void {
  const others = complaints.filter((text) => !text.startsWith('Failed to load resource: net::ERR_'))
  complaints.splice(0, complaints.length, ...others)
}

async function axeFindsNothing(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

test.describe('in Russian', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await speak(page, 'ru-RU')
    await signUp(page, PASSWORD)
  })

  test(
    'the files of the workspace are listed, deleted, and their link goes with them',
    { tag: '@journey' },
    async ({ page }) => {
      const { workspace } = ru.tools
      await page.goto('/')
      await page.getByRole('button', { name: ru.generator.files.sample }).click()
      await page
        .getByRole('button', { name: /^Создать \d+/ })
        .first()
        .click()
      const link = page.getByRole('link', { name: /Скачать архив/ }).first()
      await expect(link).toBeVisible({ timeout: 30_000 })

      await page.getByRole('button', { name: workspace.title }).click()
      await expect(dialog(page).getByRole('listitem').first()).toContainText('.zip')
      await expect(dialog(page).getByRole('heading', { name: /^3 файла, / })).toBeVisible()
      await expect(dialog(page).getByText('Генератор актов, результат')).toBeVisible()
      await axeFindsNothing(page)
      await dialog(page)
        .getByRole('button', { name: /^Подробнее/ })
        .first()
        .click()
      await expect(dialog(page).getByText(workspace.items.generate)).toBeVisible()

      await dialog(page).getByRole('button', { name: 'Удалить 3 файла' }).click()
      await expect(dialog(page).getByRole('button', { name: workspace.keep })).toBeFocused()
      await axeFindsNothing(page)
      await dialog(page).getByRole('button', { name: workspace.keep }).click()
      await dialog(page).getByRole('button', { name: 'Удалить 3 файла' }).click()
      await dialog(page).getByRole('group').getByRole('button', { name: 'Удалить 3 файла' }).click()
      await expect(page.getByText('Удалены 3 файла.')).toBeVisible()
      await expect(dialog(page)).toBeHidden()
      await expect(link).toBeHidden()
      await expect(page.getByRole('button', { name: ru.generator.files.sample })).toBeVisible()

      await page.getByRole('button', { name: workspace.title }).click()
      await expect(dialog(page).getByText(workspace.empty)).toBeVisible()
      await axeFindsNothing(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: workspace.title })).toBeFocused()
    },
  )

  test('failures have the catalog’s messages, and can be retried', async ({ page, complaints }) => {
    const { failures, workspace } = ru.tools
    await page.route('**/api/documents/stats?*', (route) => route.abort(), { times: 1 })
    await page.goto('/dose')
    await page.getByRole('button', { name: workspace.title }).click()
    await expect(dialog(page).getByText(`${failures.stats}:`)).toBeVisible()
    await axeFindsNothing(page)
    await dialog(page).getByRole('button', { name: failures.again }).click()
    await expect(dialog(page).getByText(workspace.empty)).toBeVisible()
    expectCuts(complaints)
  })

  test('a file whose upload is cut off stays, and goes on on its own', async ({ page, context, complaints }) => {
    let asked = 0
    await page.route('**/api/documents/inspect', async (route) => {
      asked += 1
      // The first is on its way for ever; the second meets a connection that is not there yet.
      if (asked === 2) await route.abort('connectionreset')
      if (asked > 2) await route.continue()
    })
    await page.goto('/parser')
    await page.locator('input[type=file]').setInputFiles(DOCUMENT)
    await expect.poll(() => asked).toBe(1)
    await context.setOffline(true)
    const told = page.getByText(
      /^Связь прервалась на .+ из .+\. Загрузка продолжится, как только связь восстановится\./,
    )
    await expect(told).toBeVisible()
    await expect(page.getByText('Doses.docx').first()).toBeVisible()
    await axeFindsNothing(page)
    await context.setOffline(false)
    await expect.poll(() => asked).toBe(2)
    await expect(page.getByRole('button', { name: /^Создать книгу/ }).first()).toBeEnabled({ timeout: 15_000 })
    await expect(told).toBeHidden()
    expect(asked).toBeGreaterThanOrEqual(3)
    expectCuts(complaints)
  })
})

test.describe('in Romanian', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await speak(page, 'ro-RO')
    await signUp(page, PASSWORD)
  })

  test(
    'to start over keeps the workspace, a new one leaves its files behind',
    { tag: '@journey' },
    async ({ page }) => {
      const { workspace, startOver } = ro.tools
      await page.goto('/parser')
      await page.locator('input[type=file]').setInputFiles(DOCUMENT)
      await expect(page.getByText(/Doses\.docx/).first()).toBeVisible()
      await expect.poll(() => stored(page)).not.toBeNull()
      const first = await stored(page)
      await page.getByRole('button', { name: startOver }).click()
      expect(await stored(page)).toBe(first)

      await page.locator('input[type=file]').setInputFiles(DOCUMENT)
      await page.getByRole('button', { name: workspace.title }).click()
      await dialog(page).getByRole('button', { name: workspace.leave }).click()
      await expect(page.getByText(workspace.left)).toBeVisible()
      expect(await stored(page)).toBeNull()
      await expect(page.getByRole('button', { name: startOver })).toBeHidden()

      await page.getByRole('button', { name: workspace.title }).click()
      await expect(dialog(page).getByText(workspace.empty)).toBeVisible()
      expect(await stored(page)).not.toBe(first)
      await dialog(page).getByRole('button', { name: workspace.close }).click()
      await page.goto('/profile')
      await expect(page.getByRole('cell', { name: /Doses.*\.docx/ }).first()).toBeVisible()
    },
  )

  test('a run is one however often its request is lost', async ({ page, complaints }) => {
    await page.goto('/dose')
    await page.getByRole('button', { name: ro.dose.file.sample }).click()
    let asked = 0
    await page.route('**/api/documents/extract-doses', async (route) => {
      asked += 1
      if (asked > 1) return route.continue()
      // The server has it; its answer does not come through.
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Creați registrul' }).first().click()
    await expect(page.getByText(ro.tools.connection.unsent)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Descărcați registrul' }).first()).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(ro.tools.connection.unsent)).toBeHidden()
    const { counts } = (await (await page.request.get('/api/documents/operations')).json()) as {
      counts: { all: number }
    }
    expect([asked, counts.all]).toEqual([2, 1])
    expectCuts(complaints)
  })

  test('a run goes on while the network is gone, and is followed again', async ({ page, context, complaints }) => {
    await page.goto('/dose')
    await page.getByRole('button', { name: ro.dose.file.sample }).click()
    let asked = 0
    await page.route('**/api/documents/progress?*', async (route) => {
      asked += 1
      // The first is never answered.
      if (asked > 1) await route.continue()
    })
    await page.getByRole('button', { name: 'Creați registrul' }).first().click()
    await expect.poll(() => asked, { timeout: 15_000 }).toBe(1)
    await context.setOffline(true)
    await expect(page.getByText(ro.tools.connection.lost)).toBeVisible()
    await axeFindsNothing(page)
    await context.setOffline(false)
    await expect(page.getByText(ro.tools.connection.back)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Descărcați registrul' }).first()).toBeVisible({ timeout: 30_000 })
    expectCuts(complaints)
  })
})

test.describe('in English', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await speak(page, 'en-US')
    await signUp(page, PASSWORD)
  })

  test('what is done in one tab is right in the other', async ({ page, context }) => {
    await page.goto('/parser')
    await page.locator('input[type=file]').setInputFiles(DOCUMENT)
    await page.getByRole('button', { name: 'Create workbook' }).first().click()
    const link = page.getByRole('link', { name: 'Download workbook' }).first()
    await expect(link).toBeVisible({ timeout: 30_000 })

    const other = await context.newPage()
    await other.goto('/dose')
    await other.getByRole('button', { name: en.header.theme }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/)
    await other.getByRole('button', { name: en.tools.workspace.title }).click()
    await dialog(other).getByRole('button', { name: 'Delete 2 files' }).click()
    await dialog(other).getByRole('group').getByRole('button', { name: 'Delete 2 files' }).click()
    await expect(dialog(other)).toBeHidden()
    await expect(page.getByText(en.tools.workspace.removedElsewhere)).toBeVisible()
    await expect(link).toBeHidden()

    // The document was chosen here: it is sent again when it is needed.
    await page.getByRole('button', { name: 'Create workbook' }).first().click()
    await expect(link).toBeVisible({ timeout: 30_000 })

    await other.getByRole('button', { name: 'Română' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: ro.parser.title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', /^ro/)
    await expect(page.getByRole('link', { name: /^Descărcați/ }).first()).toBeVisible()

    await other.getByRole('button', { name: ro.header.logOut }).click()
    await expect(page).toHaveURL(/\/login/)
  })

  test('a file that is kept no more says so when it is asked for', async ({ page }) => {
    await page.goto('/parser')
    await page.locator('input[type=file]').setInputFiles(DOCUMENT)
    await page.getByRole('button', { name: 'Create workbook' }).first().click()
    const link = page.getByRole('link', { name: 'Download workbook' }).first()
    await expect(link).toBeVisible({ timeout: 30_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('Doses.xlsx')
    const xsrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const cleaned = await page.request.post(`/api/documents/cleanup?sessionId=${await stored(page)}`, {
      headers: { 'x-xsrf-token': decodeURIComponent(xsrf) },
    })
    expect(cleaned.status()).toBe(200)
    await link.click()
    await expect(page.getByText(`${en.tools.failures.download}: ${en.errors.NOT_FOUND}`)).toBeVisible()
  })

  test(
    'a kept template is named, shared, taken by another person, and given up',
    { tag: '@journey' },
    async ({ page, browser }) => {
      const { kept } = en.generator
      await page.goto('/')
      await page.getByRole('button', { name: en.generator.files.sample }).click()
      await page
        .getByRole('button', { name: /^Create \d+ documents?$/ })
        .first()
        .click()
      await page.getByRole('button', { name: kept.keep }).click({ timeout: 30_000 })
      await expect(page.getByText(/saved\./)).toBeVisible()
      await page.goto('/')
      // The result is back, and makes way for another run.
      await page.getByRole('button', { name: en.tools.startOver }).first().click()
      await page.getByRole('button', { name: kept.manage }).click()
      await dialog(page)
        .getByRole('button', { name: /^Rename / })
        .click()
      await dialog(page).getByLabel(kept.name).fill('Acts of the laboratory')
      await dialog(page).getByRole('button', { name: kept.rename, exact: true }).click()
      await expect(dialog(page).getByText('Acts of the laboratory')).toBeVisible()
      await dialog(page)
        .getByRole('button', { name: /^Share: / })
        .click()
      await axeFindsNothing(page)
      await dialog(page).getByRole('button', { name: kept.share }).click()
      const code = await dialog(page).getByLabel(kept.code, { exact: true }).inputValue()
      expect(code).toMatch(/^[\w-]{32}$/)
      await axeFindsNothing(page)

      const other = await (await browser.newContext({ locale: 'en-US' })).newPage()
      await signUp(other, PASSWORD)
      await other.goto('/')
      await other.getByRole('button', { name: kept.takeShared }).click()
      await dialog(other).getByLabel(kept.givenCode).fill('no such code')
      await dialog(other).getByRole('button', { name: kept.copy }).click()
      await expect(dialog(other).getByText(`${kept.copyFailed}:`)).toBeVisible()
      await axeFindsNothing(other)
      await dialog(other).getByLabel(kept.givenCode).fill(code)
      await dialog(other).getByRole('button', { name: kept.copy }).click()
      await expect(dialog(other).getByRole('listitem')).toContainText('Acts of the laboratory')
      await other.context().close()

      await dialog(page)
        .getByRole('button', { name: /^Delete Acts/ })
        .click()
      await expect(dialog(page).getByRole('button', { name: kept.removeSafe })).toBeFocused()
      await axeFindsNothing(page)
      await dialog(page).getByRole('button', { name: kept.removeConfirm, exact: true }).click()
      await expect(dialog(page).getByText(kept.empty)).toBeVisible()
    },
  )
})
