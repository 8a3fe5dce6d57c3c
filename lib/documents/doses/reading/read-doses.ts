import { problem, type Problem } from '../../problem'
import type { Cell } from '../../spreadsheets/model'
import { AboutCells } from '../linking/about-cells'
import { settleContradictions } from '../linking/contradictions'
import { type Draft, finished } from '../linking/draft'
import { mergeDuplicates } from '../linking/duplicates'
import type { UnreadTime } from '../linking/row-periods'
import { settleOverlaps } from '../linking/overlaps'
import { settleOutliers } from '../linking/outliers'
import { settleRepeats } from '../linking/repeats'
import { settleRestated } from '../linking/restated'
import { withdrawnCells } from '../linking/withdrawn'
import { isFigure } from '../layout/new-layout'
import { type RowSubjects, rowSubjects } from '../linking/row-subjects'
import { sharedNames } from '../linking/shared-names'
import { settleUntimedSums } from '../linking/untimed-sums'
import { unsureRows } from '../linking/unsure-rows'
import { subjectProblems } from '../linking/subject-problems'
import { Subjects } from '../linking/subjects'
import { type LinkedRow, TableLinks } from '../linking/table-links'
import type { DoseColumn, DoseTable, Layout, RowKind } from '../layout-model'
import type { Decision, DecisionReason, Dose, Reconciliation, Subject } from '../model'
import type { Resolution } from '../options'
import { checkTotals } from '../totals/check-totals'
import { type CellDoses, NO_DOSE, sure, unsure } from './cell-doses'
import { columnChoices } from './column-reader'
import { DecisionList } from './decisions'
import { joinedByRow } from './row-questions'
import { flagged, markBeside } from './flagged'
import { layoutProblems } from './layout-problems'
import { rowsNotRead } from './rows-not-read'
import { NoteMarks } from './note-marks'
import { Resolutions } from './resolutions'
import { TableColumns, type Target } from './table-columns'
import { UnitGroups } from './unit-groups'
import { uncalculatedFormulas, type UncalculatedFormulas } from './uncalculated-formulas'
import { type SheetTally, Tally } from './tally'

export interface ReadDosesOptions {
  readonly resolutions?: readonly Resolution[]
  /** Problems found while the file was read: formulas without a value are cells with content. */
  readonly sourceProblems?: readonly Problem[]
  readonly signal?: AbortSignal | undefined
  /** Called with the number of rows read, and of all rows. */
  readonly onRows?: ((done: number, total: number) => void) | undefined
}

export interface ReadDoses {
  /** In reading order: sheets, rows, columns. */
  readonly doses: readonly Dose[]
  readonly decisions: readonly Decision[]
  readonly reconciliation: Reconciliation
  /** The same for each sheet. */
  readonly sheets: readonly SheetTally[]
  readonly problems: readonly Problem[]
}

/** The number of texts quoted in a question about a table. */
const SAMPLES = 3
/** The number of rows between checks of the abort signal. */
const STEP = 2_048
const SKIPPED: ReadonlySet<RowKind> = new Set(['blank', 'header', 'note', 'group', 'count'])

/**
 * Returns every dose of the tables in a layout. Each cell of their dose columns is read once, linked to its subject,
 * period and position, and counted. Doubtful cells are among the decisions, not among the doses.
 */
