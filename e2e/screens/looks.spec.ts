import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { type Looks, looksOf } from './looks'

const PAGE = `
  <!doctype html>
  <body style="margin: 0">
    <p style="margin: 0; width: 200px; background: #fff; color: #000">Words</p>
    <div style="position: relative; top: 100px; width: 200px; height: 50px; background: #000"></div>
    <button style="position: absolute; left: 400px">Save</button>
    <i aria-hidden="true"></i>
  </body>`

const CHANGES = [
  ['nothing', 'p {}', []],
  ['another color', 'p { color: #ddd !important }', []],
  ['a line that nobody reads', 'i { position: absolute; top: 300px; width: 9px; height: 9px }', []],
  ['a control that moves', 'button { left: 500px !important }', ['places']],
  ['a control that no longer shows', 'button { visibility: hidden }', ['content', 'places']],
] as const

test('a page looks different in what has changed, and in nothing else', async ({ page }) => {
  for (const [name, styles, expected] of CHANGES) {
    await open(page)
    const before = await looksOf(page)
    await page.addStyleTag({ content: styles })
    expect(different(before, await looksOf(page)), name).toEqual(expected)
  }
})

test('other words are other content, and another style is not', async ({ page }) => {
  await open(page)
  const before = await looksOf(page)
  await page.locator('p').evaluate((paragraph) => void (paragraph.style.borderColor = 'red'))
  expect(different(before, await looksOf(page))).toEqual([])
  await page.locator('p').evaluate((paragraph) => void (paragraph.style.letterSpacing = '0px'))
  expect(different(before, await looksOf(page))).toEqual(['content', 'places'])
  await open(page)
  await page.locator('p').evaluate((paragraph) => void (paragraph.textContent = 'Other words'))
  expect(different(before, await looksOf(page))).toEqual(['content', 'places'])
})

/** Of our origin, as digests need a secure one. */
async function open(page: Page): Promise<void> {
  await page.route('**/looks', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }))
  await page.goto('/looks')
}

function different(one: Looks, other: Looks): string[] {
  return (['content', 'places'] as const).filter((look) => one[look] !== other[look])
}
