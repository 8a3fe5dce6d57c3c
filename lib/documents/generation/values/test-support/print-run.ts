import type { Problem } from '../../../problem'
import { formatCell } from '../../../spreadsheets/format'
import type { DataLanguage } from '../../../spreadsheets/language'
import type { Cell, CellValue, SheetDate, SheetPicture } from '../../../spreadsheets/model'
import { columnLetter } from '../../../spreadsheets/address'
import type { DataRow, DataTable } from '../../data/data-table'
import { findTags } from '../../template/find'
import { groupRows } from '../../data/groups'
import { matchTags, type Matching } from '../../matching/match'
import { normaliseName } from '../../matching/normalise'
import type { GenerateOptions } from '../../options'
import { ProfileValues } from '../profile'
import type { Scope } from '../../render/scope'
import { planScopes } from '../scope-plan'
import type { ScopeContext } from '../scope-values'
import { documentScope } from '../scopes'
import { parseTag } from '../../template/tags'
import type { TemplateTag } from '../../template/template'

export function day(year: number, month: number, ofMonth: number): SheetDate {
  return { kind: 'date', year, month, day: ofMonth, hour: 0, minute: 0, second: 0, hasDate: true, hasTime: false }
}

export const ERROR: CellValue = { kind: 'error', name: '#N/A' }

/** A cell's value, or one with a number format. */
export type TestCell = CellValue | { readonly value: CellValue; readonly numFmt: string }

function toCell(cell: TestCell, language: DataLanguage): Cell | undefined {
  const { value, numFmt } =
    cell !== null && typeof cell === 'object' && 'numFmt' in cell ? cell : { value: cell, numFmt: null }
  if (value === null || value === '') return undefined
  return { value, numFmt, text: formatCell(value, numFmt, language) }
}

/** A table whose header is in row 1; pictures by row number and column. */
export function table(
  headers: readonly string[],
  rows: readonly (readonly TestCell[])[],
  language: DataLanguage = 'ru',
  pictures: readonly SheetPicture[] = [],
): DataTable {
  const all = rows.map((cells, index): DataRow => {
    const number = index + 2
    const inCell = (column: number) => pictures.filter((each) => each.row === number - 1 && each.column === column)
    return {
      number,
      cells: cells.map((cell) => toCell(cell, language)),
      picture: (column) => inCell(column)[0] ?? null,
      standsIn: () => number,
      pictureCount: (column) => inCell(column).length,
    }
  })
  const columns = headers.map((header, index) => ({
    index,
    letter: columnLetter(index),
    header,
    names: [normaliseName(header)].filter((name) => name !== ''),
  }))
  return {
    isByNames: false,
    sheet: 'Лист1',
    headerRow: 1,
    columns,
    headerPaths: new Map(columns.map(({ index, header }) => [index, [header]])),
    rows: all,
    allRows: all,
    hiddenRows: 0,
    columnNumbersRow: null,
    filledCells: 0,
    leftOut: [],
    outRows: [],
    changes: [],
    doubtful: [],
    rowsNotFound: [],
  }
}

type Node = string | { readonly tag: TemplateTag; readonly body: Node[] }

/** The tags of a text as those of a template. */
export function textTemplate(text: string): { tags: TemplateTag[]; nodes: Node[] } {
  const tags: TemplateTag[] = []
  const keys = new Map<string, string>()
  const levels: { nodes: Node[]; key: string }[] = [{ nodes: [], key: '' }]
  const here = () => levels.at(-1) ?? { nodes: [], key: '' }
  let at = 0
  for (const found of findTags(text).tags) {
    const parsed = parseTag(found.content)
    if (parsed === null) throw new Error(`No tag: ${found.written}`)
    here().nodes.push(text.slice(at, found.start))
    at = found.end
    const isValue = parsed.kind === 'value'
    const key =
      parsed.kind === 'end' ? here().key : isValue ? (keys.get(parsed.whole) ?? `v${keys.size}`) : `s${tags.length}`
    if (isValue) keys.set(parsed.whole, key)
    const place = {
      file: 'template',
      part: 'word/document.xml',
      paragraph: 0,
      table: null,
      params: { where: 'document', at: 1 },
    } as const
    const tag: TemplateTag = {
      ...parsed,
      written: found.written,
      place,
      key,
      within: [],
      origin: 'braces',
      optional: false,
    }
    tags.push(tag)
    if (parsed.kind === 'end') levels.pop()
    else {
      const body: Node[] = []
      here().nodes.push({ tag, body })
      if (!isValue) levels.push({ nodes: body, key })
    }
  }
  const [whole] = levels
  whole?.nodes.push(text.slice(at))
  return { tags, nodes: whole?.nodes ?? [] }
}

function print(nodes: readonly Node[], scope: Scope): string {
  const pieces = nodes.map((node) => {
    if (typeof node === 'string') return node
    const { tag, body } = node
    if (tag.kind === 'value') {
      const printed = scope.value(tag.key)
      return typeof printed === 'string' ? printed : `[${printed.description}]`
    }
    const scopes = scope.section(tag.key)
    if (tag.kind === 'inverted') return scopes.length === 0 ? print(body, scope) : ''
    return scopes.map((each) => print(body, each)).join('')
  })
  return pieces.join('')
}

export interface PrintedRun {
  readonly texts: string[]
  /** Of the documents, in order. */
  readonly problems: Problem[]
  readonly matching: Matching
}

/** What a text with tags prints for a table, one text for each document. */
export function printRun(
  text: string,
  data: DataTable,
  { language = 'ru', ...options }: GenerateOptions & { language?: DataLanguage } = {},
): PrintedRun {
  const { tags, nodes } = textTemplate(text)
  const matching = matchTags(tags, data, options)
  const plan = planScopes(matching, language)
  const problems: Problem[] = []
  const texts = groupRows(data, options, language).documents.map(({ rows, ordinal }) => {
    const scope = documentScope(plan, rows, ordinal, testContext(options, ordinal + 100))
    const printed = print(nodes, scope)
    problems.push(...scope.problems)
    return printed
  })
  return { texts, problems, matching }
}

export function testContext({ missing = 'warn', profile }: GenerateOptions = {}, actNumber = 1): ScopeContext {
  return { sheet: 'Лист1', missing, profile: new ProfileValues(profile), today: day(2026, 11, 21), actNumber }
}

/** Problems as a test compares them. */
export function brief(problems: readonly Problem[]): string[] {
  return problems.map(({ code, cell, column, tag }) =>
    [code, cell ?? column, tag].filter((part) => part !== null).join(' '),
  )
}
