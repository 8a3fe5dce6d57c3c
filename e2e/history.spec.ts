import type { Page } from 'playwright/test'
import { wordDocument } from './documents'
import { expect, forgive, journeyLocales, newEmail, signIn, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { expectNoSideScroll, expectUsable } from './usable'

const en = MESSAGES['en-US']
const PASSWORD = 'correct horse battery'

const DOSES = [
  ['Name', 'Hp(10), mSv', 'Year'],
  ['Petrov A. B.', '0.42', '2025'],
  ['Ionescu M.', '1.10', '2025'],
]

const ACTS = { name: 'acts.csv', mimeType: 'text/csv', buffer: Buffer.from('Item;Note\nApron;a\nCollar;b\n') }

/** A sentence up to what it names. */
function start(sentence: string): RegExp {
  return new RegExp(`^${sentence.replace('{name}', '')}`)
}

/** The document session that the browser keeps. */
function kept(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('sessionId'))
}

/** What a request that changes something echoes of its cookie. */
async function echoed(page: Page): Promise<Record<string, string>> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')
  return { 'X-XSRF-TOKEN': token?.value ?? '' }
}

/** A user with a separate history. */
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
  await page.getByRole('button', { name: 'Create workbook' }).first().click()
  await expect(page.getByRole('link', { name: 'Download workbook' }).first()).toBeVisible({ timeout: 30_000 })
}

