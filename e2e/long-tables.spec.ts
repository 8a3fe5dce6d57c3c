import type { Locator, Page } from 'playwright/test'
import { expect, signIn, speak, test } from './fixtures'
import en from '../messages/en-US.json' with { type: 'json' }

const { caption, who, value } = en.dose.doses
/** Far fewer than there are rows, and more than are seen. */
const DRAWN = 150

/** People's doses of a year; the one of each `over`th person is above the limit. */
function doses(count: number, over: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const dose = (index + 1) % over === 0 ? '61.5' : ((index % 97) / 100 + 0.01).toFixed(2)
    return `P${String(index + 1).padStart(6, '0')},Person ${String(index + 1)},${dose}`
  })
  return ['No,Name,"Hp(10), mSv, 2026"', ...rows].join('\n')
}

async function choose(page: Page, content: string): Promise<Locator> {
  await page.goto('/dose')
  const input = page.locator('input[type="file"]').first()
  await input.setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  const table = page.getByRole('region', { name: caption })
  await expect(table.getByText('Person 1', { exact: true })).toBeVisible({ timeout: 40_000 })
  return table
}

test.beforeEach(async ({ page }) => {
  await speak(page, 'en-US')
  await signIn(page)
})

test('of 20,000 doses those that are seen are drawn, and the keys reach the last and come back', async ({ page }) => {
  const table = await choose(page, doses(20_000, 5000))
  await expect(table.locator('table')).toHaveAttribute('aria-rowcount', '20001')
  expect(await table.locator('tbody tr').count()).toBeLessThan(DRAWN)
  await table.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(table.locator('tr[data-index="0"] [data-cell]').first()).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(table.locator('tr[data-index="19999"] [data-cell]').last()).toBeFocused()
  await expect(table.getByText('Person 20000', { exact: true })).toBeInViewport()
  expect(await table.locator('tbody tr').count()).toBeLessThan(DRAWN)
  await page.keyboard.press('PageUp')
  expect(Number(await focusedRow(page))).toBeLessThan(19_999)
  // The focused cell stays rendered wherever the table is scrolled.
  const row = await focusedRow(page)
  await table.evaluate((region) => region.scrollTo({ top: 0 }))
  await expect(table.getByText('Person 1', { exact: true })).toBeInViewport()
  expect(await focusedRow(page)).toBe(row)
})

test('the head orders all of them, and J goes to the next that is above a limit', async ({ page }) => {
  // Twice the file is read by a document process, which on a busy machine takes its time.
  test.setTimeout(120_000)
  const table = await choose(page, doses(3000, 1000))
  await page.getByRole('combobox', { name: en.dose.file.profile, exact: true }).click()
  await page.getByRole('option', { name: en.dose.file.profiles['ru-nrb-99-2009-a'] }).click()
  await expect(page.getByText('Person 1000, Hp(10): 61.5 mSv in 2026; the limit is 50 mSv.')).toBeVisible({
    timeout: 40_000,
  })
  const names = table.getByRole('columnheader', { name: who })
  await expect(names).toHaveAttribute('aria-sort', 'none')
  await names.getByRole('button').click()
  await names.getByRole('button').click()
  await expect(names).toHaveAttribute('aria-sort', 'descending')
  await expect(table.locator('tr[data-index="0"]')).toContainText('Person 3000')
  await names.getByRole('button').click()
  await expect(table.locator('tr[data-index="0"]')).toContainText('Person 1')
  await table.focus()
  await page.keyboard.press('j')
  await expect.poll(() => focusedRow(page)).toBe('999')
  await page.keyboard.press('j')
  await expect.poll(() => focusedRow(page)).toBe('1999')
  await page.keyboard.press('k')
  await expect.poll(() => focusedRow(page)).toBe('999')
  await table.getByRole('columnheader', { name: value }).getByRole('button').click()
  await table.getByRole('columnheader', { name: value }).getByRole('button').click()
  await expect(table.locator('tr[data-index="0"]')).toContainText('61.5')
  await expect(table.locator('tr[data-index="0"]')).toBeInViewport()
})

test('in another order the first row is shown, and the focus stays on the head', async ({ page }) => {
  const table = await choose(page, doses(3000, 5000))
  await table.focus()
  await page.keyboard.press('Control+End')
  await expect(table.getByText('Person 3000', { exact: true })).toBeInViewport()
  const names = table.getByRole('columnheader', { name: who }).getByRole('button')
  await names.click()
  await expect(table.locator('tr[data-index="0"]')).toBeInViewport()
  await expect(table.locator('tr[data-index="0"]')).toContainText('Person 1')
  await expect(names).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedRow(page)).toBe('0')
})

