import { addsUp } from './alike-columns'
import { saysSum } from './beside-doses'
import { type ColumnDraft, fromLow, headerOf } from './draft'
import { areApart as areParts, partsOf } from './parts'
import { namedPeriod, PERIOD_LEVELS, timeKey } from './periods'
import { areApart, covers, isInYear, isWithin, type Length, type Span, spansOf, withYears } from './spans'
import type { TableTime } from './table-time'

/** Allows for rounding when binary fractions are added. */
const NOISE = 1e-6

/**
 * Sets the roles of the columns of one quantity at one place of one person by comparing them. Those of the shortest
 * times are doses of a period. Those of longer times that include them are totals or cumulative doses.
 * @returns the columns whose times raise no question
 */
export function weigh(lengths: readonly Length[], time: TableTime): readonly ColumnDraft[] {
  const open = withFilled(lengths)
  const groups = withYears(besideLengths(open, time), time)
  for (const group of groups) weighGroup(spansOf(group, time), time)
  return groups.flat().map(({ draft }) => draft)
}

function weighGroup(spans: readonly Span[], time: TableTime): void {
  const settled = new Set(yearsOf(spans).flatMap((year) => (settleLongest(year, spans, time) ? year : [])))
  weighSpans(
    spans.filter((span) => !settled.has(span) && isAdded(span.draft)),
    time,
  )
}

/**
 * Returns the columns with values. Columns that are blank in every row, as on a form for other uses, aren't parts of a
 * sum.
 */
function withFilled(lengths: readonly Length[]): readonly Length[] {
  const filled = lengths.filter(({ draft }) => draft.profile.filled > 0)
  if (filled.length === 0) return lengths
  for (const { draft } of lengths) if (draft.profile.filled === 0 && isTotal(draft)) draft.role = 'total'
  return filled
}

function weighSpans(spans: readonly Span[], time: TableTime): void {
  const totals = totalsOf(spans)
  const parts = spans.filter((span) => !totals.includes(span))
  if (parts.length === 0) {
    for (const { draft, level } of totals) if (level === null && draft.role === 'period') draft.doubts.add('roleUnsure')
    weighLengths(spans, time)
    return
  }
  const finest = Math.min(...parts.map(({ rank }) => rank))
  const dated = parts.some(({ draft }) => draft.period !== null)
  const rows = time.level === null ? Number.POSITIVE_INFINITY : PERIOD_LEVELS.indexOf(time.level)
  for (const span of totals) {
    const { draft, level, rank } = span
    // Next to several parts, a sum of the same length is their sum: «внешнее | внутреннее | суммарная» of one year.
    const longer = level === null || rank > finest || finest === Number.POSITIVE_INFINITY || parts.length > 1
    const within = parts.filter((part) => isWithin(part, span))
    if (!longer || parts.every((part) => areApart(span, part)) || isMoreThan(span, within, time)) continue
    const ofParts = rank === finest || (finest === Number.POSITIVE_INFINITY && rank <= rows)
    draft.role = dated || level === null || ofParts ? 'total' : 'cumulative'
  }
  weighLengths(
    spans.filter(({ draft }) => isAdded(draft)),
    time,
  )
}

/**
 * Sets roles by length. The finest are doses of a period: `Current` next to `Quarter`, months next to the quarter that
 * contains them.
 */
function weighLengths(spans: readonly Span[], time: TableTime): void {
  for (const span of spans.toSorted((a, b) => a.rank - b.rank)) {
    const { draft, rank } = span
    const finer = spans.filter((other) => other !== span && isWithin(other, span))
    if (rank === Number.POSITIVE_INFINITY || finer.length === 0 || isMoreThan(span, finer, time)) continue
    const within = draft.period !== null && draft.period.level !== 'day'
    const dated = finer.some((other) => other.draft.period !== null)
    draft.role = within || (dated && draft.low?.meaning === 'year') ? 'total' : 'cumulative'
  }
}

