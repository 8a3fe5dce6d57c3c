import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright/test'
import { DEMO } from '@/scripts/security/person.mjs'
import samples from '@/samples/index.json' with { type: 'json' }

const sample = samples.find(({ locale }) => locale === 'ru-RU')!

/** The tools with the samples that each opens, by the field that takes them. */
export const TOOLS = [
  { name: 'generator', address: '/', files: { excel: sample.data, template: sample.template } },
  { name: 'parser', address: '/parser', files: { docx: sample.document } },
  { name: 'doses', address: '/dose', files: { excel: sample.doses } },
] as const

/** Bytes after gzip. */
export interface Weight {
  readonly engine: number
  readonly page: number
}

const PROGRAM = /^\/(?:_next\/static|engine)\/.*\.(?:js|css|json)$/
const WAIT = { timeout: 60_000 }

/**
 * Returns what the browser loads of the program from the switch to private mode until the result of the sample, if the user's data
 * is saved: without what is loaded for the other tools and for use offline.
 */
export async function addedWeight(browser: Browser, origin: string, tool: (typeof TOOLS)[number]): Promise<Weight> {
  const context = await browser.newContext({ baseURL: origin, locale: 'ru-RU' })
  try {
    await context.request.post('/api/auth/login', { data: DEMO })
    const page = await context.newPage()
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const loaded = new Set<string>()
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.serviceWorker() === null && PROGRAM.test(pathname)) loaded.add(pathname)
    })
    await page.goto(tool.address, { waitUntil: 'networkidle' })
    // What an ordinary page loads when it's used.
    await page.mouse.move(200, 200)
    await page.mouse.move(300, 300)
    await page.waitForLoadState('networkidle')
    const before = new Set(loaded)
    await page.getByRole('switch').first().click()
    await page.waitForURL('**/try/**', WAIT)
    for (const [field, file] of Object.entries(tool.files))
      await page.locator(`input[name=${field}]`).first().setInputFiles(`samples/${file}`, WAIT)
    await page.locator('#release-action:enabled, #release-create:enabled').first().click(WAIT)
    await page.locator('a[download]').first().waitFor(WAIT)
    const added = [...loaded].filter((path) => !before.has(path))
    const [engine, ofPage] = [added.filter(isEngine), added.filter((path) => !isEngine(path))]
    return { engine: await gzipped(page, engine), page: await gzipped(page, ofPage) }
  } finally {
    await context.close()
  }
}

function isEngine(path: string): boolean {
  return path.startsWith('/engine/')
}

async function gzipped(page: Page, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => gzipSync(await (await page.request.get(path)).body()).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
