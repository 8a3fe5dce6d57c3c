import Big from 'big.js'
import { cellAddress } from '../../spreadsheets/address'
import type { Period } from '../layout-model'
import type { Dose, DoseTotal, Subject } from '../model'
import type { ExpectedDose } from './fixture'

/** A dose that was found, in the words of a fixture. */
export type FoundDose = { readonly [Key in keyof ExpectedDose]: Exclude<ExpectedDose[Key], undefined> }

/** What was found in a file, in the words of a fixture. */
export function foundDose(dose: Dose): FoundDose {
  const { reading, column } = dose
  return {
    sheet: column.sheet,
    cell: cellAddress(dose.row, dose.col),
    quantity: reading.quantity ?? column.quantity,
    value: valueText(dose),
    unit: reading.unit,
    censor: reading.censor,
    role: dose.role,
    subject: subjectText(dose.subject),
    period: dose.date ?? periodText(dose.period),
    position: dose.position,
    drug: dose.drug ?? reading.drug,
    same: dose.sameAs !== null,
  }
}

function valueText({ reading }: Dose): string | null {
  const { value, min, max, comparator } = reading
  if (value !== null) return (comparator ?? '') + plain(value)
  if (min !== null || max !== null) return `${min === null ? '' : plain(min)}..${max === null ? '' : plain(max)}`
  return null
}

/** A decimal without what its zeros say: 0.10 is 0.1. */
export function plain(decimal: string): string {
  return new Big(decimal).toFixed()
}

/** `Ivanov [A-12]`, `Ivanov`, `[A-12]`. */
export function subjectText(subject: Subject | null): string | null {
  if (subject === null) return null
  return [subject.name, subject.id === null ? null : `[${subject.id}]`].filter((part) => part !== null).join(' ')
}

/** `2024`, `2024-Q1`, `2024-01`, a day, else both ends. */
function periodText(period: Period | null): string | null {
  if (period === null) return null
  return period.name ?? (period.from === period.to ? period.from : `${period.from}/${period.to}`)
}

/** `Ivanov; Hp(10); chest; 2024; 0.17..0.22 mSv; n 4; censored 1`. */
export function totalText(total: DoseTotal): string {
  const { subject, quantity, position, period, lower, upper, unit, n, censored } = total
  const sum = `${plain(lower)}..${upper === null ? '?' : plain(upper)} ${unit}`
  return [
    subjectText(subject) ?? 'all',
    quantity,
    position ?? '-',
    period ?? '-',
    sum,
    `n ${n}`,
    `censored ${censored}`,
  ].join('; ')
}
