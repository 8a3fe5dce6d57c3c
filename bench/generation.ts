/**
 * Acts of three pages made of a spreadsheet's rows: by Actum, as a zip and as one merged document, and by what one would take
 * instead. Each run is its own process, so that its peak memory is its own.
 */
import { createReport } from 'docx-templates'
import Docxtemplater from 'docxtemplater'
import { TemplateHandler } from 'easy-template-x'
import PizZip from 'pizzip'
import { generateInto } from '@/lib/documents/generation/generate'
import type { GenerateOptions } from '@/lib/documents/generation/options'
import { actData, actSheet, actTemplate } from './support/act'
import { comparisonTable } from './support/comparison'
import { inWords, spreadInWords, spreadOf } from './support/figures'
import { inOwnProcess } from './support/own-process'

const REPEATS = 5
/** The first documents of a process are slower than all others: they are made before the clock starts. */
const WARM_UP = 30
const ZIP = 'Actum, zip'

interface Figures {
  readonly msPerDocument: number
  readonly peakMegabytes: number
  readonly bytes: number
}

interface Case {
  readonly name: string
  readonly documents: number
  run(documents: number): Promise<number>
}

async function actum(documents: number, options: GenerateOptions): Promise<number> {
  let bytes = 0
  const sink = (chunk: Uint8Array) => {
    bytes += chunk.length
  }
  await generateInto(sink, { data: actSheet(documents), template: actTemplate() }, options)
  return bytes
}

/** One after another, each with its own instance, as its documentation shows. */
async function each(documents: number, make: (row: number) => Uint8Array | Promise<Uint8Array>): Promise<number> {
  let bytes = 0
  for (let row = 1; row <= documents; row++) bytes += (await make(row)).length
  return bytes
}

const template = actTemplate().bytes
const naive = (row: number) => {
  const document = new Docxtemplater(new PizZip(template), { paragraphLoop: true, linebreaks: true })
  document.render(actData(row))
  return document.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' })
}
const handler = new TemplateHandler()
const easy = async (row: number) => new Uint8Array(await handler.process(Buffer.from(template), actData(row)))
const templates = (row: number) =>
  createReport({ template, data: actData(row), cmdDelimiter: ['{', '}'], noSandbox: true })

const ours = (documents: number): Case[] => [
  { name: ZIP, documents, run: (count) => actum(count, { output: 'zip' }) },
  { name: 'Actum, merged', documents, run: (count) => actum(count, { single: true }) },
]
const peers = (documents: number): Case[] => [
  { name: 'docxtemplater', documents, run: (count) => each(count, naive) },
  { name: 'easy-template-x', documents, run: (count) => each(count, easy) },
]

/** Only equal numbers of documents can be compared; ten thousand would take the others minutes. */
const GROUPS: readonly (readonly Case[])[] = [
  [...ours(100), ...peers(100), { name: 'docx-templates', documents: 100, run: (count) => each(count, templates) }],
  [...ours(1_000), ...peers(1_000)],
  ours(10_000),
]

async function measure({ documents, run }: Case): Promise<Figures> {
  await run(Math.min(WARM_UP, documents))
  const started = performance.now()
  const bytes = await run(documents)
  const msPerDocument = (performance.now() - started) / documents
  return { msPerDocument, peakMegabytes: process.resourceUsage().maxRSS / 1024, bytes }
}

/** Of each case of a group, in turns, so that what else the machine does falls on all alike. */
function measureGroup(group: number): Figures[][] {
  const cases = GROUPS[group] ?? []
  const figures: Figures[][] = cases.map(() => [])
  for (let round = 0; round < REPEATS; round++) {
    for (const [index, list] of figures.entries()) list.push(inOwnProcess([String(group), String(index)]))
  }
  return figures
}

function table(): string {
  const groups = GROUPS.map((cases, group) => {
    console.error(`${inWords(cases[0]?.documents ?? 0)} documents …`)
    const figures = measureGroup(group)
    return cases.map(({ name, documents }, index) => {
      const list = figures[index] ?? []
      const memory = spreadOf(list.map(({ peakMegabytes }) => peakMegabytes))
      return {
        what: [name, inWords(documents)],
        runs: list.map(({ msPerDocument }) => msPerDocument),
        more: [spreadInWords(memory), inWords(list[0]?.bytes ?? 0)],
      }
    })
  })
  return comparisonTable({
    head: { what: ['', 'documents'], runs: 'ms a document', more: ['peak memory, MB', 'bytes'] },
    digits: 2,
    with: { name: ZIP, is: ({ what }) => what[0] === ZIP },
    groups,
  })
}

const [, , group, index] = process.argv
if (group === undefined) {
  console.log(table())
} else {
  const one = GROUPS[Number(group)]?.[Number(index)]
  if (one === undefined) throw new Error(`There is no case ${group} ${index}`)
  console.log(JSON.stringify(await measure(one)))
}
