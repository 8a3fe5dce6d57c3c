import { cellAddress } from '../../spreadsheets/address'
import type { DocumentCode } from '../../codes'
import { problem, type Problem } from '../../problem'
import type { ColumnMapping, DoseColumn } from '../layout-model'
import { askedColumns, proposalOf } from '../reading/decisions'
import type { Decision, Dose, DoseTotal, Exceedance, Reconciliation } from '../model'
import type { Extraction } from '../result'
import type { Ledger } from '../totals/ledger'
import { type ExcludedRow, excludedRows } from '../why/excluded-rows'
import { type JsonFields, jsonFieldsOf } from './dose-fields'
import type { DoseLabels } from './label-codes'

/** A problem without the parameters that are already in its sentence. */
export type JsonProblem = Omit<Problem, 'params'> & { readonly text: string }

/** A dose in the format for programs. */
export type JsonDose = Omit<JsonFields, 'warnings'> & { readonly warnings: readonly JsonProblem[] }

/** `reason` is the id of the rule that asks, `text` its sentence. */
export type JsonDecision = Pick<Decision, 'sheet' | 'cell' | 'raw' | 'reason' | 'alternatives'> & {
  /** The letters of the columns that a question without a cell is about. */
  readonly columns: readonly string[]
  /** The alternative that the numbers suggest: a unit in UCUM; null if no unit is likelier. */
  readonly proposal: string | null
  /** Ranges where a dose may be wrong, if the question is about a number that its doses contradict. */
  readonly check: readonly string[]
  readonly text: string
}
/** A row that isn't any person's dose. `row` is as the spreadsheet shows it; `text` gives the reason as a sentence. */
export type JsonExcludedRow = Omit<ExcludedRow, 'col'> & { readonly text: string }
export type JsonColumn = ColumnMapping & Pick<DoseColumn, 'unitSource' | 'confidence'>
export type JsonTotal = Omit<DoseTotal, 'subject'> & { readonly subject: string | null }
export type JsonExceedance = Pick<
  Exceedance,
  'quantity' | 'position' | 'period' | 'lower' | 'upper' | 'unit' | 'limit' | 'profile'
> & { readonly subject: string | null }

/** The full result, as the command line and the API return it. */
export interface JsonDoses {
  readonly doses: readonly JsonDose[]
  readonly needsDecision: readonly JsonDecision[]
  readonly columns: readonly JsonColumn[]
  readonly totals: readonly JsonTotal[]
  readonly exceedances: readonly JsonExceedance[]
  readonly reconciliation: Reconciliation & Partial<Ledger>
  readonly excluded: readonly JsonExcludedRow[]
  readonly messages: readonly JsonProblem[]
}

/** Returns a problem with its place as in the JSON, with its sentence instead of its parameters. */
function jsonProblem(told: Problem, labels: DoseLabels): JsonProblem {
  const { params: _params, ...places } = told
  return { ...places, text: labels.problem(told) }
}

/**
 * Returns a function for the warnings of doses with their places. Each sentence is created once, since it doesn't
 * contain a place.
 */
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

/** Returns a subject for programs: the name, otherwise the number. */
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

function jsonDecision(decision: Decision, labels: DoseLabels): JsonDecision {
  const { sheet, cell, raw, reason, alternatives, check = [] } = decision
  const text = labels(`doses.reason.${reason}`)
  const proposal = proposalOf(decision)
  return { sheet, cell, columns: askedColumns(decision), raw, reason, alternatives, proposal, check, text }
}

function jsonExcludedRow({ sheet, row, label, kind, rules }: ExcludedRow, labels: DoseLabels): JsonExcludedRow {
  return { sheet, row: row + 1, label, kind, rules, text: labels.excluded(rules) }
}

/** Yields the doses of the report one by one, since there may be a million. */
function* jsonDosesOf(doses: readonly Dose[], labels: DoseLabels): Generator<JsonDose, void, void> {
  const warnings = warningTeller(labels)
  for (const dose of doses) yield { ...jsonFieldsOf(dose), warnings: warnings(dose) }
}

function jsonRest(extraction: Extraction, problems: readonly Problem[], labels: DoseLabels): Omit<JsonDoses, 'doses'> {
  return {
    needsDecision: extraction.decisions.map((decision) => jsonDecision(decision, labels)),
    columns: extraction.columns.map(jsonColumn),
    totals: extraction.totals.map(jsonTotal),
    exceedances: extraction.exceedances.filter(({ sure }) => sure).map(jsonExceedance),
    reconciliation: { ...extraction.reconciliation, ...extraction.ledger },
    excluded: [...excludedRows(extraction.layout)].map((row) => jsonExcludedRow(row, labels)),
    messages: problems.map((told) => jsonProblem(told, labels)),
  }
}

/**
 * Returns the full result as the command line prints it: every key is present, `null` for unknown values, decimals as
 * strings. A sum without a subject is over everyone in the file. For a file with hundreds of thousands of doses, use
 * `jsonPieces`.
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

/** Yields `jsonDoses` as text in pieces, with one list item per line. A million doses don't fit into one string. */
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
