import type { Posology, PosologyAmount, PosologyFrequency } from '../posology/types'
import { numberOf, quantityOf, rangeOf, type Quantity, type Range } from './quantity'

/** The FHIR releases that can be written. */
export const FHIR_VERSIONS = ['R4', 'R5'] as const
export type FhirVersion = (typeof FHIR_VERSIONS)[number]

interface Coding {
  readonly system: string
  readonly code: string
  readonly display: string
}

export interface CodeableConcept {
  readonly coding?: readonly Coding[]
  readonly text: string
}

interface TimingRepeat {
  readonly boundsDuration?: Quantity
  readonly frequency?: number
  readonly frequencyMax?: number
  readonly period?: number
  readonly periodMax?: number
  readonly periodUnit?: string
  readonly when?: readonly string[]
}

interface DoseAndRate {
  readonly doseQuantity?: Quantity
  readonly doseRange?: Range
  readonly rateQuantity?: Quantity
  readonly rateRatio?: { readonly numerator: Quantity; readonly denominator: Quantity }
  readonly rateRange?: Range
}

/** FHIR's Dosage (hl7.org/fhir/dosage.html), limited to the parts of instructions that are parsed. */
export interface Dosage {
  readonly text?: string
  readonly timing?: { readonly repeat: TimingRepeat }
  /** R4. */
  readonly asNeededBoolean?: true
  /** R5. */
  readonly asNeeded?: true
  readonly route?: CodeableConcept
  readonly doseAndRate?: readonly DoseAndRate[]
}

/** A part of an instruction that FHIR has no element or number for. */
export interface Omitted {
  readonly field: string
  readonly value: string
  readonly reason: 'digits' | 'notWhole' | 'belowOne' | 'noCode'
}

export interface WrittenDosage {
  readonly dosage: Dosage
  readonly omitted: readonly Omitted[]
}

/** The parts of an instruction that are written; alternatives of an ambiguous amount aren't. */
export type Instruction = Pick<
  Posology,
  'dose' | 'frequency' | 'perDay' | 'asNeeded' | 'duration' | 'route' | 'when' | 'text'
>

/** Routes in SNOMED CT, as in FHIR's value set of routes (hl7.org/fhir/valueset-route-codes.html). */
const ROUTES: ReadonlyMap<string, readonly [code: string, display: string]> = new Map([
  ['buccal', ['54471007', 'Buccal route']],
  ['epidural', ['404820008', 'Epidural route']],
  ['im', ['78421000', 'Intramuscular route']],
  ['inhaled', ['447694001', 'Respiratory tract route']],
  ['intradermal', ['372464004', 'Intradermal route']],
  ['intrathecal', ['72607000', 'Intrathecal route']],
  ['iv', ['47625008', 'Intravenous route']],
  ['nasal', ['46713006', 'Nasal route']],
  ['ocular', ['54485002', 'Ophthalmic route']],
  ['oral', ['26643006', 'Oral route']],
  ['otic', ['10547007', 'Otic route']],
  ['rectal', ['37161004', 'Per rectum']],
  ['sc', ['34206005', 'Subcutaneous route']],
  ['sublingual', ['37839007', 'Sublingual route']],
  ['topical', ['6064005', 'Topical route']],
  ['transdermal', ['45890007', 'Transdermal route']],
  ['vaginal', ['16857009', 'Per vagina']],
])

/** EventTiming (hl7.org/fhir/valueset-event-timing.html): the codes that R4 and R5 share. */
const EVENTS: ReadonlySet<string> = new Set(
  'MORN MORN.early MORN.late NOON AFT AFT.early AFT.late EVE EVE.early EVE.late NIGHT PHS HS WAKE C CM CD CV AC ACM ACD ACV PC PCM PCD PCV'.split(
    ' ',
  ),
)

/** An amount per time, such as an infusion rate. FHIR has a separate element for it. */
const RATE_UNIT = /\/(?:min|h|d)$/

/** Writes one instruction as a Dosage, and collects what it can't express. */
class DosageWriter {
  readonly omitted: Omitted[] = []

  constructor(private readonly version: FhirVersion) {}

