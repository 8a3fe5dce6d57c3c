import { DocumentError } from '../error'
import { judgeKind } from '../ooxml/kind'
import { problem, type Problem } from '../problem'
import type { DataLanguage } from '../spreadsheets/language'
import type { InspectedTable, InspectTablesOptions, TablesInspection } from '../tables/inspect'
import type { NamedFile, ToolContext } from '../tool'
import type { StrippedContent } from '../generation/template/clean'
import { isJsonData } from '../generation/data/json/records'
import { documentKey } from '../generation/output/act-run'
import { addressOf, type DocumentAddress } from '../generation/data/addresses'
import { Columns } from '../generation/data/columns'
import type { AppliedChange, DataColumn, DataTable } from '../generation/data/data-table'
import { dateDoubts, type DateDoubt } from '../generation/data/date-doubts'
import { handlesEmpty } from '../generation/formats'
import { contentHash, fingerprinter } from '../generation/output/fingerprints'
import { groupRows, type DocumentRows } from '../generation/data/groups'
import { letterProblems } from '../generation/letters/letter-problems'
import { matchTags, type Matching, type MatchHow } from '../generation/matching/match'
import { localToday, STANDARD_LIMITS, type GenerateOptions } from '../generation/options'
import { templatePlace } from '../generation/template/place'
import { differencesFrom, type OtherProgram } from '../generation/template/other-program'
import { openTemplate, recordsOf, rowProblems } from '../generation/prepare'
import { readTable } from '../generation/read-table'
import { namePattern, repeatedNames } from '../generation/output/pattern'
import { attempt } from '../generation/problems'
import { ProfileValues } from '../generation/values/profile'
import { inspectSheets, type InspectedSheet } from '../generation/data/read-data'
import { printedSample } from '../generation/values/printed-sample'
import { planScopes, type ScopePlan } from '../generation/values/scope-plan'
import type { ScopeContext } from '../generation/values/scope-values'
import { documentScope } from '../generation/values/scopes'
import { compiledFor, documentProblems, MAX_ROW_PROBLEMS } from './document-problems'
import { shownRows, type ShownRows } from './shown-rows'
import type { TaggedTemplate, TemplateTag } from '../generation/template/template'

export interface InspectedTag {
  readonly tag: string
  readonly kind: TemplateTag['kind']
  readonly part: string | null
  readonly paragraph: number | null
  /** The letter of the column that it takes its value from. */
  readonly column: string | null
  /** How it came by its value; null without a spreadsheet. */
  readonly how: MatchHow | null
  /** Of a workbook: the sheet and the cell that it is in. */
  readonly sheet?: string | null
  readonly cell?: string | null
}

export interface InspectedFile {
  readonly role: 'data' | 'template' | 'document'
  readonly name: string
  /** Its type by content, whatever its name. */
  readonly kind: string
  readonly bytes: number
  readonly sheets: readonly InspectedSheet[]
  readonly tags: readonly InspectedTag[]
  /** For a Word document that isn't a template, and for a PDF. */
  readonly tables: readonly InspectedTable[]
  /** Only of a PDF whose tables are looked at: its pages. */
  readonly pages?: TablesInspection['pages']
  /** Only of a PDF, of which a page is to be drawn. */
  readonly drawing?: TablesInspection['drawing']
}

/** A tag and its column as a screen shows them. */
export interface InspectedMatch {
  readonly name: string
  readonly tag: string
  readonly places: number
  readonly how: MatchHow
  readonly column: DataColumn | null
  readonly suggestion: DataColumn | null
  /** What the first document would print. */
  readonly sample: string
  /** Without a value its place is blank, where nothing in the template foresees that. */
  readonly asks: boolean
}

/** What a person may decide of the spreadsheet's rows and cells. */
export interface Review {
  /** Cells that hold no date, or one of two. */
  readonly dates: readonly DateDoubt[]
  /** Rows that may be totals, notes or signatures. */
  readonly doubtful: readonly number[]
  /** Rows that are surely such and no data, unless somebody says otherwise. */
  readonly totals: readonly number[]
  /** How many rows are left out: those and the ones that a person has left out. */
  readonly out: number
  readonly changes: readonly AppliedChange[]
}

/** A document's address and its cell. */
export interface InspectedAddress extends DocumentAddress {
  /** The column's letter. */
  readonly column: string
}

export interface Inspection {
  readonly files: readonly InspectedFile[]
  readonly problems: readonly Problem[]
  /** Null without a spreadsheet that can be read. */
  readonly table: { readonly sheet: string; readonly headerRow: number; readonly rows: number } | null
  /** The table's own rows, the first ones and those that have problems; absent without a table. */
  readonly shown?: ShownRows
  /** Absent without a table. */
  readonly review?: Review
  /** Empty unless both files can be read. */
  readonly matches: readonly InspectedMatch[]
  readonly unused: readonly DataColumn[]
  readonly stripped: readonly StrippedContent[]
  readonly language: DataLanguage
  /** With `mailColumn`: the rows' value in it for each document; absent if there is no such column. */
  readonly addresses?: readonly InspectedAddress[]
  /** With `known`, of both files: how many documents would be what they were. */
  readonly unchanged?: number
}

