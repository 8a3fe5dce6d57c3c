import type { Cell } from '../../spreadsheets/model'
import { isPersonName } from '../columns/person-name'
import { wordKey } from '../columns/fold'
import { headerWords, positionOf } from '../columns/header-words'
import { sourceOf } from '../language/header-patterns'
import { NAMES_AS_WELL } from '../lexicon/row-labels'
import type { ColumnRole, DoseColumn } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isWholeTotal, labelKind } from './label-kind'
import { isFilled } from './lane'

type Cells = readonly (Cell | undefined)[]

/** Columns where «Total body» or `Total body CT` may be a place or an examination instead of a sum. */
const NAMED_AFTER_ALL: ReadonlySet<ColumnRole> = new Set(['position', 'dosimeter', 'examination'])
const PERSONS: ReadonlySet<ColumnRole> = new Set(['subject', 'surname'])
const WHOSE: ReadonlySet<ColumnRole> = new Set(['subject', 'surname', 'subject_id'])
/** Words after `Total`, in addition to the places where badges are worn. Own collection. */
const ORGANS = new RegExp(String.raw`^total\s${sourceOf('wholeOrgan')}(?!\p{L})`, 'iu')
/** Labels that say what they add up: `Total for person`, `Average of CT`. */
const SUM_OF = new RegExp(String.raw`^\p{L}+\s${sourceOf('sumOf')}(?!\p{L})`, 'iu')
const LATIN = /^\p{Script=Latin}/u
/** `N.`: an initial. */
const INITIAL = /^\p{Lu}\.?$/u
/** `Min` is also a given name. */
const SHORT_NAME = /^\p{Lu}\p{Ll}{1,2}$/u
/** Columns that a row above others leaves empty, as data rows may too. */
const SILENT: ReadonlySet<ColumnRole> = new Set(['subject', 'surname', 'given_name', 'note', 'row_number', 'other'])
/** More than this share of the rows is most of them. */
const MOST = 0.5
const NAMES = new Set(NAMES_AS_WELL)

/** Distinguishes a word for a total from a name: `Maxim` may be either, and `Total body` is where a badge is worn. */
export class NamesOrTotals {
  private readonly roles: ReadonlyMap<number, ColumnRole>
  private known: readonly number[] | null = null
  private knownNames: readonly number[] | null = null

  constructor(
    private readonly table: FoundTable,
    private readonly columns: readonly DoseColumn[],
  ) {
    this.roles = new Map(columns.map(({ index, role }) => [index, role]))
  }

  /**
   * Returns what a cell that looks like a total's label means: `unsure` if it may also name a person.
   * @param beside the rows above and below
   */
  of(text: string, column: number, cells: Cells, beside: readonly Cells[]): 'total' | 'plain' | 'unsure' {
    const role = this.roles.get(column)
    if (role === undefined) return 'total'
    if (NAMED_AFTER_ALL.has(role)) return this.ofPlace(text, column, cells)
    if (role === 'given_name') return this.ofGivenName(text, cells)
    if (!PERSONS.has(role) || !beginsWithName(text)) return 'total'
    if (this.fills(cells, (each) => each === 'given_name')) return 'plain'
    const alike = this.usual.every((index) => isFilled(cells[index]))
    if (isName(text)) return alike ? 'plain' : 'unsure'
    const amongFigures = beside.some((each) => saysTotal(each[column]))
    return isWholeTotal(text) && alike && this.usual.length > 0 && !amongFigures ? 'unsure' : 'total'
  }

  /**
   * Decides in a column of places or examinations. A text names one only in a row that fills what other rows fill. A
   * row that adds them up leaves its person or date empty.
   */
  private ofPlace(text: string, column: number, cells: Cells): 'total' | 'plain' | 'unsure' {
    if (isWholeTotal(text) || SUM_OF.test(text) || !LATIN.test(text)) return 'total'
    const beside = [...this.usual, ...this.usualNames].filter((index) => index !== column)
    const alike = beside.every((index) => isFilled(cells[index]))
    if (positionOf(text) === null && !ORGANS.test(text)) return alike && beside.length > 0 ? 'unsure' : 'total'
    if (alike) return 'plain'
    return this.fills(cells, (each) => WHOSE.has(each)) ? 'unsure' : 'total'
  }

  /** Checks a text in the column of given names. «Зайцев | Итого» adds up a person's rows. */
  private ofGivenName(text: string, cells: Cells): 'total' | 'plain' | 'unsure' {
    if (!this.fills(cells, (each) => PERSONS.has(each))) return 'total'
    if (beginsWithName(text) || INITIAL.test(text)) return 'plain'
    const alike = this.usual.every((index) => isFilled(cells[index]))
    return SHORT_NAME.test(text) && alike ? 'unsure' : 'total'
  }

  /** Returns the columns that most rows fill, without names. */
  private get usual(): readonly number[] {
    this.known ??= this.mostlyFilled((role) => !SILENT.has(role))
    return this.known
  }

  private get usualNames(): readonly number[] {
    this.knownNames ??= this.mostlyFilled((role) => PERSONS.has(role))
    return this.knownNames
  }

  private mostlyFilled(fits: (role: ColumnRole) => boolean): readonly number[] {
    const { lane, from, to } = this.table
    const rows = lane.rows.slice(from, to + 1)
    const filled = (index: number) => rows.filter(({ row }) => isFilled(lane.sheet.rows[row]?.[index])).length
    return this.columns
      .filter(({ holds, role, index }) => holds === null && fits(role) && filled(index) > rows.length * MOST)
      .map(({ index }) => index)
  }

  private fills(cells: Cells, fits: (role: ColumnRole) => boolean): boolean {
    return this.columns.some(({ role, index }) => fits(role) && isFilled(cells[index]))
  }
}

function beginsWithName(text: string): boolean {
  return NAMES.has(wordKey(text).split(' ')[0] ?? '')
}

/**
 * Whether a text is a name: `Maxim Sidorov`, `Maxim E. V.`, but not `Maxim Anual`. The words after the first have no
 * other known meaning.
 */
function isName(text: string): boolean {
  const behind = text.trim().replace(/^\S+\s*/, '')
  return isPersonName(text.trim()) && (!/\p{L}{2}/u.test(behind) || headerWords(behind).rest)
}

function saysTotal(cell: Cell | undefined): boolean {
  return isFilled(cell) && labelKind(cell.text) === 'total'
}