  write({ dose, frequency, perDay, asNeeded, duration, route, when, text }: Instruction): Dosage {
    const repeat: TimingRepeat = {
      ...(duration !== null && this.#bounds(duration)),
      ...(frequency !== null && this.#frequency(frequency, asNeeded)),
      ...this.#when(when),
    }
    const amount = dose === null ? this.#rate(perDay) : this.#dose(dose)
    return {
      ...(text.trim() !== '' && { text: text.trim() }),
      ...(Object.keys(repeat).length > 0 && { timing: { repeat } }),
      ...(asNeeded && (this.version === 'R4' ? { asNeededBoolean: true as const } : { asNeeded: true as const })),
      ...(route !== null && { route: this.#route(route) }),
      ...(amount !== null && { doseAndRate: [amount] }),
    }
  }

  #omit(field: string, value: string, reason: Omitted['reason']): void {
    this.omitted.push({ field, value, reason })
  }

  #number(field: string, decimal: string): number | null {
    const value = numberOf(decimal)
    if (value === null) this.#omit(field, decimal, 'digits')
    return value
  }

  #bounds({ value, unit }: NonNullable<Instruction['duration']>): TimingRepeat {
    const boundsDuration = quantityOf(value, unit)
    if (boundsDuration !== null) return { boundsDuration }
    this.#omit('duration', value, 'digits')
    return {}
  }

  /**
   * Returns the entire frequency or nothing, since a period without a number of times would be a different instruction.
   */
  #frequency({ min, max, period, periodMax, periodUnit }: PosologyFrequency, asNeeded: boolean): TimingRepeat {
    const [least, most] = [this.#number('frequency.min', min), this.#number('frequency.max', max)]
    const length = this.#number('frequency.period', period)
    const longest = periodMax === null ? null : this.#number('frequency.periodMax', periodMax)
    if (least === null || most === null || length === null || (periodMax !== null && longest === null)) return {}
    if (!Number.isInteger(least) || !Number.isInteger(most)) {
      this.#omit('frequency', `${min}-${max} / ${period} ${periodUnit}`, 'notWhole')
      return {}
    }
    if (most < 1) {
      this.#omit('frequency', `${min}-${max} / ${period} ${periodUnit}`, 'belowOne')
      return {}
    }
    // FHIR's frequency starts at 1; as needed covers the possibility of zero.
    if (least < 1 && !asNeeded) this.#omit('frequency.min', min, 'belowOne')
    const frequency = Math.max(1, least)
    return {
      frequency,
      ...(most > frequency && { frequencyMax: most }),
      period: length,
      ...(longest !== null && { periodMax: longest }),
      periodUnit,
    }
  }

  #when(codes: readonly string[]): TimingRepeat {
    const when = codes.filter((code) => EVENTS.has(code))
    for (const code of codes) if (!EVENTS.has(code)) this.#omit('when', code, 'noCode')
    return when.length === 0 ? {} : { when }
  }

  #route(route: string): CodeableConcept {
    const [code, display] = ROUTES.get(route) ?? []
    if (code !== undefined && display !== undefined) {
      return { coding: [{ system: 'http://snomed.info/sct', code, display }], text: route }
    }
    this.#omit('route', route, 'noCode')
    return { text: route }
  }

  #dose({ min, max, unit }: PosologyAmount): DoseAndRate | null {
    const isRate = unit !== null && RATE_UNIT.test(unit)
    if (min === max) {
      const quantity = quantityOf(min, unit)
      if (quantity !== null) return isRate ? { rateQuantity: quantity } : { doseQuantity: quantity }
    } else {
      const range = rangeOf(min, max, unit)
      if (range !== null) return isRate ? { rateRange: range } : { doseRange: range }
    }
    this.#omit('dose', `${min}-${max}`, 'digits')
    return null
  }

  /** Returns a daily amount that isn't divided into intakes. */
  #rate(perDay: PosologyAmount | null): DoseAndRate | null {
    if (perDay === null) return null
    const { min, max, unit } = perDay
    if (min === max) {
      const [numerator, denominator] = [quantityOf(min, unit), quantityOf('1', 'd')]
      if (numerator !== null && denominator !== null) return { rateRatio: { numerator, denominator } }
    } else {
      const rateRange = rangeOf(min, max, `${unit ?? '1'}/d`)
      if (rateRange !== null) return { rateRange }
    }
    this.#omit('perDay', `${min}-${max}`, 'digits')
    return null
  }
}

/** Returns an instruction as FHIR's Dosage, with a list of what FHIR can't express. */
export function dosageOf(instruction: Instruction, version: FhirVersion): WrittenDosage {
  const writer = new DosageWriter(version)
  const dosage = writer.write(instruction)
  return { dosage, omitted: writer.omitted }
}
