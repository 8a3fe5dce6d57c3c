import { judgeKind, requireKind } from '../ooxml/kind'
import { openPackage } from '../ooxml/package'
import { problem, type Problem } from '../problem'
import type { DataLanguage } from '../spreadsheets/language'
import type { NamedFile, ToolContext } from '../tool'
import type { StrippedContent } from './clean'
import type { DataColumn, DataTable } from './data'
import { matchTags, type Matching, type MatchHow } from './match'
import { localToday, STANDARD_LIMITS, type GenerateOptions } from './options'
import { templatePlace } from './place'
import { planTemplate, rowValues } from './plan'
import { languagesOf, rowCountProblems } from './prepare'
import { attempt } from './problems'
import { compileTemplate } from './render'
import { inspectSheets, readData, tableOf, type InspectedSheet } from './read-data'
import { readTemplate, type Template, type TemplateTag } from './template'
import { Turns } from './turns'
import { printValue } from './values'

export interface InspectedTag {
  readonly tag: string
  readonly kind: TemplateTag['kind']
  readonly part: string | null
  readonly paragraph: number | null
  /** The letter of the column that it takes its value from. */
  readonly column: string | null
}

export interface InspectedFile {
  readonly role: 'data' | 'template' | 'document'
  readonly name: string
  /** What it is by its content, whatever its name says. */
  readonly kind: string
  readonly bytes: number
  readonly sheets: readonly InspectedSheet[]
  readonly tags: readonly InspectedTag[]
  readonly tables: readonly never[]
}

/** A tag and its column as a screen shows them. */
export interface InspectedMatch {
  readonly name: string
  readonly tag: string
  readonly places: number
  readonly how: MatchHow
  readonly column: DataColumn | null
  readonly suggestion: DataColumn | null
  /** What the first row would print. */
  readonly sample: string
}

export interface Inspection {
  readonly files: readonly InspectedFile[]
  readonly problems: readonly Problem[]
  /** Null without a spreadsheet that can be read. */
  readonly table: { readonly sheet: string; readonly headerRow: number; readonly rows: number } | null
  /** Empty unless both files can be read. */
  readonly matches: readonly InspectedMatch[]
  readonly unused: readonly DataColumn[]
  readonly stripped: readonly StrippedContent[]
  readonly language: DataLanguage
}

export interface InspectFiles {
  readonly data?: NamedFile | undefined
  readonly template?: NamedFile | undefined
  readonly document?: NamedFile | undefined
}

/** More problems of rows than this say no more; how many are left out is told. */
const MAX_ROW_PROBLEMS = 1_000

/**
 * What is in the files before anything is made of them: sheets with their columns, tags with their columns, and every problem at
 * once, with its place. Takes what `generate` takes; throws nothing but the signal's reason.
 */
