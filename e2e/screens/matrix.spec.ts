import type { Page } from 'playwright/test'
import { type Locale, LOCALES } from '../fixtures'
import { expectUsable, showWhole, WIDTHS } from '../usable'
import { unseenFocus } from './focus'
import { expect, test, VIEWS } from './screens-test'
import { smallTargets } from './targets'
import { ALL, type Theme, THEMES } from './themes'
import type { View } from './view'
import { cutText } from './whole-text'

if (ALL) {
  for (const view of VIEWS) {
    for (const locale of LOCALES) {
      test(`${view.name} serves everyone in ${locale}, in both themes and at every width`, async ({ page, show }) => {
        test.setTimeout(180_000)
        await show(view, locale, 'light')
        for (const theme of THEMES) {
          await paint(page, theme)
          for (const width of WIDTHS) {
            await showWhole(page, width)
            await expectUsable(page, `${theme} ${width}`)
            if (theme === 'light') await expectDrawnWell(page, `${width}`)
          }
        }
        await expectFocusSeen(page, [390, 1440])
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
        await showWhole(page, width)
        await expectUsable(page, String(width))
        await expectDrawnWell(page, String(width))
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

/** Changes the theme in place, as the button in the header does. */
async function paint(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
}

async function expectDrawnWell(page: Page, state: string): Promise<void> {
  expect(await cutText(page), `${state}: cut text`).toEqual([])
  expect(await smallTargets(page), `${state}: small targets`).toEqual([])
}

async function expectFocusSeen(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    expect(await unseenFocus(page), `${width}: focus not seen`).toEqual([])
  }
}
