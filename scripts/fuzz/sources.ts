import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { FIXTURES } from '@/lib/documents/doses/test-support/fixtures/all'
import { readTemplate } from '@/lib/documents/generation/template/template'
import { judgeKind } from '@/lib/documents/ooxml/kind'
import { readSpreadsheet } from '@/lib/documents/spreadsheets/read'
import { CORPUS } from '@/lib/documents/test-support/corpus'
import { packageNow } from '@/lib/documents/ooxml/test-support/package-now'
import { escapeText } from '@/lib/documents/ooxml/xml'
import type { FileKind } from './mutations/mutation'
import { subjectOf } from './subject'

/** A file that mutants are made from. */
export interface Source {
  /** Its path within the project, or what it was made from: a reported case is named after it. */
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Uint8Array
  /** It has tags, so it is worth running the generator on it. */
  readonly isTemplate: boolean
}

/** Larger files take their time and teach nothing more. */
const MAX_BYTES = 120_000
const KINDS: Readonly<Record<string, FileKind>> = {
  '.docx': 'docx',
  '.dotx': 'docx',
  '.xlsx': 'xlsx',
  '.pdf': 'pdf',
}
const FILE_KINDS: readonly FileKind[] = ['docx', 'xlsx', 'ods', 'csv']
/** How the names of sheets with doses begin. */
export const DOSES = 'doses '
/** Made to exhaust time or memory as they are, or to be refused. */
const LEFT_OUT = /[\\/]synthetic[\\/]/

/** The corpus, if there is one, and the samples; spreadsheets also as OpenDocument and as text. Sorted by name. */
export async function sources(): Promise<Source[]> {
  const corpus = path.relative('', CORPUS)
  const files = [...filesUnder('samples'), ...(existsSync(corpus) ? filesUnder(corpus) : [])]
  const found: Source[] = []
  for (const file of files.toSorted()) {
    const kind = KINDS[path.extname(file).toLowerCase()]
    if (kind === undefined || LEFT_OUT.test(file) || statSync(file).size > MAX_BYTES) continue
    const bytes = readFileSync(file)
    if (kind !== 'pdf' && !(await isWhole(bytes))) continue
    const isTemplate = kind === 'docx' && /[\\/]templates[\\/]|^samples/.test(file) && (await hasTags(bytes))
    found.push({ name: file, kind, bytes, isTemplate })
    if (kind === 'xlsx') found.push(...(await asOtherSheets(file, bytes)))
  }
  return [...found, ...doseSheets()]
}

/** Sheets with doses: the corpus has hardly any. */
function doseSheets(): Source[] {
  return FIXTURES.flatMap(({ name, file }) => {
    const { bytes } = file()
    const kind = FILE_KINDS.find((each) => each === judgeKind(bytes))
    return kind === undefined ? [] : [{ name: `${DOSES}${name}`, kind, bytes, isTemplate: false }]
  })
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

async function isWhole(bytes: Uint8Array): Promise<boolean> {
  return subjectOf(bytes).then(
    ({ kind }) => kind === 'package',
    () => false,
  )
}

async function hasTags(bytes: Uint8Array): Promise<boolean> {
  return readTemplate(bytes).then(
    ({ tags }) => tags.length > 0,
    () => false,
  )
}

/** The first sheet as text with delimiters and as OpenDocument. */
async function asOtherSheets(name: string, bytes: Uint8Array): Promise<Source[]> {
  const workbook = await readSpreadsheet(bytes).catch(() => null)
  const rows = (workbook?.sheets[0]?.rows ?? [])
    .slice(0, 60)
    .map((row) => (row ?? []).slice(0, 40).map((cell) => cell?.text ?? ''))
  if (rows.length < 2) return []
  const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const csv = rows.map((row) => row.map(quoted).join(';')).join('\r\n')
  return [
    { name: `${name} as text`, kind: 'csv', bytes: Buffer.from(csv), isTemplate: false },
    { name: `${name} as OpenDocument`, kind: 'ods', bytes: openDocument(rows), isTemplate: false },
  ]
}

const SPACES = ['office', 'table', 'text']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

function openDocument(rows: readonly (readonly string[])[]): Uint8Array {
  const cell = (text: string) => {
    const number = /^-?\d+(?:\.\d+)?$/.test(text)
      ? ` office:value-type="float" office:value="${text}"`
      : ' office:value-type="string"'
    return `<table:table-cell${number}><text:p>${escapeText(text)}</text:p></table:table-cell>`
  }
  const lines = rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('')
  const content = `<office:document-content ${SPACES}><office:body><office:spreadsheet><table:table table:name="A">${lines}</table:table></office:spreadsheet></office:body></office:document-content>`
  return packageNow(
    [],
    new Map([
      ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
      ['content.xml', content],
    ]),
  )
}
