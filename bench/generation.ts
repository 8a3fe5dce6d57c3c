/**
 * Makes three-page acts from a spreadsheet's rows: with Actum, as a zip and as one merged document, and with the usual
 * alternatives.
 */
import { createReport } from 'docx-templates'
import Docxtemplater from 'docxtemplater'
import { TemplateHandler } from 'easy-template-x'
import PizZip from 'pizzip'
import { generateInto } from '@/lib/documents/generation/generate'
import type { GenerateOptions } from '@/lib/documents/generation/options'
import { actData, actSheet, actTemplate } from './support/act'
import { type Case, compareCases, type MadeFiles } from './support/compared-cases'

const ZIP = 'Actum, zip'

async function actum(documents: number, options: GenerateOptions): Promise<MadeFiles> {
  let bytes = 0
  const sink = (chunk: Uint8Array) => {
    bytes += chunk.length
  }
  await generateInto(sink, { data: actSheet(documents), template: actTemplate() }, options)
  return { bytes }
}

/** One after another, each with its own instance, as its documentation shows. */
async function each(documents: number, make: (row: number) => Uint8Array | Promise<Uint8Array>): Promise<MadeFiles> {
  let bytes = 0
  for (let row = 1; row <= documents; row++) bytes += (await make(row)).length
  return { bytes }
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
  { name: ZIP, count: documents, run: (count) => actum(count, { output: 'zip' }) },
  { name: 'Actum, merged', count: documents, run: (count) => actum(count, { single: true }) },
]
const peers = (documents: number): Case[] => [
  { name: 'docxtemplater', count: documents, run: (count) => each(count, naive) },
  { name: 'easy-template-x', count: documents, run: (count) => each(count, easy) },
]

/** Only equal numbers of documents can be compared; ten thousand would take the others minutes. */
const GROUPS: readonly (readonly Case[])[] = [
  [...ours(100), ...peers(100), { name: 'docx-templates', count: 100, run: (count) => each(count, templates) }],
  [...ours(1_000), ...peers(1_000)],
  ours(10_000),
]

await compareCases({ groups: GROUPS, files: 'documents', runs: 'ms a document', reference: ZIP })
