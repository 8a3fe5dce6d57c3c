import { askedColumns, proposalOf } from '@/lib/documents/doses/reading/decisions'
import type { Change, Comparison, DoseInspection, DoseResult } from '@/lib/documents/doses/result'
import type { DoseColumn, DoseRole, Layout } from '@/lib/documents/doses/layout-model'
import type { Decision, Dose, Exceedance, Subject } from '@/lib/documents/doses/model'
import type { Decided } from '@/lib/documents/doses/why/decided'
import { excludedRows } from '@/lib/documents/doses/why/excluded-rows'
import type { SheetFigures } from '@/lib/documents/doses/totals/sheet-figures'
import { fieldsOf } from '@/lib/documents/doses/writing/dose-fields'
import type { DoseInspectionReport, DoseReport } from '../dose-answer'
import { packRows } from '../packed-rows'
import { chartTotals } from './dose-chart'
import { cellSurroundings, type CellPlace, tableBeginnings } from './dose-tables'
import { shownText } from './shown-text'

/** Of each list a screen gets so much, with the count of all; the file has the rest. */
export const SHOWN_ROWS = 200
const SHOWN_COLUMNS = 500
const SHOWN_SHEETS = 2_000
/** An inspection returns this many doses, packed; a run's stored response doesn't. */
const PACKED_ROWS = 100_000

type Found = Pick<DoseResult, 'extraction' | 'shape' | 'mappingRemembered'>

/** What was found in a file as the API answers it: bounded, and without what only the core needs. */
export function doseReport({ extraction, shape, mappingRemembered }: Found): DoseReport {
  const { doses, decisions, columns, totals, exceedances, reconciliation, ledger, layout, profile, comparison } =
    extraction
  const { sheets = [], decided = [], named = null, profileSuggested: used = false } = extraction
  return {
    doses: { count: doses.length, rows: doses.slice(0, SHOWN_ROWS).map(doseRow) },
    roles: rolesOf(doses),
    people: peopleOf(doses),
    reconciliation,
    ledger: ledger ?? null,
    sheets: { count: sheets.length, rows: sheets.slice(0, SHOWN_SHEETS).map(sheetRow) },
    decided: decided.map(decidedRow),
    excluded: excludedReport(layout),
    decisions: { count: decisions.length, rows: decisions.slice(0, SHOWN_ROWS).map(decisionRow) },
    columns: { count: columns.length, rows: columns.slice(0, SHOWN_COLUMNS).map(columnRow) },
    totals: chartTotals(totals, exceedances),
    exceedances: { count: exceedances.length, rows: exceedances.slice(0, SHOWN_ROWS).map(exceedanceRow) },
    comparison: comparison && comparisonReport(comparison),
    profile: profile && {
      ...profile,
      limits: profile.limits.map((limit) => ({ ...limit, quantities: [...limit.quantities] })),
    },
    named: named && { name: named.profile.name, sheet: named.sheet, cell: named.cell, words: named.words, used },
    without: layout.without.slice(0, SHOWN_ROWS).map(({ sheet, reason }) => ({ sheet, reason })),
    shape,
    mappingRemembered,
  }
}

/** The same for an inspection, with the first rows of each table, or with the surroundings of one cell. */
export function doseInspectionReport(inspection: DoseInspection, around?: CellPlace): DoseInspectionReport {
  const { doses, layout } = inspection.extraction
  if (around !== undefined) {
    const surroundings = cellSurroundings(layout, around)
    return { ...doseReport(inspection), tables: surroundings === null ? [] : [surroundings] }
  }
  return {
    ...doseReport(inspection),
    ...(doses.length > SHOWN_ROWS && { allDoses: packRows(doses.slice(0, PACKED_ROWS).map(doseRow)) }),
    tables: tableBeginnings(layout),
  }
}

/** A subject without what else an object may carry. */
function subjectOf({ name, id }: Subject): { name: string | null; id: string | null } {
  return { name, id }
}

function doseRow(dose: Dose): DoseReport['doses']['rows'][number] {
  const fields = fieldsOf(dose)
  return { ...fields, raw: shownText(fields.raw), warnings: [...fields.warnings], rules: [...fields.rules] }
}

function excludedReport(layout: Layout): DoseReport['excluded'] {
  const rows = [...excludedRows(layout)]
  return {
    count: rows.length,
    rows: rows.slice(0, SHOWN_ROWS).map(({ sheet, row, label, kind, rules }) => ({
      sheet,
      row: row + 1,
      label: shownText(label),
      kind,
      rules: [...rules],
    })),
  }
}

function sheetRow({ quantities, units, excludedRoles, ...figures }: SheetFigures) {
  return { ...figures, quantities: [...quantities], units: [...units], excludedRoles: [...excludedRoles] }
}

/** The first rows are enough: users put back only a few. */
function decidedRow(decided: Decided): NonNullable<DoseReport['decided']>[number] {
  switch (decided.kind) {
    case 'unit':
    case 'role':
      return { ...decided, columns: [...decided.columns] }
    case 'excluded':
      return { ...decided, rows: decided.rows.slice(0, SHOWN_ROWS) }
    default:
      return { ...decided }
  }
}

function decisionRow(decision: Decision) {
  const { sheet, cell, column, raw, reason, alternatives, count, others, check } = decision
  const { letter, header } = column
  const columns = askedColumns(decision)
  const proposal = proposalOf(decision)
  return {
    sheet,
    cell,
    column: letter,
    header,
    raw: shownText(raw),
    reason,
    alternatives: [...alternatives],
    count,
    ...(columns.length > 1 && { columns: [...columns] }),
    ...(proposal !== null && { proposal }),
    ...(others && { others }),
    ...(check && { check: [...check] }),
  }
}

function columnRow(column: DoseColumn): DoseReport['columns']['rows'][number] {
  const { sheet, table, letter, header, role, holds, quantity, unit, unitSource, position, subject, confidence } =
    column
  return {
    sheet,
    table,
    column: letter,
    header,
    role,
    holds,
    quantity,
    unit,
    unitSource,
    position,
    period: column.period && (column.period.name ?? `${column.period.from}/${column.period.to}`),
    subject,
    confidence,
    doubts: [...column.doubts],
    chosen: column.chosen,
  }
}

function exceedanceRow({ subject, ...row }: Exceedance): DoseReport['exceedances']['rows'][number] {
  return { ...row, subject: subjectOf(subject) }
}

function rolesOf(doses: readonly Dose[]): DoseReport['roles'] {
  const counts: Record<DoseRole, number> = { period: 0, cumulative: 0, total: 0, single: 0, control: 0, limit: 0 }
  for (const { role } of doses) counts[role] += 1
  return counts
}

/** Equal subjects are one object. Control badges and limits aren't people. */
function peopleOf(doses: readonly Dose[]): number {
  const people = new Set<Subject>()
  for (const { subject, role } of doses)
    if (subject !== null && role !== 'control' && role !== 'limit') people.add(subject)
  return people.size
}

function comparisonReport({ before, rows }: Comparison): DoseReport['comparison'] {
  const counts: Record<Change, number> = { rose: 0, fell: 0, same: 0, unsure: 0, new: 0, missing: 0 }
  for (const { change } of rows) counts[change] += 1
  return {
    before,
    counts,
    count: rows.length,
    rows: rows.slice(0, SHOWN_ROWS).map(({ subject, ...row }) => ({ ...row, subject: subjectOf(subject) })),
  }
}
