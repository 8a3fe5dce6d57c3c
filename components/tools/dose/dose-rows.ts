import type { Exceedance, FoundDose } from './answers'
import { subjectKey } from './chart'

export type DoseFilter = 'all' | 'censored' | 'exceeding'

/** Whether a dose is none but a mark or a bound: below detection, not read. */
export function isCensored({ censor, value, comparator }: FoundDose): boolean {
  return censor !== null || (value === null && (comparator === '<' || comparator === '<='))
}

/** The exceedance that a dose is part of; null for most. */
export function exceedanceOf(dose: FoundDose, exceedances: readonly Exceedance[]): Exceedance | null {
  const key = subjectKey({ name: dose.subject, id: dose.subjectId })
  const years = yearsOf(dose)
  return (
    exceedances.find(
      ({ subject, quantity, position, period }) =>
        quantity === dose.quantity && position === dose.position && subjectKey(subject) === key && spans(period, years),
    ) ?? null
  )
}

/** The doses of one kind in which each word of the search stands: in the name, the number, the period as shown, the cell. */
export function filtered(
  doses: readonly FoundDose[],
  { filter, search }: { readonly filter: DoseFilter; readonly search: string },
  exceedances: readonly Exceedance[],
  wordsOf: (dose: FoundDose) => string,
): readonly FoundDose[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return doses.filter((dose) => {
    if (filter === 'censored' && !isCensored(dose)) return false
    if (filter === 'exceeding' && exceedanceOf(dose, exceedances) === null) return false
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
