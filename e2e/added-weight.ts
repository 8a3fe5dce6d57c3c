import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright/test'
import samples from '../samples/index.json' with { type: 'json' }

type Sample = (typeof samples)[number]

/** The tools with what each opens of the samples, by the field that takes it. */
export const TOOLS = [
  { name: 'generator', address: '/', filesOf: ({ data, template }: Sample) => ({ excel: data, template }) },
  { name: 'parser', address: '/parser', filesOf: ({ document }: Sample) => ({ docx: document }) },
  { name: 'doses', address: '/dose', filesOf: ({ doses }: Sample) => ({ excel: doses }) },
] as const

/** Bytes after gzip. */
export interface Weight {
  readonly engine: number
  readonly page: number
}

const PROGRAM = /^\/(?:_next\/static|engine)\/.*\.(?:js|css|json)$/
const WAIT = { timeout: 60_000 }
/** For so long nothing is requested any more. */
const QUIET_MS = 1_000
const POLL_MS = 50

/**
 * Returns what the browser loads of the program from the press of the switch of private mode, with the tool's page open and in use, until the
 * result of the sample is there, if the user's data is saved: without what is loaded for the other tools and for use offline.
 */
export async function addedWeight(
  browser: Browser,
  origin: string,
  tool: (typeof TOOLS)[number],
  signIn: (page: Page) => Promise<unknown>,
  locale = 'ru-RU',
): Promise<Weight> {
  const sample = samples.find((each) => each.locale === locale)!
  const context = await browser.newContext({ baseURL: origin, locale })
  try {
    const page = await context.newPage()
    await signIn(page)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const loaded = new Set<string>()
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.serviceWorker() === null && PROGRAM.test(pathname)) loaded.add(pathname)
    })
    await page.goto(tool.address, { waitUntil: 'networkidle' })
    // What an ordinary page loads when it's used, and what that loads in turn.
    await page.mouse.move(200, 200)
    await page.mouse.move(300, 300)
    await untilQuiet(loaded)
    const before = new Set(loaded)
    await page.getByRole('switch').first().click()
    await page.waitForURL('**/try/**', WAIT)
    for (const [field, file] of Object.entries(tool.filesOf(sample)))
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

async function untilQuiet(loaded: ReadonlySet<string>): Promise<void> {
  for (let [size, since] = [loaded.size, Date.now()]; Date.now() - since < QUIET_MS;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    if (loaded.size !== size) [size, since] = [loaded.size, Date.now()]
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
