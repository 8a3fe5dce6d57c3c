import type { Cell } from '../../spreadsheets/model'
import { isPersonName } from '../columns/person-name'
import { wordKey } from '../columns/fold'
import { headerWords, positionOf } from '../columns/header-words'
import { NAMES_AS_WELL } from '../lexicon/row-labels'
import type { ColumnRole, DoseColumn } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isWholeTotal, labelKind } from './label-kind'
import { isFilled } from './lane'

type Cells = readonly (Cell | undefined)[]

/** «Total body», `Total body CT`: what is worn or done there may be no sum. */
const NAMED_AFTER_ALL: ReadonlySet<ColumnRole> = new Set(['position', 'dosimeter', 'examination'])
const PERSONS: ReadonlySet<ColumnRole> = new Set(['subject', 'surname'])
const WHOSE: ReadonlySet<ColumnRole> = new Set(['subject', 'surname', 'subject_id'])
/** Behind `Total`, beside the places where badges are worn. Own collection. */
const ORGANS =
  /^total\s(?:skin|hips?|knees?|spine|spinal|shoulders?|elbows?|joints?|(?:bone )?marrow|lungs?|legs?|arms?|lymphoid|nodal|pelvi[cs])(?!\p{L})/iu
/** `Total for person`, `Average of CT`: what it adds up is said. */
const SUM_OF = /^\p{L}+\s(?:for|of|per|by|in|pe|pentru|din|la)(?!\p{L})/iu
const LATIN = /^\p{Script=Latin}/u
/** `N.`: an initial. */
const INITIAL = /^\p{Lu}\.?$/u
/** `Min`: a given name as well. */
const SHORT_NAME = /^\p{Lu}\p{Ll}{1,2}$/u
/** What a row over others leaves empty, or rows may as well. */
const SILENT: ReadonlySet<ColumnRole> = new Set(['subject', 'surname', 'given_name', 'note', 'row_number', 'other'])
/** A part of the rows that is most of them. */
const MOST = 0.5
const NAMES = new Set(NAMES_AS_WELL)

/** Tells a word for a total from a name: `Maxim` is both, and `Total body` is worn. */
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
   * What a cell that labels a row as a total makes of it: `unsure` where it may as well name somebody.
   * @param beside the rows over and under it
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

  /** A place or an examination only in a row that fills what the others fill: what adds them up leaves its person or date empty. */
  private ofPlace(text: string, column: number, cells: Cells): 'total' | 'plain' | 'unsure' {
    if (isWholeTotal(text) || SUM_OF.test(text) || !LATIN.test(text)) return 'total'
    const beside = [...this.usual, ...this.usualNames].filter((index) => index !== column)
    const alike = beside.every((index) => isFilled(cells[index]))
    if (positionOf(text) === null && !ORGANS.test(text)) return alike && beside.length > 0 ? 'unsure' : 'total'
    if (alike) return 'plain'
    return this.fills(cells, (each) => WHOSE.has(each)) ? 'unsure' : 'total'
  }

  /** «Зайцев | Итого» adds up a person's rows. */
  private ofGivenName(text: string, cells: Cells): 'total' | 'plain' | 'unsure' {
    if (!this.fills(cells, (each) => PERSONS.has(each))) return 'total'
    if (beginsWithName(text) || INITIAL.test(text)) return 'plain'
    const alike = this.usual.every((index) => isFilled(cells[index]))
    return SHORT_NAME.test(text) && alike ? 'unsure' : 'total'
  }

  /** The columns that most rows fill, names aside. */
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

/** `Maxim Sidorov`, `Maxim E. V.`, but not `Maxim Anual`: what is behind it is no other word that is known. */
function isName(text: string): boolean {
  const behind = text.trim().replace(/^\S+\s*/, '')
  return isPersonName(text.trim()) && (!/\p{L}{2}/u.test(behind) || headerWords(behind).rest)
}

function saysTotal(cell: Cell | undefined): boolean {
  return isFilled(cell) && labelKind(cell.text) === 'total'
}