for (const locale of journeyLocales(2)) {
  test(
    `in ${locale} a run opens in its tool with its files and settings, and runs with something changed`,
    { tag: '@journey' },
    async ({ page }) => {
      const { history, generator, tools } = MESSAGES[locale]
      await speak(page, locale)
      await newcomer(page)
      await page.goto('/')
      const inputs = page.locator('input[type=file]')
      await inputs.first().setInputFiles(ACTS)
      await inputs.nth(1).setInputFiles({ name: 'act.docx', mimeType: '', buffer: wordDocument(['Act on {Thing}']) })
      await page.getByRole('combobox', { name: /Thing/ }).first().click({ timeout: 20_000 })
      await page.getByRole('option', { name: 'Item' }).click()
      await page.getByRole('textbox', { name: generator.options.pattern }).fill('Act {Item}')
      await page.locator('#release-create:enabled').click({ timeout: 20_000 })
      await expect(page.locator('a#release-download')).toBeVisible({ timeout: 30_000 })

      // Another document session: that of the run is taken up again.
      await page.evaluate(() => localStorage.removeItem('sessionId'))
      await page.goto('/history')
      const open = async () => {
        await page
          .getByRole('button', { name: start(history.actionsOf) })
          .first()
          .click({ timeout: 20_000 })
        await page.getByRole('menuitem', { name: history.short.open }).click()
      }
      await open()
      await expect(page).toHaveURL('/')
      await expect(page.getByText('acts.csv').first()).toBeVisible()
      await expect(page.getByText('act.docx').first()).toBeVisible()
      await expect(page.getByRole('textbox', { name: generator.options.pattern })).toHaveValue('Act {Item}')
      await expect(page.getByRole('combobox', { name: /Thing/ }).first()).toContainText('Item', { timeout: 20_000 })
      await page.getByRole('textbox', { name: generator.options.pattern }).fill('Deed {Item}')
      await page.locator('#release-create:enabled').click({ timeout: 20_000 })
      await expect(page.getByText('Deed Apron.docx').first()).toBeVisible({ timeout: 30_000 })

      // Without its files the settings are there still, and the screen says which to choose again.
      await page.request.post(`/api/documents/cleanup?sessionId=${await kept(page)}`, { headers: await echoed(page) })
      await page.goto('/history')
      await open()
      await expect(page.getByText(tools.gone.fact.replace('{name}', 'acts.csv'))).toBeVisible()
      await expect(page.getByText(tools.gone.fact.replace('{name}', 'act.docx'))).toBeVisible()
      await expectUsable(page, 'files that are no longer kept')
      await inputs.first().setInputFiles({ ...ACTS, name: 'corrected.csv' })
      await inputs.nth(1).setInputFiles({ name: 'act.docx', mimeType: '', buffer: wordDocument(['Act on {Thing}']) })
      await expect(page.getByRole('combobox', { name: /Thing/ }).first()).toContainText('Item', { timeout: 20_000 })
      await expect(page.getByRole('textbox', { name: generator.options.pattern })).toHaveValue('Deed {Item}')
      await expect(page.getByText(tools.gone.remedy)).toHaveCount(0)
    },
  )

  test(`in ${locale} the history of a newcomer says what will be there`, async ({ page }) => {
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

  test('a run is in the history, runs again, and goes with its files', { tag: '@journey' }, async ({ page }) => {
    await parsed(page)
    await page.getByRole('link', { name: en.tools.history }).click()
    const table = page.getByRole('region', { name: en.history.caption })
    await expect(table.getByText('Doses.xlsx', { exact: true })).toHaveCount(1)
    await expect(table.getByText('from “Doses.docx”')).toBeVisible()
    await table.getByRole('button', { name: /^More actions/ }).click()
    await page.getByRole('menuitem', { name: en.history.short.open }).click()
    await expect(page).toHaveURL('/parser')
    await expect(page.getByText('Doses.docx').first()).toBeVisible()
    await expect(page.locator('button#release-action:enabled')).toBeVisible({ timeout: 20_000 })
    await page.getByRole('link', { name: en.tools.history }).click()
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
      .getByRole('button', { name: /^More actions/ })
      .first()
      .press('Enter')
    await expect(page.getByRole('menuitem', { name: en.history.short.open })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: en.history.removing.confirm }).click()
    await expect(table.getByText(en.history.states.done)).toHaveCount(1)
  })

  test('on a small screen, a run’s state and actions are visible, and nothing overlaps', async ({ page }) => {
    await parsed(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/history')
    const table = page.getByRole('region', { name: en.history.caption })
    await expect(table.getByRole('row').nth(1)).toContainText('Doses.xlsx')
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    for (const seen of [
      table.getByText(en.history.states.done, { exact: true }),
      table.getByRole('link', { name: /^Download/ }),
      ...[en.history.again, en.history.actionsOf].map((name) => table.getByRole('button', { name: start(name) })),
    ]) {
      await seen.scrollIntoViewIfNeeded()
      await expect(seen).toBeInViewport({ ratio: 1 })
    }
    await expect(table.getByText('1 table', { exact: true })).toBeVisible()
    await expectUsable(page, 'the history on a small screen')
  })

  test('a long name takes two lines, and no action is out of sight at any width', async ({ page }) => {
    const name = `${'Protocol of a long name '.repeat(8)}X`
    await parsed(page, `${name}.docx`)
    await page.goto('/history')
    const table = page.getByRole('region', { name: en.history.caption })
    const first = table.getByText(name, { exact: false }).first()
    for (const width of [320, 600, 768, 1023, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSideScroll(page, `the history at ${width}`)
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
      const lines = await first.evaluate(
        (node) => node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight),
      )
      expect(Math.round(lines), `lines at ${width}`).toBeLessThanOrEqual(2)
      for (const action of await table.getByRole('row').nth(1).locator('a[download], button').all()) {
        const box = await action.boundingBox()
        expect(box, `an action at ${width}`).not.toBeNull()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        if (width < 600) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
    }
    await first.click()
    await expect.poll(() => first.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(1)
  })

  test('a search without results says that nothing was found', async ({ page }) => {
    await parsed(page)
    await page.goto('/history')
    await page.getByRole('searchbox', { name: en.history.search }).fill('nowhere')
    await expect(page.getByText(en.history.nothingFound)).toBeVisible()
    await page.getByRole('searchbox', { name: en.history.search }).fill('doses')
    await expect(page.getByText('Doses.xlsx', { exact: true })).toBeVisible()
  })

  test('a kept template is restored with its settings', { tag: '@journey' }, async ({ page, complaints }) => {
    await page.goto('/')
    await page.getByRole('button', { name: en.generator.files.sample }).click()
    await page
      .getByRole('button', { name: /^Create \d+ documents?$/ })
      .first()
      .click()
    await page.getByRole('button', { name: en.generator.kept.keep }).click({ timeout: 30_000 })
    await expect(page.getByText(/saved\./)).toBeVisible()
    await page.goto('/')
    // The result is back, and makes way for another run.
    await page.getByRole('button', { name: en.tools.startOver }).first().click()
    await page.getByRole('combobox', { name: en.generator.kept.label }).click()
    await page.getByRole('option').first().click()
    await expect(page.getByRole('button', { name: en.generator.kept.manage })).toBeVisible()
    await expect(page.getByText(/\.docx/).first()).toBeVisible()
    // The page before may save its desk after this one has read it.
    forgive(complaints, 412)
  })
})

test('the history needs a signed-in person', async ({ page }) => {
  await page.goto('/history')
  await expect(page).toHaveURL('/login?callbackUrl=%2Fhistory')
  await signIn(page)
  await page.goto('/history')
  await expect(page).toHaveURL('/history')
})
