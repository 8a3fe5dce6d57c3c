import { problem, type Problem } from '../../problem'
import type { DataTable } from '../data/data-table'
import type { GenerateOptions } from '../options'
import type { TemplateTag } from '../template/template'
import { operandsOf } from './expressions'
import type { TagMatch } from './match'
import type { TagCalls } from './tag-calls'

/** A tag with what it asks for. */
export interface CalledTag {
  readonly match: TagMatch
  readonly tag: TemplateTag
  readonly calls: TagCalls
}

/**
 * The warning that lists and totals go over one row, because no one chose which rows make a document and so each row makes its own.
 * It names the first loop, else the first total. Empty if rows are grouped, if the template goes on to the next row automatically, and for
 * lists of JSON data, whose entries are of their document.
 */
export function oneRowLists(
  called: readonly CalledTag[],
  { allRows = [] }: Partial<Pick<DataTable, 'allRows'>>,
  { groupBy = [] }: Pick<GenerateOptions, 'groupBy'>,
): Problem[] {
  const isGrouped = groupBy.some((name) => name.trim() !== '')
  if (isGrouped || allRows.length < 2 || called.some(({ tag }) => (tag.record ?? null) !== null)) return []
  const lists = new Set(called.flatMap((each) => (isOverRows(each) && !isLoop(each) ? [each.tag.key] : [])))
  const loop = called.find(isLoop)
  // Within a list, its entries are counted.
  const found = loop ?? called.find((each) => hasTotal(each) && !each.tag.within.some(({ key }) => lists.has(key)))
  if (found === undefined) return []
  const { place, written } = found.tag
  const params = { ...place.params, kind: loop === undefined ? 'total' : 'loop' }
  return [problem('LOOP_ONE_ROW', 'warning', { ...place, tag: written, params })]
}

function isLoop(called: CalledTag): boolean {
  return isOverRows(called) && listOf(called.match) === null
}

/** Errors for loops over different lists that repeat the same rows: each row of one would be there for each of the other. */
export function loopsBeside(called: readonly CalledTag[]): Problem[] {
  const loops = new Map(called.flatMap((each) => (isOverRows(each) ? [[each.tag.key, each] as const] : [])))
  return [...loops.values()].flatMap(({ match, tag: { beside = [], place, written } }) => {
    const others = beside.flatMap((key) => loops.get(key) ?? [])
    const other = others.find((each) => listOf(each.match) !== listOf(match))
    if (other === undefined) return []
    return [
      problem('LOOPS_BESIDE', 'error', {
        ...place,
        tag: written,
        params: { ...place.params, open: other.tag.written },
      }),
    ]
  })
}

function listOf({ source }: TagMatch): string | null {
  return source.kind === 'rows' ? (source.list ?? null) : null
}

function isOverRows({ match: { source }, tag, calls }: CalledTag): boolean {
  return source.kind === 'rows' && tag.kind === 'section' && calls.aggregate === null && calls.comparison === null
}

/** Whether a tag adds up or counts the document's own rows. */
function hasTotal({ match: { source }, calls: { aggregate } }: CalledTag): boolean {
  const totals =
    source.kind === 'expression'
      ? operandsOf(source.expression).filter((operand) => operand.aggregate !== null)
      : aggregate === null
        ? []
        : [{ source, aggregate }]
  return totals.some(
    (total) =>
      (total.source.kind !== 'rows' || total.source.list === undefined) && total.aggregate?.column?.list === undefined,
  )
}
