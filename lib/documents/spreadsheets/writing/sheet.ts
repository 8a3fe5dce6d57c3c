import type { Merge } from '../model'
import type { OutChart } from './chart'
import type { TextRun } from './text-run'

/** How a cell looks. */
export interface Look {
  readonly bold?: boolean | undefined
  readonly italic?: boolean | undefined
  /** RGB in hexadecimal. */
  readonly fill?: string | null
  readonly align?: 'left' | 'center' | 'right' | null
  readonly wrap?: boolean | undefined
  readonly numFmt?: string | null
  /** The text looks like a number and is none: Excel is asked not to nag (ECMA-376 §18.8.45, `quotePrefix`). */
  readonly quotePrefix?: boolean | undefined
  readonly link?: boolean | undefined
}

/** A number by its decimal digits, as they are in the file. */
export interface Digits {
  readonly digits: string
}

/** One of Excel's own error values, by its name. */
export interface ErrorName {
  readonly error: string
}

export type OutLink =
  | { readonly kind: 'address'; readonly address: string }
  /** `sheet` counts the workbook's sheets from 0. */
  | { readonly kind: 'cell'; readonly sheet: number; readonly row: number; readonly col: number }

export interface OutCell {
  readonly col: number
  readonly value: string | Digits | ErrorName | boolean | null
  /** The looks of stretches of a text; their texts joined are `value`. */
  readonly runs?: readonly TextRun[] | undefined
  readonly look?: Look | undefined
  readonly link?: OutLink | null
  /** The text of its note. */
  readonly note?: string | null
}

/** The XML of cells for rows whose numbers have so many digits. */
export interface CellsPattern {
  readonly bytes: Uint8Array
  /** Where the row's number is in them. */
  readonly places: readonly number[]
}

/** Cells without links and notes that many rows of one workbook share: their XML is made once. */
export class RepeatedCells {
  /** By the digits of a row's number, from the second row on; the writer's own. */
  readonly patterns: (CellsPattern | undefined)[] = []
  /** They were written before. */
  isKnown = false

  constructor(readonly cells: readonly OutCell[]) {}
}

export type OutPart = OutCell | RepeatedCells

/** Returns the cells of a row one by one. */
export function cellsOf(parts: readonly OutPart[]): readonly OutCell[] {
  return parts.flatMap((part) => (part instanceof RepeatedCells ? part.cells : part))
}

export interface OutRow {
  /** By column; gaps are empty cells. */
  readonly cells: readonly OutPart[]
  /** In points; without it a program fits the row to its text. */
  readonly height?: number | null
}

export interface OutSheet {
  /** Valid and unique in the workbook. */
  readonly name: string
  /** One after another from the first, read once while they are written. */
  readonly rows: Iterable<OutRow>
  /** In characters. */
  readonly widths: readonly number[]
  readonly frozenRows?: number
  readonly filter?: Merge | null
  readonly merges?: readonly Merge[]
  /** Rows at the top that are printed on every page. */
  readonly titleRows?: number
  /** Columns from 0 that are there for programs, or for other files: a person shows them when they are asked for. */
  readonly hiddenColumns?: ReadonlySet<number>
  readonly charts?: readonly OutChart[]
  readonly landscape?: boolean
}
