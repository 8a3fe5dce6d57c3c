/**
 * Measures tables of Word files: read by Actum, made into a workbook by Actum, and read by the usual alternatives. Each
 * case runs in its own process, so that its peak memory is its own; it is repeated, because the server's document
 * process also stays running, and Actum's has the same flags. A small document warms it up first. The time of a first
 * run is measured in additional processes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PizZip from 'pizzip'
import { CORPUS } from '@/lib/documents/test-support/corpus'
import { comparisonTable, type Line } from './support/comparison'
import { spreadInWords, spreadOf } from './support/figures'
import { inFolder } from './support/in-folder'
import { measureHere, READING, runners, type Figures, type Runner } from './support/table-tools'
import { tablesDocument } from './support/word-tables'

/** First runs of a tool, each in its own process. */
const FIRSTS = 5
const MEGABYTE = 1024 ** 2

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
  const real = path.join(CORPUS, 'tables', 'bug65649.docx')
  if (existsSync(real)) return [...all, { name: 'bug65649.docx of Apache POI', file: real, without: [] }]
  console.log('bug65649.docx of Apache POI is left out: `ACTUM_CORPUS` names no folder that has it.\n')
  return all
}

function xmlMegabytes(file: string): number {
  const { files } = new PizZip(readFileSync(file))
  const parts = Object.values(files).filter(({ name }) => /^word\/[^/]*\.xml$/.test(name))
  return parts.reduce((sum, part) => sum + part.asUint8Array().length, 0) / MEGABYTE
}

/** A process of many runs, and, unless one alone takes half a minute, more processes of one. */
function processes(tool: Runner, file: string): Figures[] {
  const often = tool.run(file, false)
  const more = often.ms.length === 1 ? 0 : FIRSTS - 1
  return [often, ...Array.from({ length: more }, () => tool.run(file, true))]
}

function lineOf(document: Document, tool: Runner): Line {
  console.error(`${document.name}, ${tool.name} …`)
  const size = xmlMegabytes(document.file)
  const all = processes(tool, document.file)
  const runs = all[0]?.ms ?? []
  const firsts = spreadInWords(spreadOf(all.map(({ ms }) => ms[0] ?? 0)))
  const perMegabyte = spreadInWords(spreadOf(runs.map((each) => each / size)), 1)
  const memory = spreadInWords(spreadOf(all.map(({ megabytes }) => megabytes)))
  return { what: [document.name, size.toFixed(1), tool.name, firsts], runs, more: [perMegabyte, memory] }
}

const [, , id, file, warmUp, amount] = process.argv
if (id !== undefined && file !== undefined && warmUp !== undefined) {
  console.log(JSON.stringify(await measureHere(id, file, warmUp, amount === 'once')))
} else {
  await inFolder(async (folder) => {
    const small = path.join(folder, 'small.docx')
    writeFileSync(small, tablesDocument(20, 20, 10))
    const { here, absent } = runners(small)
    for (const name of absent) console.log(`${name} is left out: it is not installed.\n`)
    const groups = documents(folder).map((document) =>
      here.filter(({ name }) => !document.without.includes(name)).map((tool) => lineOf(document, tool)),
    )
    const table = comparisonTable({
      head: { what: ['document', 'XML, MB', '', 'first, ms'], runs: 'ms', more: ['ms per MB', 'memory, MB'] },
      digits: 0,
      with: { name: READING, is: ({ what }) => what[2] === READING },
      groups,
    })
    console.log(table)
  })
}
