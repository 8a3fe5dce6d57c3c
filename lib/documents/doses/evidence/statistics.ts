/** Arithmetic on the rows above: whether a row's figures are their sum, maximum, mean and so on. */

/** How strongly a row's figures support each statistic: 0 for not at all, 1 for more than chance can explain. */
export interface Proofs {
  readonly sum: number
  readonly maximum: number
  readonly minimum: number
  readonly mean: number
  readonly median: number
  /** How many of the rows have a figure or a mark. */
  readonly count: number
}

export const NO_PROOFS: Proofs = { sum: 0, maximum: 0, minimum: 0, mean: 0, median: 0, count: 0 }
type Statistic = keyof Proofs

type Figures = readonly (number | null)[]

/** Fewer rows than this have no statistics. */
const FEWEST = 2
/** Tolerance for sums of binary fractions. */
const SLACK = 1e-9
/** The maximum number of rows whose values are stored for a median. */
const MOST_KEPT = 5_000
/** With only one column, matches are often chance. */
const ONE_COLUMN = 0.5
/** Figures that are the number of rows in so many columns aren't so by chance. */
const MANY_COLUMNS = 3
/** Doses above so many times their number aren't counts. */
const MUCH_LARGER = 2

/** Rows whose statistics a later row may give. */
export class RowStatistics {
  private readonly columns: Column[] = []
  /** Rows added since the last proof: most tables never ask for one. */
  private readonly pending: { readonly figures: Figures; readonly filled: readonly boolean[] }[] = []

  clear(): void {
    this.columns.length = 0
    this.pending.length = 0
  }

  /** @param filled which of its cells contain anything, such as a mark */
  add(figures: Figures, filled: readonly boolean[]): void {
    this.pending.push({ figures, filled })
  }

  private settle(): void {
    for (const { figures, filled } of this.pending)
      figures.forEach((figure, at) => {
        if (figure === null && !filled[at]) return
        const column = (this.columns[at] ??= new Column())
        column.filled += 1
        if (figure !== null) column.add(figure)
      })
    this.pending.length = 0
  }

  private tellCounts(columns: number): boolean {
    return columns >= MANY_COLUMNS || this.columns.every((column) => column?.tellsCounts ?? true)
  }

  /** Returns which statistics of these rows the figures of a row may be; every figure must agree. */
  proofs(figures: Figures): Proofs {
    this.settle()
    const compared = figures.flatMap((figure, at) => {
      const column = this.columns[at]
      // If only one row has a figure, the figure is its own statistic and proves nothing.
      if (figure === null || (column?.count === 1 && column.is(figure))) return []
      return [column && column.count >= FEWEST ? column.compare(figure) : null]
    })
    const agreeing = compared.filter((each) => each !== null)
    // A figure in a column without figures to compare rules out all statistics.
    if (agreeing.length === 0 || agreeing.length < compared.length) return NO_PROOFS
    const most = Math.max(...this.columns.map((column) => column?.count ?? 0))
    const of = (statistic: Statistic, alone: number) => {
      if (!agreeing.every((each) => each[statistic])) return 0
      return agreeing.length > 1 ? 1 : alone
    }
    return {
      sum: figures.some((figure) => figure !== null && figure !== 0) ? of('sum', most > 2 ? 1 : 0.7) : 0,
      maximum: most > 2 ? of('maximum', ONE_COLUMN) : 0,
      minimum: most > 2 ? of('minimum', ONE_COLUMN) : 0,
      mean: of('mean', ONE_COLUMN),
      median: most > 2 ? of('median', ONE_COLUMN) : 0,
      count: most > 2 && this.tellCounts(agreeing.length) ? of('count', ONE_COLUMN) : 0,
    }
  }
}

class Column {
  /** A dose of 9 may be one among doses of 7 and 12, but not among fractions, or doses that are all much larger. */
  get tellsCounts(): boolean {
    return this.places > 0 || this.lowest > this.filled * MUCH_LARGER
  }

  count = 0
  filled = 0
  private sum = 0
  private highest = Number.NEGATIVE_INFINITY
  private lowest = Number.POSITIVE_INFINITY
  private places = 0
  private readonly sorted: number[] = []

  add(value: number): void {
    this.count += 1
    this.sum += value
    this.highest = Math.max(this.highest, value)
    this.lowest = Math.min(this.lowest, value)
    this.places = Math.max(this.places, placesOf(value))
    if (this.sorted.length < MOST_KEPT) this.keep(value)
  }

  /** Inserts a value in order, since every row needs the median of those above it. */
  private keep(value: number): void {
    const { sorted } = this
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((sorted[middle] ?? 0) <= value) from = middle + 1
      else to = middle
    }
    sorted.splice(from, 0, value)
  }

  private get varies(): boolean {
    return this.highest > this.lowest
  }

  is(figure: number): boolean {
    return figure === this.highest
  }

  compare(figure: number): Readonly<Record<Statistic, boolean>> {
    const exact = SLACK * Math.max(1, Math.abs(this.sum))
    const rounded = 0.501 * 10 ** -Math.max(this.places, placesOf(figure)) + exact
    return {
      sum:
        Math.abs(figure - this.sum) <= (placesOf(figure) < this.places ? 0.501 * 10 ** -placesOf(figure) : exact) &&
        this.sum > 0,
      // If all values are equal, each is all of these statistics.
      maximum: this.varies && figure === this.highest,
      minimum: this.varies && figure === this.lowest,
      mean: this.varies && Math.abs(figure - this.sum / this.count) <= rounded,
      median: this.varies && this.isMedian(figure, rounded),
      count: figure === this.count || figure === this.filled,
    }
  }

  private isMedian(figure: number, slack: number): boolean {
    const { sorted } = this
    if (this.count > sorted.length) return false
    const middle = sorted.length >> 1
    const upper = sorted[middle] ?? 0
    const median = sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
    return Math.abs(figure - median) <= slack
  }
}

const places = new Map<number, number>()

function placesOf(value: number): number {
  if (Number.isSafeInteger(value)) return 0
  const known = places.get(value)
  if (known !== undefined) return known
  const count = String(value).split('.')[1]?.length ?? 0
  if (places.size >= MOST_KEPT) places.clear()
  places.set(value, count)
  return count
}
