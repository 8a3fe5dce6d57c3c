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

/** A problem without what its sentence already says. */
export type JsonProblem = Omit<Problem, 'params'> & { readonly text: string }

/** A dose as a program reads it. */
export type JsonDose = Omit<JsonFields, 'warnings'> & { readonly warnings: readonly JsonProblem[] }

/** `reason` is the id of the rule that asks, `text` its sentence. */
export type JsonDecision = Pick<Decision, 'sheet' | 'cell' | 'raw' | 'reason' | 'alternatives'> & {
  /** The letters of the columns that a question without a cell is about. */
  readonly columns: readonly string[]
  /** The alternative that the numbers suggest: a unit in UCUM; null if none is likelier. */
  readonly proposal: string | null
  /** Ranges where a dose may be wrong, if the question is about a figure that its doses contradict. */
  readonly check: readonly string[]
  readonly text: string
}
/** A row that is no one's dose. `row` is as the spreadsheet shows it; `text` says why in a sentence. */
export type JsonExcludedRow = Omit<ExcludedRow, 'col'> & { readonly text: string }
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
  readonly excluded: readonly JsonExcludedRow[]
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

/** Who it is, for a program: by name, else by number. */
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

/** What of the report is made item by item; the doses may be a million. */
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

/** `jsonDoses` as text, an item of its lists on a line, in pieces: a million doses are more than one string can contain. */
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
