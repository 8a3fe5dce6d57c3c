import type { Cell } from '../../spreadsheets/model'
import { readMark } from '../grammar/marks'
import { sourceOf } from '../language/header-patterns'
import type { Censor } from '../lexicon/markers'
import type { AboutCells } from '../linking/about-cells'
import type { DoseColumn, DoseTable, RowKind } from '../layout-model'

/** Reasons for a missing dose. That a dose is too small to be reported is written in its own cell. */
const NO_DOSE: ReadonlySet<Censor> = new Set(['unused', 'not_exchanged', 'not_read', 'damaged', 'absent'])
/** Texts of a note which say that there is none. */
const NO_NOTE = new RegExp(String.raw`^(?:\P{L}*|${sourceOf('noNote')})$`, 'iu')

/** Notes in place of doses: `Unused` in a row whose cells of the period are all blank. */
export class NoteMarks {
  private readonly columns: readonly DoseColumn[]
  private readonly marks = new Map<Cell, boolean>()
  private readonly has: boolean

  constructor(
    private readonly table: DoseTable,
    private readonly about: AboutCells,
  ) {
    this.columns = table.columns.filter(({ holds, role }) => holds === 'values' && role === 'period')
    this.has = about.has('note') && table.context !== 'medication'
  }

  /**
   * Returns the note that is read in place of a blank cell. Null if there is none, or if the row has another dose of
   * its period.
   */
  inPlaceOf(column: DoseColumn, row: number, kind: RowKind | undefined): Cell | null {
    if (!this.has || column.role !== 'period' || (kind !== undefined && kind !== 'control')) return null
    const note = this.about.first(row, 'note')
    if (!note || typeof note.value !== 'string' || !this.isMark(note)) return null
    const cells = this.table.source.sheet.rows[row]
    return this.columns.some(({ index }) => (cells?.[index]?.text.trim() ?? '') !== '') ? null : note
  }

  private isMark(note: Cell): boolean {
    const known = this.marks.get(note)
    if (known !== undefined) return known
    const text = note.text.trim()
    const censor = NO_NOTE.test(text) ? null : readMark(text, 'dosimetry')
    const mark = censor !== null && NO_DOSE.has(censor)
    this.marks.set(note, mark)
    return mark
  }
}
