import { cellAddress } from '../../spreadsheets/address'
import type { DocumentCode } from '../../codes'
import { problem, type Problem } from '../../problem'
import type { ColumnMapping, DoseColumn } from '../layout-model'
import type { Decision, Dose, DoseTotal, Exceedance, Reconciliation } from '../model'
import type { Extraction } from '../result'
import type { Ledger } from '../totals/ledger'
import type { DoseLabels } from './label-codes'

/** A problem without what its sentence already says. */
export type JsonProblem = Omit<Problem, 'params'> & { readonly text: string }

type Reading = Dose['reading']

/** A dose as a program reads it. */
export interface JsonDose extends Pick<
  Reading,
  | 'raw'
  | 'value'
  | 'min'
  | 'max'
  | 'comparator'
  | 'uncertainty'
  | 'censor'
  | 'rawUnit'
  | 'unit'
  | 'canonicalValue'
  | 'canonicalUnit'
  | 'frequency'
  | 'perDay'
  | 'duration'
  | 'asNeeded'
  | 'route'
  | 'unitSource'
  | 'confidence'
  | 'quantity'
> {
  readonly id: string
  readonly sheet: string
  readonly cell: string
  readonly subject: string | null
  readonly subjectId: string | null
  readonly date: string | null
  readonly periodFrom: string | null
  readonly periodTo: string | null
  readonly position: Dose['position']
  readonly drug: string | null
  readonly role: Dose['role']
  readonly warnings: readonly JsonProblem[]
}

export type JsonDecision = Pick<Decision, 'sheet' | 'cell' | 'raw' | 'reason' | 'alternatives'>
export type JsonColumn = ColumnMapping & Pick<DoseColumn, 'unitSource' | 'confidence'>
export type JsonTotal = Omit<DoseTotal, 'subject'> & { readonly subject: string | null }
export type JsonExceedance = Pick<
  Exceedance,
  'quantity' | 'position' | 'period' | 'lower' | 'upper' | 'unit' | 'limit' | 'profile'
> & { readonly subject: string | null }

/** All that was found, as the command line and the API give it. */
export interface JsonDoses {
  readonly doses: readonly JsonDose[]
  readonly needsDecision: readonly JsonDecision[]
  readonly columns: readonly JsonColumn[]
  readonly totals: readonly JsonTotal[]
  readonly exceedances: readonly JsonExceedance[]
  readonly reconciliation: Reconciliation & Partial<Ledger>
  readonly messages: readonly JsonProblem[]
}

/** A problem with its place as the JSON has it: its sentence in place of its code's parameters. */
function jsonProblem(told: Problem, labels: DoseLabels): JsonProblem {
  const { params: _params, ...places } = told
  return { ...places, text: labels.problem(told) }
}

/** The warnings of doses with their places; each sentence is made once, since it names no place. */
function warningTeller(labels: DoseLabels): (dose: Dose) => JsonProblem[] {
  const known = new Map<string, string>()
  return ({ reading, column, row, col }) =>
    reading.warnings.map((code): JsonProblem => {
      const { params: _params, ...told } = problem(code as DocumentCode, 'warning', {
        file: 'data',
        sheet: column.sheet,
        row: row + 1,
        column: column.letter,
        cell: cellAddress(row, col),
      })
      let text = known.get(code)
      if (text === undefined) known.set(code, (text = labels.problem({ ...told, params: {} })))
      return { ...told, text }
    })
}

function jsonDose(dose: Dose, warnings: readonly JsonProblem[]): JsonDose {
  const { reading, column, subject, period } = dose
  return {
    id: dose.id,
    sheet: column.sheet,
    cell: cellAddress(dose.row, dose.col),
    subject: subject?.name ?? null,
    subjectId: subject?.id ?? null,
    date: dose.date,
    periodFrom: period?.from ?? null,
    periodTo: period?.to ?? null,
    quantity: quantityOf(dose),
    position: dose.position,
    drug: drugOf(dose),
    raw: reading.raw,
    value: reading.value,
    min: reading.min,
    max: reading.max,
    comparator: reading.comparator,
    uncertainty: reading.uncertainty,
    censor: reading.censor,
    rawUnit: reading.rawUnit,
    unit: reading.unit,
    canonicalValue: reading.canonicalValue,
    canonicalUnit: reading.canonicalUnit,
    frequency: reading.frequency,
    perDay: reading.perDay,
    duration: reading.duration,
    asNeeded: reading.asNeeded,
    route: reading.route,
    role: dose.role,
    unitSource: reading.unitSource,
    confidence: reading.confidence,
    warnings,
  }
}

