import { SaxesParser } from 'saxes'
import type { GenerateReport } from '@/lib/documents/generation/output/result'
import { readSpreadsheet } from '@/lib/documents/spreadsheets/read'
import { stripUnholdable } from '@/lib/documents/ooxml/xml'
import { filesOf } from './archive-files'
import { xmlFault } from './made-file'
import type { MadeFile, Mutant } from './mutant'
import type { Random } from './random'
import { writtenOtherwise } from './rewrite'
import type { Outcome } from './runner'
import { bytesOf, contentOf, isXml, nodesOf, subjectOf } from './subject'

/**
 * The same files with their XML written another way and their entries in another order. Null where that can't be: of text, and of
 * what isn't XML, which means nothing in any way.
 */
export async function sameOtherwise(files: readonly MadeFile[], random: Random): Promise<MadeFile[] | null> {
  const made: MadeFile[] = []
  for (const file of files) {
    const subject = file.kind === 'csv' ? null : await subjectOf(file.bytes).catch(() => null)
    if (subject === null || subject.kind !== 'package') {
      if (file.kind !== 'csv') return null
      made.push(file)
      continue
    }
    for (const part of subject.parts.filter(isXml)) {
      const xml = contentOf(part).toString('utf8')
      if (xmlFault(xml) !== null) return null
      part.content = Buffer.from(writtenOtherwise(nodesOf(part), random))
      part.nodes = null
      part.lies = { method: random.pick([0, 8]) }
    }
    made.push({ ...file, bytes: bytesOf(subject) })
  }
  return made.some((file, at) => file !== files[at]) ? made : null
}

/** What two runs must agree on, however their files are written. */
export async function essence({ job }: Mutant, outcome: Outcome): Promise<string> {
  if (outcome.kind !== 'made') return outcome.kind === 'refused' ? outcome.code : `${outcome.what} ${outcome.detail}`
  const report = JSON.stringify(outcome.report, (key, value: unknown) => (UNEQUAL.has(key) ? undefined : value))
  const bytes = Buffer.from(outcome.bytes ?? [])
  if (job === 'generate') return `${report}\n${await textsOf(bytes)}`
  return bytes.length < 4 || bytes.readUInt32LE(0) === ZIP_MAGIC ? report : `${report}\n${bytes.toString('utf8')}`
}

const ZIP_MAGIC = 0x04034b50
/** Times, sizes, and what is worked out of the bytes themselves. */
const UNEQUAL: ReadonlySet<string> = new Set(['timings', 'bytes', 'fingerprint', 'size', 'milliseconds'])

/** The texts of a document, or of all documents in a zip. */
async function textsOf(bytes: Buffer): Promise<string> {
  const texts: string[] = []
  for (const { name, content } of await filesOf(bytes)) {
    if (name.endsWith('.docx')) texts.push(name, await textsOf(content))
    if (!/^word\/(?:document|header|footer|footnotes|endnotes)\d*\.xml$/.test(name)) continue
    let text = ''
    const parser = new SaxesParser()
    parser.on('error', () => undefined)
    parser.on('text', (piece) => (text += piece))
    parser.on('cdata', (piece) => (text += piece))
    parser.write(content.toString('utf8')).close()
    texts.push(`${name}: ${text}`)
  }
  return texts.join('\n')
}

interface TablesFile {
  readonly tables: readonly { readonly cells: readonly { readonly text: string; readonly type: string }[] }[]
}

/** Texts of a Word file's tables, as JSON has them, that its workbook lacks. */
export async function lostFromWorkbook(json: Uint8Array, workbook: Uint8Array): Promise<string[]> {
  const { sheets } = await readSpreadsheet(workbook)
  // Rows without a cell are holes.
  const grids = sheets.map(({ rows }) => Array.from(rows, (row) => Array.from(row ?? [], (cell) => cell?.text ?? '')))
  const there = new Set(grids.flat(2).map(plain))
  const rests = restsOf(grids.at(-1) ?? [])
  // What the tool itself wrote.
  const { tables } = JSON.parse(Buffer.from(json).toString('utf8')) as TablesFile
  const texts = tables.flatMap(({ cells }) =>
    cells.filter(({ type }) => type === 'text').map(({ text }) => plain(text)),
  )
  // Beside a table within it a cell has a mark of that.
  const all = () => [...there].join('\n')
  const isThere = (text: string) => there.has(text) || all().includes(text)
  const isJoined = (text: string) => {
    const letters = bare(text)
    const begins = rests.filter((rest) => letters.endsWith(rest)).map((rest) => letters.slice(0, -rest.length))
    return begins.some((first) => bare(all()).includes(first))
  }
  return texts.filter((text) => text !== '' && !isThere(text) && !isJoined(text))
}

function plain(text: string): string {
  return stripUnholdable(text).text.replace(/\s+/g, ' ').trim()
}

/** Without spaces: if a text is split, it's unknown whether a space was lost. */
function bare(text: string): string {
  return plain(text).replaceAll(' ', '')
}

/** Texts too long for their cells, from the last sheet: the rest of each, in rows that name the same table and cell. */
function restsOf(grid: readonly (readonly string[])[]): string[] {
  const rests: string[] = []
  let before = ''
  for (const [table = '', cell = '', rest = ''] of grid.slice(1)) {
    const place = JSON.stringify([table, cell])
    if (place === before) rests.push((rests.pop() ?? '') + bare(rest))
    else rests.push(bare(rest))
    before = place
  }
  return rests.filter((rest) => rest !== '')
}

/** The rows of a run that became neither a document nor a reported failure. */
export function rowsUnaccounted(report: unknown): string | null {
  // What the process answers is typed by the job's tool.
  const { acts, documents, failed, problems } = report as GenerateReport
  const inDocuments = new Set(documents.flatMap(({ rows }) => rows))
  const inActs = new Set(acts.flatMap(({ rows }) => rows))
  const differ = [...inActs].filter((row) => !inDocuments.has(row))
  if (differ.length > 0) return `rows ${differ.join(', ')} are of an act and in no document`
  const told = new Set(problems.filter(({ severity }) => severity === 'error').map(({ row }) => row))
  const silent = failed.filter((row) => inActs.has(row) || (told.size === 0 && !inActs.has(row)))
  return silent.length === 0 ? null : `rows ${silent.join(', ')} failed and nothing is said of it`
}
