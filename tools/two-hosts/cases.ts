/**
 * What the core makes of a file, the same on every host: bundled once for Node and once for a browser, its answers are compared.
 */
import { unzipSync } from 'fflate'
import { sha256 } from '#host'
import { DocumentError } from '@/lib/documents/error'
import { withParts } from '@/lib/documents/on-demand'
import { judgeKind } from '@/lib/documents/ooxml/kind'
import type { NamedFile } from '@/lib/documents/tool'
import type { SheetDate } from '@/lib/documents/spreadsheets/model'
import { runExtractDoses, runInspectDoses } from '@/lib/operations/process/dose-jobs'
import { runGenerate, runInspect, runPreview } from '@/lib/operations/process/generate-jobs'
import type { JobContext } from '@/lib/operations/process/job-context'
import type { JobFiles } from '@/lib/operations/process/job-files'
import type { JobFile } from '@/lib/operations/process/protocol'
import { runInspectDocument, runParseTable } from '@/lib/operations/process/table-jobs'

/** What a job came to: its answer without its times, and a hash of each part of what it made. */
export interface Outcome {
  readonly job: string
  /** `ok`, or the code of what was refused. */
  readonly ended: string
  readonly answer: string
  readonly parts: Readonly<Record<string, string>>
}

const LOCALE = 'ru-RU'
const TODAY: SheetDate = {
  kind: 'date',
  year: 2026,
  month: 11,
  day: 25,
  hour: 10,
  minute: 0,
  second: 0,
  hasDate: true,
  hasTime: true,
}
const ROWS = 3
/** A template asks for no more columns than this here. */
const MOST_COLUMNS = 60

const SPREADSHEETS = new Set(['xlsx', 'xlsm', 'xlsb', 'xls', 'ods', 'csv'])
const CONTEXT: JobContext = { actNumbers: async () => 1 }

class Memory implements JobFiles {
  readonly made: Uint8Array[] = []

  constructor(private readonly files: Readonly<Record<string, NamedFile>>) {}

  get named(): Readonly<Record<string, JobFile>> {
    return Object.fromEntries(Object.entries(this.files).map(([role, { name }]) => [role, { name, path: role }]))
  }

  async load(file: JobFile | undefined): Promise<NamedFile> {
    const given = this.files[file?.path ?? '']
    if (given === undefined) throw new Error('A job lacks a file')
    return given
  }

  async write(_output: string, content: Uint8Array | string): Promise<void> {
    this.made.push(typeof content === 'string' ? new TextEncoder().encode(content) : content.slice())
  }

  async open() {
    return { write: (piece: Uint8Array) => this.write('', piece), close: async () => undefined }
  }

  get bytes(): Uint8Array {
    const whole = new Uint8Array(this.made.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const piece of this.made) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  }
}

/** Everything that the three tools make of one file. */
export async function outcomesOf(file: NamedFile): Promise<Outcome[]> {
  const kind = judgeKind(file.bytes)
  const outcomes = [await outcome('inspect document', { document: file }, inspectDocument)]
  outcomes.push(await outcome('parse', { document: file }, parse))
  outcomes.push(await outcome('inspect data', { data: file }, inspect))
  outcomes.push(await outcome('inspect doses', { data: file }, inspectDoses))
  outcomes.push(await outcome('doses', { data: file }, doses))
  if (!SPREADSHEETS.has(kind)) {
    const template = await outcome('inspect template', { template: file }, inspect)
    outcomes.push(template)
    const data = dataFor(template)
    if (data !== null) {
      const files = { data, template: file }
      outcomes.push(await outcome('inspect both', files, inspect), await outcome('preview', files, preview))
      for (const single of [false, true]) outcomes.push(await outcome(`generate ${single}`, files, generate(single)))
    }
  }
  return outcomes
}

type Work = (files: Memory) => Promise<unknown>

async function outcome(job: string, files: Readonly<Record<string, NamedFile>>, work: Work): Promise<Outcome> {
  let memory = new Memory(files)
  try {
    const answer = await withParts(() => work((memory = new Memory(files))))
    const found = JSON.stringify(answer, (key, value: unknown) =>
      key === 'timings' || key === 'size' ? undefined : value,
    )
    return { job, ended: 'ok', answer: found, parts: partsOf('', memory.bytes) }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { job, ended: error.code, answer: JSON.stringify([error.params, error.problems]), parts: {} }
  }
}

/** Returns a zip's parts by name, and those of nested zips; anything that isn't a zip is one part. */
function partsOf(name: string, bytes: Uint8Array): Record<string, string> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) return { [name]: sha256().update(bytes).hex() }
  const parts: Record<string, string> = {}
  for (const [part, content] of Object.entries(unzipSync(bytes)))
    Object.assign(parts, partsOf(`${name}/${part}`, content))
  return parts
}

/** Three rows for the tags of a template; null for one without any. */
function dataFor({ ended, answer }: Outcome): NamedFile | null {
  if (ended !== 'ok') return null
  const { files } = JSON.parse(answer) as {
    readonly files: readonly { readonly tags: readonly { readonly tag: string }[] }[]
  }
  const tags = files.flatMap((file) =>
    file.tags.map(({ tag }) => tag.replace(/^[{}#/^%\s]+|[{}\s]+$|\|.*$/g, '').trim()),
  )
  const columns = [...new Set(tags.filter((tag) => /^[\p{L}\p{N} ._-]+$/u.test(tag)))].slice(0, MOST_COLUMNS)
  if (columns.length === 0) return null
  const rows = Array.from({ length: ROWS }, (_, row) =>
    columns.map((_name, column) => `Значение ${row + 1}.${column + 1}`),
  )
  const text = [columns, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\r\n')
  return { name: 'Данные.csv', bytes: new TextEncoder().encode(text) }
}

const inspect: Work = (files) =>
  runInspect({ tool: 'inspect', files: files.named, options: { today: TODAY }, output: '' }, CONTEXT, files)

const inspectDocument: Work = (files) => runInspectDocument({ files: files.named, options: {} }, CONTEXT, files)

const parse: Work = (files) =>
  runParseTable({ tool: 'parse-table', files: files.named, options: {}, output: '', locale: LOCALE }, CONTEXT, files)

const inspectDoses: Work = (files) =>
  runInspectDoses({ tool: 'inspect-doses', files: files.named, options: {}, output: '' }, CONTEXT, files)

const doses: Work = (files) =>
  runExtractDoses(
    { tool: 'extract-doses', files: files.named, options: {}, output: '', locale: LOCALE },
    CONTEXT,
    files,
  )

const preview: Work = (files) =>
  runPreview(
    { tool: 'preview', files: files.named, options: { today: TODAY }, output: '', locale: LOCALE },
    CONTEXT,
    files,
  )

const generate =
  (single: boolean): Work =>
  (files) =>
    runGenerate(
      { tool: 'generate', files: files.named, options: { today: TODAY, single }, output: '', locale: LOCALE },
      CONTEXT,
      files,
    )
