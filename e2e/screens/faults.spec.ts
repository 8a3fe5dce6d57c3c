import type { Page } from 'playwright/test'
import { WIDTHS } from '../usable'
import { faultsOf } from './faults'
import { unseenFocus } from './focus'
import { unreadable, ZOOMED } from './readable'
import { expect, test, VIEWS } from './screens-test'
import { THEMES } from './themes'

/** Faults of a kind each, and each only in the state that its style names. */
const PLANTED = `
  #planted button { block-size: 32px; min-inline-size: 32px; white-space: nowrap }
  @media (width: 390px) {
    #planted #cut { inline-size: 32px; overflow: hidden }
    :root[data-theme='dark'] #planted #faint { background: #333; color: #444 }
  }
  @media (width: 640px) {
    #planted #cut { inline-size: 32px; overflow: hidden }
    #planted #moved { margin-block-start: -32px; display: block }
  }
  @media (width: 1024px) {
    :root[data-theme='dark'] #planted #moved { inline-size: 32px; overflow: hidden }
    #planted #small, #planted #beside { block-size: 22px; float: inline-start; inline-size: 22px; min-inline-size: 0; padding: 0 }
  }
  @media (width: 1440px) {
    #planted #wide { inline-size: 1500px }
  }
  #planted #unmarked { outline: none !important }
`

async function plant(page: Page): Promise<void> {
  await page.evaluate((styles) => {
    const planted = document.createElement('div')
    planted.id = 'planted'
    for (const name of ['cut', 'faint', 'moved', 'small', 'beside', 'wide', 'unmarked']) {
      const button = document.createElement('button')
      button.id = name
      button.textContent = ['small', 'beside'].includes(name) ? 'x' : `Planted words ${name}`
      planted.append(button)
    }
    document.querySelector('main')?.prepend(planted)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }, PLANTED)
}

test('the matrix finds a fault that only one width or one theme has', { tag: '@journey' }, async ({ page, show }) => {
  await show(
    VIEWS.find(({ name }) => name === 'login')!,
    'en-US',
    'light',
  )
  await plant(page)
  expect(await unreadable(page, ZOOMED)).toEqual([
    expect.stringMatching(/^640 cut text: .*id="cut"/),
    expect.stringMatching(/^640 text over text: .*Planted/),
    expect.stringMatching(/^640 text over text: .*Planted/),
  ])
  const faults = await faultsOf(page, WIDTHS, THEMES)
  expect(
    faults.map((fault) =>
      /^(\w+ \d+ (?:cut text|small target|too wide|[\w-]+)).*?(?:id="(\w+)"|$)/.exec(fault)?.slice(1),
    ),
  ).toEqual([
    ['light 390 cut text', 'cut'],
    // Everything is where it was, and only colors are looked at.
    ['dark 390 color-contrast', 'faint'],
    ['light 1024 target-size', 'small'],
    ['light 1024 small target', 'small'],
    ['light 1024 small target', 'beside'],
    // This theme moves something, and everything is looked at again.
    ['dark 1024 target-size', 'small'],
    ['dark 1024 cut text', 'moved'],
    ['dark 1024 small target', 'small'],
    ['dark 1024 small target', 'beside'],
    ['light 1440 too wide', undefined],
    ['dark 1440 too wide', undefined],
  ])
  expect(await unseenFocus(page)).toEqual([expect.stringMatching(/^no ring: .*id="unmarked"/)])
})