export interface InspectFiles {
  readonly data?: NamedFile | undefined
  readonly template?: NamedFile | undefined
  readonly document?: NamedFile | undefined
}

/** How the tables of a document are read. */
export type TableLookOptions = Pick<InspectTablesOptions, 'view' | 'join' | 'types' | 'page' | 'frames' | 'draw'>

/** As the tools that follow take them: the generator’s options, and how the tables of a document are read. */
export type InspectOptions = GenerateOptions &
  TableLookOptions & {
    /** The program that the template was made for; differences in meaning are reported. */
    readonly from?: OtherProgram | undefined
  }

/**
 * Returns what is in the files before anything is created: sheets with their columns, tags with their columns, and
 * every problem with its place. Accepts what `generate` accepts; throws only the signal's reason.
 */
export async function inspect(
  files: InspectFiles,
  options: InspectOptions = {},
  context: ToolContext = {},
): Promise<Inspection> {
  const { gate } = options.limits ?? STANDARD_LIMITS
  const problems: Problem[] = []
  const { data, template: templateFile, document } = files
  const template = templateFile === undefined ? null : await openTemplate(templateFile, gate, problems, context)
  context.signal?.throwIfAborted()
  if (template !== null) problems.push(...strippedProblems(template))
  if (template?.kind === 'document' && options.from !== undefined)
    problems.push(...differencesFrom(template, options.from))
  const { workbook, table, language: ofDocuments } = await readTable(data, template, options, problems, context)
  const grouping = table && groupRows(table, options, ofDocuments, recordsOf(template))
  if (table !== null && grouping !== null) problems.push(...rowProblems(table, grouping, options))
  const inDocument = document && (await attempt('document', problems, () => tablesOf(document, options, context)))
  problems.push(...(inDocument?.messages ?? []))
  const matching = template === null || table === null ? null : matchTags(template.tags, table, options)
  problems.push(...(template?.surroundings.of(matching?.problems ?? []) ?? []))
  const compiled = await compiledFor(template, matching, options, problems)
  const plan = matching && planScopes(matching, ofDocuments, table?.allRows)
  const scopes = table && { ...scopeContext(options, table), actNumber: 1 }
  if (plan !== null && scopes !== null && compiled !== null && grouping !== null) {
    problems.push(...(await documentProblems(compiled, plan, grouping.documents, scopes, context)))
  }
  const addresses = table && grouping && addressesOf(table, grouping.documents, options)
  const withoutAddress = (addresses ?? []).filter(({ text }) => !text.includes('@')).map(({ row }) => row)
  if (table !== null && grouping !== null && scopes !== null) {
    problems.push(...letterProblems(options, table, ofDocuments, grouping.documents, scopes))
    problems.push(...nameProblems(templateFile, options, table, ofDocuments, grouping.documents, scopes))
  }
  const used = matching?.matches.flatMap(({ column }) => column ?? []) ?? []
  const unchanged =
    templateFile !== undefined && plan !== null && scopes !== null && grouping !== null
      ? unchangedCount(grouping.documents, fingerprinter(plan, scopes, contentHash(templateFile.bytes)), options)
      : null
  const roles = [
    ['data', data],
    ['template', templateFile],
    ['document', document],
  ] as const
  return {
    files: roles.flatMap(([role, file]) => (file === undefined ? [] : [inspected(role, file)])),
    problems,
    table: table && { sheet: table.sheet, headerRow: table.headerRow, rows: table.rows.length },
    ...(table !== null && reviewed(table, problems, used, withoutAddress)),
    matches:
      matching === null || plan === null || scopes === null
        ? []
        : inspectedMatches(matching, plan, grouping?.documents[0] ?? null, scopes),
    unused: matching?.unused.map(shownColumn) ?? [],
    stripped: template?.stripped ?? [],
    language: ofDocuments,
    ...(addresses !== null && { addresses }),
    ...(unchanged !== null && { unchanged }),
  }

  function inspected(role: InspectedFile['role'], { name, bytes }: NamedFile): InspectedFile {
    return {
      role,
      name,
      kind: role === 'data' && isJsonData({ name, bytes }) ? 'json' : judgeKind(bytes),
      bytes: bytes.length,
      sheets: role === 'data' && workbook !== null ? inspectSheets(workbook, table) : [],
      tags: role === 'template' && template !== null ? inspectedTags(template, matching) : [],
      tables: role === 'document' ? (inDocument?.tables ?? []) : [],
      ...(role === 'document' && inDocument?.pages && { pages: inDocument.pages }),
      ...(role === 'document' && inDocument?.drawing && { drawing: inDocument.drawing }),
    }
  }
}

/** A column without what only a run needs to know of JSON. */
function shownColumn({ isPath: _isPath, list: _list, ...column }: DataColumn): DataColumn {
  return column
}

