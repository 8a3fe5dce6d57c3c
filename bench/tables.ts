/**
 * Tables of Word files: read by Actum, made into a workbook by Actum, and read by what one would take instead. Each case runs in
 * a process of its own, so that its peak memory is its own, again and again, as the server's document process lives on, and Actum's
 * with the flags of that process; it is warmed up by a small document first.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import PizZip from 'pizzip'
import { parseTables } from '@/lib/documents/tables/parse'
import { readTables } from '@/lib/documents/tables/reader/read-tables'
import { labelsFor } from '@/lib/i18n/labels'
import { HEAP_FLAGS } from '@/lib/operations/process/heap-flags'
import { tablesDocument } from './support/word-tables'

/** How often a case is run by what its first run takes: a server's process has compiled its code after the first few. */
const SHORT = { ms: 500, runs: 25 }
const MIDDLING = { ms: 5_000, runs: 9 }
const MEGABYTE = 1024 ** 2

interface Figures {
  /** Of each run, in their order. */
  readonly ms: readonly number[]
  /** Peak of the resident memory in the first run above what it was before. */
  readonly megabytes: number
}

interface Tool {
  readonly name: string
  readonly nodeOptions: readonly string[]
  run(file: string): Promise<unknown>
}

function runsAfter(firstMs: number): number {
  if (firstMs < SHORT.ms) return SHORT.runs
  return firstMs < MIDDLING.ms ? MIDDLING.runs : 1
}

const load = (file: string) => ({ name: path.basename(file), bytes: readFileSync(file) })

const TOOLS = {
  reading: { name: 'Actum, reading', nodeOptions: HEAP_FLAGS, run: (file) => readTables(load(file), {}, {}) },
  whole: {
    name: 'Actum, to a workbook',
    nodeOptions: HEAP_FLAGS,
    run: (file) => parseTables(load(file), {}, { labels: labelsFor('ru-RU') }),
  },
  mammoth: {
    name: 'mammoth',
    nodeOptions: ['--max-old-space-size=4096'],
    run: async (file) => {
      const { default: mammoth } = await import('mammoth')
      return mammoth.convertToHtml({ buffer: readFileSync(file) })
    },
  },
} satisfies Record<string, Tool>

type ToolId = keyof typeof TOOLS

/** The same as `runsAfter`. */
const PYTHON_RUNS = `(${SHORT.runs} if ms[0] < ${SHORT.ms} else ${MIDDLING.runs} if ms[0] < ${MIDDLING.ms} else 1)`

/** Reads each cell's text once, row by row, the quickest way that its documentation shows. */
const PYTHON = `
import json, resource, sys, time
import docx
def read(path):
    return sum(len(cell.text) for table in docx.Document(path).tables for row in table.rows for cell in row.cells)
def timed():
    started = time.perf_counter()
    read(sys.argv[1])
    return (time.perf_counter() - started) * 1000
def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
read(sys.argv[2])
before = peak()
ms = [timed()]
megabytes = peak() - before
while len(ms) < ${PYTHON_RUNS}: ms.append(timed())
print(json.dumps({"ms": ms, "megabytes": megabytes}))
`

/** Its own start is part of what it takes; its memory is that of a process without a baseline. */
const PANDOC = `
import json, resource, subprocess, sys, time
def timed():
    started = time.perf_counter()
    subprocess.run(["pandoc", "--from=docx", "--to=json", sys.argv[1]], check=True, stdout=subprocess.DEVNULL)
    return (time.perf_counter() - started) * 1000
ms = [timed()]
while len(ms) < ${PYTHON_RUNS}: ms.append(timed())
print(json.dumps({"ms": ms, "megabytes": resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024}))
`

interface Document {
  readonly name: string
  readonly file: string
  /** Tools that would take minutes and gigabytes for it. */
  readonly without: readonly string[]
}

