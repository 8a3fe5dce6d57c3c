import { cellAddress } from '../../spreadsheets/address'
import type { OutCell, OutLink } from '../../spreadsheets/writing/sheet'
import { problem } from '../../problem'
import type { DocumentCode } from '../../codes'
import type { DoseColumn, Period } from '../layout-model'
import type { Dose, DoseReading, Subject } from '../model'
import { doseReasons } from '../why/dose-reasons'
import { columnOf, SHEET_COLUMNS } from '../../spreadsheets/dose-sheet-columns'
import { drugOf, quantityOf } from './dose-fields'
import { day, figure, linked, Once, share, text, type List } from './list'
import type { Words } from './words'
import type { DoseLabels } from './label-codes'

/** Where a dose's cell is in the workbook, by the name of its sheet; null where its sheet isn't in it. */
export type SourceLink = (sheet: string, row: number, col: number) => OutLink | null

const WIDTHS: Readonly<Partial<Record<(typeof SHEET_COLUMNS.doses)[number], number>>> = {
  id: 9,
  subject: 28,
  device: 20,
  drug: 28,
  position: 16,
  quantity: 14,
  censor: 26,
  role: 20,
  unitSource: 20,
  warnings: 50,
  raw: 24,
  because: 50,
  source: 22,
}
const WIDTH = 13

const at = (column: (typeof SHEET_COLUMNS.doses)[number]) => columnOf('doses', column)

const COL = {
  id: at('id'),
  subject: at('subject'),
  subjectId: at('subjectId'),
  date: at('date'),
  periodFrom: at('periodFrom'),
  periodTo: at('periodTo'),
  period: at('period'),
  quantity: at('quantity'),
  position: at('position'),
  device: at('device'),
  drug: at('drug'),
  role: at('role'),
  source: at('source'),
  sameAs: at('sameAs'),
  because: at('because'),
}

/** The words of a reading's warnings, each sentence made once. */
function warningWords(labels: DoseLabels | null): (reading: DoseReading) => string {
  const known = new Map<string, string>()
  return ({ warnings }) => {
    if (labels === null || warnings.length === 0) return warnings.join(' ')
    return warnings
      .map((code) => {
        let sentence = known.get(code)
        if (sentence === undefined) {
          known.set(code, (sentence = labels.problem(problem(code as DocumentCode, 'warning', { file: 'data' }))))
        }
        return sentence
      })
      .join(' ')
  }
}

/** What the cells of a reading contain, in two stretches: before the dose's role and behind it. */
interface ReadingCells {
  readonly before: readonly OutCell[]
  readonly behind: readonly OutCell[]
}

/** Makes the cells of a row; those that many rows share are made once. */
class DoseRows {
  readonly #subjects = new Map<Subject, readonly OutCell[]>()
  readonly #periods = new Map<Period, readonly OutCell[]>()
  readonly #readings = new Map<DoseReading, ReadingCells>()
  readonly #texts = Array.from(SHEET_COLUMNS.doses, () => new Once<string>())
  readonly #warnings: (reading: DoseReading) => string

  constructor(
    readonly words: Words,
    labels: DoseLabels | null,
    readonly link: SourceLink,
  ) {
    this.#warnings = warningWords(labels)
  }