/**
 * Compares columns that name their length with those that don't: «Доза за год | Доза за жизнь», `Annual dose | All-
 * time`. The named length takes precedence, and the user must explain the other columns, unless the rows are of shorter
 * times. Next to parts that it adds up, such a column is their sum. So is «Итого за год» next to any dose, and a year
 * next to doses of examinations.
 * @returns the columns that the user doesn't have to explain
 */
function besideLengths(lengths: readonly Length[], { level: ofRows }: TableTime): readonly Length[] {
  const said = lengths.filter(({ draft, level }) => level !== null && isTotal(draft) && !saysSum(draft))
  const unsaid = lengths.filter(({ draft }) => !isTotal(draft))
  const [shortest] = said.map(({ level }) => PERIOD_LEVELS.indexOf(level ?? 'other')).toSorted((a, b) => a - b)
  if (shortest === undefined || unsaid.length === 0 || unsaid.some(({ draft }) => draft.role === 'single'))
    return lengths
  if (unsaid.some(({ level, current }) => level !== null || current)) return lengths
  if (ofRows !== null && PERIOD_LEVELS.indexOf(ofRows) < shortest) return lengths
  const drafts = unsaid.map(({ draft }) => draft)
  if (areAdded(drafts) || said.some(({ draft }) => addsUp(draft, drafts))) return lengths
  for (const draft of drafts) draft.doubts.add('perhapsDoses')
  return lengths.filter((length) => !unsaid.includes(length))
}

/** Whether doses are distinguished by their parts: «внешнее | внутреннее». */
function areAdded(drafts: readonly ColumnDraft[]): boolean {
  const parts = drafts.map(({ path, quantity }) => partsOf(path, quantity))
  return drafts.length > 1 && parts.every((own, at) => parts.every((other, to) => at === to || areParts(own, other)))
}

/** Returns the columns of each year, if all columns have a known time. */
function yearsOf(spans: readonly Span[]): readonly (readonly Span[])[] {
  const open = spans.filter(({ draft, level }) => level !== null || !isTotal(draft))
  if (open.some(({ draft, stretch }) => stretch === null || draft.role !== 'period')) return []
  const years = new Map<string, Span[]>()
  for (const span of open) {
    if (!isInYear(span.stretch)) continue
    const key = `${span.year} ${span.stretch.from.slice(0, 4)}`
    const year = years.get(key)
    if (year) year.push(span)
    else years.set(key, [span])
  }
  return [...years.values()]
}

/**
 * Recognizes columns such as «I квартал | I полугодие | 9 месяцев | Год», «IV квартал | Год», and sets the longest time
 * as the dose. It includes all the others, they don't cover it entirely, and no number contradicts this. Rows where it
 * is blank and others aren't are settled person by person, or the user is asked.
 * @param spans columns of one year @param all the columns, including those of other times
 * @returns whether the columns are such
 */
function settleLongest(spans: readonly Span[], all: readonly Span[], time: TableTime): boolean {
  const longest = spans.find((span) => spans.every((other) => other === span || isWithin(other, span)))
  const others = spans.filter((span) => span !== longest)
  if (!longest?.stretch || longest.beyond || others.length === 0 || covers(others, longest.stretch)) return false
  const rows = longest.draft.profile.sizes.map((_, row) => row)
  const wholes = spans.map((span) => ({ span, parts: others.filter((other) => isWithin(other, span)) }))
  if (wholes.some(({ span, parts }) => rows.some((row) => (restOf(span, parts, row) ?? 0) < 0))) return false
  const rising = others.every((a) => others.every((b) => a === b || isWithin(a, b) || isWithin(b, a)))
  if (!(rising ? wholes.some(({ span, parts }) => rises(span, parts)) : isMostlyMore(longest, others))) return false
  const ended = rows.some((row) => !isFilled(longest, row) && others.some((span) => isFilled(span, row)))
  if (!ended) for (const { draft } of others) draft.role = 'total'
  else if (!areSettledByPerson(spans, time)) for (const { draft } of spans) draft.doubts.add('perhapsDoses')
  for (const span of all) if (!spans.includes(span) && isSumOf(span, longest)) span.draft.role = 'total'
  return true
}

