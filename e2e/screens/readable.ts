import type { Page } from 'playwright/test'
import { expect } from '../fixtures'
import { expectNoSideScroll, showWhole } from '../usable'
import { overlappingText } from './overlap'
import { cutText } from './whole-text'

/** At this width nothing reaches over the page's edge, is cut off, or lies over something else. */
export async function expectReadable(page: Page, width: number): Promise<void> {
  await showWhole(page, width)
  await expectNoSideScroll(page, `${width}`)
  expect(await cutText(page), `${width}: cut text`).toEqual([])
  expect(await overlappingText(page), `${width}: text over text`).toEqual([])
}
