/**
 * Creates a thousand three-page documents in private mode, in a Worker of Chromium, and with the command line: how long each takes, and
 * how long the page stops responding meanwhile. Then it measures what private mode adds to what the browser loads for each tool.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright/test'
import { addedWeight, TOOLS } from '@/e2e/added-weight'
import { OwnServer } from '@/e2e/own-server'
import { markdownTable } from '@/scripts/docs/markdown-table.js'
import { DEMO } from '@/scripts/security/person.mjs'
import { chromium as browserHere } from '@/scripts/steps/system-packages.mjs'
import { CpuWatch, ownSeconds } from './scale/cpu-watch'
import { actSheet, actTemplate } from './support/act'
import { untilLives } from './support/answer'
import { inWords, ratioInWords, spreadInWords, spreadOf } from './support/figures'
import { inFolder } from './support/in-folder'
import { longestTask, TASK_CATEGORIES } from './support/longest-task'

const DOCUMENTS = 1_000
const REPEATS = 5
/** A page waits no longer for its engine, nor this benchmark for the page. */
const PATIENCE_MS = 60_000
/** The page is at rest before the press. */
const PRESSED_AFTER_MS = 50
/** A Worker's own thread, and those that collect its garbage and compress for it, as Chromium names them on Linux. */
const ENGINE_THREADS = /^(?:DedicatedWorker|ThreadPoolForeg)/
/** The goals: how many times the command line's time, how long the page may not respond, and KB after gzip. */
const [MOST_TIMES, MOST_GAP_MS, MOST_KB] = [1.5, 50, 250]

interface Timed {
  readonly ms: number
  /** Of the processor: the engine's, or the command line's over all threads. */
  readonly workMs: number
}

interface Run extends Timed {
  readonly gapMs: number
  /** How many tasks of the page took 50 ms or more. */
  readonly longTasks: number
  readonly taskMs: number
}

interface Watched {
  /** The longest time between two turns of the page's main thread since `from`. */
  gap: number
  from: number
  /** How many tasks since `from` took 50 ms or more; browsers report only these. */
  longTasks: number
}

/** Notes how late each turn of the main thread comes, and its long tasks. */
function watchPage(): void {
  const watched: Watched = { gap: 0, from: Infinity, longTasks: 0 }
  Object.assign(globalThis, { watched })
  let last = performance.now()
  const turn = () => {
    const now = performance.now()
    if (last >= watched.from) watched.gap = Math.max(watched.gap, now - last)
    last = now
    // A turn each few milliseconds: a loop without pauses would itself keep a core busy.
    setTimeout(turn, 4)
  }
  turn()
  new PerformanceObserver((list) => {
    watched.longTasks += list.getEntries().filter(({ startTime }) => startTime >= watched.from).length
  }).observe({ type: 'longtask' })
}

function signedIn(page: Page): Promise<unknown> {
  return page.request.post('/api/auth/login', { data: DEMO })
}

/** Two runs: recording what the page's thread does takes time itself. */
async function inBrowser(browser: Browser, origin: string, folder: string): Promise<Run> {
  const run = await onPage(browser, origin, folder, measuredRun)
  const trace = path.join(folder, 'trace.json')
  await onPage(browser, origin, folder, async (page) => {
    await browser.startTracing(page, { path: trace, categories: TASK_CATEGORIES })
    await measuredRun(page, browser).finally(() => browser.stopTracing())
  })
  return { ...run, taskMs: longestTask(readFileSync(trace), 'run begins', 'run ends') }
}

