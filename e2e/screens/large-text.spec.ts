import { LOCALES } from '../fixtures'
import { expectNoSideScroll, showWhole } from '../usable'
import { overlappingText } from './overlap'
import { expect, test, VIEWS } from './screens-test'
import { ALL } from './themes'
import { cutText } from './whole-text'

/** A window of 1280 px: zoomed to 200 % it's 640 px wide, with letters of twice the size it keeps its width. */
const WINDOW = 1280
const SIZES = [
  { name: 'zoomed to 200 %', width: WINDOW / 2, letters: '' },
  { name: 'with letters of 200 %', width: WINDOW, letters: '200%' },
] as const

if (ALL) {
  for (const view of VIEWS) {
    for (const locale of LOCALES) {
      test(`${view.name} can be read at 200 % in ${locale}`, async ({ page, show }) => {
        test.setTimeout(120_000)
        await show(view, locale, 'light')
        for (const { name, width, letters } of SIZES) {
          await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters)
          await showWhole(page, width)
          await expectNoSideScroll(page, name)
          expect.soft(await cutText(page), `${name}: cut text`).toEqual([])
          expect.soft(await overlappingText(page), `${name}: text over text`).toEqual([])
        }
      })
    }
  }
}
