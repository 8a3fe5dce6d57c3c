import type { JsonDose } from '@/lib/documents/doses/writing/json'

/** A dose that a sheet contains, as its file of expected results gives it. A key that ends in `Any` lists all that is right. */
export interface ExpectedDose {
  readonly subject: string | null
  readonly quantity: string
  readonly quantityAny: readonly string[]
  readonly value: string | null
  readonly comparator: string | null
  readonly censor: string | null
  readonly censorAny: readonly (string | null)[]
  readonly unit: string | null
  readonly canonicalValue: string | null
  readonly canonicalUnit: string | null
  readonly canonicalOnly: boolean
  /** It may be missing, but must be right if it is there. */
  readonly optional: boolean
  /** The person must be named. */
  readonly owned: boolean
}

export interface ExpectedSheet {
  readonly file: string
  readonly doses: readonly ExpectedDose[]
  readonly people: readonly { readonly name: string; readonly alias: readonly string[]; readonly id: string | null }[]
}

export interface Comparison {
  readonly right: number
  readonly missed: readonly string[]
  readonly wrong: readonly string[]
}

/**
 * Compares doses with the expected ones by person, quantity, value or mark, and unit, but not by cell: a print has other
 * cells than its sheet.
 */
export function compareDoses({ doses, people }: ExpectedSheet, found: readonly JsonDose[]): Comparison {
  const rest = [...found]
  const missed: string[] = []
  let right = 0
  // Required doses first: an optional one may be equal.
  for (const dose of [...doses].sort((a, b) => Number(a.optional) - Number(b.optional))) {
    const at = rest.findIndex((own) => isRight(dose, own) && isOf(dose, own, people))
    if (at >= 0) rest.splice(at, 1)
    if (at >= 0 && !dose.optional) right++
    if (at < 0 && !dose.optional) missed.push(said(dose))
  }
  const wrong = rest.filter(
    ({ role, subject, censor, value }) =>
      !((role === 'total' || role === 'cumulative') && !subject) && !(censor !== null && value === null),
  )
  return { right, missed, wrong: wrong.map(said) }
}

export const f1Of = (right: number, missed: number, wrong: number): number =>
  right + missed + wrong === 0 ? 1 : (2 * right) / (2 * right + missed + wrong)

const said = (dose: ExpectedDose | JsonDose): string =>
  [dose.subject, dose.quantity, dose.comparator, dose.value, dose.unit, dose.censor]
    .map((part) => part ?? '–')
    .join(' | ')

function isRight(wanted: ExpectedDose, dose: JsonDose): boolean {
  if (!wanted.quantityAny.includes(dose.quantity ?? '')) return false
  if (wanted.censor !== null) {
    if (!wanted.censorAny.includes(dose.censor)) return false
    if (wanted.value === null) return dose.value === null || dose.comparator === '<'
  } else if (dose.censor !== null || dose.comparator !== wanted.comparator) return false
  if (wanted.unit === null) return areSame(dose.value, wanted.value)
  if (wanted.canonicalOnly) return areSame(dose.canonicalValue, wanted.canonicalValue)
  return (
    areSame(dose.value, wanted.value) &&
    dose.unit === wanted.unit &&
    (wanted.canonicalValue === null || areSame(dose.canonicalValue, wanted.canonicalValue))
  )
}

function areSame(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b
  return Math.abs(Number(a) - Number(b)) <= 1e-9 * Math.max(1, Math.abs(Number(a)))
}

const plain = (name: string): string =>
  name
    .replace(/[.,\s]+/g, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u0308/g, '')

function isOf(wanted: ExpectedDose, { subject }: JsonDose, people: ExpectedSheet['people']): boolean {
  if (!wanted.owned || wanted.subject === null) return true
  const person = people.find(({ name }) => name === wanted.subject)
  const names = [wanted.subject, ...(person?.alias ?? [])].map(plain)
  return names.some((name) => plain(subject ?? '').includes(name))
}
