import { cellAddress, parseAddress } from '../../spreadsheets/address'
import { alternativeText } from '../alternative-text'
import { askedColumns } from '../reading/decisions'
import type { OutCell } from '../../spreadsheets/writing/sheet'
import type { DoseColumn, Layout } from '../layout-model'
import type { Decision, Exceedance } from '../model'
import type { Comparison } from '../result'
import { excludedRows } from '../why/excluded-rows'
import { columnOf, SHEET_COLUMNS } from '../../spreadsheets/dose-sheet-columns'
import type { SourceLink } from './doses-list'
import { count, figure, linked, share, TEXT, text, type List } from './list'
import { widthsOf } from './totals-lists'
import type { Words } from './words'

/** Returns the limits that are exceeded, certainly or possibly. */
export function exceedancesList(exceedances: readonly Exceedance[], words: Words): List {
  const at = (column: (typeof SHEET_COLUMNS.exceedances)[number]) => columnOf('exceedances', column)
  return {
    key: 'exceedances',
    widths: widthsOf(SHEET_COLUMNS.exceedances, {
      subject: 30,
      position: 18,
      quantity: 18,
      limitName: 44,
      profile: 20,
    }),
    count: exceedances.length,
    rows: exceedances.map((found) => [
      ...text(at('subject'), found.subject.name),
      ...text(at('subjectId'), found.subject.id),
      ...text(at('quantity'), words.quantity(found.quantity)),
      ...text(at('position'), found.position === null ? null : words.word('position', found.position)),
      ...text(at('period'), found.period),
      ...figure(at('lower'), found.lower),
      ...figure(at('upper'), found.upper),
      ...text(at('unit'), words.unit(found.unit)),
      ...figure(at('limit'), found.limit),
      ...text(at('limitName'), words.limit(found.limitId)),
      ...text(at('profile'), found.profile),
      ...text(at('sure'), words.word('answer', found.sure ? 'yes' : 'no')),
      ...text(at('partial'), words.word('answer', found.partial ? 'yes' : 'no')),
    ]),
  }
}

/**
 * Returns the questions that the user must decide, with the reason and the alternatives. They aren't included among the
 * doses.
 */
export function decisionsList(decisions: readonly Decision[], words: Words, link: SourceLink): List {
  const at = (column: (typeof SHEET_COLUMNS.decisions)[number]) => columnOf('decisions', column)
  // Numbers as in the file's own JSON.
  const shown = { unit: words.unit, numbers: (amount: string) => amount }
  function* rows(): Generator<OutCell[], void, void> {
    for (const decision of decisions) {
      const { sheet, cell, column, raw, reason, alternatives, check = [], count: cells } = decision
      const place = cell === null ? null : parseAddress(cell)
      const target = place === null ? null : link(sheet, place.row, place.column)
      yield [
        linked(at('source'), `${sheet}!${placesOf(decision).join(', ')}`, target),
        ...text(at('header'), column.header, TEXT),
        ...text(at('raw'), raw),
        ...text(at('reason'), words.word('reason', reason), TEXT),
        ...text(at('alternatives'), alternatives.map((each) => alternativeText(each, shown)).join(' · '), TEXT),
        ...text(at('check'), check.join(', '), TEXT),
        count(at('count'), cells),
      ]
    }
  }
  return {
    key: 'decisions',
    widths: widthsOf(SHEET_COLUMNS.decisions, {
      source: 22,
      header: 30,
      raw: 24,
      reason: 60,
      alternatives: 36,
      check: 24,
    }),
    count: decisions.length,
    wraps: true,
    rows: rows(),
  }
}

/** Returns the cells or columns that a question is about. */
function placesOf(decision: Decision): readonly string[] {
  const columns = askedColumns(decision)
  if (decision.cell === null) return columns
  const row = decision.cell.replace(/\D/g, '')
  return columns.length === 0 ? [decision.cell] : columns.map((letter) => letter + row)
}

