import { labelFacts } from './label-facts'
import { ROW_READINGS, ROW_RULES, type RowFact, type RowReading, type RowRule } from './row-rules'
import { type Facts, type Verdict, Weigher } from './rules'
import { NO_PROOFS, type Proofs, RowStatistics } from './statistics'

/** A row with figures, and everything its kind may depend on. */
export interface EvidenceRow {
  readonly row: number
  readonly label: string | null
  /** True if the label is the row's period, such as a month or a quarter. */
  readonly isPeriod: boolean
  /** One per dose column; null for anything but a plain number. */
  readonly figures: readonly (number | null)[]
  /** One per dose column: true if its cell contains anything, such as a mark. */
  readonly filled: readonly boolean[]
  readonly hasId: boolean
  readonly hasPlace: boolean
  /** The share of the cells filled here that most rows fill, from 0 to 1. */
  readonly usual: number
  /** True if there is a group row above it. */
  readonly startsGroup: boolean
  /** True if the label names a group of rows among other words: `Total Radiology`. */
  readonly namesGroup: boolean
}

/** Facts about all rows of a table. */
export interface EvidenceTable {
  /** True if a column contains names of people. */
  readonly ofPeople: boolean
  /** True if most rows are of a month, a quarter or a year that their label names. */
  readonly ofPeriods: boolean
  /** True if most rows have their own number. */
  readonly idsUsual: boolean
  /** True if most rows fill some cells besides names and numbers. */
  readonly cellsUsual: boolean
}

export type RowVerdict = Verdict<RowReading>

/** A shape that at least this share of the labels has is typical of the list. */
const ALIKE = 0.5
/** Labels with at least this score are names, about which arithmetic proves nothing. */
const SURELY_NAMED = 0.9
/** How certain it is that a row repeats the last total if only one figure agrees. */
const ONE_FIGURE = 0.7
const CONCEPTS = {
  total: 'says.total',
  maximum: 'says.maximum',
  minimum: 'says.minimum',
  mean: 'says.mean',
  median: 'says.median',
  statistic: 'says.statistic',
  count: 'says.count',
  collective: 'says.collective',
  cumulative: 'says.cumulative',
  control: 'says.control',
  limit: 'says.limit',
} as const

/**
 * Yields what each row is by its label and its figures, from top to bottom; a statistic is about the rows above it.
 * Leaves out rows that say nothing.
 */
export function* classifyRows(
  rows: readonly EvidenceRow[],
  table: EvidenceTable,
  rules: readonly RowRule[] = ROW_RULES,
): Generator<readonly [row: number, verdict: RowVerdict], void, void> {
  // Statistics look alike too, so only rows with what people have decide about shapes.
  const numbered = rows.filter(({ hasId }) => hasId)
  const shapes = shapesOf(table.idsUsual ? numbered : rows)
  const [section, all] = [new RowStatistics(), new RowStatistics()]
  const weigher = new Weigher(rules, ROW_READINGS)
  const seen = new Set<string>()
  let ended = false
  let total: EvidenceRow['figures'] | null = null
  let below = false
  for (const [at, row] of rows.entries()) {
    if (row.startsGroup) section.clear()
    const again = row.label !== null && seen.has(row.label)
    if (row.label !== null) seen.add(row.label)
    const prove = () => best(section.proofs(row.figures), all.proofs(row.figures))
    const carried = total === null ? 0 : sameness(row.figures, total)
    const next = rows[at + 1]
    const goesOn = next ? sameness(row.figures, next.figures) : 0
    const facts = factsOf(row, { table, shapes, again, prove, carried, goesOn, below })
    const verdict = row.label === null || row.isPeriod ? null : weigher.of(facts)
    if (verdict) yield [row.row, verdict]
    if (verdict?.reading === 'total') total = row.figures
    below = verdict?.reading === 'statistic' || verdict?.reading === 'count'
    if (verdict && verdict.reading !== 'person') {
      ended ||= verdict.reading !== 'control' && verdict.reading !== 'limit'
      continue
    }
    if (ended) section.clear()
    ended = false
    section.add(row.figures, row.filled)
    all.add(row.figures, row.filled)
  }
}

function shapesOf(rows: readonly EvidenceRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { label } of rows) {
    if (label === null) continue
    const { shape } = labelFacts(label)
    counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  return new Map([...counts].map(([shape, count]) => [shape, count / rows.length]))
}

