import { sharedFormula } from './shared-formula'
import { readTail, type SheetTail } from './sheet-rules'
import type { CellFormula, XmlCell, XmlRow } from './sheet-xml'
import { cellKeyOf, type TaggedText, type TemplateSheet } from './workbook-template'

/** A cell that each document has in its own way: with tags, or with a formula. */
export interface OwnCell {
  readonly cell: XmlCell
  /** Null for a formula. */
  readonly tagged: TaggedText | null
  /** Whether a formula refers to it. */
  readonly isCounted: boolean
}

/** A row to be written anywhere: stretches of XML between which its number goes, and the cells of documents' own. */
export type RowProgram = readonly (readonly string[] | OwnCell)[]

/** The formulas of shared groups, by group: where the first is, and what it says. */
type SharedGroups = ReadonlyMap<string, { readonly text: string; readonly row: number; readonly column: number }>

/** What a sheet has in common in all documents. */
export interface SheetProgram {
  readonly groups: SharedGroups
  /** By their numbers in the template. */
  readonly rows: ReadonlyMap<number, RowProgram>
  readonly tail: SheetTail
}

/** Works out once what a sheet has in common in all documents. Null for one without cells. */
export function compileSheet(
  { sheet, cells }: TemplateSheet,
  isCounted: (row: number, column: number) => boolean,
): SheetProgram | null {
  if (sheet === null) return null
  const ownOf = (cell: XmlCell, row: number): OwnCell | null => {
    const tagged = cells.get(cellKeyOf(row, cell.column)) ?? null
    return tagged === null && cell.formula === null
      ? null
      : { cell, tagged, isCounted: tagged !== null && isCounted(row, cell.column) }
  }
  return {
    groups: sharedGroups(sheet.rows),
    rows: new Map(sheet.rows.map((row) => [row.number, compileRow(row, ownOf)])),
    tail: readTail(sheet.tail),
  }
}

function compileRow(
  { number, attributes, cells, rest }: XmlRow,
  ownOf: (cell: XmlCell, row: number) => OwnCell | null,
): RowProgram {
  if (cells.length === 0 && rest === '') return [['<row r="', `"${attributes}/>`]]
  const program: (readonly string[] | OwnCell)[] = []
  let stretch = ['<row r="', `"${attributes}>`]
  const add = (text: string) => {
    stretch[stretch.length - 1] += text
  }
  for (const cell of cells) {
    const own = ownOf(cell, number)
    if (own !== null) {
      program.push(stretch, own)
      stretch = ['']
      continue
    }
    const { letters, inner, style, type } = cell
    add(`<c r="${letters}`)
    stretch.push(`"${looks(cell, style, type)}${inner === '' ? '/>' : `>${inner}</c>`}`)
  }
  add(`${rest}</row>`)
  return [...program, stretch]
}

/** What is in a cell's start tag after its address. */
export function looks({ attributes }: XmlCell, style: number, type: string): string {
  const own = style === 0 ? '' : ` s="${style}"`
  return `${own}${type === 'n' ? '' : ` t="${type}"`}${attributes}`
}

function sharedGroups(rows: readonly XmlRow[]): SharedGroups {
  const groups = new Map<string, { text: string; row: number; column: number }>()
  for (const { number, cells } of rows)
    for (const { formula, column } of cells)
      if (formula?.type === 'shared' && formula.group !== null && formula.text !== '')
        groups.set(formula.group, { text: formula.text, row: number, column })
  return groups
}

/** The formula of a cell as if it weren't shared. */
export function ownFormula({ formula, column }: XmlCell, row: number, groups: SharedGroups): CellFormula | null {
  if (formula?.type !== 'shared') return formula
  const group = groups.get(formula.group ?? '')
  if (group === undefined) return formula.text === '' ? null : { ...formula, type: 'normal', ref: null, group: null }
  return {
    ...formula,
    type: 'normal',
    ref: null,
    group: null,
    text: sharedFormula(group.text, row - group.row, column - group.column),
  }
}
