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
    for (const locale of LOCALES) {
      test(`${view.name} serves everyone in ${locale}, in both themes, at every width, and zoomed`, async ({
        page,
        show,
      }) => {
        test.setTimeout(180_000)
        await show(view, locale, 'light')
        const zoomed = await unreadable(page, ZOOMED)
        expect([...zoomed, ...(await faultsOf(page, WIDTHS, THEMES))]).toEqual([])
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
          expect(await unseenFocus(page), `${width}: focus not seen`).toEqual([])
        }
      })
    }
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
