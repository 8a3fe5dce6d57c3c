import Axe from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from './fixtures'

export const WIDTHS = [390, 1024, 1440] as const
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing on the page as it is keeps anybody from using it, and nothing reaches over its edge. */
export async function expectUsable(page: Page, state: string): Promise<void> {
  await transitionsEnded(page)
  // Runs in the page itself: axe's other mode opens another window for each check.
  const { violations } = await new Axe({ page }).withTags(TAGS).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${state} ${id}: ${nodes[0]?.html}`)).toEqual([])
  await expectNoSideScroll(page, state)
}

/** Waits for colors that are changing: halfway between two, a button has the contrast of neither. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => !(each instanceof CSSTransition) || each.playState !== 'running'),
  )
}

/** The page fits the width of the window. */
export async function expectNoSideScroll(page: Page, state: string): Promise<void> {
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }))
  expect(scrollWidth, `${state}: the page's width`).toBeLessThanOrEqual(innerWidth)
}

/** A window so high that nothing lies under a bar or a dock, which would count as covered or as too small a target. */
export async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(height + 200, 900), 8_000) })
}
