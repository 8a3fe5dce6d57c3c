import type { Page } from 'playwright/test'
import type { Locale } from '../fixtures'
import { stopTime } from './fixed-time'
import { expect, test, VIEWS } from './screens-test'
import { type Theme, THEMES } from './themes'
import type { View } from './view'

/** Whether pictures are wanted: `npm run screens`. */
const WANTED = process.env['ACTUM_SCREENS'] === 'pictures'
const FOLDER = '.cache/screens'
const WIDTHS = [390, 1440] as const
/** A page that is longer, the help alone, has a second picture. */
const LONGEST = 3_600
const PARTS = 2
/** How often a page may change its height with the window's. */
const SETTLING = 6
/** What the bars at the window's edges cover of the second picture and of those after it. */
const COVERED = 112
const LANGUAGES: readonly Locale[] = ['ru-RU', 'en-US']
/** Temporary states, network errors and dialogs: only the matrix checks these. */
const UNPICTURED = /-(?:running|loading|reading|broken-off|sent|deletion|new-token|token-made|session-ended)$/

test.use({ timezoneId: 'Europe/Chisinau', deviceScaleFactor: 1, viewport: { width: 1440, height: 900 } })

for (const view of VIEWS.filter(({ name }) => !UNPICTURED.test(name))) {
  for (const locale of LANGUAGES) {
    for (const theme of THEMES) {
      if (WANTED) picture(view, locale, theme)
    }
  }
}

function picture(view: View, locale: Locale, theme: Theme): void {
  test(`${view.name} in ${locale}, ${theme}`, async ({ page, show }) => {
    await stopTime(page)
    await show(view, locale, theme)
    // Notifications aren't part of the picture, nor are the focus and the pointer.
    await expect(page.locator('[data-sonner-toast] [role=status]')).toHaveCount(0, { timeout: 15_000 })
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await steadyWords(page)
    const take = (name: string) =>
      page.screenshot({ path: `${FOLDER}/${name}-${theme}-${locale.slice(0, 2)}.png`, animations: 'disabled' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await page.evaluate(() => window.scrollTo(0, 0))
      if (width === 390 && view.docked) await take(`${view.name}-dock-390`)
      // As high as the page: what is fixed to the window's edge would lie in the middle of a picture that is longer.
      const height = await wholeHeight(page, width)
      for (let part = 1; part === 1 || (part <= PARTS && height > LONGEST); part++) {
        const top = (part - 1) * (LONGEST - COVERED)
        await page.setViewportSize({ width, height: Math.min(height - top, LONGEST) })
        await page.evaluate((to) => window.scrollTo(0, to), top)
        await take(part === 1 ? `${view.name}-${width}` : `${view.name}-${part}-${width}`)
      }
    }
  })
}

/**
 * The page's height in a window of just that height: some parts are as high as the window, and what is docked at a window's edge goes
 * where the window shows it in its place.
 */
async function wholeHeight(page: Page, width: number): Promise<number> {
  const least = page.viewportSize()?.height ?? 0
  let height = 0
  for (let turn = 0, last = -1; height !== last && turn < SETTLING; turn++) {
    last = height
    height = Math.max(least, await contentHeight(page))
    await page.setViewportSize({ width, height: Math.min(height, LONGEST) })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  return height
}

/** Where the last of what is in the page's flow ends; `scrollHeight` is never less than the window. */
function contentHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const inFlow = [...document.body.children].filter((each) => !/fixed|absolute/.test(getComputedStyle(each).position))
    const end = Math.max(...inFlow.map((each) => each.getBoundingClientRect().bottom)) + window.scrollY
    return Math.round(end + parseFloat(getComputedStyle(document.body).paddingBottom))
  })
}

/** What is another each time: the server's port, its day among the examples of the help, a token that was made. */
async function steadyWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const TODAY = /^\{(?:сегодня|astăzi|today)\}$/
    const steady = (text: string, node: Node): string => {
      const tag = node.parentElement?.closest('tr')?.querySelector('td')?.textContent ?? ''
      const dated = TODAY.test(tag)
        ? text.replace(/\d\d\.\d\d\.\d{4}/, '19.11.2026').replace(/\d{4}-\d\d-\d\d/, '2026-11-19')
        : text
      return dated.replaceAll(location.origin, 'https://actum.example')
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const told = steady(text, node)
      if (told !== text) node.textContent = told
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input[value^="actum_"]')) {
      field.value = `actum_${'A'.repeat(43)}`
    }
  })
}
