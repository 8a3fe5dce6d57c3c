import type { Page } from 'playwright/test'
import type { DeskTool } from '../lib/operations/desk/desk-schema'
import { expect } from './fixtures'

/**
 * Waits until a tool's desk on the server stays as it is: nothing that this page or the one before it had changed is on its way. The
 * browser's own count of requests can't say so, because what a page sends as it is left may never be counted as answered.
 */
export async function deskAtRest(page: Page, tool: DeskTool): Promise<void> {
  let before: string | null = null
  const isAtRest = async () => {
    const response = await page.request.get(`/api/documents/desk?tool=${tool}`)
    const now = `${response.status()} ${response.headers()['etag']}`
    const isSame = now === before
    before = now
    return isSame
  }
  await expect.poll(isAtRest, { intervals: [600] }).toBe(true)
}
