import { problem, type Problem, type Severity } from '../problem'
import { cellAddress } from '../spreadsheets/address'
import type { DataRow } from './data'
import type { TagMatch } from './match'
import type { RenderData } from './render'
import type { TemplateTag } from './template'
import { isShown, printValue, type ValueContext, type ValueSource } from './values'

/** What is done where there is nothing to print: nothing is said, it is told, or the row's document is not made. */
export type MissingPolicy = 'blank' | 'warn' | 'block'

/** A key of the renderer, with where its value comes from. */
interface Slot extends ValueSource {
  readonly key: string
  /** The tag's name, by which a missing value is told once however often it is used. */
  readonly name: string
  readonly places: readonly TemplateTag[]
}

/** What to print for each key of a template: sections first, since they decide what of the rest is seen. */
export interface Plan {
  readonly sections: readonly Slot[]
  readonly values: readonly Slot[]
}

export function planTemplate(matches: readonly TagMatch[]): Plan {
  const slots = new Map<string, Slot>()
  for (const { name, tags, column, builtin } of matches) {
    for (const tag of tags) {
      const { key, formats, written } = tag
      const places = [...(slots.get(key)?.places ?? []), tag]
      slots.set(key, { key, name, column, builtin, formats, tag: written, places })
    }
  }
  const isValue = ({ places }: Slot) => places[0]?.kind === 'value'
  const all = [...slots.values()]
  return { sections: all.filter((slot) => !isValue(slot)), values: all.filter(isValue) }
}

export interface RowValues {
  readonly data: RenderData
  /** Of severity `error` where the row's document is not to be made. */
  readonly problems: readonly Problem[]
}

/** More text than this in one document is a mistake or an attack: 32 million characters are ten thousand pages. */
const MAX_MILLIONS = 32

const SEVERITY: Readonly<Record<MissingPolicy, Severity | null>> = { blank: null, warn: 'warning', block: 'error' }

/** What a document prints for a row, and what has to be said of it. Only what is seen has something to say. */
export function rowValues(
  { sections, values }: Plan,
  row: DataRow,
  ordinal: number,
  context: ValueContext,
  missing: MissingPolicy,
): RowValues {
  const data: Record<string, string | boolean> = {}
  for (const { key, column, builtin } of sections) {
    data[key] = builtin !== null || (column !== null && isShown(row.cells[column.index]))
  }
  const isSeen = ({ within }: TemplateTag) => within.every(({ key, inverted }) => data[key] !== inverted)
  const problems = new Map<string, Problem>()
  const tell = (key: string, told: Problem) => {
    if (!problems.has(key)) problems.set(key, told)
  }
  let length = 0
  for (const slot of values) {
    const printed = printValue(slot, row, ordinal, context)
    data[slot.key] = printed.text
    const seen = slot.places.filter(isSeen).length
    length += printed.text.length * seen
    if (seen === 0) continue
    for (const each of printed.problems) tell(`${each.code} ${each.cell} ${each.params.format}`, each)
    const severity = SEVERITY[missing]
    if (printed.missing && slot.column !== null && severity !== null) {
      tell(`missing ${slot.name}`, emptyCell(slot, row, context, severity))
    }
  }
  if (length > MAX_MILLIONS * 1_000_000) {
    const place = { file: 'data' as const, sheet: context.sheet, row: row.number, params: { limit: MAX_MILLIONS } }
    tell('length', problem('DOCUMENT_TOO_LARGE', 'error', place))
  }
  return { data, problems: [...problems.values()] }
}

function emptyCell({ column, tag }: Slot, row: DataRow, { sheet }: ValueContext, severity: Severity): Problem {
  return problem('CELL_EMPTY', severity, {
    file: 'data',
    sheet,
    row: row.number,
    column: column?.letter ?? null,
    cell: column === null ? null : cellAddress(row.number - 1, column.index),
    tag,
    params: { header: column?.header ?? '', made: severity === 'error' ? 'no' : 'yes' },
  })
}
