import { sha256 } from '#host'
import { DocumentError } from '../../error'
import type { DataColumn, DataRow } from '../data/data-table'
import type { DocumentRows } from '../data/groups'
import { rowsOf } from '../data/cell-place'
import { columnsOf as columnsOfExpression, operandsOf } from '../matching/expressions'
import type { TagSource } from '../matching/match'
import type { ScopePlan, Slot } from '../values/scope-plan'
import type { ScopeContext } from '../values/scope-values'

/** Of a hash of 64 hexadecimal digits so many are more than enough to tell documents of one template apart. */
const LENGTH = 32

/** Of a template's file: what its documents' fingerprints know it by. */
export function contentHash(bytes: Uint8Array): string {
  return sha256().update(bytes).hex()
}

/** Everything of a row, a run or a profile that a plan's documents may print or ask. */
interface Dependencies {
  readonly columns: readonly DataColumn[]
  /** Lists of JSON data that are gone over. */
  readonly lists: readonly string[]
  readonly ordinal: boolean
  readonly line: boolean
  readonly profile: readonly string[]
  /** What is done with all that: the same row through another format is another document. */
  readonly treatment: string
}

function columnsOf({ source, aggregate, steps, comparison }: Slot): (DataColumn | null)[] {
  const own = source.kind === 'column' ? source.column : null
  const ofSteps = steps.flatMap((step) => (step.kind === 'by' ? step.columns : step.keys.map(({ column }) => column)))
  const computed = source.kind === 'expression' ? columnsOfExpression(source.expression) : []
  return [own, aggregate?.column ?? null, comparison?.column ?? null, ...ofSteps, ...computed]
}

/** Those that a tag takes its value from: of a calculation, each of its operands. */
export function sourcesOf({ source }: Slot): readonly TagSource[] {
  return source.kind === 'expression' ? operandsOf(source.expression).map((operand) => operand.source) : [source]
}

function dependenciesOf({ slots, language }: ScopePlan): Dependencies {
  const all = [...slots.values()]
  const sources = all.flatMap(sourcesOf)
  const columns = new Set(all.flatMap(columnsOf).filter((column) => column !== null))
  const builtins = new Set(sources.flatMap((source) => (source.kind === 'builtin' ? [source.builtin] : [])))
  const fields = new Set(sources.flatMap((source) => (source.kind === 'profile' ? [source.field] : [])))
  const treatment = [...slots].map(([key, { tag, source }]) => [
    key,
    tag,
    source.kind === 'column'
      ? source.column.header
      : source.kind === 'text'
        ? [source.text]
        : source.kind === 'rows' && source.list !== undefined
          ? ['list', source.list]
          : source.kind,
  ])
  const lists = new Set(
    sources.flatMap((source) => (source.kind === 'rows' && source.list !== undefined ? [source.list] : [])),
  )
  return {
    lists: [...lists].toSorted(),
    columns: [...columns].toSorted((a, b) => a.index - b.index),
    ordinal: builtins.has('row.number'),
    line: builtins.has('row.line'),
    profile: [...fields].toSorted(),
    treatment: JSON.stringify([language, treatment]),
  }
}

/**
 * Gives each document a fingerprint: the same as long as the cells that its tags may print or ask, their order, its profile fields and
 * what its tags do with them stay the same. So a later run can make only what has changed. The day of the run and the act's number
 * are left out, or every document would change with every run; the template's own text is the caller's, as `template` (its hash).
 * 32 hexadecimal digits of SHA-256.
 */
export function fingerprinter(
  plan: ScopePlan,
  { profile }: Pick<ScopeContext, 'profile'>,
  template: string,
): (document: DocumentRows) => string {
  const { columns, lists, ordinal: asksOrdinal, line, profile: fields, treatment } = dependenciesOf(plan)
  const shared = sha256().update(JSON.stringify([template, treatment]))
  for (const field of fields) {
    shared.update(JSON.stringify([field, profile.text(field)]))
    shared.update(profile.picture(field)?.bytes ?? '')
  }
  return ({ ordinal, rows }) => {
    const hash = shared.copy()
    if (asksOrdinal) hash.update(`ordinal ${ordinal}`)
    for (const [at, row] of rows.entries()) {
      const above = rows[at - 1]
      const cells = columns.map(({ index }) => {
        const cell = row.cells[index]
        if (cell === undefined) return null
        const { value, numFmt, text } = cell
        // One amount over two rows is another sum than the same amount twice.
        const isMerged = above !== undefined && above.standsIn(index) === row.standsIn(index)
        return isMerged ? [value, numFmt, text, 'merged'] : [value, numFmt, text]
      })
      hash.update(JSON.stringify([line ? row.number : null, cells]))
      for (const { index } of columns) hash.update(pictureBytes(row, index))
      for (const list of lists) hash.update(JSON.stringify([list, rowsOf([row], list).length]))
      for (const { index, list } of columns) {
        if (list !== undefined)
          hash.update(JSON.stringify(rowsOf([row], list).map(({ cells: own }) => own[index]?.text ?? null)))
      }
    }
    return hash.hex().slice(0, LENGTH)
  }
}

/** A picture that can't be read is not printed, and changes nothing. */
function pictureBytes(row: DataRow, columnIndex: number): Uint8Array {
  try {
    return row.picture(columnIndex)?.load().bytes ?? new Uint8Array()
  } catch (error) {
    if (error instanceof DocumentError) return new Uint8Array()
    throw error
  }
}