/** What the surrounding rows say about a row. */
interface Around {
  readonly table: EvidenceTable
  /** The share of the labels with each shape. */
  readonly shapes: ReadonlyMap<string, number>
  /** True if a row above has the same label: a person with several rows. */
  readonly again: boolean
  readonly prove: () => Proofs
  /** How certain it is that its figures repeat the last total. */
  readonly carried: number
  /** How certain it is that the next row repeats it. */
  readonly goesOn: number
  /** True if the row above is a statistic. */
  readonly below: boolean
}

function factsOf(row: EvidenceRow, { table, shapes, again, prove, carried, goesOn, below }: Around): Facts<RowFact> {
  const { concepts, person, covered, shape } = labelFacts(row.label ?? '')
  const said = Object.fromEntries([...concepts].map(([concept, strength]) => [CONCEPTS[concept], strength]))
  const bare = table.cellsUsual && row.usual === 0 && !row.hasId
  // If no people are listed, only labels that consist entirely of such words count: «Control desk» is a place. A row
  // without the number and the other cells of all the others isn't one of them, whatever it's called.
  if (!table.ofPeople && !bare && !(table.ofPeriods && proves(prove()))) {
    // Among periods, a label that isn't one can't be a place: `Monthly average`.
    return covered < 1 && !table.ofPeriods ? {} : { ...said, 'says.control': 0, 'is.labelled': 1 }
  }
  const share = shapes.get(shape) ?? 0
  const proofs = person === 1 || (person >= SURELY_NAMED && row.hasId) || again ? NO_PROOFS : strongest(prove())
  return {
    ...said,
    'is.person': row.namesGroup ? 0 : person,
    'names.group': row.namesGroup ? 1 : 0,
    'is.labelled': 1,
    'is.alike': concepts.size === 0 && share >= ALIKE ? 1 : 0,
    'has.id': table.idsUsual && row.hasId ? 1 : 0,
    'lacks.id': table.idsUsual && !row.hasId ? 1 : 0,
    'has.place': row.hasPlace ? 1 : 0,
    'has.usual': table.cellsUsual ? row.usual : 0,
    'lacks.usual': table.cellsUsual && row.usual === 0 ? 1 : 0,
    'equals.total': carried * (1 - person),
    'equals.next': goesOn * (1 - person),
    'below.statistic':
      below && !again && (!table.idsUsual || !row.hasId) ? 1 - Math.max(person, share >= ALIKE ? 1 : 0) : 0,
    'is.uniform': isUniform(row.figures) ? 1 : 0,
    'equals.sum': proofs.sum * (1 - person),
    'equals.maximum': proofs.maximum * (1 - person),
    'equals.minimum': proofs.minimum * (1 - person),
    'equals.mean': proofs.mean * (1 - person),
    'equals.median': proofs.median * (1 - person),
    'equals.count': proofs.count * (1 - person),
  }
}

/** Returns how certain it is that rows have the same figures. One figure may agree by chance, two hardly. */
function sameness(figures: EvidenceRow['figures'], others: EvidenceRow['figures']): number {
  if (figures.some((figure, at) => figure !== others[at])) return 0
  const telling = figures.filter((figure) => figure !== null && figure > 0).length
  return telling === 0 ? 0 : telling > 1 ? 1 : ONE_FIGURE
}

function isUniform(figures: readonly (number | null)[]): boolean {
  let [known, first] = [0, 0]
  for (const figure of figures) {
    if (figure === null) continue
    if (known > 0 && figure !== first) return false
    first = figure
    known += 1
  }
  return known > 1
}

function proves(proofs: Proofs): boolean {
  return Math.max(...Object.values(proofs)) === 1
}

/**
 * Returns only the strongest statistic: a row is one of them, and a figure that is both the maximum and the mean proves
 * no more.
 */
function strongest(proofs: Proofs): Proofs {
  const ordered = ['maximum', 'minimum', 'mean', 'median'] as const
  const [first] = ordered.toSorted((a, b) => proofs[b] - proofs[a])
  return { ...NO_PROOFS, sum: proofs.sum, count: proofs.count, [first ?? 'mean']: proofs[first ?? 'mean'] }
}

function best(a: Proofs, b: Proofs): Proofs {
  return {
    sum: Math.max(a.sum, b.sum),
    maximum: Math.max(a.maximum, b.maximum),
    minimum: Math.max(a.minimum, b.minimum),
    mean: Math.max(a.mean, b.mean),
    median: Math.max(a.median, b.median),
    count: Math.max(a.count, b.count),
  }
}
