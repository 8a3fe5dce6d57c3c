import type { Box } from '../reading/content'
import { readsOn, type Word } from '../text/words'
import { covers, middleOf, type Edge } from './edges'
import type { Grid, GridCell } from './grid'
import { withHeader } from './header'
import type { RuleLine } from './rule-lines'
import { isValue } from './rows'

interface Building {
  readonly box: Box
  readonly xs: readonly Edge[]
  readonly ys: readonly Edge[]
  readonly words: readonly Word[]
  readonly across: readonly RuleLine[]
  readonly down: readonly RuleLine[]
  readonly drawsSpaces: boolean
  readonly ruledColumns: boolean
  readonly ruledRows: boolean
  readonly isSpreadsheet: boolean
}

/**
 * Returns the cells between edges. Two places form one cell where no rule separates them. Null without a row or a
 * column.
 */
export function cellsBetween({
  box,
  xs,
  ys,
  words,
  across,
  down,
  drawsSpaces,
  ruledColumns,
  ruledRows,
  isSpreadsheet,
}: Building): Grid | null {
  const [cols, rows] = [xs.length - 1, ys.length - 1]
  if (cols < 1 || rows < 1) return null
  const place: Word[][] = Array.from({ length: rows * cols }, () => [])
  const columnOf = (x: number) => clampedIndex(xs, x, cols)
  const rowOf = (y: number) => clampedIndex(ys, y, rows)
  for (const word of words) place[rowOf(middleOf(word)) * cols + columnOf((word.x0 + word.x1) / 2)]?.push(word)
  for (let row = 0; row < rows; row++) gatherOverflow(place, row * cols, xs, drawsSpaces)
  const parent = Array.from({ length: rows * cols }, (_, index) => index)
  const find = (index: number): number => {
    let root = index
    while (parent[root] !== root) root = parent[root] as number
    return root
  }
  const unite = (a: number, b: number) => {
    parent[find(a)] = find(b)
  }
  // A rule that separates columns in only a few rows, such as the header, leaves the other rows to white space.
  const edges = xs.map((edge): Edge => {
    const covered = ys.slice(1).filter((bottom, row) => covers(down, edge.at, (ys[row] as Edge).at, bottom.at)).length
    return { at: edge.at, ruled: edge.ruled && covered * 2 >= rows, drawn: edge.ruled }
  })
  // An unruled column next to ruled ones: several texts below each other, each on the line of its own row.
  const isUnruledList = (col: number, row: number): boolean => {
    const open = (y: number) =>
      y + 1 < rows &&
      (ys[y + 1] as Edge).ruled &&
      !covers(across, (ys[y + 1] as Edge).at, (xs[col] as Edge).at, (xs[col + 1] as Edge).at)
    let [first, last] = [row, row]
    while (first > 0 && open(first - 1)) first--
    while (open(last + 1)) last++
    if (last - first < 2) return false
    for (let y = first; y <= last + 1; y++) {
      const own = place[y * cols + col] ?? []
      const others = Array.from({ length: cols }, (_, x) => (x === col ? [] : (place[y * cols + x] ?? []))).flat()
      if (
        own.length > 0 &&
        others.length > 0 &&
        !own.some((word) => others.some((other) => Math.abs(other.base - word.base) < 0.3 * word.size))
      )
        return false
    }
    return true
  }
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [(ys[row] as Edge).at, (ys[row + 1] as Edge).at]
    const filled = Array.from({ length: cols }, (_, col) => place[row * cols + col] ?? []).filter(
      (own) => own.length > 0,
    ).length
    for (let col = 0; col < cols; col++) {
      const [left, right] = [(xs[col] as Edge).at, (xs[col + 1] as Edge).at]
      const index = row * cols + col
      if (
        col + 1 < cols &&
        !isWallAcross(
          edges[col + 1] as Edge,
          top,
          bottom,
          [place[index] ?? [], place[index + 1] ?? []],
          down,
          drawsSpaces,
          filled === 1,
        )
      )
        unite(index, index + 1)
      const edge = ys[row + 1] as Edge
      if (row + 1 < rows && edge.ruled && !covers(across, edge.at, left, right)) {
        // If no rules separate the columns, a short rule underlines values and doesn't separate rows elsewhere.
        const apart =
          areApart(place[index] ?? [], place[index + cols] ?? []) && (!ruledColumns || isUnruledList(col, row))
        if (!apart) unite(index, index + cols)
      }
    }
  }
  const cells = rectangles(
    parent.map((_, index) => find(index)),
    rows,
    cols,
  ).map(({ row, col, rowSpan, colSpan }): GridCell => {
    const own: Word[] = []
    for (let y = row; y < row + rowSpan; y++)
      for (let x = col; x < col + colSpan; x++) own.push(...(place[y * cols + x] ?? []))
    return {
      row,
      col,
      rowSpan,
      colSpan,
      words: own,
      box: {
        x0: (xs[col] as Edge).at,
        y0: (ys[row] as Edge).at,
        x1: (xs[col + colSpan] as Edge).at,
        y1: (ys[row + rowSpan] as Edge).at,
      },
    }
  })
  const ruledBetween = (col: number, starts: readonly number[]) =>
    starts.some((start) => {
      const edge = ys.find(({ at }) => at === grid.ys[start])
      return edge !== undefined && covers(across, edge.at, grid.xs[col] ?? 0, grid.xs[col + 1] ?? 0)
    })
  const grid: Grid = {
    box,
    xs: xs.map(({ at }) => at),
    ys: ys.map(({ at }) => at),
    cells,
    ruledColumns,
    ruledRows,
    isSpreadsheet,
    ruledBetween,
    across,
  }
  return xs.some(({ ruled }, index) => !ruled && index > 0 && index < cols) ? withHeader(grid) : grid
}

