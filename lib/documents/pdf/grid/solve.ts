import type { Box } from '../reading/content'
import { boundsOf, linesOf } from '../text/lines'
import { readsOn, type Word } from '../text/words'
import { riversOf } from './columns'
import { wallsAt } from './given-columns'
import { clustered, type RuleLine } from './rule-lines'
import { withHeader } from './header'
import { groupedRows, isValue, textRows, valueColumns, type Span } from './rows'

export interface GridCell {
  readonly row: number
  readonly col: number
  readonly rowSpan: number
  readonly colSpan: number
  readonly words: readonly Word[]
  readonly box: Box
}

/** How a part of a page falls into rows and columns. */
export interface Grid {
  readonly box: Box
  /** Edges of columns and rows, one more than there are of them. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly cells: readonly GridCell[]
  /** Columns parted by rules, and rows. */
  readonly ruledColumns: boolean
  readonly ruledRows: boolean
  /** The rules along its rows. */
  readonly across?: readonly RuleLine[]
  /** Whether a rule is drawn over any of these rows in a column. */
  readonly ruledBetween?: (col: number, rows: readonly number[]) => boolean
}

export interface Region {
  readonly box: Box
  readonly words: readonly Word[]
  readonly horizontal: readonly RuleLine[]
  readonly vertical: readonly RuleLine[]
  /** Whether the page draws its spaces. */
  readonly drawsSpaces: boolean
  /** Where columns part, left to right, where a person says so; neither rules nor white space count then. */
  readonly columns?: readonly number[]
}

/** Two rules this near are a double one. */
const DOUBLE = 3.6
/** A row of a header has no more lines. */
const HEADER_LINES = 6
/** A rule ends at another up to this. */
const TOUCH = 3

/** `ruled`: by a rule; `drawn`: by a rule in some rows only. */
type Edge = { readonly at: number; readonly ruled: boolean; readonly drawn?: boolean }

/** The rows, columns and cells of a part of a page: by its rules where it has them, else by its white space. */
export function solveGrid({ box, words, horizontal, vertical, drawsSpaces, columns: given }: Region): Grid | null {
  if (words.length === 0) return null
  const across = horizontal.filter(
    (rule) => rule.at >= box.y0 - TOUCH && rule.at <= box.y1 + TOUCH && rule.to > box.x0 && rule.from < box.x1,
  )
  const down = vertical.filter(
    (rule) => rule.at >= box.x0 - TOUCH && rule.at <= box.x1 + TOUCH && rule.to > box.y0 && rule.from < box.y1,
  )
  const size = typicalSize(words)
  const ruledXs = clustered(
    down.map(({ at }) => at),
    DOUBLE,
  )
  const inner = ruledXs.filter((x) => x > box.x0 + DOUBLE && x < box.x1 - DOUBLE)
  const ys = clustered(
    withoutUnderlines(across, down, box, words).map(({ at }) => at),
    DOUBLE,
  )
  const xs = given
    ? [box.x0, ...given.filter((x) => x > box.x0 && x < box.x1), box.x1].map((at) => ({ at, ruled: false }))
    : inner.length > 0
      ? dividedColumns(withEdges(ruledXs, box.x0, box.x1), words, size, drawsSpaces, areOpen(ruledXs, box))
      : textColumns(words, box, ys, size, drawsSpaces)
  if (xs === null) return null
  const columns = spans(xs.map(({ at }) => at))
  const rowEdges = splitBands(withEdges(ys, box.y0, box.y1), words, columns, {
    across,
    ruledColumns: inner.length > 0,
    box,
  })
  return build({
    box,
    xs,
    ys: rowEdges,
    words,
    across,
    down: given ? wallsAt(given, down, words, box) : down,
    drawsSpaces,
    ruledColumns: inner.length > 0,
    ruledRows: ys.filter((y) => y > box.y0 + DOUBLE && y < box.y1 - DOUBLE).length > 0,
  })
}

function typicalSize(words: readonly Word[]): number {
  const sizes = words.map(({ size }) => size).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 10
}

function withEdges(values: readonly number[], from: number, to: number): Edge[] {
  const edges: Edge[] = values.map((at) => ({ at, ruled: true }))
  if ((edges[0]?.at ?? Infinity) > from + DOUBLE) edges.unshift({ at: from, ruled: false })
  if ((edges.at(-1)?.at ?? -Infinity) < to - DOUBLE) edges.push({ at: to, ruled: false })
  return edges
}

const spans = (edges: readonly number[]): Span[] =>
  edges.slice(1).map((to, index) => ({ from: edges[index] ?? to, to }))

