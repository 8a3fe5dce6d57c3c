import type { Page } from 'playwright/test'
import { expect } from '../fixtures'

/** How many tab stops are checked; a screen with more repeats itself. */
const STOPS = 80

/** The stops of the Tab key where the focus can't be seen: without a ring, or under the bar, the dock or the navigation. */
export async function unseenFocus(page: Page): Promise<string[]> {
  const unseen: string[] = []
  // A notification disappears on its own and covers the page only until then.
  await expect(page.locator('[data-sonner-toast] [role=status]')).toHaveCount(0, { timeout: 15_000 })
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    ;(document.activeElement as HTMLElement | null)?.blur()
  })
  const seen = new Set<string>()
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    let stopped = await page.evaluate(focusProblem)
    // The guard at a dialog's end passes the focus on.
    if (stopped === 'guard') {
      await page.waitForFunction(() => document.activeElement?.hasAttribute('data-base-ui-focus-guard') !== true)
      stopped = await page.evaluate(focusProblem)
    }
    if (stopped === 'guard') continue
    if (stopped === null || seen.has(stopped.id)) break
    seen.add(stopped.id)
    if (stopped.problem !== null) unseen.push(stopped.problem)
  }
  return unseen
}

/** Runs in the page: what is wrong with how the focused element shows, with a name for the element; null without a focus. */
function focusProblem(): { id: string; problem: string | null } | 'guard' | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  if (focused.hasAttribute('data-base-ui-focus-guard')) return 'guard'
  const marked = focused as HTMLElement & { focusStop?: string }
  marked.focusStop ??= crypto.randomUUID()
  const told = focused.outerHTML.slice(0, 160)
  const ringed = (element: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  }
  // The ring may be around the cell, or on a control that the element next to it draws.
  const around: Element[] = []
  for (let box: Element | null = focused; box !== null && around.length < 6; box = box.parentElement) around.push(box)
  const ring = [...around, ...(focused.parentElement?.querySelectorAll('*') ?? [])].find(ringed)
  if (ring === undefined) return { id: marked.focusStop, problem: `no ring: ${told}` }
  const { left, right, top, bottom } = ring.getBoundingClientRect()
  // Its upper edge, its middle and its lower edge, as far as the window shows it: most of it must be in sight.
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const lines = [
    Math.max(top, 0) + 3,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    Math.min(bottom, innerHeight) - 3,
  ]
  const covered = lines.filter((y) => {
    for (let hit = document.elementFromPoint(x, y); hit !== null && !hit.contains(ring); hit = hit.parentElement) {
      if (!ring.contains(hit) && /fixed|sticky/.test(getComputedStyle(hit).position)) return true
    }
    return false
  })
  const outside = bottom <= 0 || top >= innerHeight
  if (outside || covered.length > (bottom - top > innerHeight / 2 ? 2 : 1)) {
    return { id: marked.focusStop, problem: `covered at ${Math.round(top)}-${Math.round(bottom)}: ${told}` }
  }
  return { id: marked.focusStop, problem: null }
}
