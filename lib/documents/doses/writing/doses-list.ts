import { cellAddress } from '../../spreadsheets/address'
import { cellsOf, type OutCell, type OutLink, type OutPart, RepeatedCells } from '../../spreadsheets/writing/sheet'
import { problem } from '../../problem'
import type { DocumentCode } from '../../codes'
import type { DoseColumn, Period } from '../layout-model'
import type { Dose, DoseReading, Subject } from '../model'
import { doseReasons } from '../why/dose-reasons'
import { columnOf, SHEET_COLUMNS } from '../../spreadsheets/dose-sheet-columns'
import { drugOf, quantityOf } from './dose-fields'
import { day, figure, linked, share, text, type List } from './list'
import type { Words } from './words'
import type { DoseLabels } from './label-codes'

/** Returns a link to a dose's cell in the workbook, by the name of its sheet; null if the sheet isn't in it. */
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
/**
 * The maximum number of cached kinds of doses per reading. More are created each time, since a list of medicines has
 * one drug per row.
 */
const MOST_OF_READING = 8

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

/** Returns a function for the words of a reading's warnings. Each sentence is created once. */
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

/** The cells that doses of one reading, column, drug and role share. */
interface ReadingCells {
  readonly column: DoseColumn
  readonly drug: string | null
  readonly role: Dose['role']
  /** From the drug to the cell's own text. */
  readonly cells: RepeatedCells
  readonly because: RepeatedCells
}

const NONE = new RepeatedCells([])

/** Creates the cells of rows; those that many rows share are created once. */
class DoseRows {
  readonly #subjects = new Map<Subject, RepeatedCells>()
  readonly #days = new Map<string, RepeatedCells>()
  readonly #periods = new Map<Period, RepeatedCells>()
  readonly #places = new Map<string | null, Map<string | null, RepeatedCells>>()
  readonly #readings = new Map<DoseReading, ReadingCells[]>()
  readonly #warnings: (reading: DoseReading) => string
  #row = { device: '', cells: NONE }

  constructor(
    readonly words: Words,
    labels: DoseLabels | null,
    readonly link: SourceLink,
  ) {
    this.#warnings = warningWords(labels)
  }

  row(dose: Dose): OutPart[] {
    const { reading, subject, period, device, sameAs } = dose
    const parts: OutPart[] = [{ col: COL.id, value: dose.id }]
    if (subject !== null) parts.push(this.#subject(subject))
    if (dose.date !== null) parts.push(this.#day(dose.date))
    if (period !== null) parts.push(this.#period(period))
    parts.push(this.#place(dose))
    if (device !== null) parts.push(this.#device(device))
    const read = this.#reading(reading, dose)
    parts.push(read.cells, this.#source(dose.column, dose.row, dose.col))
    if (sameAs === null) parts.push(read.because)
    else parts.push(...text(COL.sameAs, sameAs), ...this.#because(dose))
    return parts
  }

  #because(dose: Dose): readonly OutCell[] {
    const rules = doseReasons(dose)
    return rules.length === 0 ? [] : text(COL.because, this.words.because(rules))
  }

  #source({ sheet }: DoseColumn, row: number, col: number): OutCell {
    return linked(COL.source, `${sheet}!${cellAddress(row, col)}`, this.link(sheet, row, col))
  }

  #subject(subject: Subject): RepeatedCells {
    let cells = this.#subjects.get(subject)
    if (cells === undefined) {
      cells = new RepeatedCells([...text(COL.subject, subject.name), ...text(COL.subjectId, subject.id)])
      this.#subjects.set(subject, cells)
    }
    return cells
  }

  #day(iso: string): RepeatedCells {
    let cells = this.#days.get(iso)
    if (cells === undefined) this.#days.set(iso, (cells = new RepeatedCells(day(COL.date, iso))))
    return cells
  }

  #period(period: Period): RepeatedCells {
    let cells = this.#periods.get(period)
    if (cells === undefined) {
      cells = new RepeatedCells([
        ...day(COL.periodFrom, period.from),
        ...day(COL.periodTo, period.to),
        ...text(COL.period, period.name === null ? null : this.words.period(period.name)),
      ])
      this.#periods.set(period, cells)
    }
    return cells
  }

  #place(dose: Dose): RepeatedCells {
    const quantity = quantityOf(dose)
    const { position } = dose
    let positions = this.#places.get(quantity)
    if (positions === undefined) this.#places.set(quantity, (positions = new Map()))
    let cells = positions.get(position)
    if (cells === undefined) {
      cells = new RepeatedCells([
        ...text(COL.quantity, quantity === null ? null : this.words.quantity(quantity)),
        ...text(COL.position, position === null ? null : this.words.word('position', position)),
      ])
      positions.set(position, cells)
    }
    return cells
  }

  /** All doses of a row are of one device. */
  #device(device: string): RepeatedCells {
    if (device !== this.#row.device) this.#row = { device, cells: new RepeatedCells(text(COL.device, device)) }
    return this.#row.cells
  }

  #reading(reading: DoseReading, dose: Dose): ReadingCells {
    const { column, role } = dose
    const drug = drugOf(dose)
    let known = this.#readings.get(reading)
    if (known === undefined) this.#readings.set(reading, (known = []))
    for (const each of known) if (each.column === column && each.drug === drug && each.role === role) return each
    const { before, behind } = this.#make(reading)
    const made: ReadingCells = {
      column,
      drug,
      role,
      cells: new RepeatedCells([
        ...text(COL.drug, drug),
        ...before,
        ...text(COL.role, this.words.word('role', role)),
        ...behind,
      ]),
      because: new RepeatedCells(this.#because({ ...dose, sameAs: null })),
    }
    if (known.length < MOST_OF_READING) known.push(made)
    return made
  }

  #make(reading: DoseReading) {
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

function* rowsOf(doses: readonly Dose[], rows: DoseRows): Generator<OutPart[], void, void> {
  for (const dose of doses) yield rows.row(dose)
}

/**
 * Returns the columns that are empty for all doses, mainly those for the other kind of doses (radiation or medicines).
 */
function emptyColumns(doses: readonly Dose[], rows: DoseRows): Set<number> {
  const empty = new Set(SHEET_COLUMNS.doses.map((_, col) => col))
  const seen = new Set<object>()
  const isNew = (thing: object | null) => thing !== null && !seen.has(thing) && seen.add(thing) === seen
  const fills = (col: number, value: unknown) => value !== null && value !== undefined && empty.has(col)
  for (const dose of doses) {
    // Only a dose that may fill another column than those before it has to be checked.
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
    for (const { col } of cellsOf(rows.row(dose))) empty.delete(col)
  }
  return doses.length === 0 ? new Set() : empty
}

/**
 * Returns a row for each dose, in reading order, whatever it counts as.
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
