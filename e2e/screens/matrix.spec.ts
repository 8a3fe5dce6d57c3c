import { type Locale, LOCALES } from '../fixtures'
import { WIDTHS } from '../usable'
import { faultsOf } from './faults'
import { unseenFocus } from './focus'
import { unreadable, ZOOMED } from './readable'
import { expect, test, VIEWS } from './screens-test'
import { ALL, type Theme, THEMES } from './themes'
import type { View } from './view'

// Otherwise one worker would look at all of the screens while the other has nothing left to do.
test.describe.configure({ mode: 'parallel' })

if (ALL) {
  for (const view of VIEWS) {
    // One page for all languages: a new one, and axe in it, would be compiled again.
    test(`${view.name} serves everyone in each language, in both themes, at every width, and zoomed`, async ({
      page,
      show,
    }) => {
      test.setTimeout(LOCALES.length * 180_000)
      const faults: string[] = []
      for (const locale of LOCALES) {
        await test.step(locale, async () => {
          await show(view, locale, 'light')
          const found = [...(await unreadable(page, ZOOMED)), ...(await faultsOf(page, WIDTHS, THEMES))]
          for (const width of [390, 1440]) {
            await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
            found.push(...(await unseenFocus(page)).map((fault) => `${width} focus not seen: ${fault}`))
          }
          faults.push(...found.map((fault) => `${locale} ${fault}`))
        })
      }
      expect(faults).toEqual([])
    })
  }
} else {
  for (const [view, locale, theme, width] of sample()) {
    test(
      `${view.name} serves everyone in ${locale}, ${theme}, at ${width} px`,
      { tag: '@journey' },
      async ({ page, show }) => {
        await show(view, locale, theme)
        expect(await faultsOf(page, [width], [theme])).toEqual([])
      },
    )
  }
}

/** Each screen once; the language, the theme and the width go round. */
function sample(): [View, Locale, Theme, number][] {
  const turn = <T>(values: readonly T[], index: number): T => values[index % values.length] as T
  return VIEWS.filter(({ sampled }) => sampled).map((view, index) => [
    view,
    turn(LOCALES, index),
    turn(THEMES, index),
    turn(WIDTHS, Math.floor(index / 2)),
  ])
}