test('what has the focus before the code of long tables is there keeps it', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const chunks: string[] = []
  await page.goto('/dose')
  await page.waitForLoadState('networkidle')
  // The one that is asked for last, when the first rows are there.
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if ((await page.getByRole('region', { name: caption }).count()) === 0) return route.continue()
    chunks.push(route.request().url())
    await held
    await route.continue()
  })
  const input = page.locator('input[type="file"]').first()
  const buffer = Buffer.from(doses(1200, 5000))
  await input.setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer })
  const table = page.getByRole('region', { name: caption })
  await expect(table.getByText('Person 1', { exact: true })).toBeVisible({ timeout: 40_000 })
  await expect(table.locator('tbody tr')).toHaveCount(30)
  await table.focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const cell = table.locator('tbody tr').nth(1).locator('[data-cell]').nth(1)
  await expect(cell).toBeFocused()
  release()
  await expect(table.locator('table')).toHaveAttribute('aria-rowcount', '1201')
  await expect(table.locator('tr[data-index="1"] [data-cell]').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(table.locator('tr[data-index="2"] [data-cell]').nth(1)).toBeFocused()
  expect(chunks).not.toEqual([])
})

for (const forcedColors of ['none', 'active'] as const) {
  test.describe(`on a small screen${forcedColors === 'active' ? ' in forced colours' : ''}`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('the focused element is fully visible, above the dock and next to the row numbers', async ({ page }) => {
      await page.emulateMedia({ forcedColors })
      const table = await choose(page, doses(1200, 5000))
      await table.focus()
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => hiddenFocus(page)).toBeNull()
      for (const key of KEYS_OVER) {
        await page.keyboard.press(key)
        await expect.poll(() => hiddenFocus(page), { message: key }).toBeNull()
      }
    })
  })
}

test('an address shows its cell under the table’s own header, between the rows around it', async ({ page }) => {
  const table = await choose(page, doses(300, 1000))
  await table.getByRole('button', { name: /C9 in the sheet/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.locator('[aria-current]')).toHaveText('0.08')
  await expect(dialog.getByRole('columnheader', { name: 'Hp(10), mSv, 2026' })).toBeVisible()
  await expect(dialog.getByText('Person 5', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('in print, there are the first thousand rows, no header and no dock, and a note says so', async ({ page }) => {
  const table = await choose(page, doses(3000, 5000))
  await page.emulateMedia({ media: 'print' })
  await expect(table.locator('tbody tr')).toHaveCount(1000)
  await expect(page.getByText('Printed: 1,000 of 3,000 rows')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
})

/** Over the table, its corners and back. */
const KEYS_OVER = [
  ...Array.from({ length: 24 }, () => 'ArrowDown'),
  'End',
  'ArrowLeft',
  'Home',
  'ArrowRight',
  ...Array.from({ length: 3 }, () => 'PageDown'),
  'Control+End',
  'PageUp',
  'ArrowUp',
  'Control+Home',
] as const

/** What covers the element with the focus, or that it has no ring; null if it is fully visible. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'nothing has the focus'
    const { left, top, right, bottom } = focused.getBoundingClientRect()
    const inside = 2
    for (const x of [left + inside, (left + right) / 2, right - inside]) {
      for (const y of [top + inside, bottom - inside]) {
        const over = document.elementFromPoint(x, y)
        if (over === null) return `outside the window: ${String(x)}, ${String(y)}`
        if (!focused.contains(over)) return `${over.tagName} ${over.className} at ${String(x)}, ${String(y)}`
      }
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    return outlineStyle === 'none' || outlineWidth === '0px' ? 'no ring' : null
  })
}

function focusedRow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.closest<HTMLElement>('tr')?.dataset['index'])
}

test('of 5,000 columns those that are seen are drawn, and End reaches the last', async ({ page }) => {
  const letters = Array.from({ length: 5000 }, (_, index) => `Reading ${String(index + 1)}`)
  const rows = [letters, letters.map((_, index) => `v${String(index + 1)}`)].map((cells) => cells.join(','))
  await page.goto('/')
  const input = page.locator('input[type="file"]').first()
  await input.setInputFiles({ name: 'wide.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByRole('button', { name: /^Show 5000 columns|^Show 5,000 columns/ }).click({ timeout: 40_000 })
  const table = page.getByRole('region', { name: en.generator.files.firstValues.caption })
  await expect(table.locator('table')).toHaveAttribute('aria-colcount', '5000')
  expect(await table.locator('th').count()).toBeLessThan(60)
  await table.focus()
  await page.keyboard.press('ArrowDown')
  await expect(table.getByText('v1', { exact: true })).toBeFocused()
  await page.keyboard.press('End')
  await expect(table.getByText('v5000', { exact: true })).toBeFocused()
  await expect(table.getByText('v5000', { exact: true })).toBeInViewport()
  await expect(table.getByText('Reading 5000', { exact: true })).toBeInViewport()
  expect(await table.locator('th').count()).toBeLessThan(60)
})