/** A rule close under a word, as wide as it and touching no other rule, underlines it. */
function withoutUnderlines(
  across: readonly RuleLine[],
  down: readonly RuleLine[],
  box: Box,
  words: readonly Word[],
): RuleLine[] {
  return across.filter((rule) => {
    const wide = rule.to - rule.from >= (box.x1 - box.x0) * 0.9
    const touches = down.some(
      ({ at, from, to }) =>
        (Math.abs(at - rule.from) <= TOUCH || Math.abs(at - rule.to) <= TOUCH) &&
        from <= rule.at + TOUCH &&
        to >= rule.at - TOUCH,
    )
    if (wide || touches) return true
    const over = words.filter(
      (word) =>
        word.x1 > rule.from + 1 &&
        word.x0 < rule.to - 1 &&
        rule.at > word.base - 0.1 * word.size &&
        rule.at <= word.base + 0.22 * word.size,
    )
    if (over.length === 0) return true
    const bounds = boundsOf(over)
    return !(Math.abs(bounds.x0 - rule.from) <= 3 && Math.abs(bounds.x1 - rule.to) <= 3)
  })
}

/** Columns by white space alone; null where there are none. */
function textColumns(
  words: readonly Word[],
  box: Box,
  ys: readonly number[],
  size: number,
  drawsSpaces: boolean,
): Edge[] | null {
  const upright = words.filter(({ turn }) => turn === 0)
  const lines = linesOf(upright)
  let rivers = riversOf(lines, size, drawsSpaces, ys.length >= 2 ? 1 : 2)
  if (rivers.length === 0 && ys.length > 2) {
    // A header that runs over all columns hides them: look below it.
    const below = lines.filter(({ base }) => base > (ys[1] ?? 0))
    rivers = riversOf(below, size, drawsSpaces)
  }
  if (rivers.length === 0) return null
  return [
    { at: box.x0, ruled: false },
    ...rivers.map(({ x0, x1 }) => ({ at: (x0 + x1) / 2, ruled: false })),
    { at: box.x1, ruled: false },
  ]
}

/** Whether no rule runs down the sides: then rules part some of the columns, and white space the others. */
const areOpen = (ruled: readonly number[], { x0, x1 }: Box): boolean =>
  (ruled[0] ?? Infinity) > x0 + DOUBLE && (ruled.at(-1) ?? -Infinity) < x1 - DOUBLE

/** A column between two rules that holds two columns of values is two columns; without rules at the sides, half of them values is enough. */
function dividedColumns(
  edges: readonly Edge[],
  words: readonly Word[],
  size: number,
  drawsSpaces: boolean,
  isOpen: boolean,
): Edge[] {
  return edges.flatMap((edge, index): Edge[] => {
    const next = edges[index + 1]
    if (next === undefined) return [edge]
    const own = words.filter((word) => word.turn === 0 && isBetween((word.x0 + word.x1) / 2, edge.at, next.at))
    const lines = linesOf(own)
    if (lines.length < 4) return [edge]
    const rivers = riversOf(lines, size, drawsSpaces)
    if (rivers.length === 0) return [edge]
    const inside = [edge.at, ...rivers.map(({ x0, x1 }) => (x0 + x1) / 2), next.at]
    const rows = textRows(own, spans(inside))
    const valued = Array.from({ length: inside.length - 1 }, (_, column) => {
      const texts = rows.flatMap(({ texts: row }) => row[column] ?? [])
      return (
        texts.length >= 3 && texts.length >= rows.length * 0.5 && texts.filter(isFigure).length >= texts.length * 0.7
      )
    })
    const values = valued.filter(Boolean).length
    const isDivided = values === valued.length || (isOpen && values * 2 >= valued.length)
    return isDivided ? [edge, ...inside.slice(1, -1).map((at) => ({ at, ruled: false }))] : [edge]
  })
}

/** A value with a digit: dots that lead to one are none. */
const isFigure = (text: string): boolean => isValue(text) && /\d/.test(text)

interface BandContext {
  readonly across: readonly RuleLine[]
  readonly ruledColumns: boolean
  readonly box: Box
}

/** The edges of rows: those of the bands between rules, and within a band that holds several rows, between these. */
function splitBands(
  edges: readonly Edge[],
  words: readonly Word[],
  columns: readonly Span[],
  { ruledColumns }: BandContext,
): Edge[] {
  const bands = edges.slice(1).map((to, index) => ({ from: edges[index] as Edge, to }))
  const inBand = bands.map(({ from, to }) =>
    words.filter((word) => isBetween(middleOf(word), from.at, to.at) && word.turn === 0),
  )
  const rows = inBand.map((own) => textRows(own, columns))
  const trusted = trustsRules(rows, ruledColumns)
  const found: Edge[] = [edges[0] as Edge]
  const valued = rows.map((own) => own.some(({ texts }) => texts.some((text) => text !== undefined && isValue(text))))
  const firstValues = valued.indexOf(true)
  bands.forEach(({ from, to }, index) => {
    const own = rows[index] ?? []
    // Between two rules over the values stands one row of the header, of however many lines.
    const isHeader = index < firstValues && from.ruled && to.ruled && own.length <= HEADER_LINES
    if (!isHeader && own.length > 1 && (!trusted || holdsRows(own))) {
      const groups = groupedRows(own)
      for (let row = 1; row < own.length; row++) {
        const [before, after] = [own[row - 1], own[row]]
        if (groups[row] !== groups[row - 1] && before && after)
          found.push({ at: (before.base + 0.22 * before.size + after.base - 0.74 * after.size) / 2, ruled: false })
      }
    }
    found.push(to)
  })
  return found
}

