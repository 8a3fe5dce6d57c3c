import { problem, type Problem, type Severity } from '../../problem'
import type { Builtin } from './builtins'
import { Columns, nearParams } from '../data/columns'
import type { DataColumn } from '../data/data-table'
import { handlesEmpty } from '../formats'
import { readMapping } from './mapping'
import { Matcher } from './matcher'
import { normaliseName } from './normalise'
import type { GenerateOptions } from '../options'
import { readCalls, type TagCalls } from './tag-calls'
import type { TagContent } from '../template/tags'
import type { TemplateTag } from '../template/template'

/**
 * How a tag came by its value: its name is a header's, a person mapped it, or left it empty (`blank`), Actum knows it by itself
 * (`{today}`), it is of the profile, or stands for the document's rows. `supposed`: only a similar header is there, which a
 * person has to confirm before it is used. `none`: nothing like it.
 */
export type MatchHow = 'exact' | 'mapped' | 'blank' | 'builtin' | 'profile' | 'rows' | 'supposed' | 'none'

/** Where the values of a tag come from. */
export type TagSource =
  | { readonly kind: 'column'; readonly column: DataColumn }
  | { readonly kind: 'builtin'; readonly builtin: Builtin }
  | { readonly kind: 'profile'; readonly field: string }
  | { readonly kind: 'rows' }
  | { readonly kind: 'nothing' }

export interface TagMatch {
  /** The tag's name, as written where it first stands. */
  readonly name: string
  /** The same, normalised: what tells one match from another. */
  readonly key: string
  /** Every place of it, in the template's order. */
  readonly tags: readonly TemplateTag[]
  readonly how: MatchHow
  readonly source: TagSource
  /** The source's column, if it is one. */
  readonly column: DataColumn | null
  /** What was probably meant, for `supposed`. */
  readonly suggestion: DataColumn | null
}

export interface Matching {
  readonly matches: readonly TagMatch[]
  readonly unused: readonly DataColumn[]
  readonly problems: readonly Problem[]
  readonly columns: Columns
}

export type MatchOptions = Pick<GenerateOptions, 'mapping' | 'missing' | 'profile' | 'groupBy'>

/** The tags by their normalised names. A header may itself look like a tag with a format. */
function groupTags(tags: readonly TemplateTag[], columns: Columns): Map<string, TemplateTag[]> {
  const groups = new Map<string, TemplateTag[]>()
  for (const tag of tags) {
    if (tag.kind === 'end') continue
    const name = normaliseName(columns.named(tag.whole) === null ? tag.name : tag.whole)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [tag])
    else group.push(tag)
  }
  return groups
}

/** What follows a tag's name, unless all of it is the name of a column. */
export function callsOf(
  tag: TagContent,
  { key, source }: Pick<TagMatch, 'key' | 'source'>,
  columns: Columns,
): TagCalls {
  const isWhole = normaliseName(tag.name) !== key
  const over = source.kind === 'column' ? source.column : source.kind === 'rows' ? 'rows' : null
  return readCalls(isWhole ? { ...tag, formats: [], comparison: null } : tag, over, columns)
}

/**
 * Where each tag of a template takes its value from: what a person mapped, else the header of the same name (normalise.ts), else what
 * Actum knows itself, the profile, or the rows; a similar header is only suggested. Tells the tags without a column, the columns
 * without a tag, headers that stand twice, empty fields of the profile, and mappings that lead nowhere. Content controls
 * whose title means nothing here are left alone and not told.
 */
export function matchTags(
  tags: readonly TemplateTag[],
  { sheet, columns: all }: { readonly sheet: string; readonly columns: readonly DataColumn[] },
  options: MatchOptions = {},
): Matching {
  const columns = new Columns(all)
  const groups = groupTags(tags, columns)
  const { mapped, problems } = readMapping(options.mapping ?? {}, columns, groups)
  const matcher = new Matcher(columns, options)
  const severity: Severity = options.missing === 'block' ? 'error' : 'warning'
  const used = new Set(
    (options.groupBy ?? []).flatMap((name) => (name.trim() === '*' ? [] : (columns.find(name) ?? []))),
  )
  const matches = [...groups].map(([key, group]): TagMatch => {
    const name = group[0]?.name ?? key
    const own = mapped.get(key)
    const { how, source, suggestion = null } = own ?? matcher.find(key, name, group)
    return { name, key, tags: group, how, source, column: source.kind === 'column' ? source.column : null, suggestion }
  })
  const told = matches.flatMap((match) => {
    const calls = match.tags.map((tag) => ({ tag, calls: callsOf(tag, match, columns) }))
    for (const column of [match.column, ...calls.flatMap((each) => each.calls.used)]) {
      if (column !== null) used.add(column)
    }
    return [
      ...withoutColumn(match, matcher, severity),
      ...emptyField(match, matcher, options.missing, severity),
      ...calls.flatMap((each) => incompleteCalls(each.tag, each.calls, columns, severity)),
    ]
  })
  const unused = all.filter((column) => column.header !== '' && !used.has(column))
  return {
    matches,
    unused,
    columns,
    problems: [
      ...told,
      ...problems,
      ...duplicates(columns, sheet),
      ...unused.map(({ letter, header }) =>
        problem('COLUMN_UNUSED', 'info', { file: 'data', sheet, column: letter, params: { header } }),
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
  { name, tags, how, source, suggestion }: TagMatch,
  matcher: Matcher,
  severity: Severity,
): Problem[] {
  const first = tags.find(({ optional }) => !optional)
  if (first === undefined || (how !== 'none' && how !== 'supposed')) return []
  const hint = suggestion === null ? matcher.hint(name) : null
  // A loop whose name is like a column's is carried out, so it stops nothing.
  return [noColumn(first, name, suggestion, hint, source.kind === 'rows' ? 'warning' : severity)]
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

/** Columns that a tag asks for beside its name and that are not there; an aggregate of nothing. */
function incompleteCalls(
  tag: TemplateTag,
  { unknown, incomplete }: TagCalls,
  columns: Columns,
  severity: Severity,
): Problem[] {
  const absent = unknown.map((name) => noColumn(tag, name, columns.nearest(name), null, severity))
  if (!incomplete) return absent
  return [...absent, problem('AGGREGATE_NO_COLUMN', severity, { ...tag.place, tag: tag.written })]
}
