import type { Page } from 'playwright/test'
import { showWhole, tooWide } from '../usable'
import { overlappingText } from './overlap'
import { cutText } from './whole-text'

/** What a window of 1280 px has at 200 %. */
export const ZOOMED = 640

/** Returns what reaches over the page's edge, is cut off, or lies over something else at a width. */
export async function unreadable(page: Page, width: number): Promise<string[]> {
  await showWhole(page, width)
  return [
    ...(await tooWide(page)).map((fault) => `${width} ${fault}`),
    ...(await cutText(page)).map((text) => `${width} cut text: ${text}`),
    ...(await overlappingText(page)).map((pair) => `${width} text over text: ${pair}`),
  ]
}