const middleOf = (word: Word): number => (word.y0 + word.y1) / 2
const isBetween = (value: number, from: number, to: number): boolean => value >= from && value < to

/** Whether each row has its own rule: then lines between two rules are one row. */
function trustsRules(
  bands: readonly (readonly { readonly texts: readonly (string | undefined)[] }[])[],
  ruledColumns: boolean,
): boolean {
  const filled = bands.filter((rows) => rows.length > 0)
  if (filled.length >= 4 || (bands.length >= 4 && filled.length >= 2)) {
    const long = filled.filter((rows) => rows.length > 8).length
    return long * 4 <= filled.length
  }
  return ruledColumns && filled.every((rows) => !holdsRows(rows))
}

/** Whether lines between two rules are several rows: two columns or more have a value in most lines. */
function holdsRows(rows: readonly { readonly texts: readonly (string | undefined)[] }[]): boolean {
  if (rows.length < 3) return false
  const width = rows[0]?.texts.length ?? 0
  let columns = 0
  for (let column = 0; column < width; column++) {
    const texts = rows.flatMap(({ texts }) => texts[column] ?? [])
    if (texts.length >= Math.max(3, rows.length * 0.5) && texts.filter(isValue).length >= texts.length * 0.8) columns++
  }
  return columns >= 2 || (columns >= 1 && width <= 3 && rows.length >= 4)
}

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
}

/** Whether rules at an edge cover most of an interval. */
function covers(rules: readonly RuleLine[], at: number, from: number, to: number): boolean {
  const pad = Math.min(2, (to - from) / 4)
  const [begin, end] = [from + pad, to - pad]
  let covered = 0
  for (const rule of rules) {
    if (Math.abs(rule.at - at) > DOUBLE) continue
    covered = Math.max(covered, Math.min(end, rule.to) - Math.max(begin, rule.from))
  }
  return covered >= (end - begin) * 0.6
}

function build({ box, xs, ys, words, across, down, drawsSpaces, ruledColumns, ruledRows }: Building): Grid | null {
  const [cols, rows] = [xs.length - 1, ys.length - 1]
  if (cols < 1 || rows < 1) return null
  const place: Word[][] = Array.from({ length: rows * cols }, () => [])
  const columnOf = (x: number) => clampedIndex(xs, x, cols)
  const rowOf = (y: number) => clampedIndex(ys, y, rows)
  for (const word of words) place[rowOf(middleOf(word)) * cols + columnOf((word.x0 + word.x1) / 2)]?.push(word)
  const parent = Array.from({ length: rows * cols }, (_, index) => index)
  const find = (index: number): number => {
    let root = index
    while (parent[root] !== root) root = parent[root] as number
    return root
  }
  const unite = (a: number, b: number) => {
    parent[find(a)] = find(b)
  }
  // A rule that parts columns in few rows, as in the header alone, leaves the others to white space.
  const edges = xs.map((edge): Edge => {
    const covered = ys.slice(1).filter((bottom, row) => covers(down, edge.at, (ys[row] as Edge).at, bottom.at)).length
    return { at: edge.at, ruled: edge.ruled && covered * 2 >= rows, drawn: edge.ruled }
  })
  // A column without rules beside ruled ones: several texts one under the other, each on the line of its row.
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
        // Without rules between columns a short rule underlines values, and parts no rows elsewhere.
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
    ruledBetween,
    across,
  }
  return xs.some(({ ruled }, index) => !ruled && index > 0 && index < cols) ? withHeader(grid) : grid
}

/** Whether texts one over the other are of two rows: both are there, and not set as tight as lines of one text. */
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

/** Whether two places side by side are two cells: a rule parts them, or no text runs from one into the other. */
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
  // Where a rule is left out, an empty place belongs to its neighbor.
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

/** Groups of places as rectangles: one that is none, as an L is, falls into several. */
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

/** Whether a column of a grid is one of values. */
export function valueColumnCount({
  words,
  xs,
}: {
  readonly words: readonly Word[]
  readonly xs: readonly number[]
}): number {
  return valueColumns(textRows(words, spans(xs))).size
}
