import type { Cell } from '../../spreadsheets/model'
import { isPersonName } from '../columns/column-profile'
import { wordKey } from '../columns/fold'
import { headerWords } from '../columns/header-words'
import { NAMES_AS_WELL } from '../lexicon/row-labels'
import type { ColumnRole, DoseColumn } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isWholeTotal, labelKind } from './label-kind'
import { isFilled } from './lane'

type Cells = readonly (Cell | undefined)[]

/** «Total body», `Total body CT`: what is worn or done there is no sum, but where the whole of it says one. */
const NAMED_AFTER_ALL: ReadonlySet<ColumnRole> = new Set(['position', 'dosimeter', 'examination'])
const PERSONS: ReadonlySet<ColumnRole> = new Set(['subject', 'surname'])
/** What a row over others leaves empty, or rows may as well. */
const SILENT: ReadonlySet<ColumnRole> = new Set(['subject', 'surname', 'given_name', 'note', 'row_number', 'other'])
/** A part of the rows that is most of them. */
const MOST = 0.5
const NAMES = new Set(NAMES_AS_WELL)

/** Tells a word for a total from a name: `Maxim` is both, and `Total body` is worn. */
export class NamesOrTotals {
  private readonly roles: ReadonlyMap<number, ColumnRole>
  private known: readonly number[] | null = null

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
    if (NAMED_AFTER_ALL.has(role)) return isWholeTotal(text) ? 'total' : 'plain'
    if (role === 'given_name') return this.fills(cells, (each) => PERSONS.has(each)) ? 'plain' : 'total'
    if (!PERSONS.has(role) || !beginsWithName(text)) return 'total'
    if (this.fills(cells, (each) => each === 'given_name')) return 'plain'
    const alike = this.usual.every((index) => isFilled(cells[index]))
    if (isName(text)) return alike ? 'plain' : 'unsure'
    const amongFigures = beside.some((each) => saysTotal(each[column]))
    return isWholeTotal(text) && alike && this.usual.length > 0 && !amongFigures ? 'unsure' : 'total'
  }

  /** The columns that most rows fill, names aside. */
  private get usual(): readonly number[] {
    const { lane, from, to } = this.table
    this.known ??= this.columns
      .filter(({ holds, role }) => holds === null && !SILENT.has(role))
      .map(({ index }) => index)
      .filter((index) => {
        const rows = lane.rows.slice(from, to + 1)
        return rows.filter(({ row }) => isFilled(lane.sheet.rows[row]?.[index])).length > rows.length * MOST
      })
    return this.known
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