export async function inspect(
  files: InspectFiles,
  options: GenerateOptions = {},
  context: ToolContext = {},
): Promise<Inspection> {
  const { gate } = options.limits ?? STANDARD_LIMITS
  const problems: Problem[] = []
  const { data, template: templateFile, document } = files
  const template =
    templateFile === undefined
      ? null
      : await attempt('template', problems, () =>
          readTemplate(templateFile.bytes, { name: templateFile.name, limits: gate }),
        )
  context.signal?.throwIfAborted()
  if (template !== null) problems.push(...template.problems, ...strippedProblems(template))
  if (template?.problems.every(({ severity }) => severity !== 'error')) {
    await attempt('template', problems, () => compileTemplate(template))
  }
  const { ofDocuments, ofSheet } = languagesOf(template, options)
  const workbook = data === undefined ? null : await attempt('data', problems, () => readData(data, ofSheet, gate))
  problems.push(...(workbook?.problems ?? []))
  context.signal?.throwIfAborted()
  const table = workbook === null ? null : await attempt('data', problems, () => tableOf(workbook, options))
  if (table !== null) problems.push(...rowCountProblems(table, options))
  if (document !== undefined) await attempt('document', problems, () => checkDocument(document, options))
  const severity = options.missing === 'block' ? 'error' : 'warning'
  const matching =
    template === null || table === null ? null : matchTags(template.tags, table, options.mapping, severity)
  if (matching !== null && table !== null) {
    problems.push(...matching.problems)
    problems.push(...(await rowProblems(matching, table, ofDocuments, options, context)))
  }
  const roles = [
    ['data', data],
    ['template', templateFile],
    ['document', document],
  ] as const
  return {
    files: roles.flatMap(([role, file]) => (file === undefined ? [] : [inspected(role, file)])),
    problems,
    table: table && { sheet: table.sheet, headerRow: table.headerRow, rows: table.rows.length },
    matches: matching === null || table === null ? [] : inspectedMatches(matching, table, ofDocuments, options),
    unused: matching?.unused ?? [],
    stripped: template?.stripped ?? [],
    language: ofDocuments,
  }

  function inspected(role: InspectedFile['role'], { name, bytes }: NamedFile): InspectedFile {
    return {
      role,
      name,
      kind: judgeKind(bytes),
      bytes: bytes.length,
      sheets: role === 'data' && workbook !== null ? inspectSheets(workbook, table) : [],
      tags: role === 'template' && template !== null ? inspectedTags(template, matching) : [],
      tables: [],
    }
  }
}

async function checkDocument({ name, bytes }: NamedFile, options: GenerateOptions): Promise<void> {
  requireKind(bytes, 'document', name)
  await openPackage(bytes, (options.limits ?? STANDARD_LIMITS).gate)
}

function strippedProblems({ stripped, pack }: Template): Problem[] {
  return stripped.map(({ part, kind }) => {
    const place = templatePlace(pack, part, null)
    return problem('CONTENT_STRIPPED', 'warning', { ...place, params: { ...place.params, kind } })
  })
}

function inspectedTags({ tags }: Template, matching: Matching | null): InspectedTag[] {
  const columns = new Map(
    (matching?.matches ?? []).flatMap(({ tags: places, column }) =>
      column === null ? [] : places.map(({ key }): [string, string] => [key, column.letter]),
    ),
  )
  return tags.map(({ written, kind, place, key }) => ({
    tag: written,
    kind,
    part: place.part,
    paragraph: place.paragraph,
    column: columns.get(key) ?? null,
  }))
}

function valueContext(table: DataTable, language: DataLanguage, { today }: GenerateOptions) {
  return { sheet: table.sheet, language, today: today ?? localToday() }
}

function inspectedMatches(
  { matches }: Matching,
  table: DataTable,
  language: DataLanguage,
  options: GenerateOptions,
): InspectedMatch[] {
  const [row] = table.rows
  const context = valueContext(table, language, options)
  return matches.map(({ name, tags, how, column, builtin, suggestion }) => {
    const [first] = tags
    const source = { column, builtin, formats: first?.formats ?? [], tag: first?.written ?? '' }
    const sample = row === undefined ? '' : printValue(source, row, 1, context).text
    return { name, tag: source.tag, places: tags.length, how, column, suggestion, sample }
  })
}

/** What would be told of the rows, without making their documents. */
async function rowProblems(
  { matches }: Matching,
  table: DataTable,
  language: DataLanguage,
  options: GenerateOptions,
  { signal }: ToolContext,
): Promise<Problem[]> {
  const plan = planTemplate(matches)
  const context = valueContext(table, language, options)
  const turns = new Turns()
  const found: Problem[] = []
  let count = 0
  for (const [index, row] of table.rows.entries()) {
    signal?.throwIfAborted()
    const { problems } = rowValues(plan, row, index + 1, context, options.missing ?? 'warn')
    count += problems.length
    found.push(...problems.slice(0, Math.max(0, MAX_ROW_PROBLEMS - found.length)))
    await turns.give()
  }
  if (count > found.length)
    found.push(problem('WARNINGS_OMITTED', 'info', { file: 'data', params: { count: count - found.length } }))
  return found
}
