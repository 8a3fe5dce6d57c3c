import { LOCALES } from '../fixtures'
import { expectReadable } from './readable'
import { test, VIEWS } from './screens-test'
import { ALL } from './themes'

/** Whoever chose letters of twice the usual size in the browser has them everywhere. */
const LARGE_LETTERS = '--blink-settings=defaultFontSize=32'

test.use({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_LETTERS] }),
    { scope: 'worker' },
  ],
})

if (ALL) {
  for (const view of VIEWS) {
    for (const locale of LOCALES) {
      test(`${view.name} can be read with letters of 200 % in ${locale}`, async ({ page, show }) => {
        await show(view, locale, 'light')
        for (const width of [390, 1280]) await expectReadable(page, width)
      })
    }
  }
}
