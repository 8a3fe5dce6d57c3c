import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { csvFile } from '../lib/documents/generation/test-support/files'
import { buildOle, buildZip, docxItems, xlsxItems } from '../lib/documents/ooxml/test-support/packages'
import { hostileFiles } from '../lib/documents/test-support/corpus'
import type { EngineName, EngineRole, FromEngine, ToEngine } from '../lib/private-mode/protocol'
import { expect, speak, test } from './fixtures'
import samples from '../samples/index.json' with { type: 'json' }

const sample = samples.find(({ locale }) => locale === 'en-US')!

interface Hostile {
  readonly name: string
  readonly read: () => Promise<Uint8Array>
}

const made = (name: string, bytes: () => Uint8Array): Hostile => ({ name, read: async () => bytes() })

const deep = (depth: number) => `${'<w:p>'.repeat(depth)}${'</w:p>'.repeat(depth)}`
const word = (body: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
const laughs = `<!DOCTYPE w [${Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')}]>`

const OWN: readonly Hostile[] = [
  made('empty.docx', () => new Uint8Array()),
  made('bomb.docx', () => buildZip(docxItems(word('<w:p/>'.repeat(5_000_000))))),
  made('deep.docx', () => buildZip(docxItems(word(deep(50_000))))),
  made('laughs.docx', () => buildZip(docxItems(laughs + word('<w:p/>')))),
  made('liar.docx', () =>
    buildZip(docxItems().map((item) => (item.name === 'word/document.xml' ? { ...item, size: 1 } : item))),
  ),
  made('cut.docx', () => buildZip(docxItems()).subarray(0, 200)),
  made('bomb.xlsx', () => buildZip([...xlsxItems(''), { name: 'xl/zeros.bin', content: new Uint8Array(2 ** 26) }])),
  made('huge.xlsx', () => buildZip(xlsxItems(' '.repeat(257 * 2 ** 20)))),
  made('broken.xlsx', () => buildZip(xlsxItems('<worksheet><sheetData><row><c'))),
  made('old.doc', () => buildOle(['WordDocument'])),
  made('wide.csv', () => csvFile([Array.from({ length: 100_000 }, (_, n) => `column ${n}`)]).bytes),
]

/** Our own, and those by other people where they are. */
const FILES: readonly Hostile[] = [
  ...OWN,
  ...hostileFiles().map((file) => ({ name: path.basename(file), read: () => readFile(file) })),
]

interface Door {
  readonly engine: EngineName
  readonly role: EngineRole
  /** A sample for this role, and the other files that the engine needs, by role. */
  readonly ordinary: string
  readonly others: Readonly<Partial<Record<EngineRole, string>>>
}

const DOORS: readonly Door[] = [
  { engine: 'generate', role: 'data', ordinary: sample.data, others: { template: sample.template } },
  { engine: 'generate', role: 'template', ordinary: sample.template, others: { data: sample.data } },
  { engine: 'tables', role: 'document', ordinary: sample.document, others: {} },
  { engine: 'doses', role: 'data', ordinary: sample.doses, others: {} },
]

const PORTION = 40

/** What came of one request: `done`, the code of a refusal, or what no user should meet. */
type Outcome = 'done' | `failed ${string}` | `crashed ${string}` | 'ended'

interface Content {
  readonly name: string
  readonly base64: string
}

interface Asked {
  readonly engine: string
  readonly messages: Extract<ToEngine, { type: 'start' }>['messages']
  readonly role: EngineRole
  readonly files: readonly Content[]
  readonly others: Readonly<Record<string, Content>>
}

async function sampleContent(file: string): Promise<Content> {
  return { name: path.basename(file), base64: (await readFile(`samples/${file}`)).toString('base64') }
}

/** Gives each file to the engine in a Worker of this page, to look at and then to run. Returns what came of both. */
async function ask(page: Page, asked: Asked): Promise<readonly (readonly [name: string, Outcome, Outcome])[]> {
  return page.evaluate(async ({ engine, messages, role, files, others }) => {
    const fileOf = ({ name, base64 }: Content) =>
      new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name)
    const beside = Object.fromEntries(Object.entries(others).map(([other, content]) => [other, fileOf(content)]))
    const start = () =>
      new Promise<Worker>((resolve, reject) => {
        const worker = new Worker(engine, { type: 'module' })
        worker.addEventListener('message', () => resolve(worker), { once: true })
        worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
        worker.postMessage({ type: 'start', locale: 'en-US', messages })
      })
    let worker = await start()
    let id = 0
    const answer = (what: 'inspect' | 'run', file: File) =>
      new Promise<Outcome>((resolve) => {
        const own = ++id
        // As a page ends an engine that takes too long.
        const timer = setTimeout(() => resolve('ended'), 20_000)
        const hear = ({ data }: MessageEvent<FromEngine>) => {
          if (!('id' in data) || data.id !== own || data.type === 'began' || data.type === 'progress') return
          clearTimeout(timer)
          worker.removeEventListener('message', hear)
          if (data.type === 'done') resolve('done')
          else resolve(data.type === 'failed' ? `failed ${data.failure.code}` : `crashed ${data.stack}`)
        }
        worker.addEventListener('message', hear)
        const request = { what, files: { ...beside, [role]: file }, options: {} }
        worker.postMessage({
          type: 'ask',
          id: own,
          request,
          locale: 'en-US',
          limits: { rows: 30, inflatedBytes: 2 ** 30 },
        })
      })
    const outcomes: [string, Outcome, Outcome][] = []
    for (const content of files) {
      const file = fileOf(content)
      const both: Outcome[] = []
      for (const what of ['inspect', 'run'] as const) {
        const outcome = await answer(what, file)
        both.push(outcome)
        if (outcome !== 'ended') continue
        worker.terminate()
        worker = await start()
      }
      outcomes.push([content.name, both[0] ?? 'ended', both[1] ?? 'ended'])
    }
    worker.terminate()
    return outcomes
  }, asked)
}

