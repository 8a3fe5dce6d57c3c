import { addsUp } from './alike-columns'
import { saysSum } from './beside-doses'
import { type ColumnDraft, fromLow, headerOf } from './draft'
import { areApart as areParts, partsOf } from './parts'
import { namedPeriod, PERIOD_LEVELS, timeKey } from './periods'
import { areApart, covers, isInYear, isWithin, type Length, type Span, spansOf, withYears } from './spans'
import type { TableTime } from './table-time'

/** Sums of binary fractions. */
const NOISE = 1e-6

/**
 * What the columns of one quantity at one place of one person count for, weighed against each other: the doses of the shortest times are
 * doses of a period, those of longer times that have them in them are totals, or what had gathered till then.
 * @returns those about which nothing is to be asked for what they say of their times
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

/** Nothing is a sum of columns that are blank in every row, as those of a form for other uses. */
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
    // Beside several parts a sum of the same length is theirs: «внешнее | внутреннее | суммарная» of one year.
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

/** The finest are doses of a period: `Current` beside `Quarter`, months beside the quarter that they lie in. */
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
 * «Доза за год | Доза за жизнь», `Annual dose | All-time`: what says how long its doses were gathered never gives way to what doesn't, unless
 * the rows are of shorter times: those a person has to explain. Beside parts that it adds up it is their sum, as is «Итого за год» beside any
 * dose, and a year beside those of examinations.
 * @returns the others
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

/** «внешнее | внутреннее»: doses that are distinguished by their parts. */
function areAdded(drafts: readonly ColumnDraft[]): boolean {
  const parts = drafts.map(({ path, quantity }) => partsOf(path, quantity))
  return drafts.length > 1 && parts.every((own, at) => parts.every((other, to) => at === to || areParts(own, other)))
}

/** The columns of each year, where all columns say when their doses are of. */
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
 * «I квартал | I полугодие | 9 месяцев | Год», «IV квартал | Год»: the longest time has all the others in it, they are not all of it, and no
 * number says otherwise. Then it is the dose. Where it is blank beside them, it is settled person by person, or asked.
 * @param spans of one year @param all those of other times too
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

/** Whether some row of a column has more than the times within its own, by however little. */
function rises(span: Span, parts: readonly Span[]): boolean {
  return span.draft.profile.sizes.some((_, row) => (restOf(span, parts, row, NOISE) ?? 0) > 0)
}

function isMostlyMore(whole: Span, parts: readonly Span[]): boolean {
  const rests = whole.draft.profile.sizes.flatMap((_, row) => restOf(whole, parts, row) ?? [])
  const more = rests.filter((rest) => rest > 0).length
  return more > 0 && more >= rests.length / 2
}

/** «Всего» beside a year, or several years that it is one of. */
function isSumOf(sum: Span, year: Span): boolean {
  return (sum.level === null && isTotal(sum.draft)) || (sum.stretch !== null && isWithin(year, sum))
}

function isFilled({ draft }: Span, row: number): boolean {
  return draft.profile.sizes[row] !== null
}

/**
 * What a column has in a row beyond those of the times within its own, rounding aside; null where there's no number, or a mark among them.
 * @param slack what isn't a difference, if not what rounding makes
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
 * Whether in some row a sum has more than the columns in it: they are blank there, or are not all of its time and don't add up to it. Then it
 * counts as a dose, and `settleOverlaps` finds out person by person where it is a total.
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

/** Whether the doses of these columns are weighed once more, each with the others of its person: all of them have a person and a date. */
function areSettledByPerson(spans: readonly Span[], { inRows, yearInRows, ofSubjects }: TableTime): boolean {
  const persons = ofSubjects || spans.every(({ draft }) => draft.subject !== null)
  if (!persons || (inRows && !yearInRows)) return false
  return spans.every(({ draft, stretch, year }) => {
    if (draft.role !== 'period' || stretch === null) return false
    // A row's year dates only what all of a header is read as.
    return year !== null || (yearInRows && timeKey(namedPeriod(headerOf(draft))) === timeKey(draft.period))
  })
}

function isAdded({ role }: ColumnDraft): boolean {
  return role === 'period' || role === 'single'
}

/** Those that say so; where a higher line says it of all of them, the lowest tells which. */
function totalsOf(spans: readonly Span[]): readonly Span[] {
  const all = spans.filter(({ draft }) => isTotal(draft))
  const low = all.filter(({ draft }) => draft.low?.role === 'role_total')
  return all.length === spans.length && low.length > 0 ? low : all
}

/** «Итого», `Annual`: its header says that it is a sum. */
export function isTotal(draft: ColumnDraft): boolean {
  return fromLow(draft, ({ role }) => role) === 'role_total'
}
