import { DocumentError } from '../../error'
import { problem, type Problem } from '../../problem'
import type { DataLanguage } from '../../spreadsheets/language'
import { Columns } from '../data/columns'
import type { DataTable } from '../data/data-table'
import type { DocumentRows } from '../data/groups'
import type { MatchOptions } from '../matching/match'
import { baseName, resultName, safeFileName } from '../../results/file-names'
import type { GenerateOptions } from '../options'
import type { ScopeContext } from '../values/scope-values'
import { fillText, readTaggedText } from '../values/tagged-text'

/** The text of a document's file name, not yet made safe or unique. */
export type NamePattern = (document: DocumentRows, context: ScopeContext) => string

/**
 * The file names of a pattern such as `Акт {№} {ФИО}`, whose tags are those of a template, with its mapping. Without a pattern: the
 * template's name and what the document's rows are grouped by, or the table's first column says, or the row's number where that
 * says nothing. One document of all rows has the template's name alone, and says by `filled` that it isn't the template.
 * @throws DocumentError PATTERN_TAG for a brace too many or an unknown format, PATTERN_NO_COLUMN for a tag without a column
 */
export function namePattern(
  { pattern, ...options }: MatchOptions & Pick<GenerateOptions, 'pattern'>,
  templateName: string,
  table: DataTable,
  language: DataLanguage,
  filled?: string,
): NamePattern {
  if (pattern === undefined || pattern.trim() === '') return standardNames(templateName, table, options, filled)
  const { faults, values } = readTaggedText(pattern, table, language, options)
  const [fault] = faults
  if (fault?.kind === 'tag') throw new DocumentError('PATTERN_TAG', { tag: fault.tag })
  if (fault !== undefined) throw new DocumentError('PATTERN_NO_COLUMN', { ...fault.params, tag: fault.tag })
  return (document, context) => fillText(pattern, values(document, context))
}

function standardNames(
  templateName: string,
  { columns }: DataTable,
  { groupBy = [] }: MatchOptions,
  filled: string | undefined,
): NamePattern {
  if (groupBy.some((name) => name.trim() === '*'))
    return () => baseName(resultName(templateName, /\.xl[st]x$/i.test(templateName) ? '.xlsx' : '.docx', filled))
  const base = baseName(templateName)
  const named = new Columns(columns)
  const keys = groupBy.flatMap((name) => named.find(name) ?? [])
  const shown = keys.length > 0 ? keys : columns.slice(0, 1)
  return ({ rows: [row] }) => {
    const texts = shown.map(({ index }) => row?.cells[index]?.text.trim() ?? '').filter((text) => text !== '')
    return `${base} ${texts.length === 0 ? String(row?.number ?? '') : texts.join(' ')}`
  }
}

/** More names than a sentence lists. */
const MOST_NAMES = 5

/**
 * The file names that several documents of a run have in common, which are distinguished by a number alone, as a warning; nothing where
 * documents aren't separate files.
 */
export function repeatedNames(
  nameOf: NamePattern,
  documents: readonly DocumentRows[],
  { single, output }: Pick<GenerateOptions, 'single' | 'output'>,
  context: ScopeContext,
): Problem[] {
  if (single === true || output === 'pdf') return []
  const counts = new Map<string, { name: string; count: number }>()
  for (const [index, document] of documents.entries()) {
    const name = safeFileName(nameOf(document, { ...context, actNumber: context.actNumber + index }), '')
    const key = name.toLowerCase()
    const first = counts.get(key)
    if (first === undefined) counts.set(key, { name, count: 1 })
    else first.count++
  }
  const repeated = [...counts.values()].filter(({ count }) => count > 1)
  if (repeated.length === 0) return []
  const params = {
    count: repeated.reduce((sum, { count }) => sum + count - 1, 0),
    names: repeated
      .slice(0, MOST_NAMES)
      .map(({ name }) => name)
      .join(', '),
    more: Math.max(0, repeated.length - MOST_NAMES),
  }
  return [problem('FILE_NAMES_REPEATED', 'warning', { file: 'data', sheet: context.sheet, params })]
}
