/**
 * Compares what the core makes on Node and in a browser, part for part: `node tools/two-hosts/main.mjs FOLDER... [--chromium] [--part 2/8]`. Every
 * Office file, spreadsheet and hostile file below the folders is given to all three tools. Without `--chromium` the browser's host runs
 * in Node too, which is faster and leaves out the browser's own functions. `--part 2/8` takes every eighth file, from the second.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium as browserHere } from '../../scripts/steps/system-packages.mjs'
import { bundleCases } from './bundle.mjs'

const KINDS = /\.(docx|dotx|docm|dotm|xlsx|xlsm|xlsb|xls|ods|csv|tsv|zip|doc|ole2|bin|html|xml|rtf|odt|pdf)$/i
const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { chromium: { type: 'boolean' }, part: { type: 'string', default: '1/1' } },
})
const [part, parts] = options.part.split('/').map(Number)

const files = folders
  .flatMap((folder) =>
    statSync(folder).isFile()
      ? [folder]
      : readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => KINDS.test(file) && statSync(file).isFile())
  .toSorted()
  .filter((_, index) => index % parts === part - 1)

await bundleCases('node', 'dist/tools/two-hosts-node.mjs')
await bundleCases('browser', 'dist/tools/two-hosts-browser.mjs')
const load = (file) => import(pathToFileURL(path.resolve(file)).href)
const onNode = await load('dist/tools/two-hosts-node.mjs')
const { outcomesOf, close } = options.chromium
  ? await chromium()
  : { ...(await load('dist/tools/two-hosts-browser.mjs')) }

async function chromium() {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({
    executablePath: browserHere() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const script = readFileSync('dist/tools/two-hosts-browser.mjs', 'utf8')
  const open = async () => {
    const page = await browser.newPage()
    await page.route('https://two-hosts.test/**', (route) =>
      route.fulfill(
        route.request().url().endsWith('.mjs')
          ? { contentType: 'text/javascript; charset=utf-8', body: script }
          : { contentType: 'text/html', body: '<!doctype html>' },
      ),
    )
    await page.goto('https://two-hosts.test/')
    await page.evaluate(async () => (globalThis.cases = await import('https://two-hosts.test/cases.mjs')))
    return page
  }
  let page = await open()
  return {
    close: () => browser.close(),
    async outcomesOf({ name, bytes }) {
      const content = Buffer.from(bytes).toString('base64')
      try {
        return await page.evaluate(
          async ({ name, content }) => {
            const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
            return globalThis.cases.outcomesOf({ name, bytes })
          },
          { name, content },
        )
      } catch (error) {
        await page.close().catch(() => undefined)
        page = await open()
        throw error
      }
    },
  }
}

const counts = { files: 0, jobs: 0, made: 0, refused: 0, parts: 0, differ: 0, crashed: 0 }
const spent = { node: 0, browser: 0 }

async function timed(host, run) {
  const start = performance.now()
  try {
    return await run()
  } catch (error) {
    return [{ job: 'crash', ended: `crash ${error.message}`, answer: '', parts: {} }]
  } finally {
    spent[host] += performance.now() - start
  }
}

for (const file of files) {
  const input = { name: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }
  // At the same time, since a browser is another process. It's asked first: Node's own work would hold the question up.
  const [there, here] = await Promise.all([
    timed('browser', () => outcomesOf(input)),
    timed('node', () => onNode.outcomesOf(input)),
  ])
  counts.files++
  for (const [index, outcome] of here.entries()) {
    const other = there[index]
    counts.jobs++
    if (outcome.job === 'crash' || other?.job === 'crash') {
      counts.crashed++
      console.log(`CRASH ${file}: ${outcome.ended} | ${other?.ended}`)
      continue
    }
    if (outcome.ended === 'ok') counts.made++
    else counts.refused++
    const names = new Set([...Object.keys(outcome.parts), ...Object.keys(other.parts)])
    counts.parts += names.size
    const parts = [...names].filter((name) => outcome.parts[name] !== other.parts[name])
    if (outcome.ended === other.ended && outcome.answer === other.answer && parts.length === 0) continue
    counts.differ++
    const at = [...outcome.answer].findIndex((character, place) => character !== other.answer[place])
    const answer =
      outcome.answer === other.answer
        ? ''
        : ` answer: ${outcome.answer.slice(Math.max(0, at - 60), at + 60)} | ${other.answer.slice(Math.max(0, at - 60), at + 60)}`
    console.log(
      `DIFFERS ${file}: ${outcome.job}: ${outcome.ended} | ${other.ended} ${parts.slice(0, 3).join(' ')}${answer}`,
    )
  }
}
await close?.()
console.log(
  JSON.stringify({
    ...counts,
    seconds: { node: Math.round(spent.node / 1000), browser: Math.round(spent.browser / 1000) },
  }),
)
// A browser's channel of messages keeps Node from ending.
process.exit(counts.differ + counts.crashed > 0 ? 1 : 0)