function documents(folder: string): Document[] {
  const made = (name: string, bytes: Uint8Array, without: readonly string[] = []): Document => {
    const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.docx`)
    writeFileSync(file, bytes)
    return { name, file, without }
  }
  const all = [
    made('5 000 × 10', tablesDocument(1, 5_000, 10)),
    made('20 000 × 10', tablesDocument(1, 20_000, 10), ['mammoth', 'python-docx']),
    made('1 000 tables of 5 × 4', tablesDocument(1_000, 5, 4)),
  ]
  const real = path.join(process.env.ACTUM_CORPUS ?? '../shared/corpus', 'tables', 'bug65649.docx')
  if (existsSync(real)) return [...all, { name: 'bug65649.docx of Apache POI', file: real, without: [] }]
  console.log(`bug65649.docx is left out: it is not at ${real}.\n`)
  return all
}

function xmlMegabytes(file: string): number {
  const { files } = new PizZip(readFileSync(file))
  const parts = Object.values(files).filter(({ name }) => /^word\/[^/]*\.xml$/.test(name))
  return parts.reduce((sum, part) => sum + part.asUint8Array().length, 0) / MEGABYTE
}

/** Of this process alone: `maxRSS` begins with that of the process which started it. */
function peakMegabytes(): number {
  const status = '/proc/self/status'
  const own = existsSync(status) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] : undefined
  return (own === undefined ? process.resourceUsage().maxRSS : Number(own)) / 1024
}

async function measure(id: ToolId, file: string, warmUp: string): Promise<Figures> {
  const { run } = TOOLS[id]
  await run(warmUp)
  const timed = async () => {
    const started = performance.now()
    await run(file)
    return performance.now() - started
  }
  const before = peakMegabytes()
  const ms = [await timed()]
  const megabytes = peakMegabytes() - before
  const runs = runsAfter(ms[0] ?? 0)
  while (ms.length < runs) ms.push(await timed())
  return { ms, megabytes }
}

function spread(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  if (sorted.length === 1) return median.toFixed(digits)
  return `${median.toFixed(digits)} (${sorted[0]?.toFixed(digits)}–${sorted.at(-1)?.toFixed(digits)})`
}

/** Whether a program is there that answers a command. */
function answers(command: string, words: readonly string[]): boolean {
  try {
    execFileSync(command, words, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Every tool that is installed, with a run of its own process. */
function runners(warmUp: string): { readonly name: string; run(file: string): Figures }[] {
  const self = fileURLToPath(import.meta.url)
  const read = (command: string, words: readonly string[]): Figures =>
    JSON.parse(execFileSync(command, words, { encoding: 'utf8', maxBuffer: 64 * MEGABYTE }))
  const ours = (Object.keys(TOOLS) as ToolId[]).map((id) => ({
    name: TOOLS[id].name,
    run: (file: string) => read(process.execPath, [...TOOLS[id].nodeOptions, self, id, file, warmUp]),
  }))
  const others = [
    { name: 'python-docx', there: answers('python3', ['-c', 'import docx']), script: PYTHON },
    { name: 'pandoc', there: answers('pandoc', ['--version']) && answers('python3', ['--version']), script: PANDOC },
  ]
  for (const { name } of others.filter(({ there }) => !there))
    console.log(`${name} is left out: it is not installed.\n`)
  return [
    ...ours,
    ...others
      .filter(({ there }) => there)
      .map(({ name, script }) => ({ name, run: (file: string) => read('python3', ['-c', script, file, warmUp]) })),
  ]
}

async function main(): Promise<void> {
  const [, , id, file, warmUp] = process.argv
  if (id !== undefined && file !== undefined && warmUp !== undefined) {
    console.log(JSON.stringify(await measure(id as ToolId, file, warmUp)))
    return
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'actum-bench-'))
  try {
    const small = path.join(folder, 'small.docx')
    writeFileSync(small, tablesDocument(20, 20, 10))
    const all = documents(folder)
    const tools = runners(small)
    console.log('| document | XML, MB | | first, ms | ms | ms per MB | memory, MB |\n|---|---|---|---|---|---|---|')
    for (const { name, file: document, without } of all) {
      const size = xmlMegabytes(document)
      for (const tool of tools.filter((each) => !without.includes(each.name))) {
        const { ms, megabytes } = tool.run(document)
        const perMegabyte = ms.map((each) => each / size)
        const columns = [ms[0]?.toFixed(0), spread(ms, 0), spread(perMegabyte, 1), megabytes.toFixed(0)]
        console.log(`| ${name} | ${size.toFixed(1)} | ${tool.name} | ${columns.join(' | ')} |`)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
