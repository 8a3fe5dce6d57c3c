import { problem, type Problem, type Severity } from '../../problem'
import { countsOnlyRows } from './aggregate-names'
import { builtinOf, isRowsName, type Builtin } from './builtins'
import { Columns, nearParams } from '../data/columns'
import type { DataColumn, DataTable } from '../data/data-table'
import { handlesEmpty, isFormat } from '../formats'
import { columnsOf, parseExpression, type Expression, type ParsedExpression } from './expressions'
import { mappedColumns, mappingProblems } from './mapping'
import { Matcher, type FoundSource } from './matcher'
import { normaliseName } from './normalise'
import { loopsBeside, oneRowLists, type CalledTag } from './one-row-lists'
import type { GenerateOptions } from '../options'
import { NO_CALLS, readCalls, type TagCalls } from './tag-calls'
import { mayBeExpression, type TagContent } from '../template/tags'
import type { TemplateTag } from '../template/template'

/**
 * How a tag came by its value: its name is a header's, a person mapped it, or left it empty (`blank`), Actum knows it by itself
 * (`{today}`), it is of the profile, or stands for the document's rows, or is computed from such (`computed`). `supposed`: only a
 * similar header is there, which is used where it is likely, and reported. `none`: nothing like it.
 */
export type MatchHow = 'exact' | 'mapped' | 'blank' | 'builtin' | 'profile' | 'rows' | 'computed' | 'supposed' | 'none'

/** Where the values of a tag come from. */
export type TagSource =
  | { readonly kind: 'column'; readonly column: DataColumn }
  | { readonly kind: 'builtin'; readonly builtin: Builtin }
  | { readonly kind: 'profile'; readonly field: string }
  /** The document's rows; with `list`, the entries of a list of JSON data. */
  | { readonly kind: 'rows'; readonly list?: string }
  /** The same text in every document. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'expression'; readonly expression: Expression }
  | { readonly kind: 'nothing' }

export interface TagMatch {
  /** The tag's name, as written where it first occurs. */
  readonly name: string
  /** The same, normalised: what tells one match from another. */
  readonly key: string
  /** Every place of it, in the template's order. */
  readonly tags: readonly TemplateTag[]
  readonly how: MatchHow
  readonly source: TagSource
  /** The source's column, if it is one. */
  readonly column: DataColumn | null
  /** What was probably meant, for `supposed`; it is the column too where it is used. */
  readonly suggestion: DataColumn | null
  /** What columns are called where its tags are, if that differs from the template's own columns. */
  readonly columns?: Columns
}

export interface Matching {
  readonly matches: readonly TagMatch[]
  readonly unused: readonly DataColumn[]
  readonly problems: readonly Problem[]
  readonly columns: Columns
}

export type MatchOptions = Pick<GenerateOptions, 'mapping' | 'constants' | 'missing' | 'profile' | 'groupBy'>

/**
 * What a tag goes by: all of it where that is a header, which may itself look like a tag with a format; else its name, unless
 * that is nothing and the whole is a calculation or a condition of known names.
 */
function nameOf(tag: TagContent, columns: Columns, matcher: Matcher): string {
  const { whole, name, expression = null, comparison, other } = tag
  if (other !== undefined && columns.named(name) === null && columns.named(other) !== null) return other
  if (columns.exactly(whole) !== null) return whole
  if (expression === null) return name
  const isPlain =
    comparison === null ||
    comparison.quoted ||
    (!mayBeExpression(comparison.operand) && builtinOf(comparison.operand) === null)
  if (isPlain && matcher.names.source(name) !== null) return name
  if (isPlain && columns.named(comparison === null ? whole : name) !== null) return name
  const { expression: read, resolved } = parseExpression(expression, matcher.names)
  const isComputed = read === null ? matcher.names.source(name) === null && resolved > 0 : resolved > 0
  return isComputed ? expression : name
}

/** `{.}` is the value that its section goes over, as another program writes it: the section then repeats for each value. */
function withValues(tags: readonly TemplateTag[]): readonly TemplateTag[] {
  const held = new Set(tags.flatMap(({ name, within }) => (name === '.' ? [within.at(-1)?.key] : [])))
  if (held.size === 0) return tags
  const names = new Map(tags.flatMap(({ key, kind, name }) => (kind === 'section' ? [[key, name] as const] : [])))
  return tags.map((tag) => {
    if (held.has(tag.key) && tag.kind === 'section') return { ...tag, repeats: true }
    const name = tag.name === '.' ? names.get(tag.within.at(-1)?.key ?? '') : undefined
    return name === undefined ? tag : { ...tag, name, whole: name }
  })
}

