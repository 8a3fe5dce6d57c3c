import type { CellTyping, ShapedTable } from './model'
import { isEmptyMark } from './typing/column'

/**
 * Why the user should check a cell: it looks like a number but stays text, as others of its column do (`kept`), it's text in a column
 * of numbers (`odd`), or it can't be read as the type chosen for its column (`unread`).
 */
export const LOOKS = ['kept', 'odd', 'unread'] as const

export type Look = (typeof LOOKS)[number]

const FIGURES: ReadonlySet<CellTyping['type']> = new Set(['number', 'percent', 'date'])

/**
 * Returns the cells below a table's header that the user should check, by their index in `cells`. A column with a chosen type has
 * no more questions.
 * @param head how many rows from the top name the columns
 */
export function cellsToLook(
  { cells, typing, chosen }: Pick<ShapedTable, 'cells' | 'typing' | 'chosen'>,
  head: number,
): Map<number, Look> {
  const found = new Map<number, Look>()
  const columns = new Map<number, { figures: number; texts: number[] }>()
  for (const [index, { row, col, colSpan, text }] of cells.entries()) {
    const typed = typing[index]
    if (row < head || typed === undefined) continue
    const type = chosen.get(col)
    if (type !== undefined) {
      const stays = type.as !== 'text' && typed.type === 'text' && colSpan === 1 && !isEmptyMark(text)
      if (stays) found.set(index, 'unread')
      continue
    }
    if (typed.quotePrefix && typed.type === 'text') found.set(index, 'kept')
    if (colSpan > 1) continue
    const column = columns.get(col) ?? { figures: 0, texts: [] }
    columns.set(col, column)
    if (FIGURES.has(typed.type)) column.figures++
    // A dash means that there is no number.
    else if (typed.type === 'text' && !isEmptyMark(text)) column.texts.push(index)
  }
  for (const { figures, texts } of columns.values()) {
    // If there are as many texts, it isn't a column of numbers.
    if (figures <= texts.length) continue
    for (const index of texts) found.set(index, 'odd')
  }
  return found
}

/** As many addresses are named. */
const NAMED = 8

/** Returns the first addresses of cells, and an ellipsis if there are more. */
export function namedAddresses(addresses: readonly string[]): string {
  return [...addresses.slice(0, NAMED), ...(addresses.length > NAMED ? ['…'] : [])].join(', ')
}
