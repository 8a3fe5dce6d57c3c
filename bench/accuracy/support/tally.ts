/** How many of the expected results were found. */
export interface Tally {
  readonly name: string
  /** What one of them is: `doses`, `lines`. */
  readonly of: string
  readonly right: number
  /** Found and wrong, or found where nothing is. */
  readonly wrong: number
  /** There and not found. */
  readonly missed: number
  /** The required F1; null if the figure is only reported. */
  readonly bar: number | null
  /** Each in a line. */
  readonly misses: readonly string[]
}

/** Cases decided manually, and how they are reported. */
export type Argued = Pick<Tally, 'name' | 'misses'>

interface Rates {
  readonly precision: number
  readonly recall: number
  readonly f1: number
}

function ratesOf({ right, wrong, missed }: Pick<Tally, 'right' | 'wrong' | 'missed'>): Rates {
  const share = (all: number) => (all === 0 ? 1 : right / all)
  const [precision, recall] = [share(right + wrong), share(right + missed)]
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}

function printTally(tally: Tally): boolean {
  const { name, of, right, missed, bar } = tally
  const { precision, recall, f1 } = ratesOf(tally)
  const reached = bar === null || f1 >= bar
  const figures = [precision, recall, f1].map((rate) => rate.toFixed(4)).join(' | ')
  const verdict = bar === null ? '' : `${bar} ${reached ? 'reached' : 'NOT REACHED'}`
  console.log(`| ${name} | ${right + missed} ${of} | ${figures} | ${verdict} |`)
  return reached
}

/** Prints a line for each; whether all bars are reached. */
export function printTallies(tallies: readonly Tally[]): boolean {
  console.log('| | | precision | recall | F1 | bar |\n|---|---|---|---|---|---|')
  return !tallies.map(printTally).includes(false)
}

export function printMisses(tallies: readonly Argued[]): void {
  for (const { name, misses } of tallies.filter(({ misses: list }) => list.length > 0)) {
    console.log(`\n${name}:`)
    for (const miss of misses) console.log(`  ${miss}`)
  }
}
