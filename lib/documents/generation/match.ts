import { problem, type Problem, type Severity } from '../problem'
import { columnIndex } from '../spreadsheets/address'
import { builtinOf, type Builtin } from './builtins'
import type { DataColumn } from './data'
import { normaliseName } from './normalise'
import { nearest } from './similarity'
import type { TemplateTag } from './template'

/**
 * How a tag came by its value: its name is a header's, a person mapped it, or Actum knows it by itself (`{today}`).
 * `supposed`: only a similar header is there, which a person has to confirm before it is used. `none`: nothing like it.
 */
export type MatchHow = 'exact' | 'mapped' | 'builtin' | 'supposed' | 'none'

export interface TagMatch {
  /** The tag's name, as written where it first stands. */
  readonly name: string
  /** Every place of it, in the template's order. */
  readonly tags: readonly TemplateTag[]
  readonly how: MatchHow
  /** Where its values come from; null for a builtin and where nothing is applied. */
  readonly column: DataColumn | null
  readonly builtin: Builtin | null
  /** What was probably meant, for `supposed`. */
  readonly suggestion: DataColumn | null
}

export interface Matching {
  readonly matches: readonly TagMatch[]
  readonly unused: readonly DataColumn[]
  readonly problems: readonly Problem[]
}

/** From a tag's name to a column, by its header or its letter. */
export type Mapping = Readonly<Record<string, string>>

/** The columns by the names they go by; of several with one name the first, and a header goes before a longer name. */
function byName(columns: readonly DataColumn[]): Map<string, DataColumn> {
  const found = new Map<string, DataColumn>()
  const add = (name: string | undefined, column: DataColumn) => {
    if (name !== undefined && !found.has(name)) found.set(name, column)
  }
  for (const column of columns) add(column.names[0], column)
  for (const column of columns) for (const name of column.names) add(name, column)
  return found
}

function duplicates(columns: readonly DataColumn[], sheet: string): Problem[] {
  const first = byName(columns)
  return columns.flatMap((column) => {
    const other = first.get(column.names[0] ?? '')
    if (other === undefined || other === column) return []
    const params = { header: column.header, other: other.letter }
    return [problem('COLUMN_DUPLICATE', 'warning', { file: 'data', sheet, column: column.letter, params })]
  })
}

/** The column of a header, however it is typed; null where there is none. */
export function findColumnByName(name: string, columns: readonly DataColumn[]): DataColumn | null {
  return byName(columns).get(normaliseName(name)) ?? null
}

/** The column that a mapping names, by header before letter. */
function findColumn(name: string, columns: readonly DataColumn[]): DataColumn | null {
  const named = findColumnByName(name, columns)
  if (named !== null) return named
  const index = columnIndex(name.trim())
  return columns.find((column) => column.index === index) ?? null
}

function readMapping(mapping: Mapping, columns: readonly DataColumn[], names: ReadonlySet<string>) {
  const mapped = new Map<string, DataColumn>()
  const problems: Problem[] = []
  for (const [tag, wanted] of Object.entries(mapping)) {
    const name = normaliseName(tag.replace(/^\{+|\}+$/g, ''))
    const column = findColumn(wanted, columns)
    if (!names.has(name))
      problems.push(problem('MAPPING_NO_TAG', 'warning', { file: 'template', params: { name: tag } }))
    if (column !== null) mapped.set(name, column)
    else {
      const near = nearest(wanted, columns, ({ header }) => header)
      problems.push(
        problem('MAPPING_NO_COLUMN', 'error', {
          file: 'data',
          ...suggest(near),
          params: { name: wanted, tag, ...nearParams(near) },
        }),
      )
    }
  }
  return { mapped, problems }
}

function suggest(column: DataColumn | null): { suggestion: string | null } {
  return { suggestion: column?.header ?? null }
}

/** What a message says of a column that is probably meant. */
export function nearParams(column: DataColumn | null): { near: string; header: string; letter: string } {
  return { near: column === null ? 'no' : 'yes', header: column?.header ?? '', letter: column?.letter ?? '' }
}

/**
 * Which column each tag of a template takes its value from: what a person mapped, else the header of the same name
 * (normalise.ts), else what Actum knows itself; a similar header is only suggested. Tells the tags without a column, with the
 * given severity, the columns without a tag, headers that stand twice, and mappings that lead nowhere.
 */
export function matchTags(
  tags: readonly TemplateTag[],
  { sheet, columns }: { readonly sheet: string; readonly columns: readonly DataColumn[] },
  mapping: Mapping = {},
  severity: Severity = 'warning',
): Matching {
  const groups = new Map<string, TemplateTag[]>()
  const headers = byName(columns)
  for (const tag of tags) {
    if (tag.kind === 'end') continue
    const whole = normaliseName(tag.whole)
    const name = headers.has(whole) ? whole : normaliseName(tag.name)
    groups.set(name, [...(groups.get(name) ?? []), tag])
  }
  const { mapped, problems } = readMapping(mapping, columns, new Set(groups.keys()))
  const matches = [...groups].map(([name, group]): TagMatch => {
    const base = { name: group[0]?.name ?? name, tags: group, column: null, builtin: null, suggestion: null }
    const own = mapped.get(name)
    if (own !== undefined) return { ...base, how: 'mapped', column: own }
    const named = headers.get(name)
    if (named !== undefined) return { ...base, how: 'exact', column: named }
    const builtin = builtinOf(name)
    if (builtin !== null) return { ...base, how: 'builtin', builtin }
    const suggestion = nearest(base.name, columns, ({ header }) => header)
    return { ...base, how: suggestion === null ? 'none' : 'supposed', suggestion }
  })
  const used = new Set(matches.map(({ column }) => column))
  const unused = columns.filter((column) => column.header !== '' && !used.has(column))
  return {
    matches,
    unused,
    problems: [
      ...matches.flatMap((match) => withoutColumn(match, severity)),
      ...problems,
      ...duplicates(columns, sheet),
      ...unused.map(({ letter, header }) =>
        problem('COLUMN_UNUSED', 'info', { file: 'data', sheet, column: letter, params: { header } }),
      ),
    ],
  }
}

function withoutColumn({ name, tags, how, suggestion }: TagMatch, severity: Severity): Problem[] {
  const [first] = tags
  if (first === undefined || (how !== 'none' && how !== 'supposed')) return []
  const params = { ...first.place.params, name, ...nearParams(suggestion) }
  return [problem('TAG_NO_COLUMN', severity, { ...first.place, tag: first.written, ...suggest(suggestion), params })]
}
