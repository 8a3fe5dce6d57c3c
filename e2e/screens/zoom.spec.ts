import { LOCALES } from '../fixtures'
import { expectReadable } from './readable'
import { test, VIEWS } from './screens-test'
import { ALL } from './themes'

/** What a window of 1280 px has at 200 %. */
const WIDTH = 640

if (ALL) {
  for (const view of VIEWS) {
    for (const locale of LOCALES) {
      test(`${view.name} can be read when it is zoomed to 200 % in ${locale}`, async ({ page, show }) => {
        await show(view, locale, 'light')
        await expectReadable(page, WIDTH)
      })
    }
  }
}