/** Returns the rows whose numbers aren't any person's doses, with the reason. */
export function excludedList(layout: Layout, words: Words, link: SourceLink): List {
  const at = (column: (typeof SHEET_COLUMNS.excluded)[number]) => columnOf('excluded', column)
  const excluded = [...excludedRows(layout)]
  function* rows(): Iterable<OutCell[]> {
    for (const { sheet, row, col, label, kind, rules } of excluded) {
      yield [
        linked(at('source'), `${sheet}!${cellAddress(row, col)}`, link(sheet, row, col)),
        ...text(at('label'), label, TEXT),
        ...text(at('kind'), words.word('excludedKind', kind)),
        ...text(at('because'), words.because(rules), TEXT),
        ...text(at('rules'), rules.join(' '), TEXT),
      ]
    }
  }
  return {
    key: 'excluded',
    widths: widthsOf(SHEET_COLUMNS.excluded, { source: 22, label: 32, kind: 20, because: 70, rules: 34 }),
    count: excluded.length,
    wraps: true,
    rows: rows(),
  }
}

/** Returns the details of each column, for correcting a mapping. */
export function columnsList(columns: readonly DoseColumn[], words: Words): List {
  const at = (column: (typeof SHEET_COLUMNS.columns)[number]) => columnOf('columns', column)
  return {
    key: 'columns',
    widths: widthsOf(SHEET_COLUMNS.columns, {
      sheet: 22,
      column: 9,
      header: 36,
      role: 22,
      holds: 24,
      quantity: 22,
      unitSource: 20,
      position: 18,
      subject: 24,
      doubts: 40,
    }),
    count: columns.length,
    wraps: true,
    rows: columns.map((column) => [
      ...text(at('sheet'), column.sheet),
      ...text(at('column'), column.letter),
      ...text(at('header'), column.header, TEXT),
      ...text(at('role'), words.word('role', column.role)),
      ...text(at('holds'), column.holds === null ? null : words.word('holds', column.holds)),
      ...text(at('quantity'), column.quantity === null ? null : words.quantity(column.quantity)),
      ...text(at('unit'), column.unit),
      ...text(at('unitSource'), column.unitSource === null ? null : words.word('unitSource', column.unitSource)),
      ...text(at('position'), column.position === null ? null : words.word('position', column.position)),
      ...text(at('period'), column.period === null ? null : periodShown(column.period, words)),
      ...text(at('subject'), column.subject),
      share(at('confidence'), column.confidence),
      ...text(at('doubts'), column.doubts.map((doubt) => words.word('doubt', doubt)).join('; '), TEXT),
      ...(column.chosen ? text(at('chosen'), words.word('answer', 'yes')) : []),
    ]),
  }
}

function periodShown({ name, from, to }: NonNullable<DoseColumn['period']>, words: Words): string {
  return name === null ? `${from}/${to}` : words.period(name)
}

/** Returns the changes of doses since the previous period. */
export function comparisonList({ rows }: Comparison, words: Words): List {
  const at = (column: (typeof SHEET_COLUMNS.comparison)[number]) => columnOf('comparison', column)
  return {
    key: 'comparison',
    widths: widthsOf(SHEET_COLUMNS.comparison, { subject: 30, quantity: 18, position: 18, change: 20 }),
    count: rows.length,
    rows: rows.map((row) => [
      ...text(at('subject'), row.subject.name),
      ...text(at('subjectId'), row.subject.id),
      ...text(at('quantity'), words.quantity(row.quantity)),
      ...text(at('position'), row.position === null ? null : words.word('position', row.position)),
      ...text(at('unit'), words.unit(row.unit)),
      ...text(at('beforePeriod'), row.beforePeriod === null ? null : words.period(row.beforePeriod)),
      ...figure(at('beforeLower'), row.before?.lower ?? null),
      ...figure(at('beforeUpper'), row.before?.upper ?? null),
      ...text(at('nowPeriod'), row.nowPeriod === null ? null : words.period(row.nowPeriod)),
      ...figure(at('nowLower'), row.now?.lower ?? null),
      ...figure(at('nowUpper'), row.now?.upper ?? null),
      ...text(at('change'), words.word('change', row.change)),
    ]),
  }
}