/**
 * Returns each text of a row to the place where it begins: a spreadsheet shows a text that is too long for its cell over
 * the empty cells next to it, across their rules. Spaces drawn between its words show that it continues. Numbers never
 * do: a spreadsheet shows `###` instead.
 */
function gatherOverflow(place: Word[][], start: number, xs: readonly Edge[], drawsSpaces: boolean): void {
  const cols = xs.length - 1
  if (!drawsSpaces) return
  for (let from = start; from < start + cols - 1; from++) {
    const text = place[from] as Word[]
    if (isValue(text.map((word) => word.text).join(' '))) continue
    for (let next = from + 1; next < start + cols && xs[next - start]?.ruled; next++) {
      const words = (place[next] as Word[]).toSorted((a, b) => a.x0 - b.x0)
      const chain = [text.toSorted((a, b) => a.x1 - b.x1).at(-1), ...words]
      const isRest =
        words.length > 0 &&
        words.every((word, index) => {
          const before = chain[index]
          return before?.spaced && Math.abs(before.base - word.base) < 0.1 * word.size && readsOn(before, word, true)
        })
      if (!isRest) break
      text.push(...words)
      place[next] = []
    }
  }
}

/**
 * Whether texts below each other belong to two rows: both exist, and they are farther apart than the lines of one text.
 */
function areApart(above: readonly Word[], below: readonly Word[]): boolean {
  if (above.length === 0 || below.length === 0) return false
  const value = (words: readonly Word[]) => words.length === 1 && isValue(words[0]?.text ?? '')
  if (value(above) && value(below)) return true
  const [last, first] = [Math.max(...above.map(({ base }) => base)), Math.min(...below.map(({ base }) => base))]
  return first - last > 1.05 * Math.max(...below.map(({ size }) => size))
}

function clampedIndex(edges: readonly Edge[], value: number, count: number): number {
  let index = 0
  while (index + 1 < count && value >= (edges[index + 1] as Edge).at) index++
  return index
}

/**
 * Whether two neighboring places are separate cells: a rule separates them, or no text continues from one to the other.
 */
function isWallAcross(
  edge: Edge,
  top: number,
  bottom: number,
  [left, right]: readonly [readonly Word[], readonly Word[]],
  down: readonly RuleLine[],
  drawsSpaces: boolean,
  isAlone: boolean,
): boolean {
  if (covers(down, edge.at, top, bottom)) return true
  // Where a rule is missing, an empty place belongs to its neighbor.
  if ((edge.ruled || (edge.drawn && isAlone)) && (left.length === 0 || right.length === 0)) return false
  for (const word of left) {
    if (word.x1 > edge.at + 1) return false
    for (const other of right) {
      if (
        Math.abs(other.base - word.base) < 0.35 * word.size &&
        other.x0 < word.x1 + word.size &&
        readsOn(word, other, drawsSpaces)
      )
        return false
    }
  }
  return !right.some((word) => word.x0 < edge.at - 1)
}

interface Rectangle {
  readonly row: number
  readonly col: number
  readonly rowSpan: number
  readonly colSpan: number
}

/** Splits groups of places into rectangles: an L shape becomes several. */
function rectangles(groups: readonly number[], rows: number, cols: number): Rectangle[] {
  const done = new Uint8Array(rows * cols)
  const found: Rectangle[] = []
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      if (done[row * cols + col]) continue
      const group = groups[row * cols + col]
      const free = (y: number, x: number) => groups[y * cols + x] === group && !done[y * cols + x]
      let colSpan = 1
      while (col + colSpan < cols && free(row, col + colSpan)) colSpan++
      let rowSpan = 1
      const fits = (y: number) => Array.from({ length: colSpan }, (_, index) => col + index).every((x) => free(y, x))
      while (row + rowSpan < rows && fits(row + rowSpan)) rowSpan++
      for (let y = row; y < row + rowSpan; y++) for (let x = col; x < col + colSpan; x++) done[y * cols + x] = 1
      found.push({ row, col, rowSpan, colSpan })
    }
  }
  return found
}
