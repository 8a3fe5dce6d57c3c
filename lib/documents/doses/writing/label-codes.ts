import type { Labels } from '../../labels'
import type { ColumnKey, SheetKey } from '../../spreadsheets/dose-sheet-columns'
import type { LedgerRow } from '../totals/ledger'
import type { WordedLimit, WordedQuantity } from './worded'
import type { WordCodes } from './words'

type WordCode = { [Kind in keyof WordCodes]: `${Kind}.${WordCodes[Kind]}` }[keyof WordCodes]

/** Texts of the Summary: titles of its sections, names of its numbers, notes. */
export const SUMMARY_CODES = [
  'title',
  'none',
  'found',
  'doses',
  'persons',
  'devices',
  'drugs',
  'exceedances',
  'exceedancesUnsure',
  'toDecide',
  'reconciliation',
  'numericCells',
  'withValue',
  'censored',
  'rejected',
  'balanced',
  'notBalanced',
  'rows',
  'unexplained',
  'allExplained',
  'notAdded',
  'duplicates',
  'assumed',
  'warnings',
  'profile',
  'noProfile',
  'profileFrom',
  'verified',
  'toVerify',
  'mean',
  'without',
  'workbook',
  'namesRow',
  'sources',
  'sourcesLeftOut',
  'linksEnd',
  'before',
] as const
export type SummaryCode = (typeof SUMMARY_CODES)[number]

export const CHART_CODES = ['persons', 'periods', 'limit', 'uncertain', 'sum', 'personsLeftOut', 'limitAbove'] as const
export type ChartCode = (typeof CHART_CODES)[number]

/** The words in a workbook of doses, and in its name. */
export type DoseLabelCode =
  | `doses.sheet.${SheetKey}`
  | `doses.column.${ColumnKey}`
  | `doses.${WordCode}`
  | `doses.quantity.${WordedQuantity}`
  | `doses.limit.${WordedLimit}`
  | `doses.summary.${SummaryCode}`
  | `doses.chart.${ChartCode}`
  | `doses.ledgerRow.${LedgerRow}`
  | `doses.month.${number}`
  | 'doses.quarterOf'
  | 'doses.quarter'
  | 'doses.sourceSheet'
  | 'dosesInName'

export interface DoseLabels extends Labels<DoseLabelCode> {
  /** Returns a unit of dose by its UCUM code. */
  unit(ucum: string): string
  /** Returns why a dose is read this way, by the ids of the rules. */
  because(rules: readonly string[]): string
  /** Returns why a row is left out, by the ids of the rules. */
  excluded(rules: readonly string[]): string
}
