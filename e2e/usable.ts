import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { axeViolations } from './axe'
import { expect } from './fixtures'

export const WIDTHS = [390, 1024, 1440] as const

/** Every rule of WCAG 2.2 A and AA that axe has, and its recommendations. */
export const EVERY_RULE: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
}

/** Nothing on the page as it is keeps anybody from using it, and nothing reaches over its edge. */
export async function expectUsable(page: Page, state: string): Promise<void> {
  expect(await unusable(page, state)).toEqual([])
}

/** Returns what on the page as it is keeps somebody from using it, by these rules, and whether it is wider than the window. */
export async function unusable(page: Page, state: string, rules = EVERY_RULE): Promise<string[]> {
  await transitionsEnded(page)
  const broken = (await axeViolations(page, rules)).map(({ id, elements }) => `${state} ${id}: ${elements[0]}`)
  return [...broken, ...(await tooWide(page)).map((fault) => `${state} ${fault}`)]
}

/** Returns by how much the page is wider than the window; nothing if it fits. */
export async function tooWide(page: Page): Promise<string[]> {
  const { scrollWidth, innerWidth } = await widthsOf(page)
  return scrollWidth > innerWidth ? [`too wide: ${scrollWidth} px, the window ${innerWidth}`] : []
}

/** Waits for colors that are changing: halfway between two, a button has the contrast of neither. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => !(each instanceof CSSTransition) || each.playState !== 'running'),
  )
}

/** The page fits the width of the window. */
export async function expectNoSideScroll(page: Page, state: string): Promise<void> {
  const { scrollWidth, innerWidth } = await widthsOf(page)
  expect(scrollWidth, `${state}: the page's width`).toBeLessThanOrEqual(innerWidth)
}

function widthsOf(page: Page): Promise<{ scrollWidth: number; innerWidth: number }> {
  return page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }))
}

/** A window so high that nothing lies under a bar or a dock, which would count as covered or as too small a target. */
export async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(height + 200, 900), 8_000) })
}
