import { stripUnholdable } from '../ooxml/xml'
import { formatCell, formatNumber } from './format'
import { parseFormatCode } from './formats/code'
import type { DataLanguage } from './language'
import type { Cell } from './model'
import { serialToDate } from './serial'

const SUSPECT = /[\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]/
/** Beyond so many different values under one format, another one is hardly a repeat. */
const REPEATS_LIMIT = 50_000

/** What has been made already, by number format and value. */
class Repeats<Key, Made> {
  private readonly byFormat = new Map<string | null, Map<Key, Made>>()

  once(key: Key, numFmt: string | null, make: () => Made): Made {
    let known = this.byFormat.get(numFmt)
    if (!known) this.byFormat.set(numFmt, (known = new Map()))
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make()
    if (known.size < REPEATS_LIMIT) known.set(key, made)
    return made
  }
}

/**
 * Makes the cells of one workbook. Equal cells are one object: a sheet of a hundred thousand rows repeats its doses, dates
 * and names, and memory is what ends such a file.
 */
export class CellMaker {
  private readonly texts = new Repeats<string, Cell | undefined>()
  private readonly numbers = new Repeats<number, Cell>()
  private readonly booleans = new Repeats<boolean, Cell>()
  private readonly struckOnes = new Map<Cell, Cell>()
  private removed = 0

  constructor(
    private readonly language: DataLanguage,
    private readonly date1904 = false,
  ) {}

  /** How many characters were taken out of texts since the last call, because no document can contain them. */
  takeRemoved(): number {
    const { removed } = this
    this.removed = 0
    return removed
  }

  /** A text with line breaks as `\n`, or undefined for an empty one. */
  text(value: string, numFmt: string | null): Cell | undefined {
    return value === '' ? undefined : this.texts.once(value, numFmt, () => this.makeText(value, numFmt))
  }

  number(value: number, numFmt: string | null): Cell {
    return this.numbers.once(value, numFmt, () => this.makeNumber(value, numFmt))
  }

  boolean(value: boolean, numFmt: string | null): Cell {
    return this.booleans.once(value, numFmt, () => ({ value, numFmt, text: formatCell(value, null, this.language) }))
  }

  error(name: string, numFmt: string | null): Cell {
    return { value: { kind: 'error', name }, numFmt, text: name }
  }

  /** The same cell, struck through. */
  struck(cell: Cell): Cell {
    const known = this.struckOnes.get(cell)
    if (known) return known
    const struck: Cell = { ...cell, struck: true }
    if (this.struckOnes.size < REPEATS_LIMIT) this.struckOnes.set(cell, struck)
    return struck
  }

  private makeText(raw: string, numFmt: string | null): Cell | undefined {
    let value = raw
    if (SUSPECT.test(raw)) {
      const { text, stripped } = stripUnholdable(raw.replace(/\r\n?/g, '\n'))
      this.removed += stripped
      value = text
    }
    return value === '' ? undefined : { value, numFmt, text: formatCell(value, numFmt, this.language) }
  }

  private makeNumber(value: number, numFmt: string | null): Cell {
    const text = formatNumber(value, numFmt, this.language, this.date1904)
    return { value: (numFmt === null ? null : this.dateOf(value, numFmt)) ?? value, numFmt, text }
  }

  private dateOf(serial: number, numFmt: string) {
    const section = parseFormatCode(numFmt).numbers[0]
    if (section?.kind !== 'date') return null
    const date = serialToDate(serial, this.date1904)
    const showsTime = section.tokens.some(
      (token) => token.type === 'date' && (token.letter === 'h' || token.letter === 's'),
    )
    // A zero in a column of dates is an empty cell that a formula referred to, not midnight.
    if (!date || (!date.hasDate && !showsTime)) return null
    return showsTime ? { ...date, hasTime: true } : date
  }
}