export function readDoses(layout: Layout, options: ReadDosesOptions = {}): ReadDoses {
  const { tables } = layout
  const subjects = new Subjects()
  const abouts = tables.map((table) => new AboutCells(table))
  const rows = tables.map((table, index) => rowSubjects(table, abouts[index] ?? new AboutCells(table), subjects))
  const job: Job = {
    subjects,
    doses: [],
    ofUnsureRows: new Map(),
    decisions: new DecisionList(),
    tally: new Tally(),
    resolutions: new Resolutions(options.resolutions ?? []),
    units: new UnitGroups(layout),
    uncalculated: uncalculatedFormulas(options.sourceProblems ?? []),
    timeProblems: [],
    options,
    total: tables.reduce((sum, { first, last }) => sum + last - first + 1, 0),
    done: 0,
  }
  for (const [index, table] of tables.entries()) {
    readTable(table, abouts[index] ?? new AboutCells(table), rows[index] ?? [], job)
  }
  const restated = settleRestated(layout, job.doses, job.resolutions)
  const repeats = settleRepeats(layout, job.doses, job.resolutions, job.ofUnsureRows)
  const merged = mergeDuplicates(
    job.doses.filter((draft) => !restated.dropped.has(draft) && !repeats.dropped.has(draft)),
    layout,
    job.resolutions,
  )
  settleUntimedSums(merged.doses)
  const settled = settleOverlaps(
    merged.doses.filter((draft) => !merged.sameAs.has(draft)),
    layout,
    job.resolutions,
  )
  const earlier = new Set([restated, repeats, merged, settled].flatMap((each) => [...each.dropped]))
  // If another question is about a dose, it isn't asked about twice.
  const outliers = settleOutliers(
    job.doses.filter((draft) => !earlier.has(draft) && !merged.sameAs.has(draft)),
    job.resolutions,
  )
  const asked = [restated, repeats, merged, settled, outliers].flatMap(({ decisions }) => decisions)
  for (const decision of asked) job.decisions.add(decision)
  const counted = [...earlier, ...outliers.dropped]
  const contradicted = settleContradictions(
    [...settled.contradictions, ...checkTotals(layout, without(job.doses, new Set(counted)))],
    job.resolutions,
    job.decisions.all(),
  )
  for (const decision of contradicted.decisions) job.decisions.add(decision)
  const dropped = new Set([...counted, ...contradicted.dropped])
  job.tally.withdraw(withdrawnCells(job.doses, dropped, asked))
  const kept = without(job.doses, dropped)
  const doses = finished(kept, merged.sameAs)
  return {
    doses,
    decisions: joinedByRow(job.decisions.all()),
    reconciliation: job.tally.balance(doses),
    sheets: job.tally.bySheet(doses),
    problems: [
      ...layoutProblems(layout, doses),
      ...rowsNotRead(layout),
      ...job.timeProblems,
      ...subjectProblems(subjects.doubts()),
      ...sharedNames(layout, doses),
      ...merged.problems,
      ...contradicted.problems,
    ],
  }
}

function without(drafts: readonly Draft[], dropped: ReadonlySet<Draft>): readonly Draft[] {
  return dropped.size === 0 ? drafts : drafts.filter((draft) => !dropped.has(draft))
}

interface Job {
  readonly subjects: Subjects
  readonly doses: Draft[]
  /** Doses that count because a user decided so for their row, with the reason asked. */
  readonly ofUnsureRows: Map<Draft, DecisionReason>
  readonly decisions: DecisionList
  readonly tally: Tally
  readonly resolutions: Resolutions
  readonly units: UnitGroups
  readonly uncalculated: UncalculatedFormulas
  readonly timeProblems: Problem[]
  readonly options: ReadDosesOptions
  readonly total: number
  done: number
}

function readTable(table: DoseTable, about: AboutCells, rows: RowSubjects, job: Job): void {
  const { source, first, last } = table
  if (table.isNew) askForColumns(table, job)
  askForUnexplained(table, job)
  const columns = new TableColumns(table, job.subjects, job.resolutions, job.units)
  const links = new TableLinks(table, about)
  const notes = new NoteMarks(table, about)
  const doubted = unsureRows(table, about)
  for (let row = first; row <= last; row += 1) {
    job.done += 1
    if (job.done % STEP === 0) {
      job.options.signal?.throwIfAborted()
      job.options.onRows?.(job.done, job.total)
    }
    const kind = table.rows.get(row)
    if (kind === 'group') links.enterGroup(row)
    const cells = source.sheet.rows[row]
    if (!cells || (kind !== undefined && SKIPPED.has(kind))) continue
    let linked: LinkedRow | null = null
    for (const target of columns.targets) {
      const own = cells[target.column.index]
      const blank = own === undefined || isBlank(own)
      if (blank && noteUncalculated(target.column, row, job)) continue
      const cell = blank ? (markBeside(cells, target.column) ?? notes.inPlaceOf(target.column, row, kind)) : own
      if (cell === null) continue
      linked ??= links.row(row, kind, job.subjects.subject(rows[row - first] ?? null))
      const found = flagged(target.reader.read(cell, linked.facts), cells, target.column, source.legend?.marks)
      const ofRow = doubted.get(row) ?? (links.perhapsGathered ? 'perhapsDoses' : null)
      const read = answered(found, cell, ofRow, (each) => resolved(each, target, row, job.resolutions))
      // Whatever a statistic means, nothing is added to it, so there is nothing to ask.
      const waiting = read.doubt !== null && kind !== 'statistic'
      job.tally.count(source.name, read.outcome, { waiting })
      if (read.doubt && waiting) {
        if (read.doubt.ofColumn) columns.doubted(target, read.doubt.reason, cell.text)
        else job.decisions.addCell(target.column, row, cell.text, read.doubt)
      }
      for (const reading of read.readings) {
        const dose = links.dose(reading, target.column, ...ownerOf(target, linked, cells, job.subjects))
        job.doses.push(dose)
        if (ofRow) job.ofUnsureRows.set(dose, ofRow)
      }
    }
  }
  job.timeProblems.push(...links.unreadTimes.map((unread) => timeProblem(source.name, unread)))
  for (const { target, reason, count, samples } of columns.doubts()) {
    const choices = columnChoices(table, target.column)
    if (reason === 'unitUnknown') job.decisions.addUnits(job.units.of(target.column), choices, count, samples)
    else job.decisions.addColumn(target.column, reason, choices, count, samples)
  }
}