/** `{$index}` of another program outside of any loop is a name that nothing has, not the number of the document. */
function withTurns(tags: readonly TemplateTag[], columns: Columns): readonly TemplateTag[] {
  if (tags.every(({ ofTurn }) => ofTurn === undefined)) return tags
  const loops = new Set(
    tags.flatMap(({ kind, key, name, repeats, comparison }) =>
      kind === 'section' && comparison === null && (repeats ?? (isRowsName(name) || columns.isListAnywhere(name)))
        ? [key]
        : [],
    ),
  )
  return tags.map((tag) =>
    tag.ofTurn === undefined || tag.within.some(({ key }) => loops.has(key))
      ? tag
      : { ...tag, name: tag.ofTurn, whole: tag.ofTurn, expression: null, comparison: null, formats: [] },
  )
}

function columnsByName(tags: readonly TemplateTag[], columns: Columns): ReadonlySet<DataColumn> {
  return new Set(tags.flatMap(({ name, kind }) => (kind === 'end' ? [] : (columns.named(name) ?? []))))
}

function overList(list: string): FoundSource {
  return { how: 'rows', source: { kind: 'rows', list } }
}

/**
 * The tags by what columns are called at their places: within a loop over a list of JSON data, a value of its entries has no need of
 * the list's name.
 */
function tagsByList(tags: readonly TemplateTag[], columns: Columns): Map<Columns, TemplateTag[]> {
  const sections = new Map(tags.flatMap((tag) => (tag.kind === 'section' ? [[tag.key, tag] as const] : [])))
  const places = new Map<Columns, TemplateTag[]>()
  for (const tag of tags) {
    let seen = columns
    for (const { key } of tag.within) {
      const section = sections.get(key)
      const list = section === undefined || section.comparison !== null ? null : seen.listNamed(section.name)
      if (list !== null) seen = columns.within(list)
    }
    const group = places.get(seen)
    if (group === undefined) places.set(seen, [tag])
    else group.push(tag)
  }
  return places
}

/** Whether a tag goes over a list of JSON data or counts its entries, rather than printing the list's values. */
function isOverList({ kind, name, comparison }: TemplateTag, columns: Columns): boolean {
  if (columns.listNamed(name) === null || comparison !== null) return false
  return kind === 'section' || kind === 'inverted' || columns.named(name) === null
}

interface TagGroup {
  readonly key: string
  /** The list of JSON data that the tags go over. */
  readonly list: string | null
  readonly tags: TemplateTag[]
}

/** The tags by their normalised names. */
function groupTags(tags: readonly TemplateTag[], columns: Columns, matcher: Matcher): TagGroup[] {
  const groups = new Map<string, TagGroup>()
  for (const tag of tags) {
    if (tag.kind === 'end') continue
    const list = isOverList(tag, columns) ? columns.listNamed(tag.name) : null
    const key = normaliseName(list === null ? nameOf(tag, columns, matcher) : tag.name)
    const id = JSON.stringify([key, list])
    const group = groups.get(id)
    if (group === undefined) groups.set(id, { key, list, tags: [tag] })
    else group.tags.push(tag)
  }
  return [...groups.values()]
}

/** What follows a tag's name, unless all of it is the name of a column. */
export function callsOf(
  tag: TagContent,
  { key, source }: Pick<TagMatch, 'key' | 'source'>,
  columns: Columns,
): TagCalls {
  if (source.kind === 'expression') {
    const formats = tag.kind === 'value' ? tag.formats : []
    return { ...NO_CALLS, formats, used: columnsOf(source.expression) }
  }
  const isWhole = tag.other === undefined && normaliseName(tag.name) !== key
  const over = source.kind === 'column' ? source.column : source.kind === 'rows' ? 'rows' : null
  return readCalls(isWhole ? { ...tag, formats: [], comparison: null } : tag, over, columns)
}

