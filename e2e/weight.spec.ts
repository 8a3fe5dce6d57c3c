import type { Page } from 'playwright/test'
import { firstLoad } from './first-load'
import { expect, signIn, signUp, speak, test } from './fixtures'
import ru from '../messages/ru-RU.json' with { type: 'json' }

const MOST_SCRIPT = 200 * 1024
const SCREENS = ['/', '/parser', '/dose', '/history', '/profile', '/subscribe'] as const

for (const screen of SCREENS) {
  test(`${screen} brings at most 200 KB of scripts at first`, { tag: '@journey' }, async ({ page }) => {
    await speak(page, 'ru-RU')
    // The account that tests share may have a run or a cleared desk, which bring their own parts.
    await signUp(page, 'correct horse battery')
    const scripts = (await firstLoad(page, screen)).get('Script')
    expect(scripts?.files.length).toBeGreaterThan(0)
    expect(scripts?.bytes).toBeLessThanOrEqual(MOST_SCRIPT)
  })
}

test('a Russian page has Golos fetched with it in its Cyrillic and Latin parts, and in no other', async ({ page }) => {
  await speak(page, 'ru-RU')
  await signIn(page)
  const fonts = (await firstLoad(page, '/parser')).get('Font')?.files ?? []
  const golos = fonts.flatMap((file) => /golos-text-([a-z-]+)-wght/.exec(file)?.[1] ?? []).sort()
  expect(golos).toEqual(['cyrillic', 'latin'])
  const ahead = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(ahead).toHaveLength(2)
  for (const file of ahead) expect(fonts).toContain(new URL(file).pathname)
})

/** What moved: how much of the window, and what. Of what a press is answered with the browser says so. */
interface Shift {
  readonly value: number
  readonly excused: boolean
  readonly moved: string
}

/** Less than this is a number that is at the right of its cell and has grown by a digit. */
const SEEN = 0.001

/** Has the browser write down what moves, also what it excuses because a key or the mouse was pressed half a second before. */
async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; excused: boolean; moved: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const footer = document.querySelector('footer')
        // A page that grows longer pushes its end: no one reads there what is to come.
        const inFooter = ({ node }: { node: Node | null }) =>
          node !== null && (footer?.contains(node) === true || node.textContent === footer?.textContent)
        // A figure at the right of its cell that has another digit.
        const aDigit = ({ previousRect: from, currentRect: to }: { previousRect: DOMRect; currentRect: DOMRect }) =>
          from.y === to.y && Math.abs(from.x - to.x) <= 4
        if (shift.sources.length > 0 && shift.sources.every((source) => inFooter(source) || aDigit(source))) continue
        const moved = shift.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 40) ?? '?'} (${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y})`,
        )
        shifts.push({ value: shift.value, excused: shift.hadRecentInput, moved: moved.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    // Two frames later what has moved until now is written down.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    return shifts.filter(({ value }) => value >= SEEN)
  }
}

/** The response to an action may take this long or longer: beyond what the browser excuses. */
async function slow(page: Page, requests: RegExp): Promise<void> {
  await page.route(requests, async (route) => {
    await new Promise((done) => setTimeout(done, 700))
    await route.continue()
  })
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

const TOOLS = [
  {
    address: '/parser',
    what: 'workbook',
    sample: ru.parser.file.sample,
    make: 'Создать книгу',
    made: 'Скачать книгу',
  },
  { address: '/dose', what: 'doses', sample: ru.dose.file.sample, make: 'Создать книгу', made: 'Скачать книгу' },
  { address: '/', what: 'acts', sample: ru.generator.files.sample, make: /^Создать/, made: 'Скачать архив' },
] as const

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const { address, what, sample, make, made } of TOOLS) {
      test(`nothing moves when the ${what} of the sample are there`, async ({ page }) => {
        await speak(page, 'ru-RU')
        await signIn(page)
        const shifted = await watchShifts(page)
        await page.goto(address)
        await page.getByRole('button', { name: sample }).click()
        const action = page.locator('button:enabled:visible', { hasText: make }).first()
        await expect(action).toBeVisible({ timeout: 30_000 })
        await page.waitForLoadState('networkidle')
        // A press may lay the sheet out again, immediately; what comes half a second later may not.
        await slow(page, /\/api\/documents\//)
        const before = (await shifted()).filter(({ excused }) => !excused)
        await action.click()
        await expect(page.getByRole('link', { name: made }).locator('visible=true').first()).toBeVisible({
          timeout: 30_000,
        })
        await page.waitForLoadState('networkidle')
        expect((await shifted()).filter(({ excused }) => !excused)).toEqual(before)
      })
    }

    test('nothing moves from the file in its place to the tables that are found in it', async ({ page }) => {
      await speak(page, 'ru-RU')
      await signIn(page)
      const shifted = await watchShifts(page)
      await page.goto('/parser')
      await page.waitForLoadState('networkidle')
      await slow(page, /\/api\/documents\//)
      await page.getByRole('button', { name: ru.parser.file.sample }).click()
      await expect(page.getByText(ru.parser.tables.looking)).toBeVisible()
      const before = await shifted()
      await expect(page.getByRole('list', { name: ru.parser.tables.list }).getByRole('listitem')).toHaveCount(3, {
        timeout: 30_000,
      })
      await page.waitForLoadState('networkidle')
      expect(await shifted()).toEqual(before)
    })

    test('nothing moves from the file in its place to the doses and decisions that are found in it', async ({
      page,
    }) => {
      await speak(page, 'ru-RU')
      await signIn(page)
      const shifted = await watchShifts(page)
      await page.goto('/dose')
      await page.waitForLoadState('networkidle')
      await slow(page, /\/api\/documents\//)
      await page.getByRole('button', { name: ru.dose.file.sample }).click()
      await expect(page.getByText(ru.dose.columns.awaited).first()).toBeVisible()
      const before = await shifted()
      await expect(page.getByRole('button', { name: ru.dose.decisions.reject })).toBeVisible({ timeout: 30_000 })
      await page.waitForLoadState('networkidle')
      expect(await shifted()).toEqual(before)
    })
  })
}
