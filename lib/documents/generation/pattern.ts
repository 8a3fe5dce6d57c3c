import { DocumentError } from '../error'
import type { DataLanguage } from '../spreadsheets/language'
import { Columns } from './columns'
import type { DataTable } from './data'
import { findTags, type FoundTag } from './find'
import { isFormat } from './formats'
import type { DocumentRows } from './groups'
import { matchTags, type MatchOptions } from './match'
import { baseName } from './names'
import type { GenerateOptions } from './options'
import { planScopes } from './scope-plan'
import type { ScopeContext } from './scope-values'
import { documentScope } from './scopes'
import { parseTag } from './tags'
import type { TemplateTag } from './template'
import { isAggregate } from './aggregate-names'

/** The text of a document's file name, not yet made safe or unique. */
export type NamePattern = (document: DocumentRows, context: ScopeContext) => string

function tagOf({ content, written }: FoundTag, index: number): TemplateTag {
  const parsed = parseTag(content)
  const unknown = parsed?.formats.some(({ name }) => !isFormat(name) && !isAggregate(name))
  if (parsed === null || parsed.kind !== 'value' || unknown) throw new DocumentError('PATTERN_TAG', { tag: written })
  const place = { file: null, part: null, paragraph: null, table: null, params: {} }
  return { ...parsed, written, place, key: `name${index}`, within: [], origin: 'braces', optional: false }
}

/**
 * The file names of a pattern such as `Акт {№} {ФИО}`, whose tags are those of a template, with its mapping. Without a pattern: the
 * template's name and what the document's rows are grouped by, or the table's first column says, or the row's number where that
 * says nothing.
 * @throws DocumentError PATTERN_TAG for a brace too many or an unknown format, PATTERN_NO_COLUMN for a tag without a column
 */
export function namePattern(
  { pattern, ...options }: MatchOptions & Pick<GenerateOptions, 'pattern'>,
  templateName: string,
  table: DataTable,
  language: DataLanguage,
): NamePattern {
  if (pattern === undefined || pattern.trim() === '') return standardNames(templateName, table, options)
  const { tags: found, braces } = findTags(pattern)
  const [brace] = braces
  if (brace !== undefined) throw new DocumentError('PATTERN_TAG', { tag: brace.written })
  const tags = found.map(tagOf)
  const matching = matchTags(tags, table, options)
  const absent = matching.problems.find(({ code }) => code === 'TAG_NO_COLUMN')
  if (absent !== undefined) {
    throw new DocumentError('PATTERN_NO_COLUMN', { ...absent.params, tag: absent.tag ?? '' })
  }
  const incomplete = matching.problems.find(({ code }) => code === 'AGGREGATE_NO_COLUMN')
  if (incomplete !== undefined) throw new DocumentError('PATTERN_TAG', { tag: incomplete.tag ?? '' })
  const plan = planScopes(matching, language)
  const texts = found.map(({ start }, index) => pattern.slice(found[index - 1]?.end ?? 0, start))
  const rest = pattern.slice(found.at(-1)?.end ?? 0)
  return ({ rows, ordinal }, context) => {
    const scope = documentScope(plan, rows, ordinal, context)
    const pieces = tags.map(({ key }, index) => {
      const printed = scope.value(key)
      return (texts[index] ?? '') + (typeof printed === 'string' ? printed : '')
    })
    return pieces.join('') + rest
  }
}

function standardNames(templateName: string, { columns }: DataTable, { groupBy = [] }: MatchOptions): NamePattern {
  const base = baseName(templateName)
  if (groupBy.some((name) => name.trim() === '*')) return () => base
  const named = new Columns(columns)
  const keys = groupBy.flatMap((name) => named.find(name) ?? [])
  const shown = keys.length > 0 ? keys : columns.slice(0, 1)
  return ({ rows: [row] }) => {
    const texts = shown.map(({ index }) => row?.cells[index]?.text.trim() ?? '').filter((text) => text !== '')
    return `${base} ${texts.length === 0 ? String(row?.number ?? '') : texts.join(' ')}`
  }
}