for (const { engine, role, ordinary, others } of DOORS) {
  test(`every hostile file as the ${role} of ${engine} has a result or a typed error, and the tab survives`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await speak(page, 'en-US')
    await page.goto('/try/generator')
    const index = (await (await page.request.get('/engine/index.json')).json()) as {
      readonly engines: Readonly<Record<EngineName, string>>
      readonly messages: Readonly<Record<EngineName, Readonly<Record<string, string>>>>
    }
    const messages = Object.fromEntries(
      Object.entries(index.messages[engine]).map(([locale, file]) => [locale, `/engine/${file}`]),
    ) as Asked['messages']
    const besides = Object.entries(others).map(async ([other, file]) => [other, await sampleContent(file)] as const)
    const beside = Object.fromEntries(await Promise.all(besides))
    const given = (files: Asked['files']): Asked => ({
      engine: `/engine/${index.engines[engine]}`,
      messages,
      role,
      files,
      others: beside,
    })
    const wrong: unknown[] = []
    const counts = { done: 0, refused: 0, ended: 0 }
    for (let at = 0; at < FILES.length; at += PORTION) {
      const portion = FILES.slice(at, at + PORTION)
      const files = await Promise.all(
        portion.map(async ({ name, read }) => ({ name, base64: Buffer.from(await read()).toString('base64') })),
      )
      const outcomes = await ask(page, given(files))
      expect(outcomes).toHaveLength(portion.length)
      for (const [name, looked, ran] of outcomes) {
        for (const outcome of [looked, ran]) {
          if (outcome === 'done') counts.done++
          else if (outcome === 'ended') counts.ended++
          else counts.refused++
        }
        if (looked.startsWith('crashed') || ran.startsWith('crashed')) wrong.push([name, looked, ran])
      }
    }
    test.info().annotations.push({ type: 'hostile', description: JSON.stringify({ files: FILES.length, ...counts }) })
    expect(wrong).toEqual([])
    const [outcome] = await ask(page, given([await sampleContent(ordinary)]))
    expect(outcome?.[1]).toBe('done')
  })
}