/** What of a table is shown, and what a person may decide about it. */
function reviewed(
  table: DataTable,
  problems: readonly Problem[],
  used: readonly DataColumn[],
  noted: readonly number[],
): Required<Pick<Inspection, 'shown' | 'review'>> {
  const { doubtful, leftOut, outRows, changes } = table
  // Cells of JSON can't be corrected, so a date in one is only reported.
  const dates = table.lists === undefined ? dateDoubts(table).slice(0, MAX_ROW_PROBLEMS) : []
  const also = [...noted, ...doubtful, ...dates.map(({ row }) => row), ...changes.map(({ row }) => row)]
  return {
    shown: shownRows(table, problems, used, also),
    review: {
      dates,
      doubtful: doubtful.slice(0, MAX_ROW_PROBLEMS),
      totals: leftOut.slice(0, MAX_ROW_PROBLEMS),
      out: outRows.length,
      changes,
    },
  }
}

/** Whether a tag's place may stay blank unforeseen: not where a format, a condition or a loop says what happens then. */
function asksForValue({ tags }: Matching['matches'][number]): boolean {
  return tags.some(
    ({ kind, optional, formats, within }) =>
      kind === 'value' && !optional && within.length === 0 && !handlesEmpty(formats),
  )
}

/** What is to be said of the files' names; a pattern that can't be filled is refused by the run and its preview. */
function nameProblems(
  template: NamedFile | undefined,
  options: GenerateOptions,
  table: DataTable,
  language: DataLanguage,
  documents: readonly DocumentRows[],
  context: ScopeContext,
): Problem[] {
  if (template === undefined) return []
  try {
    return repeatedNames(namePattern(options, template.name, table, language), documents, options, context)
  } catch (error) {
    if (error instanceof DocumentError) return []
    throw error
  }
}

async function tablesOf(
  document: NamedFile,
  { language = 'auto', limits = STANDARD_LIMITS, view, join, types, page, frames, draw }: InspectOptions,
  context: ToolContext,
): Promise<TablesInspection> {
  const { inspectTables } = await import('../tables/inspect')
  return inspectTables(document, { language, limits: limits.gate, view, join, types, page, frames, draw }, context)
}

/** Null where no column of addresses is named, or there is none of that name. */
function addressesOf(
  { columns }: DataTable,
  documents: readonly DocumentRows[],
  { mailColumn }: GenerateOptions,
): InspectedAddress[] | null {
  const column = mailColumn === undefined ? null : new Columns(columns).find(mailColumn)
  if (column === null) return null
  return documents.map(({ rows }) => ({ ...addressOf(rows, column), column: column.letter }))
}

/** Null where nothing is known of a run before. */
function unchangedCount(
  documents: readonly DocumentRows[],
  fingerprintOf: (document: DocumentRows) => string,
  { known }: GenerateOptions,
): number | null {
  if (known === undefined) return null
  return documents.filter((document) => known[documentKey(document)] === fingerprintOf(document)).length
}

function strippedProblems({ stripped, pack }: TaggedTemplate): Problem[] {
  return stripped.map(({ part, kind }) => {
    const place = templatePlace(pack, part, null)
    // An office's mail-merge template names its source: that Actum takes another is what it is used for.
    const severity = kind === 'mailMerge' ? 'info' : 'warning'
    return problem('CONTENT_STRIPPED', severity, { ...place, params: { ...place.params, kind } })
  })
}

function inspectedTags({ tags, kind: ofTemplate }: TaggedTemplate, matching: Matching | null): InspectedTag[] {
  const matches = new Map((matching?.matches ?? []).flatMap((match) => match.tags.map(({ key }) => [key, match])))
  return tags.map(({ written, kind, place, key }) => ({
    tag: written,
    kind,
    part: place.part,
    paragraph: place.paragraph,
    column: matches.get(key)?.column?.letter ?? null,
    how: matches.get(key)?.how ?? null,
    ...(ofTemplate === 'workbook' && { sheet: place.sheet ?? null, cell: place.cell ?? null }),
  }))
}

function scopeContext({ missing = 'warn', profile, today }: GenerateOptions, { sheet }: DataTable) {
  return { sheet, missing, profile: new ProfileValues(profile), today: today ?? localToday() }
}

function inspectedMatches(
  { matches }: Matching,
  plan: ScopePlan,
  document: DocumentRows | null,
  context: ScopeContext,
): InspectedMatch[] {
  const scope = document && documentScope(plan, document.rows, document.ordinal, context)
  return matches.map((match) => {
    const { name, tags, how, column, suggestion } = match
    const sample = scope === null ? '' : printedSample(match, scope)
    const asks = asksForValue(match)
    return {
      name,
      tag: tags[0]?.written ?? '',
      places: tags.length,
      how,
      column: column && shownColumn(column),
      suggestion: suggestion && shownColumn(suggestion),
      sample,
      asks,
    }
  })
}
