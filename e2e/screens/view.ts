import type { Page } from 'playwright/test'
import type { Locale } from '../fixtures'
import type { MESSAGES } from '../messages'

export type Words = (typeof MESSAGES)[Locale]

/** A screen in one of its states, and how to get there. */
export interface View {
  /** The screen and its state, as its pictures are named. */
  readonly name: string
  /** Without a user, it is viewed signed out. */
  readonly person: boolean
  /** Checked in `npm test`: one state of each screen. */
  readonly sampled?: true
  /** Also pictured as the window of a telephone shows it at first, with the action docked. */
  readonly docked?: true
  /** What the browser writes down of requests that this state is about. */
  readonly provokes?: RegExp
  reach(page: Page, words: Words, locale: Locale): Promise<void>
}

/** Leaves requests unanswered, so that the screen goes on waiting. */
export async function unanswered(page: Page, path: string): Promise<void> {
  await page.route(path, () => undefined)
}

/** Breaks requests off, as a lost connection does. */
export async function brokenOff(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => route.abort())
}

export const LOST = /net::ERR_FAILED/
