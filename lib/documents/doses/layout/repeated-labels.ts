import { cellAt, isFilled, type Lane, type RowShape } from './lane'

/**
 * Whether a row repeats its texts like a merged header that has lost its merges: «Иванов | Иванов | Петров | Петров»
 * over `Hp(10) | Hp(3) | Hp(10) | Hp(3)`.
 */
export function saysAgain({ sheet }: Lane, above: RowShape, shape: RowShape): boolean {
  let again = 0
  for (let column = above.first + 1; column <= above.last; column += 1) {
    const [before, text] = [column - 1, column].map((each) => cellAt(sheet, above.row, each)?.text.trim() ?? '')
    const [left, right] = [column - 1, column].map((each) => cellAt(sheet, shape.row, each)?.text.trim() ?? '')
    if (text && text === before && left && right && left !== right) again += 1
  }
  return above.values === 0 && again * 3 >= above.filled
}

/**
 * Whether the same labels repeat under each text of a line, from one text to the next: «Иванов | | Петров | » over `Hp(10) | Hp(3) |
 * Hp(10) | Hp(3)`.
 */
export function coversRepeats({ sheet }: Lane, above: RowShape, shape: RowShape): boolean {
  if (above.values > 0) return false
  const spans: string[][] = []
  for (let column = above.first; column <= shape.last; column += 1) {
    const text = cellAt(sheet, shape.row, column)?.text.trim() ?? ''
    const over = cellAt(sheet, above.row, column)
    if (isFilled(over) && over.text !== cellAt(sheet, above.row, column - 1)?.text) spans.push([])
    spans.at(-1)?.push(text)
  }
  // The corner may have a label of its own.
  const [first, second, ...more] = spans[0]?.length === 1 ? spans.slice(1) : spans
  if (!first || !second || first.length < 2 || first.includes('')) return false
  return [second, ...more].every((span) => span.join('\n') === first.join('\n'))
}

/** Whether all labels of a line are below a text that its neighbor also has: `Angle | Angle | Angle` over `0° | 45° | 90°`. */
export function isUnderRepeated({ sheet }: Lane, above: RowShape, shape: RowShape): boolean {
  if (above.values > 0 || shape.first <= above.first) return false
  const over = (column: number) => cellAt(sheet, above.row, column)?.text.trim() ?? ''
  const texts: string[] = []
  for (let column = shape.first; column <= shape.last; column += 1) {
    const cell = cellAt(sheet, shape.row, column)
    if (!isFilled(cell)) continue
    const text = over(column)
    if (text === '' || (text !== over(column - 1) && text !== over(column + 1))) return false
    texts.push(`${text}\u0000${cell.text.trim()}`)
  }
  return texts.length > 1 && new Set(texts).size === texts.length
}
