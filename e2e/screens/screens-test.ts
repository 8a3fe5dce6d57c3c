import type { Page } from 'playwright/test'
import { expect, type Locale, speak, test as base } from '../fixtures'
import { MESSAGES } from '../messages'
import { OPEN_VIEWS } from './open-views'
import { freshPerson, removePerson } from './person'
import { PERSON_VIEWS } from './person-views'
import type { Theme } from './themes'
import { TOOL_VIEWS } from './tool-views'
import type { View } from './view'

export const VIEWS: readonly View[] = [...OPEN_VIEWS, ...TOOL_VIEWS, ...PERSON_VIEWS]

/** That of a new page. */
const VIEWPORT = { width: 1280, height: 720 }

interface Fixtures {
  /** Brings the page to a state as a new user, who is deleted before the next state and at the end. */
  readonly show: (view: View, locale: Locale, theme: Theme) => Promise<void>
}

export const test = base.extend<Fixtures>({
  show: async ({ page, complaints }, provide) => {
    let shown: View | null = null
    const leave = async (): Promise<void> => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      const { person, provokes } = (shown ?? { person: false }) as View
      if (person) await removePerson(page)
      const others = complaints.filter(
        (text) => !text.includes('Failed to load resource') || provokes?.test(text) !== true,
      )
      complaints.splice(0, complaints.length, ...others)
    }
    await provide(async (view, locale, theme) => {
      if (shown !== null) {
        const origin = await leaveDocument(page)
        await leave()
        await forgetEverything(page, origin)
      }
      shown = view
      await speak(page, locale)
      await page
        .context()
        .addCookies([{ name: 'darkMode', value: String(theme === 'dark'), domain: 'localhost', path: '/' }])
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      if (view.person) await freshPerson(page)
      await view.reach(page, MESSAGES[locale], locale)
      await drawn(page)
    })
    await leave()
  },
})

export { expect }

/** Leaves the document before its user is deleted: it would find out. Gives its origin. */
async function leaveDocument(page: Page): Promise<string> {
  const { origin } = new URL(page.url())
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  return origin
}

/** Leaves the page as a new one would be: what another user has left in the browser is none of the next one's. */
async function forgetEverything(page: Page, origin: string): Promise<void> {
  await page.context().clearCookies()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await browser.detach()
  await page.setViewportSize(VIEWPORT)
}

/** Waits until the letters and pictures are there. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
