import type { Page } from 'playwright/test'

/** The moment at which every picture is taken. */
const NOW = new Date('2026-11-19T09:40:00Z')

/**
 * Freezes the page's clock, and shifts the times from the server by as much, to ten minutes. Midnights, which end
 * months and days, become one fixed midnight.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.addInitScript(
    ({ shift, midnight }) => {
      const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
      const STEP = 600_000
      const parse = JSON.parse
      const moved = (text: string): string => {
        if (text.endsWith('T00:00:00.000Z')) return midnight
        return new Date(Math.round((Date.parse(text) + shift) / STEP) * STEP).toISOString()
      }
      JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]) => {
        const value: unknown = parse(text, (_key, each: unknown) =>
          typeof each === 'string' && MOMENT.test(each) ? moved(each) : each,
        )
        return reviver === undefined ? value : parse(JSON.stringify(value), reviver)
      }
      Response.prototype.json = async function (this: Response) {
        return JSON.parse(await this.text()) as unknown
      }
    },
    { shift: NOW.getTime() - Date.now(), midnight: '2026-12-01T00:00:00.000Z' },
  )
}
