import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { EVERY_RULE, showWhole, unusable } from '../usable'
import { looksOf } from './looks'
import { smallTargets } from './targets'
import type { Theme } from './themes'
import { cutText } from './whole-text'

/** The rules of axe that look at colors, and those that look at places. All others look at what is on the page and whether it shows. */
const COLORS = ['color-contrast', 'link-in-text-block']
const PLACES = ['target-size', 'scrollable-region-focusable', 'skip-link']

/**
 * Returns what is wrong with the screen as it is shown, at each width in each theme: what keeps somebody from using it, cut text, and
 * small targets. The screen isn't loaded again.
 *
 * Colors are looked at each time. Where another theme leaves everything in its place, no other rule can come to another result; where
 * another width shows the same elements elsewhere, only the rules about places can.
 */
export async function faultsOf(page: Page, widths: readonly number[], themes: readonly Theme[]): Promise<string[]> {
  const faults: string[] = []
  const seen = new Set<string>()
  for (const width of widths) {
    await showWhole(page, width)
    for (const theme of themes) {
      await paint(page, theme)
      const state = `${theme} ${width}`
      const { content, places } = await looksOf(page)
      const [isContentNew, arePlacesNew] = [!seen.has(content), !seen.has(places)]
      seen.add(content).add(places)
      const some = [...COLORS, ...(arePlacesNew ? PLACES : [])]
      const rules: RunOptions = isContentNew ? EVERY_RULE : { runOnly: { type: 'rule', values: some } }
      faults.push(...(await unusable(page, state, rules)))
      if (!arePlacesNew) continue
      faults.push(...(await cutText(page)).map((text) => `${state} cut text: ${text}`))
      faults.push(...(await smallTargets(page)).map((target) => `${state} small target: ${target}`))
    }
  }
  return faults
}

/** Changes the theme in place, as the button in the header does. */
async function paint(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
}
