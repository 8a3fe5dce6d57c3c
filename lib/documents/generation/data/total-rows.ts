import { NOTE_WORDS, STATISTIC_WORDS, TOTAL_WORDS } from '../../language/row-words'
import type { DataLanguage } from '../../spreadsheets/language'
import type { Cell } from '../../spreadsheets/model'
import { normaliseName } from '../matching/normalise'
import { localNumber, readCell } from './comparables'
import type { DataRow } from './data-table'
import { add, compareExact, exactOf, ZERO, type Exact } from './decimals'

const SIGNATURE_LINE = /_{3,}/
/** What is in the cells of a total that have none: a dash or a cross. */
const PLACEHOLDER = /^[xх×\-–—.…]+$/iu
const FIGURE = /^[^\p{L}]*\d[^\p{L}]*(?:\p{L}{1,6}\.?)?[^\p{L}\d]*$/u
/** In a title of one cell: `Итого: 30,00 руб.` */
const NUMBER_WITHIN = /\d(?:[\d.,  ]*\d)?/gu

/** Rows that are none of the data. */
export interface NoRows {
  /** Surely: they add up the rows above or repeat the header, are signed, or are lines of text below such a row or a gap. */
  readonly sure: readonly number[]
  /** Perhaps: they say so alone. */
  readonly perhaps: readonly number[]
}

/** What is known of the table that the rows are of. */
export interface RowContext {
  readonly language: DataLanguage
  /** By the column's index. */
  readonly headers: ReadonlyMap<number, string>
  /** The rows that contain a formula over the rows above it in its own column (`SUM`, `AVERAGE` …), by their numbers. */
  readonly formulaRows: ReadonlySet<number>
}

/** The numbers of the rows that aren't data, as far as they tell. */
export function noRows(rows: readonly DataRow[], context: RowContext): NoRows {
  const sure: number[] = []
  const perhaps: number[] = []
  const sums = new RunningSums(context.language)
  const width = Math.max(context.headers.size, ...rows.slice(0, ROWS_WEIGHED).map(({ cells }) => cells.length))
  const usual = usualFilling(rows)
  const lastFull = rows.findLastIndex((row) => row.cells.filter(isFilled).length * 2 > usual && !isSigned(row))
  let isBelow = false
  for (const [index, row] of rows.entries()) {
    const isAfterGap = index > 0 && row.number - (rows[index - 1]?.number ?? 0) > 1
    const kind = kindOf(row, context, width, usual, { isAfterGap, isBelow })
    if (kind === 'total' || kind === 'figures') {
      const isSure = context.formulaRows.has(row.number) || sums.agree(row, kind === 'figures')
      if (kind === 'figures' && !isSure) {
        isBelow = false
        sums.count(row)
        continue
      }
      isBelow = isSure
      ;(isSure ? sure : perhaps).push(row.number)
      sums.endGroup()
    } else if (kind === 'header') sure.push(row.number)
    else if (kind === 'statistic') (context.formulaRows.has(row.number) ? sure : perhaps).push(row.number)
    else if (kind === 'signature' || kind === 'note' || kind === 'line') {
      const isEnd = index > lastFull
      const isSure: boolean = kind === 'line' ? isBelow : isBelow || (isEnd && (kind === 'signature' || isAfterGap))
      // What is after such a line and a gap is below it.
      isBelow ||= isSure
      ;(isSure ? sure : perhaps).push(row.number)
    } else {
      isBelow = false
      sums.count(row)
    }
  }
  return { sure, perhaps }
}

/** So many rows tell how wide a table is, and how many cells its rows fill. */
const ROWS_WEIGHED = 50

function usualFilling(rows: readonly DataRow[]): number {
  const counts = rows
    .slice(0, ROWS_WEIGHED)
    .map(({ cells }) => cells.filter(isFilled).length)
    .sort((a, b) => a - b)
  return counts[Math.floor(counts.length / 2)] ?? 0
}

type Kind = 'data' | 'total' | 'figures' | 'statistic' | 'header' | 'note' | 'signature' | 'line'

/** Whether there is an empty row before a row, and whether it is right below a total or such a line. */
interface Position {
  readonly isAfterGap: boolean
  readonly isBelow: boolean
}

function kindOf(
  row: DataRow,
  { headers, formulaRows }: RowContext,
  width: number,
  usual: number,
  { isAfterGap, isBelow }: Position,
): Kind {
  const { cells } = row
  if (repeatsHeader(cells, headers)) return 'header'
  const label = cells.find(isFilled)
  if (label === undefined) return formulaRows.has(row.number) ? 'figures' : 'data'
  const others = cells.filter((cell) => isFilled(cell) && cell !== label && cell?.text !== label.text)
  const isText = typeof label.value === 'string'
  if (isText && begins(label.text, TOTALS) && isOfFigures(label, others)) return 'total'
  if (isText && begins(label.text, STATISTICS) && isOfFigures(label, others)) return 'statistic'
  if (formulaRows.has(row.number)) return 'total'
  if (!isText || !isTextAlone(row)) return isLabelless(cells, headers, usual) ? 'figures' : 'data'
  const filled = cells.filter(isFilled)
  if (isSigned(row)) return 'signature'
  const isApart = isAfterGap || isBelow
  const isShort = width < 3 ? filled.length === 1 && usual > 1 && isApart : filled.length * 2 <= width
  if (isShort && (begins(label.text, NOTES) || label.text.trim().startsWith('*'))) return 'note'
  return isAfterGap && filled.length === 1 && usual >= 3 ? 'line' : 'data'
}