/**
 * Where each tag of a template takes its value from: what a person mapped, else the header of the same name (normalise.ts), else what
 * Actum knows itself, the profile, or the rows; a similar header is only suggested. Tells the tags without a column, the columns
 * without a tag, headers that occur twice, empty fields of the profile, mappings that lead nowhere, and lists of one row. Content controls
 * whose title means nothing here are left alone and not reported.
 */
export function matchTags(
  written: readonly TemplateTag[],
  table: Pick<DataTable, 'sheet' | 'columns' | 'lists'> & Partial<Pick<DataTable, 'allRows'>>,
  options: MatchOptions = {},
): Matching {
  const { sheet, columns: all, lists } = table
  const columns = new Columns(all, lists)
  const tags = withTurns(withValues(written), columns)
  const mapped = mappedColumns(options.mapping ?? {}, columns, options.constants)
  const places = tagsByList(tags, columns)
  const taken = new Set([...places].flatMap(([seen, group]) => [...columnsByName(group, seen)]))
  const groups = [...places].flatMap(([seen, group]) => {
    const matcher = new Matcher(seen, mapped, taken, options)
    return groupTags(group, seen, matcher).map((each) => ({ ...each, matcher, seen }))
  })
  const asked = groups.flatMap(({ key, matcher }) => [key, ...matcher.asked])
  const problems = mappingProblems(options.mapping ?? {}, columns, new Set(asked))
  const severity: Severity = options.missing === 'block' ? 'error' : 'warning'
  const used = new Set(
    (options.groupBy ?? []).flatMap((name) => (name.trim() === '*' ? [] : (columns.find(name) ?? []))),
  )
  const found = groups.map(({ key, list, tags: same, matcher, seen }) => {
    const name = same[0]?.name ?? key
    const {
      how,
      source,
      suggestion = null,
    } = mapped.get(key) ?? (list === null ? matcher.find(key, name, same) : overList(list))
    const column = source.kind === 'column' ? source.column : null
    const named = source.kind === 'rows' && source.list !== undefined ? seen.within(source.list) : seen
    const match: TagMatch = { name, key, tags: same, how, source, column, suggestion }
    return { matcher, seen: named, match: named === columns ? match : { ...match, columns: named } }
  })
  const matches = found.map(({ match }) => match)
  const called: CalledTag[] = []
  const told = found.flatMap(({ match, matcher, seen }) => {
    const calls = match.tags.map((tag) => ({ match, tag, calls: callsOf(tag, match, seen) }))
    called.push(...calls)
    for (const column of [match.column, ...calls.flatMap((each) => each.calls.used)]) {
      if (column !== null) used.add(column)
    }
    const list = match.source.kind === 'rows' ? match.source.list : undefined
    if (list !== undefined) for (const column of all) if (column.header === list) used.add(column)
    return [
      ...withoutColumn(match, matcher, seen, severity),
      ...emptyField(match, matcher, options.missing, severity),
      ...calls.flatMap((each) => incompleteCalls(each.tag, each.calls, seen, severity)),
      ...gluedLoops(match),
    ]
  })
  const unused = all.filter((column) => column.header !== '' && !used.has(column))
  return {
    matches,
    unused,
    columns,
    problems: [
      ...told,
      ...oneRowLists(called, table, options),
      ...loopsBeside(called),
      ...problems,
      ...duplicates(columns, sheet),
      ...unused.map(({ letter, header, isPath }) =>
        problem(isPath ? 'JSON_VALUE_UNUSED' : 'COLUMN_UNUSED', 'info', {
          file: 'data',
          sheet,
          column: letter,
          params: { header },
        }),
      ),
    ],
  }
}

/** Whether a key of a template is filled: an optional tag that means nothing here stays as it is in the file. */
export function appliedKeys({ matches }: Matching): (key: string) => boolean {
  const applied = new Set(
    matches.flatMap(({ tags, how, source }) =>
      source.kind === 'nothing' && how !== 'blank' ? [] : tags.map(({ key }) => key),
    ),
  )
  return (key) => applied.has(key)
}

function duplicates(columns: Columns, sheet: string): Problem[] {
  return columns.all.flatMap((column) => {
    const other = columns.named(column.names[0] ?? '')
    if (other === null || other === column) return []
    const params = { header: column.header, other: other.letter }
    return [problem('COLUMN_DUPLICATE', 'warning', { file: 'data', sheet, column: column.letter, params })]
  })
}

