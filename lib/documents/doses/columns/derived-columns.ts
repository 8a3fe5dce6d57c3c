import { addsUp } from './alike-columns'
import { setAbout } from './about-role'
import { isCountOf, isStatisticOf } from './column-arithmetic'
import { type ColumnDraft, reword } from './draft'
import { asDose, fit } from './first-guess'

/** The maximum number of parts: the days of a month. */
const MOST_PARTS = 31
const FIT = 0.5
/** The minimum number of rows; fewer may add up by chance. */
const FEWEST_ROWS = 3
/** The minimum number of digits in all rows together, if no word means a sum and only the numbers can show it. */
const FEWEST_DIGITS = 4
const FEWEST_PARTS = 2

/**
 * Finds columns that are calculated from those to their left, whatever they are called: `γ | n | γ+n`, «I кв. | II кв.
 * | I п/г», `Week 1 | Week 2 | Total`. A column that adds up doses is their sum, and columns that add up to a dose are
 * its parts. The user isn't asked about either. Means and extremes of doses also become sums, because they are never
 * added. Columns that count doses aren't doses.
 */
export function nameDerivedColumns(drafts: readonly ColumnDraft[]): void {
  const derived = new Set<ColumnDraft>()
  drafts.forEach((draft, place) => {
    if (!isFigures(draft)) return
    const run = runBefore(drafts, place, derived)
    const doses = run.filter((each) => each.holds === 'values' && !saysSum(each))
    if (doses.length > 1 && isCountOf(draft, doses)) return setAbout(draft, 'other', 0.8)
    const parts = partsOfSum(draft, run)
    if (parts) {
      derived.add(draft)
      settleSum(draft, parts)
    } else if (draft.doubts.has('perhapsDoses') && isMadeOf(draft, run)) {
      derived.add(draft)
      asSum(draft)
    }
  })
}

/**
 * Returns the columns of numbers to the left of a position, the nearest first. Leaves out columns that others of them
 * add up to.
 */
function runBefore(drafts: readonly ColumnDraft[], place: number, derived: ReadonlySet<ColumnDraft>): ColumnDraft[] {
  const run: ColumnDraft[] = []
  for (let at = place - 1; at >= 0 && run.length < MOST_PARTS; at -= 1) {
    const part = drafts[at]
    if (!part || !isFigures(part)) break
    if (!derived.has(part)) run.push(part)
  }
  return run
}

/** Returns the most columns next to a sum that add up to it in every row. */
function partsOfSum(sum: ColumnDraft, run: readonly ColumnDraft[]): readonly ColumnDraft[] | null {
  const said = saysSum(sum)
  for (let count = run.length; count > 1; count -= 1) {
    const parts = run.slice(0, count)
    if (![sum, ...parts].some(({ holds }) => holds === 'values')) continue
    // If the doses next to a sum are definite, only the sum itself is uncertain.
    const sure =
      sum.doubts.has('perhapsDoses') && parts.every(({ holds, doubts }) => holds === 'values' && doubts.size === 0)
    const least = sure ? 1 : said ? FEWEST_ROWS : 2
    if (addsUp(bare(sum), parts.map(bare), least) && (sure || said || digitsOf(sum) >= FEWEST_DIGITS)) return parts
  }
  return null
}

/** Whether a column is the mean, the maximum or the minimum of the doses to its left. */
function isMadeOf(draft: ColumnDraft, run: readonly ColumnDraft[]): boolean {
  const doses = run.filter(({ holds, doubts }) => holds === 'values' && doubts.size === 0)
  return doses.some((_, at) => isStatisticOf(draft, doses.slice(0, at + 1)))
}

function settleSum(sum: ColumnDraft, parts: readonly ColumnDraft[]): void {
  if (sum.holds === null) asDose(sum)
  for (const part of parts) {
    if (part.holds === null) asDose(part)
    part.quantity ??= sum.quantity
    part.doubts.delete('perhapsDoses')
  }
  if (sum.doubts.has('perhapsDoses') || saysNothing(sum)) asSum(sum)
}

function asSum(draft: ColumnDraft): void {
  draft.doubts.delete('perhapsDoses')
  if (draft.low) reword(draft, { ...draft.low, role: 'role_total', rest: false })
}

function saysSum({ words }: ColumnDraft): boolean {
  return words.some(({ role }) => role === 'role_total')
}

function saysNothing({ low }: ColumnDraft): boolean {
  return low !== null && low.rest && low.role === null && low.quantity === null && !low.dose
}

/** Returns a column without its unit and person, which aren't settled yet. */
function bare(draft: ColumnDraft): ColumnDraft {
  return { ...draft, unit: null, subject: null }
}

function isFigures(draft: ColumnDraft): boolean {
  const { holds, role, words, profile, quantity } = draft
  if (words.some(({ noDose }) => noDose) || profile.filled === 0 || fit(draft) < FIT) return false
  if (quantity === 'strength' || quantity === 'dose') return false
  // `555-0156` isn't a number to add.
  if (profile.sizes.filter((size) => typeof size === 'number').length * 2 < profile.filled) return false
  return holds === 'values' || role === 'other' || (role === 'subject_id' && draft.confidence < 0.7)
}

/** Returns how many digits its numbers have. The more there are, the less likely others add up to them by chance. */
function digitsOf({ profile }: ColumnDraft): number {
  return profile.sizes.reduce<number>(
    (sum, size) => sum + (typeof size === 'number' ? String(size).replace(/^0*\.?0*|\./g, '').length : 0),
    0,
  )
}

/**
 * Returns the column that is the sum of all others of a group in every row, whatever it is called. It must be the first
 * or the last of them, and words must not say what any of them counts as. Null if there is none.
 */
export function provenSum(group: readonly ColumnDraft[]): ColumnDraft | null {
  if (group.length < FEWEST_PARTS + 1) return null
  const sums = [group.at(-1), group[0]].filter((draft) => draft !== undefined)
  const isSum = (draft: ColumnDraft) => {
    const others = group.filter((other) => other !== draft)
    if (draft.period !== null) return false
    return addsUp(draft, others, FEWEST_ROWS) || (addsUp(draft, others, 2) && digitsOf(draft) >= FEWEST_DIGITS)
  }
  return sums.find(isSum) ?? null
}
