/**
 * Acts of three pages made of a spreadsheet's rows: by Actum, as a zip and as one merged document, and by what one would take
 * instead. Each case runs in a process of its own, so that its peak memory is its own.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createReport } from 'docx-templates'
import Docxtemplater from 'docxtemplater'
import { TemplateHandler } from 'easy-template-x'
import PizZip from 'pizzip'
import { generateInto } from '@/lib/documents/generation/generate'
import type { GenerateOptions } from '@/lib/documents/generation/options'
import { actData, actSheet, actTemplate } from './support/act'

const REPEATS = 5
/** The first documents of a process are slower than all others: they are made before the clock starts. */
const WARM_UP = 30

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

/** One after another, each with an instance of its own, as its documentation shows. */
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

const CASES: readonly Case[] = [
  ...[100, 1_000, 10_000].flatMap((documents): Case[] => [
    { name: 'Actum, zip', documents, run: (count) => actum(count, { output: 'zip' }) },
    { name: 'Actum, merged', documents, run: (count) => actum(count, { single: true }) },
  ]),
  { name: 'docxtemplater', documents: 100, run: (count) => each(count, naive) },
  { name: 'docxtemplater', documents: 1_000, run: (count) => each(count, naive) },
  { name: 'easy-template-x', documents: 100, run: (count) => each(count, easy) },
  { name: 'easy-template-x', documents: 1_000, run: (count) => each(count, easy) },
  { name: 'docx-templates', documents: 20, run: (count) => each(count, templates) },
]

async function measure({ documents, run }: Case): Promise<Figures> {
  await run(Math.min(WARM_UP, documents))
  const started = performance.now()
  const bytes = await run(documents)
  const msPerDocument = (performance.now() - started) / documents
  return { msPerDocument, peakMegabytes: process.resourceUsage().maxRSS / 1024, bytes }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function spread(values: readonly number[], digits: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`
}

async function main(): Promise<void> {
  const asked = process.argv[2]
  if (asked !== undefined) {
    const one = CASES[Number(asked)]
    if (one === undefined) throw new Error(`There is no case ${asked}`)
    console.log(JSON.stringify(await measure(one)))
    return
  }
  console.log('| | documents | ms a document | peak memory, MB | bytes |\n|---|---|---|---|---|')
  const self = fileURLToPath(import.meta.url)
  for (const [index, { name, documents }] of CASES.entries()) {
    const repeats = documents > 1_000 ? 3 : REPEATS
    const figures = Array.from({ length: repeats }, (): Figures =>
      JSON.parse(execFileSync(process.execPath, [self, String(index)], { encoding: 'utf8' })),
    )
    const times = spread(
      figures.map(({ msPerDocument }) => msPerDocument),
      2,
    )
    const memory = spread(
      figures.map(({ peakMegabytes }) => peakMegabytes),
      0,
    )
    console.log(`| ${name} | ${documents} | ${times} | ${memory} | ${figures[0]?.bytes ?? 0} |`)
  }
}

await main()
