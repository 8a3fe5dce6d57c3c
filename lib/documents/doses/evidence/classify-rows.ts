import { labelFacts } from './label-facts'
import { ROW_READINGS, ROW_RULES, type RowFact, type RowReading, type RowRule } from './row-rules'
import { type Facts, type Verdict, Weigher } from './rules'
import { NO_PROOFS, type Proofs, RowStatistics } from './statistics'

/** A row with figures, as far as its kind may depend on it. */
export interface EvidenceRow {
  readonly row: number
  readonly label: string | null
  /** A month, a quarter: the row's own time, which its label gives. */
  readonly isPeriod: boolean
  /** Of each column of doses; null for what isn't a plain number. */
  readonly figures: readonly (number | null)[]
  readonly hasId: boolean
  readonly hasPlace: boolean
  /** What part of the cells that most rows fill is filled here, from 0 to 1. */
  readonly usual: number
  /** There is a line over rows above it. */
  readonly startsGroup: boolean
  /** The label names a group of rows among other words: `Total Radiology`. */
  readonly namesGroup: boolean
}

/** What applies to all rows of a table. */
export interface EvidenceTable {
  /** Some column contains names of people. */
  readonly ofPeople: boolean
  /** Most rows are of a month, a quarter or a year, which their labels name. */
  readonly ofPeriods: boolean
  /** Most rows have their own number. */
  readonly idsUsual: boolean
  /** Most rows fill some cells beside names and numbers. */
  readonly cellsUsual: boolean
}

export type RowVerdict = Verdict<RowReading>

/** A shape that this part of the labels has is that of the list. */
const ALIKE = 0.5
/** Labels that look at names enough to prove nothing by arithmetic. */
const SURELY_NAMED = 0.9
/** How surely one figure that is the last total's is that total. */
const ONE_FIGURE = 0.7
const CONCEPTS = {
  total: 'says.total',
  maximum: 'says.maximum',
  minimum: 'says.minimum',
  mean: 'says.mean',
  median: 'says.median',
  statistic: 'says.statistic',
  collective: 'says.collective',
  cumulative: 'says.cumulative',
  control: 'says.control',
  limit: 'says.limit',
} as const

/**
 * Yields what each row is by its label and its figures, from the first down: a statistic is one of the rows above it. Rows that say
 * nothing are left out.
 */
export function* classifyRows(
  rows: readonly EvidenceRow[],
  table: EvidenceTable,
  rules: readonly RowRule[] = ROW_RULES,
): Generator<readonly [row: number, verdict: RowVerdict], void, void> {
  // Statistics look like each other too: those that have what people have tell.
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
    below = verdict?.reading === 'statistic'
    if (verdict && verdict.reading !== 'person') {
      ended ||= verdict.reading !== 'control' && verdict.reading !== 'limit'
      continue
    }
    if (ended) section.clear()
    ended = false
    section.add(row.figures)
    all.add(row.figures)
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

/** What the rows around say of a row. */
interface Around {
  readonly table: EvidenceTable
  /** What part of the labels has each shape. */
  readonly shapes: ReadonlyMap<string, number>
  /** A row above has the same label: somebody with several rows. */
  readonly again: boolean
  readonly prove: () => Proofs
  /** How surely its figures are those of the last total. */
  readonly carried: number
  /** How surely the next row says it again. */
  readonly goesOn: number
  /** The row over it is a statistic. */
  readonly below: boolean
}

function factsOf(row: EvidenceRow, { table, shapes, again, prove, carried, goesOn, below }: Around): Facts<RowFact> {
  const { concepts, person, covered, shape } = labelFacts(row.label ?? '')
  const said = Object.fromEntries([...concepts].map(([concept, strength]) => [CONCEPTS[concept], strength]))
  // Where no people are listed, only what is nothing but such words counts: «Control desk» is a place.
  if (!table.ofPeople && !(table.ofPeriods && proves(prove()))) {
    return covered < 1 ? {} : { ...said, 'says.control': 0, 'is.labelled': 1 }
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
  }
}

/** One figure may be the same by chance, two hardly. */
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

function proves({ sum, maximum, minimum, mean, median }: Proofs): boolean {
  return Math.max(sum, maximum, minimum, mean, median) === 1
}

/** A row is one statistic: that a figure is the largest and the mean as well proves no more. */
function strongest(proofs: Proofs): Proofs {
  const [first] = (['maximum', 'minimum', 'mean', 'median'] as const).toSorted((a, b) => proofs[b] - proofs[a])
  return { ...NO_PROOFS, sum: proofs.sum, [first ?? 'mean']: proofs[first ?? 'mean'] }
}

function best(a: Proofs, b: Proofs): Proofs {
  return {
    sum: Math.max(a.sum, b.sum),
    maximum: Math.max(a.maximum, b.maximum),
    minimum: Math.max(a.minimum, b.minimum),
    mean: Math.max(a.mean, b.mean),
    median: Math.max(a.median, b.median),
  }
}
