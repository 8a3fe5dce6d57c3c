import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseTables } from '@/lib/documents/tables/parse'
import { readTables } from '@/lib/documents/word-tables/reader/read-tables'
import { labelsFor } from '@/lib/i18n/labels'
import { HEAP_FLAGS } from '@/lib/operations/process/heap-flags'
import { answers, inOwnProcess, printedBy } from './own-process'

/** How often a case is run by what its first run takes: a server's process has compiled its code after the first few. */
const RUNS = [
  { belowMs: 500, runs: 25 },
  { belowMs: 5_000, runs: 9 },
  { belowMs: 30_000, runs: 5 },
] as const

export interface Figures {
  /** Of each run, in their order. */
  readonly ms: readonly number[]
  /** Peak of the resident memory in the first run above what it was before. */
  readonly megabytes: number
}

/** A tool in its own process: run once, or as often as its first run's time lets it. */
export interface Runner {
  readonly name: string
  run(file: string, once: boolean): Figures
}

interface Tool {
  readonly name: string
  readonly nodeOptions: readonly string[]
  run(file: string): Promise<unknown>
}

const load = (file: string) => ({ name: path.basename(file), bytes: readFileSync(file) })

export const READING = 'Actum, reading'

const TOOLS = {
  reading: { name: READING, nodeOptions: HEAP_FLAGS, run: (file) => readTables(load(file), {}, {}) },
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

function runsAfter(firstMs: number): number {
  return RUNS.find(({ belowMs }) => firstMs < belowMs)?.runs ?? 1
}

/** Of this process alone: `maxRSS` begins with that of the process which started it. */
function peakMegabytes(): number {
  const status = '/proc/self/status'
  const own = existsSync(status) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] : undefined
  return (own === undefined ? process.resourceUsage().maxRSS : Number(own)) / 1024
}

/** What its own process does: it is warmed up by a small document first. */
export async function measureHere(id: string, file: string, warmUp: string, once: boolean): Promise<Figures> {
  if (!isTool(id)) throw new Error(`There is no tool ${id}`)
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
  const runs = once ? 1 : runsAfter(ms[0] ?? 0)
  while (ms.length < runs) ms.push(await timed())
  return { ms, megabytes }
}

function isTool(id: string): id is ToolId {
  return id in TOOLS
}

/** The same as `runsAfter`; the last word says whether one run is enough. */
const PYTHON_RUNS = `next((runs for below, runs in ${JSON.stringify(
  RUNS.map(({ belowMs, runs }) => [belowMs, runs]),
)} if ms[0] < below), 1) if sys.argv[-1] != "once" else 1`

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
runs = ${PYTHON_RUNS}
while len(ms) < runs: ms.append(timed())
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
megabytes = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
runs = ${PYTHON_RUNS}
while len(ms) < runs: ms.append(timed())
print(json.dumps({"ms": ms, "megabytes": megabytes}))
`

/** Every tool that is installed, and the names of those that are not. */
export function runners(warmUp: string): { readonly here: Runner[]; readonly absent: string[] } {
  const ours = (Object.keys(TOOLS) as ToolId[]).map((id): Runner => ({
    name: TOOLS[id].name,
    run: (file, once) => inOwnProcess<Figures>([id, file, warmUp, amount(once)], TOOLS[id].nodeOptions),
  }))
  const others = [
    { name: 'python-docx', there: answers('python3', ['-c', 'import docx']), script: PYTHON },
    { name: 'pandoc', there: answers('pandoc', ['--version']) && answers('python3', ['--version']), script: PANDOC },
  ]
  const here = others
    .filter(({ there }) => there)
    .map(({ name, script }): Runner => ({
      name,
      run: (file, once) => printedBy<Figures>('python3', ['-c', script, file, warmUp, amount(once)]),
    }))
  return { here: [...ours, ...here], absent: others.filter(({ there }) => !there).map(({ name }) => name) }
}

function amount(once: boolean): 'once' | 'often' {
  return once ? 'once' : 'often'
}
