import type { Dose } from '../model'
import { jsonFieldsOf, type JsonFields } from '../writing/dose-fields'
import { dosageOf, type CodeableConcept, type Dosage, type FhirVersion, type Instruction, type Omitted } from './dosage'
import { COMPARATORS, quantityOf, rangeOf, type Quantity, type Range } from './quantity'

/** Why a dose, or a part of one, isn't in a bundle. */
export type LeftOutReason = Omitted['reason'] | 'role' | 'strength' | 'comparator' | 'uncertainty' | 'date'

/** What isn't in a bundle, by its reason. */
export interface LeftOut {
  readonly reason: LeftOutReason
  readonly count: number
  /** The first few, such as `Sheet1!C5`. */
  readonly places: readonly string[]
}

interface Reference {
  readonly display?: string
  readonly identifier?: { readonly value: string }
  readonly extension?: readonly { readonly url: string; readonly valueCode: string }[]
}

/** A medicine that is taken or was prescribed (hl7.org/fhir/medicationstatement.html). */
interface MedicationStatement {
  readonly resourceType: 'MedicationStatement'
  readonly status: 'unknown' | 'recorded'
  readonly medicationCodeableConcept?: CodeableConcept
  readonly medication?: { readonly concept: CodeableConcept }
  readonly subject: Reference
  readonly effectiveDateTime?: string
  readonly effectivePeriod?: Period
  readonly note: readonly Note[]
  readonly dosage: readonly Dosage[]
}

/** A radiation dose; FHIR has no specific resource for it (hl7.org/fhir/observation.html). */
interface Observation {
  readonly resourceType: 'Observation'
  readonly status: 'final'
  readonly code: CodeableConcept
  readonly subject?: Reference
  readonly effectiveDateTime?: string
  readonly effectivePeriod?: Period
  readonly valueQuantity?: Quantity
  readonly valueRange?: Range
  readonly dataAbsentReason?: CodeableConcept
  readonly note: readonly Note[]
  readonly bodySite?: CodeableConcept
}

interface Period {
  readonly start?: string
  readonly end?: string
}

interface Note {
  readonly text: string
}

const ABSENT = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason'
/** A FHIR dateTime without a time of day, which dose spreadsheets don't contain. */
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/
/** Roles of numbers that aren't a person's dose. */
const NO_DOSES: ReadonlySet<string> = new Set(['limit', 'control', 'total'])
const MOST_PLACES = 10

function placeOf({ sheet, cell }: JsonFields): string {
  return `${sheet}!${cell}`
}

/** Writes doses as resources, and counts what they can't express. */
class BundleWriter {
  readonly #left = new Map<LeftOutReason, { count: number; places: string[] }>()

  constructor(private readonly version: FhirVersion) {}

  get leftOut(): LeftOut[] {
    return [...this.#left].map(([reason, { count, places }]) => ({ reason, count, places }))
  }

  resource(dose: JsonFields): MedicationStatement | Observation | null {
    if (NO_DOSES.has(dose.role)) return this.#leave('role', dose)
    if (dose.quantity === 'strength') return this.#leave('strength', dose)
    return dose.quantity === 'dose' ? this.#statement(dose) : this.#observation(dose)
  }

  #leave(reason: LeftOutReason, dose: JsonFields): null {
    const known = this.#left.get(reason) ?? { count: 0, places: [] }
    known.count += 1
    if (known.places.length < MOST_PLACES) known.places.push(placeOf(dose))
    this.#left.set(reason, known)
    return null
  }