/** Returns the person whose column a dose is in, and the row that it is linked to. */
function ownerOf(
  { column, subject }: Target,
  linked: LinkedRow,
  cells: readonly (Cell | undefined)[],
  subjects: Subjects,
): [Subject | null, LinkedRow] {
  if (column.ownerAt === undefined || column.ownerAt === null) return [subject, linked]
  const name = cells[column.ownerAt]?.text.trim() ?? ''
  return [subjects.subject(subjects.note(name === '' ? null : name, null)), { ...linked, subject: null }]
}

/** Asks once about a table from which nothing was read, at the first column of unknown figures. */
function askForColumns({ source, columns, first, last }: DoseTable, { decisions, resolutions }: Job): void {
  const rows = source.sheet.rows.slice(first, last + 1)
  const figuresOf = ({ index }: DoseColumn) =>
    rows.flatMap((cells) => (isFigure(cells?.[index]?.value) ? [cells?.[index]?.text ?? ''] : []))
  const column = columns.find((each) => each.role === 'other' && figuresOf(each).length > 0)
  if (column === undefined || resolutions.ofColumn(column.sheet, column.index) === 'reject') return
  const figures = figuresOf(column)
  decisions.addColumn(column, 'newLayout', [], figures.length, figures.slice(0, SAMPLES))
}

/** Asks about columns next to doses that weren't read and that nothing explains. */
function askForUnexplained({ source, columns, first, last, unexplained = [] }: DoseTable, job: Job): void {
  for (const column of columns) {
    if (!unexplained.includes(column.index)) continue
    if (job.resolutions.ofColumn(column.sheet, column.index) === 'reject') continue
    const texts = source.sheet.rows.slice(first, last + 1).flatMap((cells) => cells?.[column.index]?.text.trim() ?? [])
    const figures = texts.filter((text) => text !== '')
    job.decisions.addColumn(column, 'unexplainedColumn', [], figures.length, figures.slice(0, SAMPLES))
  }
}

function timeProblem(sheet: string, { code, row, text }: UnreadTime): Problem {
  return problem(code, 'warning', {
    file: 'data',
    sheet,
    row: row + 1,
    params: { sheet, row: row + 1, text },
  })
}

/**
 * Reports formulas that no program has calculated, at the first one of a column, with their number. Returns false if
 * there are none.
 */
function noteUncalculated(column: DoseColumn, row: number, { uncalculated, decisions, tally }: Job): boolean {
  const count = uncalculated.at(column.sheet, column.letter, row)
  if (count === 0) return false
  decisions.addFormulas(column, row, count)
  tally.count(column.sheet, 'rejected', { times: count, waiting: true })
  return true
}

/**
 * Returns what a cell gives after a user's decisions: how it is read, whether it counts although it is struck through,
 * and whether it counts although its row is uncertain. Each question is asked after the one before it is answered, and
 * has its own answer.
 */
function answered(
  found: CellDoses,
  { struck }: Cell,
  ofRow: DecisionReason | null,
  resolve: (read: CellDoses) => CellDoses,
): CellDoses {
  const read = resolve(found)
  const standing = struck ? resolve(unsure(read, 'struckThrough')) : read
  return ofRow ? resolve(unsure(standing, ofRow)) : standing
}

/** Applies a user's earlier decision about this cell; a chosen alternative leaves no doubt. */
function resolved(read: CellDoses, { column, rejected }: Target, row: number, resolutions: Resolutions): CellDoses {
  if (!read.doubt) return read
  if (read.doubt.ofColumn) return rejected ? NO_DOSE : read
  const choice = resolutions.ofCell(column.sheet, row, column.index, read.doubt.reason)
  if (choice === null) return read
  if (choice === 'reject') return NO_DOSE
  const chosen = read.doubt.choices[choice]
  return chosen ? sure(chosen.readings) : read
}

function isBlank({ value }: Cell): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}
