import type { Browser, Page } from 'playwright/test'
import { wordDocument } from '@/e2e/documents'
import { DEMO } from '@/scripts/security/person.mjs'

export const DOCUMENTS = 20_000
const RUN_MS = 300_000
const COLUMNS = ['No', 'Name', 'Device', 'Place', 'Date']

/** The last document prints a value that no other prints, and that isn't in its name. */
const LAST_PLACE = 'Lighthouse'

function spreadsheet(): Buffer {
  const rows = Array.from({ length: DOCUMENTS }, (_, row) => {
    const place = row === DOCUMENTS - 1 ? LAST_PLACE : `Room ${(row % 311) + 1}`
    return [row + 1, `Person ${row + 1}`, `Device ${row % 97}`, place, '03.11.2026'].join(';')
  })
  return Buffer.from([COLUMNS.join(';'), ...rows].join('\n'))
}

/** In milliseconds. */
export interface LongResult {
  /** From opening the page until something is drawn. */
  readonly firstPaint: number
  /** Until a document of the list is drawn. */
  readonly list: number
  /** From typing the number of a document's row until the list has it alone. */
  readonly byRow: number
  /** From typing a value that one document prints until the list has it alone. */
  readonly byValue: number
  /** The rows of the list in the page. */
  readonly rowsDrawn: number
  /** Of the page itself, as it came, in kilobytes. */
  readonly pageKb: number
}

/** Creates the documents, as a person does, and opens the screen of their result so many times. */
export async function longResult(browser: Browser, origin: string, times: number): Promise<LongResult[]> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' })
  await context.request.post('/api/auth/login', { data: DEMO })
  await context.addCookies([{ name: 'selectedLanguage', value: 'en-US', url: origin }])
  const page = await context.newPage()
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('input[name=excel]').setInputFiles(file('long.csv', spreadsheet()))
  await page
    .locator('input[name=template]')
    .setInputFiles(file('long.docx', wordDocument(COLUMNS.map((c) => `{${c}}`))))
  await page.locator('#release-create:enabled').click({ timeout: RUN_MS })
  await page.locator('a[download]').first().waitFor({ timeout: RUN_MS })
  await page.waitForLoadState('networkidle')
  const results: LongResult[] = []
  for (let time = 0; time < times; time++) results.push(await opened(page))
  await context.close()
  return results
}

const row = (page: Page) => page.locator('table tbody tr:has(a[download])')

async function opened(page: Page): Promise<LongResult> {
  const started = Date.now()
  await page.goto('/', { waitUntil: 'commit' })
  await row(page).first().waitFor({ timeout: RUN_MS })
  const list = Date.now() - started
  const { firstPaint, pageKb } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { firstPaint: paint?.startTime ?? 0, pageKb: (load?.transferSize ?? 0) / 1024 }
  })
  const rowsDrawn = await row(page).count()
  await page.waitForLoadState('networkidle')
  return {
    firstPaint,
    list,
    rowsDrawn,
    pageKb,
    byRow: await search(page, String(DOCUMENTS + 1)),
    byValue: await search(page, LAST_PLACE),
  }
}

async function search(page: Page, text: string): Promise<number> {
  const field = page.getByRole('searchbox')
  await field.fill('')
  await row(page).nth(5).waitFor()
  const started = Date.now()
  await field.fill(text)
  await page.waitForFunction(() => document.querySelectorAll('table tbody tr:has(a[download])').length === 1, null, {
    timeout: RUN_MS,
    polling: 20,
  })
  return Date.now() - started
}