async function onPage<Result>(
  browser: Browser,
  origin: string,
  folder: string,
  measure: (page: Page, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' })
  try {
    await context.request.post('/api/auth/login', { data: DEMO })
    const page = await context.newPage()
    await page.addInitScript(watchPage)
    await page.goto('/try/generator')
    await page.locator('input[name=excel]').setInputFiles(path.join(folder, 'data.csv'), { timeout: 60_000 })
    await page.locator('input[name=template]').setInputFiles(path.join(folder, 'template.docx'))
    return await measure(page, browser)
  } finally {
    await context.close()
  }
}

/** Processor time of the threads of a browser's engines, by `/proc`: the page's own drawing depends on how long it waits. */
class EngineWork {
  private constructor(private readonly session: CDPSession) {}

  static async of(browser: Browser): Promise<EngineWork> {
    return new EngineWork(await browser.newBrowserCDPSession())
  }

  /** By the thread's folder, in ms. */
  async now(): Promise<ReadonlyMap<string, number>> {
    const { processInfo } = await this.session.send('SystemInfo.getProcessInfo')
    const threads = processInfo
      .filter(({ type }) => type === 'renderer')
      .flatMap(({ id }) => threadsOf(id))
      .filter((thread) => ENGINE_THREADS.test(readFileSync(`${thread}/comm`, 'utf8')))
    return new Map(threads.map((thread) => [thread, ownSeconds(thread) * 1_000]))
  }

  async since(before: ReadonlyMap<string, number>): Promise<number> {
    const now = [...(await this.now())]
    return now.reduce((sum, [thread, ms]) => sum + ms - (before.get(thread) ?? 0), 0)
  }
}

function threadsOf(pid: number): string[] {
  const folder = `/proc/${pid}/task`
  return existsSync(folder) ? readdirSync(folder).map((thread) => `${folder}/${thread}`) : []
}

async function measuredRun(page: Page, browser: Browser): Promise<Omit<Run, 'taskMs'>> {
  const work = await EngineWork.of(browser)
  const button = page.locator('#release-create:enabled').filter({ hasText: /1.?000/ })
  await button.waitFor({ timeout: PATIENCE_MS })
  // What the page still draws isn't part of the run.
  await page.waitForTimeout(1_000)
  const before = await work.now()
  const times = await button.evaluate(
    async (action: HTMLButtonElement, [mostMs, pauseMs]) => {
      const { watched } = globalThis as unknown as { readonly watched: Watched }
      watched.from = performance.now()
      performance.mark('run begins')
      // The press is in a task of its own, which counts too.
      const started = await new Promise<number>((pressed) =>
        setTimeout(() => {
          const now = performance.now()
          action.click()
          pressed(now)
        }, pauseMs),
      )
      while (document.querySelector('a[download]') === null) {
        if (performance.now() - started > mostMs) throw new Error('The run has not ended')
        await new Promise((done) => setTimeout(done, 5))
      }
      const ms = performance.now() - started
      await new Promise((done) => setTimeout(done, 500))
      performance.mark('run ends')
      return { ms, gapMs: watched.gap, longTasks: watched.longTasks }
    },
    [PATIENCE_MS, PRESSED_AFTER_MS] as const,
  )
  return { ...times, workMs: await work.since(before) }
}

/** From the start of its process to its end. */
function onCommandLine(folder: string): Timed {
  const watch = new CpuWatch({ own: [process.pid] })
  const started = performance.now()
  const words = ['generate', '--data', path.join(folder, 'data.csv'), '--template', path.join(folder, 'template.docx')]
  const to = ['--out', path.join(folder, 'documents.zip')]
  const { status, stderr } = spawnSync(process.execPath, ['dist/actum.mjs', ...words, ...to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return { ms: performance.now() - started, workMs: watch.seconds().own * 1_000 }
}

await inFolder(async (folder) => {
  const executablePath = browserHere()
  if (executablePath === null) return console.log('Not measured: there is no Chromium here.')
  writeFileSync(path.join(folder, 'data.csv'), actSheet(DOCUMENTS).bytes)
  writeFileSync(path.join(folder, 'template.docx'), actTemplate().bytes)
  const server = await OwnServer.create(path.join(folder, 'server'))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await untilLives(server.origin)
    const [browsers, commands]: [Run[], Timed[]] = [[], []]
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      commands.push(onCommandLine(folder))
      browsers.push(await inBrowser(browser, server.origin, folder))
    }
    const rowOf = (what: string, valueOf: (timed: Timed) => number) => {
      const [run, command] = [spreadOf(browsers.map(valueOf)), spreadOf(commands.map(valueOf))]
      return [what, spreadInWords(run), spreadInWords(command), ratioInWords(run, command), inWords(MOST_TIMES, 1)]
    }
    const gap = spreadOf(browsers.map(({ gapMs }) => gapMs))
    const task = spreadOf(browsers.map(({ taskMs }) => taskMs))
    const longTasks = spreadOf(browsers.map((run) => run.longTasks))
    const rows = [
      rowOf('time, ms', ({ ms }) => ms),
      rowOf('processor time, ms', ({ workMs }) => workMs),
      ['longest time between two turns of the page, ms', spreadInWords(gap), '–', '–', inWords(MOST_GAP_MS)],
      ['tasks of the page of 50 ms or more', spreadInWords(longTasks), '–', '–', '0'],
      ['longest task of the page, ms of processor time', spreadInWords(task), '–', '–', inWords(MOST_GAP_MS)],
    ]
    console.log(
      markdownTable([['1 000 documents', 'private mode', 'command line', 'private mode, times', 'goal'], ...rows]),
    )
    const weights: string[][] = []
    for (const tool of TOOLS) {
      const { engine, page } = await addedWeight(browser, server.origin, tool, signedIn)
      weights.push([
        tool.name,
        ...[engine, page, engine + page].map((bytes) => inWords(bytes / 1024)),
        inWords(MOST_KB),
      ])
    }
    console.log(`\n${markdownTable([['added, KB after gzip', 'engine', 'page', 'together', 'goal'], ...weights])}`)
  } finally {
    await browser.close()
    await server.stop()
  }
})