function noColumn(
  tag: TemplateTag,
  name: string,
  near: DataColumn | null,
  hint: string | null,
  severity: Severity,
): Problem {
  const hinted = near === null && hint !== null ? { near: 'name', header: hint, letter: '' } : nearParams(near)
  return problem('TAG_NO_COLUMN', severity, {
    ...tag.place,
    tag: tag.written,
    suggestion: near?.header ?? hint,
    params: { ...tag.place.params, name, ...hinted },
  })
}

function withoutColumn(
  { name, key, tags, how, source, suggestion }: TagMatch,
  matcher: Matcher,
  columns: Columns,
  severity: Severity,
): Problem[] {
  const first = tags.find(({ optional }) => !optional)
  if (first === undefined || (how !== 'none' && how !== 'supposed')) return []
  const { expression = null } = first
  if (expression !== null && normaliseName(expression) === key && source.kind === 'nothing') {
    return unreadable(first, parseExpression(expression, matcher.names), columns, severity)
  }
  if (how === 'supposed' && suggestion !== null && source.kind === 'column') {
    const params = { ...first.place.params, name, header: suggestion.header, letter: suggestion.letter }
    return [
      problem('TAG_COLUMN_SUPPOSED', 'warning', {
        ...first.place,
        tag: first.written,
        suggestion: suggestion.header,
        params,
      }),
    ]
  }
  const hint = suggestion === null ? matcher.hint(name) : null
  // A loop whose name is like a column's is carried out, so it stops nothing.
  return [noColumn(first, name, suggestion, hint, source.kind === 'rows' ? 'warning' : severity)]
}

/** An expression that can't be read: a name in it that nothing has, or a place that is none of a calculation. */
function unreadable(tag: TemplateTag, parsed: ParsedExpression, columns: Columns, severity: Severity): Problem[] {
  const { unknown, fault } = parsed
  if (unknown !== null) return [noColumn(tag, unknown, columns.nearest(unknown), null, severity)]
  const params = { ...tag.place.params, stop: fault ?? '', end: (fault ?? '') === '' ? 'yes' : 'no' }
  return [problem('EXPRESSION_UNREADABLE', 'error', { ...tag.place, tag: tag.written, params })]
}

/** Loops whose turns run into each other: nothing is between the values of one row and those of the next. */
function gluedLoops({ tags, source }: TagMatch): Problem[] {
  if (source.kind !== 'rows') return []
  return tags
    .filter(({ kind, isGlued }) => kind === 'section' && isGlued === true)
    .map(({ place, written }) => problem('LOOP_GLUED', 'warning', { ...place, tag: written }))
}

function emptyField(
  { name, tags, source }: TagMatch,
  matcher: Matcher,
  missing: MatchOptions['missing'],
  severity: Severity,
): Problem[] {
  if (source.kind !== 'profile' || missing === 'blank' || !matcher.isEmptyField(source.field)) return []
  const guards = new Set(tags.flatMap(({ kind, key }) => (kind === 'section' ? [key] : [])))
  // Within a section of the same field an empty one prints nothing by intention.
  const guarded = ({ within }: TemplateTag) => within.some(({ key, inverted }) => !inverted && guards.has(key))
  const tag = tags.find(
    (each) => each.kind === 'value' && !each.optional && !handlesEmpty(each.formats) && !guarded(each),
  )
  if (tag === undefined) return []
  const params = { ...tag.place.params, name }
  return [problem('PROFILE_FIELD_EMPTY', severity, { ...tag.place, tag: tag.written, params })]
}

/** Columns that a tag asks for besides its name and that are not there; an aggregate of nothing. */
function incompleteCalls(
  tag: TemplateTag,
  { unknown, incomplete, formats }: TagCalls,
  columns: Columns,
  severity: Severity,
): Problem[] {
  const letters = tag.kind === 'value' ? formats.find(({ name }) => countsOnlyRows(name) && !isFormat(name)) : undefined
  if (letters !== undefined) {
    const params = { ...tag.place.params, format: letters.name, near: 'no' }
    return [problem('FORMAT_UNKNOWN', 'error', { ...tag.place, tag: tag.written, params })]
  }
  const absent = unknown.map((name) => noColumn(tag, name, columns.nearest(name), null, severity))
  if (!incomplete) return absent
  return [...absent, problem('AGGREGATE_NO_COLUMN', severity, { ...tag.place, tag: tag.written })]
}
