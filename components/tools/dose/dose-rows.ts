import type { Exceedance, FoundDose } from './answers'
import { subjectKey } from './chart'

export type DoseFilter = 'all' | 'censored' | 'excluded' | 'exceeding'

/** Whether a dose is none but a mark or a bound: below detection, not read. */
export function isCensored({ censor, value, comparator }: FoundDose): boolean {
  return censor !== null || (value === null && (comparator === '<' || comparator === '<='))
}

/** Returns whether a dose isn't in any person's sum: a total, a control badge, a limit, or counted elsewhere. */
export function isExcluded({ role, sameAs }: Pick<FoundDose, 'role' | 'sameAs'>): boolean {
  return (role !== 'period' && role !== 'single') || sameAs !== null
}

/** The doses with those that are excluded at the end; else as they are in the file. */
export function excludedLast(doses: readonly FoundDose[]): readonly FoundDose[] {
  const excluded = doses.filter(isExcluded)
  return excluded.length === 0 ? doses : [...doses.filter((dose) => !isExcluded(dose)), ...excluded]
}

/** The exceedance that a dose is part of; null for most. */
export type ExceedanceOf = (dose: FoundDose) => Exceedance | null

/** Finds doses by person and other words. There may be a hundred thousand doses. */
export function exceedanceFinder(exceedances: readonly Exceedance[]): ExceedanceOf {
  if (exceedances.length === 0) return () => null
  const known = new Map<string, Exceedance[]>()
  for (const exceedance of exceedances) {
    const key = keyOf(subjectKey(exceedance.subject), exceedance.quantity, exceedance.position)
    known.set(key, [...(known.get(key) ?? []), exceedance])
  }
  return (dose) => {
    const own = known.get(keyOf(subjectKey({ name: dose.subject, id: dose.subjectId }), dose.quantity, dose.position))
    const years = own && yearsOf(dose)
    return own?.find(({ period }) => spans(period, years ?? null)) ?? null
  }
}

function keyOf(subject: string, quantity: string | null, position: string | null): string {
  return `${subject} ${quantity} ${position}`
}

/**
 * Returns the doses of one kind that contain each word of the search: in the name, the number, the displayed period or
 * the cell.
 */
export function filtered(
  doses: readonly FoundDose[],
  { filter, search }: { readonly filter: DoseFilter; readonly search: string },
  exceedanceOf: ExceedanceOf,
  wordsOf: (dose: FoundDose) => string,
): readonly FoundDose[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (filter === 'all' && wanted.length === 0) return doses
  return doses.filter((dose) => {
    if (filter === 'censored' && (!isCensored(dose) || isExcluded(dose))) return false
    if (filter === 'excluded' && !isExcluded(dose)) return false
    if (filter === 'exceeding' && exceedanceOf(dose) === null) return false
    if (wanted.length === 0) return true
    const words = wordsOf(dose).toLowerCase()
    return wanted.every((word) => words.includes(word))
  })
}

/** `2020/2024` and `2024` as first and last year. */
function spans(period: string, years: readonly [number, number] | null): boolean {
  if (years === null) return false
  const [from = 0, to = from] = period.split('/').map(Number)
  return years[1] >= from && years[0] <= to
}

function yearsOf({ periodFrom, periodTo, date }: FoundDose): readonly [number, number] | null {
  const from = periodFrom ?? date
  const to = periodTo ?? date
  return from === null || to === null ? null : [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
}