  #statement(dose: JsonFields): MedicationStatement {
    const { drug, raw, comparator, uncertainty } = dose
    const { dosage, omitted } = dosageOf(instructionOf(dose), this.version)
    for (const { reason } of omitted) this.#leave(reason, dose)
    if (comparator !== null) this.#leave('comparator', dose)
    if (uncertainty !== null) this.#leave('uncertainty', dose)
    // A medicine must have a name. If the sheet doesn't give it, only the cell's text is known.
    const concept = { text: drug ?? raw }
    return {
      resourceType: 'MedicationStatement',
      status: this.version === 'R4' ? 'unknown' : 'recorded',
      ...(this.version === 'R4' ? { medicationCodeableConcept: concept } : { medication: { concept } }),
      subject: subjectOf(dose) ?? { extension: [{ url: ABSENT, valueCode: 'unknown' }] },
      ...this.#time(dose),
      note: [noteOf(dose)],
      dosage: [dosage],
    }
  }

  #observation(dose: JsonFields): Observation {
    const { quantity, position, censor, value } = dose
    const subject = subjectOf(dose)
    const measured = this.#measured(dose)
    const isAbsent = Object.keys(measured).length === 0
    return {
      resourceType: 'Observation',
      status: 'final',
      code: { text: quantity ?? 'dose' },
      ...(subject !== null && { subject }),
      ...this.#time(dose),
      ...measured,
      ...(isAbsent && { dataAbsentReason: { text: (value === null ? censor : null) ?? 'unknown' } }),
      note: [noteOf(dose)],
      ...(position !== null && { bodySite: { text: position } }),
    }
  }

  #measured(dose: JsonFields): Pick<Observation, 'valueQuantity' | 'valueRange'> {
    const { value, min, max, unit, comparator, uncertainty } = dose
    if (uncertainty !== null) this.#leave('uncertainty', dose)
    const sign = COMPARATORS.find((known) => known === comparator)
    if (value !== null) {
      // Without its sign, a bound would look like a value.
      if (comparator !== null && sign === undefined) {
        this.#leave('comparator', dose)
        return {}
      }
      const valueQuantity = quantityOf(value, unit, sign)
      if (valueQuantity !== null) return { valueQuantity }
      this.#leave('digits', dose)
    } else if (min !== null && max !== null) {
      const valueRange = rangeOf(min, max, unit)
      if (valueRange !== null) return { valueRange }
      this.#leave('digits', dose)
    }
    return {}
  }

  #time(dose: JsonFields): Pick<Observation, 'effectiveDateTime' | 'effectivePeriod'> {
    const { date, periodFrom, periodTo } = dose
    const given = [date, periodFrom, periodTo].filter((each) => each !== null)
    if (given.some((each) => !DATE.test(each))) this.#leave('date', dose)
    if (date !== null && DATE.test(date)) return { effectiveDateTime: date }
    const period = {
      ...(periodFrom !== null && DATE.test(periodFrom) && { start: periodFrom }),
      ...(periodTo !== null && DATE.test(periodTo) && { end: periodTo }),
    }
    return Object.keys(period).length === 0 ? {} : { effectivePeriod: period }
  }
}

function noteOf(dose: JsonFields): Note {
  return { text: `${placeOf(dose)}: ${dose.raw}` }
}

function subjectOf({ subject, subjectId }: JsonFields): Reference | null {
  if (subject === null && subjectId === null) return null
  return {
    ...(subjectId !== null && { identifier: { value: subjectId } }),
    ...(subject !== null && { display: subject }),
  }
}

function instructionOf(dose: JsonFields): Instruction {
  const { value, min, max, unit, frequency, perDay, asNeeded, duration, route, raw } = dose
  const [low, high] = [min ?? value, max ?? value]
  return {
    dose: low === null || high === null ? null : { min: low, max: high, unit },
    frequency,
    perDay,
    asNeeded: asNeeded === true,
    duration,
    route,
    when: [],
    text: raw,
  }
}

/**
 * Yields doses as a FHIR Bundle in pieces of JSON: medicines as MedicationStatement with their Dosage, radiation doses
 * as Observation. Whatever FHIR can't express is left out. An OperationOutcome at the end lists it, and `tell` is
 * called with it.
 */
export function* bundlePieces(
  doses: Iterable<Dose>,
  version: FhirVersion,
  tell: (leftOut: readonly LeftOut[]) => void = () => undefined,
): Generator<string, void, void> {
  const writer = new BundleWriter(version)
  // A list without entries isn't valid in FHIR.
  let separator = ',"entry":[\n'
  yield '{"resourceType":"Bundle","type":"collection"'
  for (const dose of doses) {
    const resource = writer.resource(jsonFieldsOf(dose))
    if (resource === null) continue
    yield `${separator}{"resource":${JSON.stringify(resource)}}`
    separator = ',\n'
  }
  const { leftOut } = writer
  if (leftOut.length > 0) yield `${separator}{"resource":${JSON.stringify(outcomeOf(leftOut))}}`
  if (leftOut.length > 0) separator = ',\n'
  yield separator.startsWith(',"') ? '}\n' : '\n]}\n'
  tell(leftOut)
}

function outcomeOf(leftOut: readonly LeftOut[]): object {
  return {
    resourceType: 'OperationOutcome',
    issue: leftOut.map(({ reason, count, places }) => ({
      severity: 'information',
      code: 'not-supported',
      details: { text: reason },
      diagnostics: `${count}: ${places.join(', ')}${count > places.length ? ' …' : ''}`,
    })),
  }
}