/** Whether any row of a column exceeds the times within its own, even slightly. */
function rises(span: Span, parts: readonly Span[]): boolean {
  return span.draft.profile.sizes.some((_, row) => (restOf(span, parts, row, NOISE) ?? 0) > 0)
}

function isMostlyMore(whole: Span, parts: readonly Span[]): boolean {
  const rests = whole.draft.profile.sizes.flatMap((_, row) => restOf(whole, parts, row) ?? [])
  const more = rests.filter((rest) => rest > 0).length
  return more > 0 && more >= rests.length / 2
}

/** Whether a column is the sum of a year, such as «Всего» next to it, or of several years that include it. */
function isSumOf(sum: Span, year: Span): boolean {
  return (sum.level === null && isTotal(sum.draft)) || (sum.stretch !== null && isWithin(year, sum))
}

function isFilled({ draft }: Span, row: number): boolean {
  return draft.profile.sizes[row] !== null
}

/**
 * Returns by how much a column exceeds the times within its own in a row, ignoring rounding. Null without a number, or
 * if a mark is among them.
 * @param slack the difference to ignore instead of rounding
 */
function restOf(whole: Span, within: readonly Span[], row: number, slack?: number): number | null {
  const size = whole.draft.profile.sizes[row]
  const filled = within.filter((span) => isFilled(span, row))
  const longer = filled.filter(({ level }) => level !== 'day')
  const parts = filled.filter((span) => !longer.some((other) => isWithin(span, other)))
  const sizes = parts.map(({ draft }) => draft.profile.sizes[row])
  if (typeof size !== 'number' || sizes.length === 0 || sizes.includes(undefined)) return null
  const rest = size - sizes.reduce((sum: number, each) => sum + (each ?? 0), 0)
  return Math.abs(rest) <= (slack ?? [whole, ...parts].reduce((sum, { rounding }) => sum + rounding, 0)) ? 0 : rest
}

/**
 * Whether in any row a sum exceeds the columns within it: they are blank there, or they don't cover its time and don't
 * add up to it. It then counts as a dose, and `settleOverlaps` finds person by person where it is a total.
 */
function isMoreThan(sum: Span, finer: readonly Span[], time: TableTime): boolean {
  const parts = finer.filter(({ draft }) => isAdded(draft))
  const { stretch, draft, beyond } = sum
  if (beyond || parts.length === 0 || !isInYear(stretch) || !areSettledByPerson([sum, ...parts], time)) return false
  return draft.profile.sizes.some((size, row) => {
    if (size === null || size === 0) return false
    const filled = parts.filter((part) => isFilled(part, row))
    if (filled.length === 0) return true
    return !covers(filled, stretch) && (restOf(sum, filled, row) ?? 0) !== 0
  })
}

/**
 * Whether the doses of these columns are compared again later, each with the others of its person. All of them must
 * have a person and a date.
 */
function areSettledByPerson(spans: readonly Span[], { inRows, yearInRows, ofSubjects }: TableTime): boolean {
  const persons = ofSubjects || spans.every(({ draft }) => draft.subject !== null)
  if (!persons || (inRows && !yearInRows)) return false
  return spans.every(({ draft, stretch, year }) => {
    if (draft.role !== 'period' || stretch === null) return false
    // A row's year only dates a column whose entire header is read as a period.
    return year !== null || (yearInRows && timeKey(namedPeriod(headerOf(draft))) === timeKey(draft.period))
  })
}

function isAdded({ role }: ColumnDraft): boolean {
  return role === 'period' || role === 'single'
}

/** Returns the columns that are called totals. If a higher line says it of all of them, the lowest line decides. */
function totalsOf(spans: readonly Span[]): readonly Span[] {
  const all = spans.filter(({ draft }) => isTotal(draft))
  const low = all.filter(({ draft }) => draft.low?.role === 'role_total')
  return all.length === spans.length && low.length > 0 ? low : all
}

/** Whether the header says that a column is a sum: «Итого», `Annual`. */
export function isTotal(draft: ColumnDraft): boolean {
  return fromLow(draft, ({ role }) => role) === 'role_total'
}