const TOTALS = wordsOf(TOTAL_WORDS)
const STATISTICS = wordsOf(STATISTIC_WORDS)
const NOTES = wordsOf(NOTE_WORDS)

function wordsOf(words: readonly string[]): readonly string[] {
  return words.map(normaliseName)
}

/** Whether a text begins with one of some words; also where its letters are separated, as «И т о г о». */
function begins(text: string, words: readonly string[]): boolean {
  const name = normaliseName(text)
  const [apart = ''] = /^(?:\p{L} ){3,}\p{L}(?!\p{L})/u.exec(name) ?? []
  const whole = apart === '' ? name : apart.replaceAll(' ', '') + name.slice(apart.length)
  return words.some((word) => whole.startsWith(word) && !/^[\p{L}\p{M}]/u.test(whole.slice(word.length)))
}

/** Nothing but figures, dashes and crosses next to the label, and one figure at least, perhaps in the label itself. */
function isOfFigures(label: Cell, others: readonly (Cell | undefined)[]): boolean {
  const texts = others.map((cell) => cell?.text.trim() ?? '')
  if (!texts.every((text) => FIGURE.test(text) || PLACEHOLDER.test(text))) return false
  return (
    texts.some((text) => /\d/.test(text)) || (texts.length === 0 && /\d\P{L}*(?:\p{L}{1,6}\.?)?$/u.test(label.text))
  )
}

function repeatsHeader(cells: readonly (Cell | undefined)[], headers: ReadonlyMap<number, string>): boolean {
  const filled = [...cells.entries()].filter(([, cell]) => isFilled(cell))
  return (
    filled.length >= 2 &&
    filled.every(([index, cell]) => normaliseName(cell?.text ?? '') === normaliseName(headers.get(index) ?? ''))
  )
}

/** Figures alone, fewer than the rows of the table fill. */
function isLabelless(
  cells: readonly (Cell | undefined)[],
  headers: ReadonlyMap<number, string>,
  usual: number,
): boolean {
  const filled = cells.filter(isFilled)
  if (cells.length < 2 || isFilled(cells[0]) || filled.length >= usual || headers.size < 2) return false
  return filled.every((cell) => typeof cell?.value === 'number')
}

/** Whether a row contains texts and no figures of its own. */
function isTextAlone({ cells }: DataRow): boolean {
  return cells.every((cell) => !isFilled(cell) || (typeof cell?.value === 'string' && !/^[\d.,  ]+$/u.test(cell.text)))
}

function isSigned({ cells }: DataRow): boolean {
  return cells.some((cell) => SIGNATURE_LINE.test(cell?.text ?? ''))
}

/** Sums of the rows so far, as a whole and since the last total, by column. */
class RunningSums {
  readonly #all = new Map<number, Exact>()
  readonly #group = new Map<number, Exact>()
  #rows = 0

  constructor(private readonly language: DataLanguage) {}

  count({ cells }: DataRow): void {
    this.#rows++
    for (const [index, cell] of cells.entries()) {
      const number = this.#numberOf(cell)
      if (number === null) continue
      for (const sums of [this.#all, this.#group]) sums.set(index, add(sums.get(index) ?? ZERO, number))
    }
  }

  #numberOf(cell: Cell | undefined): Exact | null {
    const value = readCell(cell, this.language)
    if (value?.kind === 'number') return value.number
    const [, figures] = /^[^\p{L}\d]*(-?\d[\d.,  ]*?)[  ]?\p{L}{0,6}\.?$/u.exec(cell?.text.trim() ?? '') ?? []
    return figures === undefined || value?.kind !== 'text' ? null : localNumber(figures, this.language)
  }

  /**
   * Whether at least half of a row's numbers are sums of those above them, and one is; in `strict`, each of them over more rows than
   * one. A label's own figure may also count the rows.
   */
  agree({ cells }: DataRow, strict: boolean): boolean {
    const figures = [...cells.entries()].flatMap(([index, cell]) => {
      const number = this.#numberOf(cell)
      return number === null ? [] : [{ index, number }]
    })
    const agreeing = figures.filter(({ index, number }) =>
      [this.#all, this.#group].some((sums) => isEqual(sums.get(index), number)),
    )
    if (strict) return this.#rows > 1 && figures.length > 0 && agreeing.length === figures.length
    if (figures.length > 0) return agreeing.length > 0 && agreeing.length * 2 >= figures.length
    return this.#agreesWithin(cells.find(isFilled)?.text ?? '')
  }

  #agreesWithin(label: string): boolean {
    const known = [...this.#all.values(), ...this.#group.values(), exactOf(this.#rows)]
    return [...label.matchAll(NUMBER_WITHIN)].some(([figures]) => {
      const number = localNumber(figures, this.language)
      return number !== null && known.some((sum) => isEqual(sum, number))
    })
  }

  endGroup(): void {
    this.#group.clear()
  }
}

function isEqual(a: Exact | undefined, b: Exact): boolean {
  return a !== undefined && compareExact(a, b) === 0
}

function isFilled(cell: Cell | undefined): cell is Cell {
  return cell !== undefined && cell.text.trim() !== ''
}