  row(dose: Dose): OutCell[] {
    const { reading, subject, period } = dose
    const cells: OutCell[] = [{ col: COL.id, value: dose.id }]
    if (subject !== null) append(cells, this.#subject(subject))
    if (dose.date !== null) append(cells, this.#day(COL.date, dose.date))
    if (period !== null) append(cells, this.#period(period))
    const quantity = quantityOf(dose)
    if (quantity !== null) append(cells, this.#word(COL.quantity, quantity, this.words.quantity(quantity)))
    const { position } = dose
    if (position !== null) append(cells, this.#word(COL.position, position, this.words.word('position', position)))
    if (dose.device !== null) append(cells, this.#word(COL.device, dose.device, dose.device))
    const drug = drugOf(dose)
    if (drug !== null) append(cells, this.#word(COL.drug, drug, drug))
    const read = this.#reading(reading)
    append(cells, read.before)
    append(cells, this.#word(COL.role, dose.role, this.words.word('role', dose.role)))
    append(cells, read.behind)
    cells.push(this.#source(dose.column, dose.row, dose.col))
    if (dose.sameAs !== null) append(cells, text(COL.sameAs, dose.sameAs))
    append(cells, this.#because(dose))
    return cells
  }

  /** Doses of few kinds share their reasons. */
  #because(dose: Dose): readonly OutCell[] {
    const rules = doseReasons(dose)
    return rules.length === 0 ? [] : this.#word(COL.because, rules.join(' '), this.words.because(rules))
  }

  #source({ sheet }: DoseColumn, row: number, col: number): OutCell {
    return linked(COL.source, `${sheet}!${cellAddress(row, col)}`, this.link(sheet, row, col))
  }

  #word(col: number, key: string, word: string): readonly OutCell[] {
    return this.#texts[col]?.get(key, () => text(col, word)) ?? []
  }

  #day(col: number, iso: string): readonly OutCell[] {
    return this.#texts[col]?.get(iso, () => day(col, iso)) ?? []
  }

  #subject(subject: Subject): readonly OutCell[] {
    let cells = this.#subjects.get(subject)
    if (cells === undefined) {
      cells = [...text(COL.subject, subject.name), ...text(COL.subjectId, subject.id)]
      this.#subjects.set(subject, cells)
    }
    return cells
  }

  #period(period: Period): readonly OutCell[] {
    let cells = this.#periods.get(period)
    if (cells === undefined) {
      const name = period.name === null ? null : this.words.period(period.name)
      cells = [
        ...this.#day(COL.periodFrom, period.from),
        ...this.#day(COL.periodTo, period.to),
        ...(name === null ? [] : this.#word(COL.period, name, name)),
      ]
      this.#periods.set(period, cells)
    }
    return cells
  }

  #reading(reading: DoseReading): ReadingCells {
    let cells = this.#readings.get(reading)
    if (cells === undefined) this.#readings.set(reading, (cells = this.#make(reading)))
    return cells
  }

  #make(reading: DoseReading): ReadingCells {
    const { words } = this
    const { frequency, perDay, duration } = reading
    const unitOf = (unit: NonNullable<typeof frequency>['periodUnit']) => words.word('periodUnit', unit)
    return {
      before: [
        ...text(at('form'), reading.form),
        ...text(at('route'), reading.route),
        ...figure(at('value'), reading.value),
        ...figure(at('min'), reading.min),
        ...figure(at('max'), reading.max),
        ...text(at('comparator'), reading.comparator),
        ...figure(at('uncertainty'), reading.uncertainty),
        ...text(at('censor'), reading.censor === null ? null : words.word('censor', reading.censor)),
        ...text(at('rawUnit'), reading.rawUnit),
        ...text(at('unit'), reading.unit),
        ...figure(at('canonicalValue'), reading.canonicalValue),
        ...text(at('canonicalUnit'), reading.canonicalUnit),
        ...(frequency === null
          ? []
          : [
              ...figure(at('frequencyMin'), frequency.min),
              ...figure(at('frequencyMax'), frequency.max),
              ...figure(at('frequencyPeriod'), frequency.period),
              ...figure(at('frequencyPeriodMax'), frequency.periodMax),
              ...text(at('frequencyPeriodUnit'), unitOf(frequency.periodUnit)),
            ]),
        ...(perDay === null
          ? []
          : [
              ...figure(at('perDayMin'), perDay.min),
              ...figure(at('perDayMax'), perDay.max),
              ...text(at('perDayUnit'), perDay.unit),
            ]),
        ...(duration === null
          ? []
          : [...figure(at('durationValue'), duration.value), ...text(at('durationUnit'), unitOf(duration.unit))]),
        ...(reading.asNeeded ? text(at('asNeeded'), words.word('answer', 'yes')) : []),
      ],
      behind: [
        ...text(at('unitSource'), reading.unitSource === null ? null : words.word('unitSource', reading.unitSource)),
        share(at('confidence'), reading.confidence),
        ...text(at('warnings'), this.#warnings(reading)),
        ...text(at('raw'), reading.raw),
      ],
    }
  }
}

function append(cells: OutCell[], more: readonly OutCell[]): void {
  for (const cell of more) cells.push(cell)
}

function* rowsOf(doses: readonly Dose[], rows: DoseRows): Generator<OutCell[], void, void> {
  for (const dose of doses) yield rows.row(dose)
}

/** Columns that no dose has anything for: those of the other of the two worlds, above all. */
function emptyColumns(doses: readonly Dose[], rows: DoseRows): Set<number> {
  const empty = new Set(SHEET_COLUMNS.doses.map((_, col) => col))
  const seen = new Set<object>()
  const isNew = (thing: object | null) => thing !== null && !seen.has(thing) && seen.add(thing) === seen
  const fills = (col: number, value: unknown) => value !== null && value !== undefined && empty.has(col)
  for (const dose of doses) {
    // Only a dose that may fill another column than those before it is worth its row.
    const unlike =
      isNew(dose.reading) ||
      isNew(dose.subject) ||
      fills(COL.date, dose.date) ||
      fills(COL.periodFrom, dose.period) ||
      fills(COL.period, dose.period?.name) ||
      fills(COL.position, dose.position) ||
      fills(COL.device, dose.device) ||
      fills(COL.drug, dose.drug) ||
      fills(COL.quantity, dose.column.quantity) ||
      fills(COL.sameAs, dose.sameAs)
    if (!unlike) continue
    for (const { col } of rows.row(dose)) empty.delete(col)
  }
  return doses.length === 0 ? new Set() : empty
}

/**
 * A row for each dose, in reading order, whatever it counts as.
 * @param labels for the sentences of warnings; null leaves their codes
 */
export function dosesList(doses: readonly Dose[], words: Words, labels: DoseLabels | null, link: SourceLink): List {
  const rows = new DoseRows(words, labels, link)
  return {
    key: 'doses',
    widths: SHEET_COLUMNS.doses.map((column) => WIDTHS[column] ?? WIDTH),
    count: doses.length,
    empty: emptyColumns(doses, rows),
    rows: rowsOf(doses, rows),
  }
}
