import type { DoseTable } from '../layout-model'
import type { Draft } from '../linking/draft'
import { isAdded } from './addable'
import { type Contradiction, placeOf } from './contradiction'
import { intervalOf } from './interval'
import { roundingOf, Totting } from './totting'

/** More columns than this have too many sums to try, and some would match by chance. */
const MOST_COLUMNS = 9
/** How many rows are checked to see whether some columns add up to another. */
const SAMPLE = 8
/** At least this many different rows, each with two or more nonzero parts, must add up. */
const FEWEST = 3
/** At least this share of the rows must agree. */
const MOSTLY = 0.75
const NEARLY = 1e-9

/** A dose as numbers between its bounds. Censored values range from zero to their limit. */
interface Figure {
  readonly dose: Draft
  readonly lower: number
  readonly upper: number
  readonly half: number
}

/** The doses of a column by their rows, which rise; their numbers are read when they are asked for, as most columns add nothing up. */
class Column {
  readonly #doses: readonly Draft[]
  readonly #figures = new Map<number, Figure | null>()

  constructor(doses: readonly Draft[]) {
    this.#doses = doses
  }

  /** The number of a row's dose, the last one of several; null without a dose, or for one that is no amount. */
  at(row: number): Figure | null {
    let figure = this.#figures.get(row)
    if (figure === undefined) {
      const dose = this.#doseIn(row)
      figure = dose === null ? null : figureOf(dose)
      this.#figures.set(row, figure)
    }
    return figure
  }

  #doseIn(row: number): Draft | null {
    let [low, high] = [0, this.#doses.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#doses[middle]?.row ?? 0) <= row) low = middle + 1
      else high = middle
    }
    const dose = this.#doses[low - 1]
    return dose?.row === row ? dose : null
  }

  *figures(): Iterable<Figure> {
    let last = -1
    for (const { row } of this.#doses) {
      const figure = row === last ? null : this.at(row)
      last = row
      if (figure !== null) yield figure
    }
  }

  first(most: number): readonly Figure[] {
    const first: Figure[] = []
    for (const figure of this.figures()) {
      if (first.length === most) break
      first.push(figure)
    }
    return first
  }
}

/**
 * Returns doses that differ from the sum of others in their row where nearly all rows agree, whatever the columns are
 * called. Examples: cumulative doses up to a month, `Gross` next to `Net | Control`, or an external and an internal
 * dose next to their sum.
 */
export function checkProvedSums({ rows }: DoseTable, columns: readonly (readonly Draft[])[]): readonly Contradiction[] {
  const used = columns
    .map((own) => new Column(own.filter(({ row }) => !rows.has(row))))
    .filter((column) => column.first(1).length > 0)
  if (used.length < 3 || used.length > MOST_COLUMNS) return []
  return used.flatMap((sums) => {
    const sample = sums.first(SAMPLE)
    if (sample.length <= FEWEST) return []
    const others = used.filter((each) => each !== sums && mayBePart(each, sums))
    return provedParts(sample, others).flatMap((parts) =>
      [...sums.figures()].flatMap((sum) => contradictionOf(sum, parts)),
    )
  })
}

function figureOf(dose: Draft): Figure | null {
  const interval = intervalOf(dose.reading)
  if (!interval) return null
  const [lower, upper] = [Number(interval.lower), interval.upper === null ? Infinity : Number(interval.upper)]
  return { dose, lower, upper, half: Number(roundingOf(dose.reading) ?? 0) }
}

/** Whether a column may be part of another's sum. Doses of one quantity that all count don't add each other up. */
function mayBePart(parts: Column, sums: Column): boolean {
  const [part, sum] = [parts, sums].map((column) => column.first(1)[0]?.dose)
  return part !== undefined && sum !== undefined && !(isAdded(sum) && sum.reading.quantity === part.reading.quantity)
}

/** Returns the sets of columns that add up to another in nearly all rows of a sample. There may be several. */
function provedParts(sample: readonly Figure[], columns: readonly Column[]): readonly (readonly Column[])[] {
  const found: (readonly Column[])[] = []
  for (let chosen = 1; chosen < 1 << columns.length; chosen += 1) {
    const some = columns.filter((_, at) => chosen & (1 << at))
    if (some.length > 1 && areProved(sample, some)) found.push(some)
  }
  return found
}

function areProved(sample: readonly Figure[], columns: readonly Column[]): boolean {
  let [agreeing, differing] = [0, 0]
  const telling = new Set<string>()
  for (const sum of sample) {
    const parts = columns.flatMap((column) => column.at(sum.dose.row) ?? [])
    if (parts.length < columns.length) continue
    if (!agrees(sum, parts)) differing += 1
    else {
      agreeing += 1
      const isExact = parts.every(({ lower, upper }) => lower === upper)
      if (isExact && parts.filter(({ upper }) => upper > 0).length > 1)
        telling.add(parts.map(({ upper }) => upper).join())
    }
    if (differing > sample.length * (1 - MOSTLY)) return false
  }
  return telling.size >= FEWEST && agreeing >= (agreeing + differing) * MOSTLY
}

function agrees(sum: Figure, parts: readonly Figure[]): boolean {
  let [lower, upper] = [-sum.half, sum.half]
  for (const part of parts) {
    lower += part.lower
    upper += part.upper
  }
  return sum.upper >= lower - NEARLY && sum.lower <= upper + NEARLY
}

function contradictionOf(sum: Figure, columns: readonly Column[]): readonly Contradiction[] {
  const parts = columns.flatMap((column) => column.at(sum.dose.row) ?? [])
  if (parts.length < columns.length || agrees(sum, parts)) return []
  const { dose } = sum
  const stated = intervalOf(dose.reading)
  const doses = parts.map((part) => part.dose)
  const { total } = Totting.of(doses)
  if (stated === null || total === null) return []
  const { lower, upper } = total
  return [{ at: placeOf(dose), dose, stated, counted: { lower, upper }, parts: doses, statistic: null, compared: 1 }]
}
