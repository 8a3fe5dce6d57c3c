import { cellAddress } from '../../spreadsheets/address'
import type { SHEET_COLUMNS } from '../../spreadsheets/dose-sheet-columns'
import type { Dose, DoseReading } from '../model'
import { doseReasons } from '../why/dose-reasons'

type SheetColumn = (typeof SHEET_COLUMNS.doses)[number]

/** A field of a dose: how it is read, and where it is shown. */
interface Field<Value> {
  readonly of: (dose: Dose) => Value
  /** The columns with this field in the list of doses of the workbook and the CSV. */
  readonly columns: readonly SheetColumn[]
  /** The field isn't part of the command line's stable output. */
  readonly isLeftOutOfJson?: true
}

function field<Value>(of: (dose: Dose) => Value, columns: readonly SheetColumn[]): Field<Value> {
  return { of, columns }
}

/** Returns a field that only the screen, the workbook and the CSV show. */
function notInJson<Value>(
  of: (dose: Dose) => Value,
  columns: readonly SheetColumn[],
): Field<Value> & { readonly isLeftOutOfJson: true } {
  return { of, columns, isLeftOutOfJson: true }
}

/** Returns the quantity of a dose: from its own cell, otherwise from its column. */
export function quantityOf({ reading, column }: Dose): DoseReading['quantity'] {
  return reading.quantity ?? column.quantity
}

/** Returns the medicine of a dose: from its row, otherwise from the cell. */
export function drugOf({ drug, reading }: Dose): string | null {
  return drug ?? reading.drug
}

/**
 * All fields of a dose, in the order in which they are shown. The JSON, the API, the workbook and the CSV show only
 * these fields; the screen has what the API returns.
 */
export const DOSE_FIELDS = {
  id: field(({ id }) => id, ['id']),
  sheet: field(({ column }) => column.sheet, ['source']),
  cell: field(({ row, col }) => cellAddress(row, col), ['source']),
  subject: field(({ subject }) => subject?.name ?? null, ['subject']),
  subjectId: field(({ subject }) => subject?.id ?? null, ['subjectId']),
  date: field(({ date }) => date, ['date']),
  periodFrom: field(({ period }) => period?.from ?? null, ['periodFrom']),
  periodTo: field(({ period }) => period?.to ?? null, ['periodTo']),
  period: notInJson(({ period }) => period?.name ?? null, ['period']),
  quantity: field(quantityOf, ['quantity']),
  position: field(({ position }) => position, ['position']),
  drug: field(drugOf, ['drug']),
  device: notInJson(({ device }) => device, ['device']),
  raw: field(({ reading }) => reading.raw, ['raw']),
  value: field(({ reading }) => reading.value, ['value']),
  min: field(({ reading }) => reading.min, ['min']),
  max: field(({ reading }) => reading.max, ['max']),
  comparator: field(({ reading }) => reading.comparator, ['comparator']),
  uncertainty: field(({ reading }) => reading.uncertainty, ['uncertainty']),
  censor: field(({ reading }) => reading.censor, ['censor']),
  rawUnit: field(({ reading }) => reading.rawUnit, ['rawUnit']),
  unit: field(({ reading }) => reading.unit, ['unit']),
  canonicalValue: field(({ reading }) => reading.canonicalValue, ['canonicalValue']),
  canonicalUnit: field(({ reading }) => reading.canonicalUnit, ['canonicalUnit']),
  frequency: field(
    ({ reading }) => reading.frequency,
    ['frequencyMin', 'frequencyMax', 'frequencyPeriod', 'frequencyPeriodMax', 'frequencyPeriodUnit'],
  ),
  perDay: field(({ reading }) => reading.perDay, ['perDayMin', 'perDayMax', 'perDayUnit']),
  duration: field(({ reading }) => reading.duration, ['durationValue', 'durationUnit']),
  asNeeded: field(({ reading }) => reading.asNeeded, ['asNeeded']),
  form: notInJson(({ reading }) => reading.form, ['form']),
  route: field(({ reading }) => reading.route, ['route']),
  role: field(({ role }) => role, ['role']),
  unitSource: field(({ reading }) => reading.unitSource, ['unitSource']),
  confidence: field(({ reading }) => reading.confidence, ['confidence']),
  sameAs: notInJson(({ sameAs }) => sameAs, ['sameAs']),
  warnings: field(({ reading }) => reading.warnings, ['warnings']),
  rules: field(doseReasons, ['because']),
} as const

type Fields = typeof DOSE_FIELDS
export type DoseFieldKey = keyof Fields
type JsonKey = {
  [Key in DoseFieldKey]: Fields[Key] extends { readonly isLeftOutOfJson: true } ? never : Key
}[DoseFieldKey]

/** Every field of a dose. */
export type DoseFields = { -readonly [Key in DoseFieldKey]: ReturnType<Fields[Key]['of']> }
/** The fields that are part of the stable output for programs. */
export type JsonFields = Pick<DoseFields, JsonKey>

const ALL = Object.entries(DOSE_FIELDS) as readonly (readonly [DoseFieldKey, Field<unknown>])[]
const OF_JSON = ALL.filter(([, { isLeftOutOfJson }]) => isLeftOutOfJson !== true)

/** Returns every field of a dose. */
export function fieldsOf(dose: Dose): DoseFields {
  return read(ALL, dose) as unknown as DoseFields
}

/** Returns the fields of a dose that are part of the stable output for programs. */
export function jsonFieldsOf(dose: Dose): JsonFields {
  return read(OF_JSON, dose) as unknown as JsonFields
}

function read(fields: readonly (readonly [DoseFieldKey, Field<unknown>])[], dose: Dose): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [key, { of }] of fields) values[key] = of(dose)
  return values
}
