import { type Mark, type NumberShape, otherMark, readNumber } from './number-shape'
import type { Sources } from './sources'

/** How often each of the two marks was seen: a document has as many of these as columns. */
class Marks {
  #points = 0
  #commas = 0

  add(mark: Mark): void {
    if (mark === '.') this.#points++
    else this.#commas++
  }

  addAll(marks: Marks): void {
    this.#points += marks.#points
    this.#commas += marks.#commas
  }

  has(mark: Mark): boolean {
    return (mark === '.' ? this.#points : this.#commas) > 0
  }

  get isEmpty(): boolean {
    return this.#points + this.#commas === 0
  }

  get areBoth(): boolean {
    return this.#points > 0 && this.#commas > 0
  }

  /** The one mark that was seen; undefined where none was, or both. */
  get only(): Mark | undefined {
    return this.areBoth ? undefined : this.most
  }

  /** The mark seen more often than the other; undefined where none was, or both equally often. */
  get most(): Mark | undefined {
    if (this.#points === this.#commas) return undefined
    return this.#points > this.#commas ? '.' : ','
  }
}

/** A number with a mark, after a sign or before something: no date and no section. */
const BEGINS_WITH_NUMBER = /^[<>≤≥≈~±+\-\u2212\u2011\u2013]?[ \u00a0\u202f\u2009]?(\d+[.,]\d+)(?![.,]?\d)/u

/** Which marks the cells of a column, or of a document, show beyond doubt. */
export class MarksSeen {
  readonly decimals = new Marks()
  /** What parts thousands next to a decimal mark: `1.234,56`. */
  readonly groups = new Marks()
  /** The decimal marks of texts that only begin with a number: `<0.05`, `±0.000`, `0.5 mSv`. They may contradict, and settle nothing. */
  readonly inTexts = new Marks()
  /** A comma was seen that parts no list. */
  hasDecimalComma = false

  add(shape: NumberShape): void {
    const { reading, mark, grouped } = shape
    if (reading === 'plain' || reading === 'either') return
    const group = grouped === 'space' ? null : grouped
    const decimal = mark ?? (group && otherMark(group))
    if (decimal === null) return
    this.decimals.add(decimal)
    this.hasDecimalComma ||= decimal === ',' && !mayBeList(shape)
    if (mark !== null && group !== null) this.groups.add(group)
  }

  addText(text: string): void {
    const [, number] = BEGINS_WITH_NUMBER.exec(text) ?? []
    const shape = number === undefined ? null : readNumber(number)
    if (shape?.reading !== 'decimal' || shape.mark === null) return
    this.inTexts.add(shape.mark)
    this.hasDecimalComma ||= shape.mark === ',' && !mayBeList(shape)
  }

  addAll({ decimals, groups, hasDecimalComma }: MarksSeen): void {
    this.decimals.addAll(decimals)
    this.groups.addAll(groups)
    this.hasDecimalComma ||= hasDecimalComma
  }

  /** Whether most of its numbers with a mark, and all with a comma, may be lists: “1,3”, “2,4”. */
  get mayBeLists(): boolean {
    return this.decimals.most === ',' && !this.hasDecimalComma
  }
}

/** Two numbers that rise, “1,3”, and nothing that only a fraction has. */
function mayBeList({ mark, grouped, whole, fraction, percent, negative }: NumberShape): boolean {
  if (mark !== ',' || grouped !== null || percent || negative || fraction.length > 2) return false
  return whole !== '0' && !fraction.startsWith('0') && Number(whole) < Number(fraction)
}

/**
 * The decimal mark in which a number reads, by evidence in this order: the cells of its column that only one reading explains, then
 * all other sources together, unless the rest of the document contradicts them. A plain number needs none. If a column has both
 * marks, its majority is read and the rest is asked about; `1.234` has no reading there.
 * @returns `undefined` where the evidence is missing or in disagreement: the cell stays a text
 */
export function decimalMark(
  shape: NumberShape,
  column: MarksSeen,
  document: MarksSeen,
  sources: Sources,
): Mark | null | undefined {
  if (shape.reading === 'plain') return null
  if (areLists(column, document, sources)) return undefined
  if (column.decimals.areBoth) {
    return shape.reading === 'decimal' && shape.mark === column.decimals.most ? shape.mark : undefined
  }
  if (shape.reading === 'decimal') return shape.mark
  if (shape.reading === 'groups') {
    const { grouped } = shape
    return grouped !== null && grouped !== 'space' && mayGroup(grouped, column, sources)
      ? otherMark(grouped)
      : undefined
  }
  const decimal = column.decimals.only ?? agreed(sources.decimal, document)
  if (decimal === undefined || shape.mark === null) return undefined
  if (column.inTexts.has(otherMark(decimal))) return undefined
  if (decimal === shape.mark || column.groups.has(shape.mark)) return decimal
  // Where another column has this mark before its decimals, a habit of the language isn't enough to make it thousands.
  return sources.group === shape.mark && !document.decimals.has(shape.mark) ? decimal : undefined
}

/**
 * The decimal mark in which a number reads where a person says that its column contains numbers: the one they name, else the only one
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

/** Commas part lists where all sources say that the decimal mark is a point, and no number of the document that it is a comma. */
function areLists(column: MarksSeen, document: MarksSeen, sources: Sources): boolean {
  return column.mayBeLists && !document.hasDecimalComma && sources.decimal === '.'
}

function agreed(decimal: Mark | null, { decimals }: MarksSeen): Mark | undefined {
  if (decimal === null) return undefined
  return decimals.has(otherMark(decimal)) ? undefined : decimal
}

function mayGroup(mark: Mark, column: MarksSeen, sources: Sources): boolean {
  return column.groups.has(mark) || sources.group === mark
}
