import { LOCALES } from '../fixtures'
import { expectReadable } from './readable'
import { test, VIEWS } from './screens-test'
import { ALL } from './themes'

/** A window of 1280 px that is zoomed to 400 % and to 200 %, and of 1440 px to 188 %. */
const WIDTHS = [320, 640, 768]

if (ALL) {
  for (const view of VIEWS) {
    for (const locale of LOCALES) {
      test(`${view.name} can be read when it is zoomed in ${locale}`, async ({ page, show }) => {
        await show(view, locale, 'light')
        for (const width of WIDTHS) await expectReadable(page, width)
      })
    }
  }
}
