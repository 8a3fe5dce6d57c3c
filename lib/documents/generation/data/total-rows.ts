import type { DataLanguage } from '../../spreadsheets/language'
import type { Cell } from '../../spreadsheets/model'
import { readCell } from './comparables'
import type { DataRow } from './data-table'
import { add, compareExact, ZERO, type Exact } from './decimals'

/** How a row begins that adds up rows above it. Own collection of words in use. */
const TOTAL =
  /^\s*(?:и ?т ?о ?г ?о|(?:общий |промежуточный )?итог|под[ыъ]?итог|всего|(?:grand |sub[ -]?)?totals?|(?:sub)?total(?: general)?)(?!\p{L})/iu

/** How a line begins that says something of the table, or is signed under it. */
const NOTE =
  /^\s*(?:примечани[ея]|прим\.|составил[аи]?|подпись|руководитель|главный (?:врач|бухгалтер)|исполнитель|проверил[аи]?|утвержд|м\. ?п\.|notes?\b|prepared by|signature|signed|approved|checked by|notă|note:|întocmit|semnătura|verificat|aprobat|l\. ?ș\.)/iu
const SIGNATURE_LINE = /_{3,}/

/** Rows that are none of the data. */
export interface NoRows {
  /** Surely: they add up the rows above and say so, or stand below such a row and hold no figures. */
  readonly sure: readonly number[]
  /** Perhaps: they say so alone. */
  readonly perhaps: readonly number[]
}

/** The numbers of the rows that are no data, as far as they tell. */
export function noRows(rows: readonly DataRow[], language: DataLanguage): NoRows {
  const sure: number[] = []
  const perhaps: number[] = []
  const sums = new RunningSums(language)
  let isBelow = false
  for (const row of rows) {
    if (isTotal(row)) {
      isBelow = sums.agree(row)
      ;(isBelow ? sure : perhaps).push(row.number)
      sums.endGroup()
    } else if (isNote(row)) (isBelow ? sure : perhaps).push(row.number)
    else {
      isBelow = false
      sums.count(row)
    }
  }
  return { sure, perhaps }
}

/** Sums of the rows so far, as a whole and since the last total, by column. */
class RunningSums {
  readonly #all = new Map<number, Exact>()
  readonly #group = new Map<number, Exact>()

  constructor(private readonly language: DataLanguage) {}

  count({ cells }: DataRow): void {
    for (const [index, cell] of cells.entries()) {
      const value = readCell(cell, this.language)
      if (value?.kind !== 'number') continue
      for (const sums of [this.#all, this.#group]) sums.set(index, add(sums.get(index) ?? ZERO, value.number))
    }
  }

  /** Whether each number of a row is the sum of those above it, and one is. Counts of rows pass for sums. */
  agree({ cells }: DataRow): boolean {
    const figures = [...cells.entries()].flatMap(([index, cell]) => {
      const value = readCell(cell, this.language)
      return value?.kind === 'number' ? [{ index, number: value.number }] : []
    })
    const agreeing = figures.filter(({ index, number }) =>
      [this.#all, this.#group].some((sums) => {
        const sum = sums.get(index)
        return sum !== undefined && compareExact(sum, number) === 0
      }),
    )
    return agreeing.length > 0 && agreeing.length * 2 >= figures.length
  }

  endGroup(): void {
    this.#group.clear()
  }
}

/** A word for a total at the beginning, and nothing but numbers beside it. */
function isTotal({ cells }: DataRow): boolean {
  const label = cells.find(isFilled)
  if (typeof label?.value !== 'string' || !TOTAL.test(label.text)) return false
  const others = cells.filter((cell) => cell !== label && isFilled(cell))
  return others.some((cell) => /\d/.test(cell?.text ?? '')) && others.every((cell) => !/\p{L}/u.test(cell?.text ?? ''))
}

/** A line of text alone that begins like a note or a signature. */
function isNote({ cells }: DataRow): boolean {
  const filled = cells.filter(isFilled)
  const [first] = filled
  if (typeof first?.value !== 'string' || cells.length < 3) return false
  if (filled.some((cell) => typeof cell?.value === 'number')) return false
  if (filled.some((cell) => SIGNATURE_LINE.test(cell?.text ?? ''))) return true
  return NOTE.test(first.text) && filled.length * 2 <= cells.length
}

function isFilled(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.text.trim() !== ''
}
