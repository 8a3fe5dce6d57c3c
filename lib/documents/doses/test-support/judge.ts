import { type ExpectedDose } from './fixture'
import { type FoundDose, plain } from './found'

type Said = ExpectedDose | FoundDose

/** A dose that should be there beside the one that is; either may be missing. */
export interface DosePair {
  readonly expected: ExpectedDose | null
  readonly found: FoundDose | null
}

const place = ({ sheet, cell }: Said) => `${sheet}!${cell}`

/** Pairs by place, the doses of one cell in their order; what has no partner comes alone. */
export function pairDoses(expected: readonly ExpectedDose[], found: readonly FoundDose[]): DosePair[] {
  const at = new Map<string, FoundDose[]>()
  for (const dose of found) {
    const there = at.get(place(dose))
    if (there) there.push(dose)
    else at.set(place(dose), [dose])
  }
  const pairs = expected.map((dose): DosePair => ({ expected: dose, found: at.get(place(dose))?.shift() ?? null }))
  const alone = [...at.values()].flat().map((dose): DosePair => ({ expected: null, found: dose }))
  return [...pairs, ...alone]
}

const FIELDS = ['quantity', 'value', 'unit', 'censor', 'role', 'subject', 'period', 'position', 'drug', 'same'] as const
/** What makes a dose right: where, of what, how much, in which unit. */
const CORE = ['quantity', 'value', 'unit'] as const

function same(field: (typeof FIELDS)[number], expected: ExpectedDose, found: FoundDose): boolean {
  const [wanted, got] = [expected[field], found[field]]
  if (wanted === undefined) return true
  if (field === 'value') return normal(expected.value) === normal(found.value)
  return wanted === got
}

/** Trailing zeros apart. */
function normal(value: string | null): string | null {
  if (value === null) return null
  return value.replaceAll(/\d+(?:\.\d+)?/g, (digits) => plain(digits))
}

/** Place, quantity, value and unit agree. */
export function isRight({ expected, found }: DosePair): boolean {
  return expected !== null && found !== null && CORE.every((field) => same(field, expected, found))
}

/** In one line, with what differs or with all: for a list of misses. Null where all agrees. */
export function differenceOf({ expected, found }: DosePair): string | null {
  if (expected === null) return found === null ? null : `${place(found)}: found ${said(found)}, expected none`
  if (found === null) return `${place(expected)}: expected ${said(expected)}, found none`
  const wrong = FIELDS.filter((field) => !same(field, expected, found))
  if (wrong.length === 0) return null
  const parts = wrong.map((field) => `${field} ${String(found[field])}, expected ${String(expected[field])}`)
  return `${place(expected)}: ${parts.join('; ')}`
}

function said(dose: Said): string {
  return FIELDS.map((field) => dose[field])
    .filter((part) => part !== null && part !== undefined && part !== false)
    .join(' ')
}
