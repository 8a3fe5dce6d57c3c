import { cellAt, isFilled, isValueLike, type Lane, laneOf } from './lane'

/** Side-by-side forms are no wider than this. */
const WIDEST = 40
/** The minimum number of different labels that two forms share. */
const FEWEST_LABELS = 3
const MOSTLY = 0.75

/**
 * Returns the lanes of forms that repeat side by side with the same labels in the same rows: the card of one person next to another's.
 * Returns null if the columns don't repeat. A card without a neighbor at the end leaves columns empty, so labels are compared only where
 * both forms have them.
 */
export function repeatedForms(lane: Lane): readonly Lane[] | null {
  const { sheet, left, right, rows } = lane
  const first = rows.reduce((least, shape) => Math.min(least, shape.first), right)
  for (let size = 2; first + size < right && size <= WIDEST; size += 1) {
    if (!repeats(lane, first, size)) continue
    const starts = [first]
    // A rest of one column belongs to the form before it.
    for (let at = first + size; at < right; at += size) starts.push(at)
    return starts.map((at, index) =>
      laneOf(sheet, index === 0 ? left : at, index === starts.length - 1 ? right : at + size - 1),
    )
  }
  return null
}

/** Whether most labels of the first column are repeated a number of columns to the right. */
function repeats({ sheet, rows }: Lane, column: number, size: number): boolean {
  const labels = new Set<string>()
  let [same, others, values] = [0, 0, 0]
  for (const { row, filled } of rows) {
    const [one, other] = [column, column + size].map((each) => cellAt(sheet, row, each))
    if (filled < 2 || !isFilled(one)) {
      if (isFilled(other)) others += 1
      continue
    }
    if (!isFilled(other)) continue
    const text = one.text.trim()
    if (text !== other.text.trim()) others += 1
    else {
      same += 1
      labels.add(text)
      if (hasValueBetween(sheet, row, column, size) && hasValueBetween(sheet, row, column + size, size)) values += 1
    }
  }
  return labels.size >= FEWEST_LABELS && values >= 2 && same >= (same + others) * MOSTLY
}

function hasValueBetween(sheet: Lane['sheet'], row: number, column: number, size: number): boolean {
  for (let each = column + 1; each < column + size; each += 1) {
    const cell = cellAt(sheet, row, each)
    if (isFilled(cell) && isValueLike(cell)) return true
  }
  return false
}