/** What a dose is a dose of: as its own cell says, else as its column does. */
export function quantityOf({ reading, column }: Dose): Reading['quantity'] {
  return reading.quantity ?? column.quantity
}

/** The medicine of a dose: that of its row, else the one named in the cell. */
export function drugOf({ drug, reading }: Dose): string | null {
  return drug ?? reading.drug
}

/** Whom a program is told of: by name, else by number. */
function subjectOf(subject: Dose['subject']): string | null {
  return subject === null ? null : (subject.name ?? subject.id)
}

function jsonColumn(column: DoseColumn): JsonColumn {
  const { sheet, letter, header, role, quantity, unit, unitSource, position, confidence } = column
  return { sheet, column: letter, header, role, quantity, unit, unitSource, position, confidence }
}

function jsonTotal({ subject, quantity, position, period, lower, upper, unit, n, censored }: DoseTotal): JsonTotal {
  return { subject: subjectOf(subject), quantity, position, period, lower, upper, unit, n, censored }
}

function jsonExceedance(exceedance: Exceedance): JsonExceedance {
  const { subject, quantity, position, period, lower, upper, unit, limit, profile } = exceedance
  return { subject: subjectOf(subject), quantity, position, period, lower, upper, unit, limit, profile }
}

function jsonDecision({ sheet, cell, raw, reason, alternatives }: Decision): JsonDecision {
  return { sheet, cell, raw, reason, alternatives }
}

/** What of the report is made item by item; the doses may be a million. */
function* jsonDosesOf(doses: readonly Dose[], labels: DoseLabels): Generator<JsonDose, void, void> {
  const warnings = warningTeller(labels)
  for (const dose of doses) yield jsonDose(dose, warnings(dose))
}

function jsonRest(extraction: Extraction, problems: readonly Problem[], labels: DoseLabels): Omit<JsonDoses, 'doses'> {
  return {
    needsDecision: extraction.decisions.map(jsonDecision),
    columns: extraction.columns.map(jsonColumn),
    totals: extraction.totals.map(jsonTotal),
    exceedances: extraction.exceedances.filter(({ sure }) => sure).map(jsonExceedance),
    reconciliation: { ...extraction.reconciliation, ...extraction.ledger },
    messages: problems.map((told) => jsonProblem(told, labels)),
  }
}

/**
 * All that was found, as the command line gives it: every key present, `null` for what isn't known, decimals as strings. A sum
 * without a subject is one of all that the file names. For a file of hundreds of thousands of doses `jsonPieces` is meant.
 */
export function jsonDoses(extraction: Extraction, problems: readonly Problem[], labels: DoseLabels): JsonDoses {
  return { doses: [...jsonDosesOf(extraction.doses, labels)], ...jsonRest(extraction, problems, labels) }
}

const PIECE = 1 << 16

function* arrayPieces(items: Iterable<unknown>): Generator<string, void, void> {
  let piece = '['
  let separator = '\n'
  for (const item of items) {
    piece += separator + JSON.stringify(item)
    separator = ',\n'
    if (piece.length > PIECE) {
      yield piece
      piece = ''
    }
  }
  yield `${piece}]`
}

/** `jsonDoses` as text, an item of its lists on a line, in pieces: a million doses are more than one string can hold. */
export function* jsonPieces(
  extraction: Extraction,
  problems: readonly Problem[],
  labels: DoseLabels,
): Generator<string, void, void> {
  yield '{"doses":'
  yield* arrayPieces(jsonDosesOf(extraction.doses, labels))
  for (const [key, part] of Object.entries(jsonRest(extraction, problems, labels))) {
    yield `,\n${JSON.stringify(key)}:`
    if (Array.isArray(part)) yield* arrayPieces(part)
    else yield JSON.stringify(part)
  }
  yield '}\n'
}
