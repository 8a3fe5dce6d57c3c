import { type Mark, type NumberShape, otherMark } from './number-shape'
import type { Sources } from './sources'

/** Which marks the cells of a column, or of a document, show beyond doubt. */
export class MarksSeen {
  readonly decimals = new Set<Mark>()
  /** What parts thousands beside a decimal mark: `1.234,56`. */
  readonly groups = new Set<Mark>()

  add({ reading, mark, grouped }: NumberShape): void {
    if (reading === 'plain' || reading === 'either') return
    if (mark !== null) {
      this.decimals.add(mark)
      if (grouped !== null && grouped !== 'space') this.groups.add(grouped)
    } else if (grouped !== null && grouped !== 'space') this.decimals.add(otherMark(grouped))
  }

  addAll({ decimals, groups }: MarksSeen): void {
    for (const mark of decimals) this.decimals.add(mark)
    for (const mark of groups) this.groups.add(mark)
  }
}

/**
 * The decimal mark in which a number reads, by evidence in this order: the cells of its column that only one reading explains, then
 * all other sources together, unless the rest of the document contradicts them. A plain number needs none.
 * @returns `undefined` where the evidence is missing or in disagreement: the cell stays a text
 */
export function decimalMark(
  shape: NumberShape,
  column: MarksSeen,
  document: MarksSeen,
  sources: Sources,
): Mark | null | undefined {
  if (shape.reading === 'plain') return null
  if (column.decimals.size > 1) return undefined
  const [inColumn] = column.decimals
  if (shape.reading === 'decimal') return shape.mark
  if (shape.reading === 'groups') {
    const { grouped } = shape
    return grouped !== null && grouped !== 'space' && mayGroup(grouped, column, sources)
      ? otherMark(grouped)
      : undefined
  }
  const decimal = inColumn ?? agreed(sources.decimal, document)
  if (decimal === undefined || shape.mark === null) return undefined
  return decimal === shape.mark || mayGroup(shape.mark, column, sources) ? decimal : undefined
}

/**
 * The decimal mark in which a number reads where a person says that its column holds numbers: the one they name, else the only one
 * that explains the cell, else that of the evidence.
 * @returns `undefined` where the cell can't be read so
 */
export function chosenMark(
  shape: NumberShape,
  decimal: Mark | undefined,
  ...evidence: readonly [column: MarksSeen, document: MarksSeen, sources: Sources]
): Mark | null | undefined {
  const { reading, mark, grouped } = shape
  if (reading === 'plain') return null
  if (reading === 'either') return decimal ?? decimalMark(shape, ...evidence)
  const only = reading === 'decimal' ? mark : grouped === '.' || grouped === ',' ? otherMark(grouped) : null
  return only !== null && (decimal === undefined || decimal === only) ? only : undefined
}

function agreed(decimal: Mark | null, { decimals }: MarksSeen): Mark | undefined {
  if (decimal === null) return undefined
  return decimals.has(otherMark(decimal)) ? undefined : decimal
}

function mayGroup(mark: Mark, column: MarksSeen, sources: Sources): boolean {
  return column.groups.has(mark) || sources.group === mark
}
