/**
 * Fills in an Excel form with a line that repeats and its sum: with Actum, as a zip of workbooks and as sheets of one, with xlsx-template,
 * and with exceljs, whose sheet is filled in by code. Each run is its own process, so that its peak memory is its own.
 */
import ExcelJS from 'exceljs'
import XlsxTemplate from 'xlsx-template'
import { generateInto } from '@/lib/documents/generation/generate'
import type { GenerateOptions } from '@/lib/documents/generation/options'
import { comparisonTable } from './support/comparison'
import { inWords, spreadInWords, spreadOf } from './support/figures'
import { FORM_LINES, formData, formFile, formTemplate } from './support/form'
import { inOwnProcess } from './support/own-process'

const REPEATS = 5
/** The first workbooks of a process are slower than the rest: they are made before the clock starts. */
const WARM_UP = 30
const ZIP = 'Actum, zip'
const FIRST_LINE = 7
const TOTAL = FIRST_LINE + FORM_LINES

interface Figures {
  readonly msPerWorkbook: number
  readonly peakMegabytes: number
  readonly bytes: number
  /** What a workbook shows of its last line, so that each tool is known to have done the work. */
  readonly lastLine: string
}

interface Made {
  readonly bytes: number
  /** The first workbook, if the tool makes them one by one. */
  readonly first: Uint8Array | null
}

interface Case {
  readonly name: string
  readonly workbooks: number
  run(workbooks: number): Promise<Made>
}

const OURS = formTemplate({
  value: (name) => `{${name}}`,
  item: (name, place) => (place === 'last' ? '{/items}' : `${place === 'first' ? '{#items}' : ''}{${name}}`),
})
const THEIRS = formTemplate({
  value: (name) => `\${${name}}`,
  item: (name, place) => (place === 'last' ? ' ' : `\${table:items.${name}}`),
})

async function actum(workbooks: number, options: GenerateOptions): Promise<Made> {
  let bytes = 0
  const sink = (chunk: Uint8Array) => {
    bytes += chunk.length
  }
  await generateInto(sink, { data: formFile(workbooks), template: OURS }, { language: 'en', ...options })
  return { bytes, first: null }
}

async function each(workbooks: number, make: (number: number) => Promise<Uint8Array>): Promise<Made> {
  let bytes = 0
  let first: Uint8Array | null = null
  for (let number = 1; number <= workbooks; number++) {
    const made = await make(number)
    first ??= made
    bytes += made.length
  }
  return { bytes, first }
}

/** It stores its files uncompressed unless it's told otherwise. */
const substituted =
  (options: { compression?: 'DEFLATE' }) =>
  async (number: number): Promise<Uint8Array> => {
    const template = new XlsxTemplate(Buffer.from(THEIRS.bytes))
    template.substitute(1, { ...formData(number) })
    return template.generate({ type: 'uint8array', ...options })
  }

async function byCode(number: number): Promise<Uint8Array> {
  const { customer, city, inspector, items } = formData(number)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(new Uint8Array(THEIRS.bytes).buffer)
  const sheet = workbook.getWorksheet('Note')
  if (sheet === undefined) throw new Error('The form has no sheet')
  sheet.duplicateRow(FIRST_LINE, FORM_LINES - 1, true)
  for (const [index, { name, unit, count, price }] of items.entries()) {
    const row = sheet.getRow(FIRST_LINE + index)
    row.values = [name, unit, count, price, { formula: `C${row.number}*D${row.number}` }]
  }
  sheet.getCell(`E${TOTAL}`).value = { formula: `SUM(E${FIRST_LINE}:E${TOTAL - 1})` }
  sheet.getCell('A1').value = `Delivery note ${number}`
  sheet.getCell('B3').value = customer
  sheet.getCell('B4').value = city
  sheet.getCell(`B${TOTAL + 2}`).value = inspector
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}

const cases = (workbooks: number): Case[] => [
  { name: ZIP, workbooks, run: (count) => actum(count, { output: 'zip' }) },
  { name: 'Actum, sheets of one workbook', workbooks, run: (count) => actum(count, { single: true }) },
  { name: 'xlsx-template', workbooks, run: (count) => each(count, substituted({})) },
  {
    name: 'xlsx-template, compressed',
    workbooks,
    run: (count) => each(count, substituted({ compression: 'DEFLATE' })),
  },
  { name: 'exceljs', workbooks, run: (count) => each(count, byCode) },
]

const GROUPS: readonly (readonly Case[])[] = [cases(100), cases(1_000)]

/** The last line of the goods and the formula of their sum as a workbook has them. */
async function shown(first: Uint8Array | null): Promise<string> {
  if (first === null) return ''
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(new Uint8Array(first).buffer)
  const [sheet] = workbook.worksheets
  return `${sheet?.getCell(`A${TOTAL - 1}`).text}; ${sheet?.getCell(`E${TOTAL}`).formula}`
}

async function measure({ workbooks, run }: Case): Promise<Figures> {
  const { first } = await run(Math.min(WARM_UP, workbooks))
  const started = performance.now()
  const { bytes } = await run(workbooks)
  const msPerWorkbook = (performance.now() - started) / workbooks
  const peakMegabytes = process.resourceUsage().maxRSS / 1024
  return { msPerWorkbook, peakMegabytes, bytes, lastLine: await shown(first) }
}

/** Of each case of a group, in turns, so that what else the machine does falls on all alike. */
function measureGroup(group: number): Figures[][] {
  const all = GROUPS[group] ?? []
  const figures: Figures[][] = all.map(() => [])
  for (let round = 0; round < REPEATS; round++) {
    for (const [index, list] of figures.entries()) list.push(inOwnProcess([String(group), String(index)]))
  }
  return figures
}

function table(): string {
  const groups = GROUPS.map((all, group) => {
    console.error(`${inWords(all[0]?.workbooks ?? 0)} workbooks …`)
    const figures = measureGroup(group)
    return all.map(({ name, workbooks }, index) => {
      const list = figures[index] ?? []
      const memory = spreadOf(list.map(({ peakMegabytes }) => peakMegabytes))
      return {
        what: [name, inWords(workbooks)],
        runs: list.map(({ msPerWorkbook }) => msPerWorkbook),
        more: [spreadInWords(memory), inWords(list[0]?.bytes ?? 0), list[0]?.lastLine ?? ''],
      }
    })
  })
  return comparisonTable({
    head: { what: ['', 'forms'], runs: 'ms a form', more: ['peak memory, MB', 'bytes', 'last line; sum'] },
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
