import type { Page } from 'playwright/test'
import { COLOR_RULES, EVERY_RULE, showWhole, unusable } from '../usable'
import { smallTargets } from './targets'
import type { Theme } from './themes'
import { cutText } from './whole-text'

/**
 * Returns what is wrong with the screen as it is shown, at each width in each theme: what keeps somebody from using it, cut text, and
 * small targets. The screen isn't loaded again.
 *
 * Where another theme leaves everything in its place, only its colors are looked at: no other rule can come to another result.
 */
export async function faultsOf(page: Page, widths: readonly number[], themes: readonly Theme[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await showWhole(page, width)
    let seen: string | null = null
    for (const theme of themes) {
      await paint(page, theme)
      const state = `${theme} ${width}`
      const form = await formOf(page)
      if (form === seen) {
        faults.push(...(await unusable(page, state, COLOR_RULES)))
        continue
      }
      seen = form
      faults.push(...(await unusable(page, state, EVERY_RULE)))
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

/**
 * A digest of what is on the page, where, and whether it shows: all that two themes have in common. Pictures that aren't read out
 * may differ, as the sun and the moon on the button of the theme; no rule is about them.
 */
function formOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const boxes = [...document.body.querySelectorAll(':not(svg[aria-hidden=true], svg[aria-hidden=true] *)')].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const shows = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        return [shows, x, y, width, height].join()
      },
    )
    const form = new TextEncoder().encode([document.body.innerHTML, ...boxes].join('\n'))
    return new Uint8Array(await crypto.subtle.digest('SHA-256', form)).join()
  })
}
