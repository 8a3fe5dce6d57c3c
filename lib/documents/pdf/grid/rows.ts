import { VALUE } from '../language/patterns'
import type { Word } from '../text/words'
import { linesOf, lineText, type Line } from '../text/lines'

/** A column's place, from left to right. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface TextRow {
  readonly y0: number
  readonly y1: number
  readonly base: number
  readonly size: number
  /** The text in each column; undefined where there is none. */
  readonly texts: readonly (string | undefined)[]
}

export const isValue = (text: string): boolean => VALUE.test(text.trim())

/** A value with a digit. Leader dots aren't values. */
export const isFigure = (text: string): boolean => isValue(text) && /\d/.test(text)

/** A year or a range of years, which names a column as often as it is a value. */
export const isYear = (text: string): boolean => /^(?:19|20)\d\d(?:[–-]\d{2,4})?$/.test(text.trim())

/** A value that isn't a year. */
export const isDatum = (text: string): boolean => isValue(text) && !isYear(text)

/** Returns the lines of text in columns; each line starts as a row. */
export function textRows(words: readonly Word[], columns: readonly Span[]): TextRow[] {
  return linesOf(words).map((line) => ({
    y0: line.y0,
    y1: line.y1,
    base: line.base,
    size: line.size,
    texts: textsOf(line, columns),
  }))
}

function textsOf({ words }: Line, columns: readonly Span[]): (string | undefined)[] {
  const own: Word[][] = columns.map(() => [])
  for (const word of words) {
    const middle = (word.x0 + word.x1) / 2
    const at = columns.findIndex(({ from, to }) => middle >= from && middle < to)
    own[at < 0 ? (middle < (columns[0]?.from ?? 0) ? 0 : columns.length - 1) : at]?.push(word)
  }
  return own.map((column) => (column.length === 0 ? undefined : lineText(column)))
}

/** Returns the row number of each line: the lines of a wrapped cell belong to one row. */
export function groupedRows(rows: readonly TextRow[], isSpreadsheet = false): number[] {
  if (rows.length === 0) return []
  const apart = isSpreadsheet ? linesApart(rows) : new Set<number>()
  if (apart.size > 0) return groupsBetween(rows, apart)
  const valued = valueColumns(rows)
  const running = runningGroups(rows, valued)
  return (areBalanced(rows, running, valued) ? null : middleGroups(rows, valued)) ?? running
}

/** Rows of a printed spreadsheet differ in height by at most this share. */
const SAME_PITCH = 0.03

/**
 * Returns lines of a printed spreadsheet that are rows by themselves: as far from the lines around them as rows with
 * values are from each other. Lines of one cell are closer. A line with a single text is the name of a department or a
 * note.
 */
function linesApart(rows: readonly TextRow[]): Set<number> {
  const isRow = ({ texts }: TextRow) =>
    texts.some((text) => text !== undefined && isFigure(text)) && texts.filter((text) => text !== undefined).length > 1
  const pitchOf = (index: number) => (rows[index]?.base ?? Infinity) - (rows[index - 1]?.base ?? -Infinity)
  const pitches = rows.flatMap((row, index) => {
    const before = rows[index - 1]
    return before && isRow(before) && isRow(row) ? [pitchOf(index)] : []
  })
  const [first, last] = [rows.findIndex(isRow), rows.findLastIndex(isRow)]
  if (last - first < 2) return new Set()
  const mean = ((rows[last]?.base ?? 0) - (rows[first]?.base ?? 0)) / (last - first)
  const pitch = pitches.length < 2 ? mean : (pitches.toSorted((a, b) => a - b)[pitches.length >> 1] ?? mean)
  const isApart = (index: number) => pitchOf(index) >= pitch * (1 - SAME_PITCH)
  return new Set(rows.flatMap((_, index) => (isApart(index) && isApart(index + 1) ? [index] : [])))
}

/** Groups the lines between those that are rows by themselves. */
function groupsBetween(rows: readonly TextRow[], apart: ReadonlySet<number>): number[] {
  const groups: number[] = []
  let from = 0
  for (const end of [...apart, rows.length]) {
    const first = (groups.at(-1) ?? -1) + 1
    groups.push(...groupedRows(rows.slice(from, end)).map((group) => group + first))
    if (end < rows.length) groups.push((groups.at(-1) ?? -1) + 1)
    from = end + 1
  }
  return groups
}

/** Groups lines into rows from top to bottom. */
function runningGroups(rows: readonly TextRow[], valued: ReadonlySet<number>): number[] {
  const threshold = pitchThreshold(rows)
  const groups = [0]
  let [group, begins] = [0, 0]
  for (let index = 1; index < rows.length; index++) {
    const [before, row] = [rows[index - 1], rows[index]]
    if (before && row && !areOne(before, row, { valued, threshold, group: rows.slice(begins, index) })) {
      group++
      begins = index
    }
    groups.push(group)
  }
  return groups
}

/** A line closer than this to the next, in multiples of the font size, is next to it and not above it. */
const BESIDE = 0.9

/** Lines of one cell are at most this far apart, in multiples of the font size. */
const TIGHT = 1.62

/**
 * Where cells are vertically centered, at least this share of the values with a line above or below are between two
 * lines.
 */
const HALVES = 0.3

const isAnchor = ({ texts }: TextRow, valued: ReadonlySet<number>): boolean =>
  texts.some((text, column) => valued.has(column) && isFilledValue(text) && text !== '.')

/**
 * Groups lines where values are vertically centered between the lines of the longer cells: as many lines above a value
 * as below it. Null if the values are placed otherwise.
 */
function middleGroups(rows: readonly TextRow[], valued: ReadonlySet<number>): number[] | null {
  const anchors = rows.flatMap((row, index) => (isAnchor(row, valued) ? [index] : []))
  const [first] = anchors
  if (first === undefined || anchors.length < 2) return null
  const base = (index: number) => rows[index]?.base ?? 0
  const size = Math.max(...rows.map((row) => row.size))
  const isHalf = (index: number) => {
    const [up, downward] = [base(index) - base(index - 1), base(index + 1) - base(index)]
    const free = (other: number) => rows[other] !== undefined && !anchors.includes(other)
    return free(index - 1) && free(index + 1) && up < BESIDE * size && downward < BESIDE * size && up > 0.2 * size
  }
  const beside = anchors.filter((index) => {
    const isRest = (other: number) => {
      const line = rows[other]
      return line !== undefined && !anchors.includes(other) && Math.abs(line.base - base(index)) < TIGHT * size
    }
    return isRest(index - 1) || isRest(index + 1)
  })
  const halves = anchors.filter(isHalf).length
  if (halves === 0 || halves < beside.length * HALVES) return null
  const groups = rows.map(() => -1)
  let from = first
  // Lines above the first value that match those below it belong to it; lines above those are the header.
  const isMirrored = (over: number) =>
    rows.some((_, under) => under > first && mirrors(base(over), base(first), base(under), size))
  const pitch = linePitch(rows, size)
  while (from > 0 && base(from) - base(from - 1) <= pitch && isMirrored(from - 1)) from--
  runningGroups(rows.slice(0, from), valued).forEach((group, index) => (groups[index] = group))
  let group = from === 0 ? -1 : (groups[from - 1] ?? -1)
  anchors.forEach((anchor, order) => {
    group++
    const reach = Math.max(0, base(anchor) - base(from)) + 0.2 * size
    const next = anchors[order + 1] ?? rows.length
    let index = from
    while (index <= anchor || (index < next && base(index) - base(anchor) <= reach)) groups[index++] = group
    from = index
  })
  for (let index = from; index < rows.length; index++) groups[index] = group
  return groups
}

/** Returns the largest distance between two lines of one cell: slightly more than between the closest lines. */
function linePitch(rows: readonly TextRow[], size: number): number {
  const pitches = rows.flatMap((row, index) =>
    [1, 2].map((step) => (rows[index + step]?.base ?? Infinity) - row.base).filter((pitch) => pitch >= BESIDE * size),
  )
  return Math.min(TIGHT * size, 1.08 * Math.min(...pitches))
}

/** Whether every row has as many lines above its values as below them. */
function areBalanced(rows: readonly TextRow[], groups: readonly number[], valued: ReadonlySet<number>): boolean {
  for (let first = 0; first < rows.length;) {
    let last = first
    while (groups[last + 1] === groups[first]) last++
    const own = rows.slice(first, last + 1)
    const middle = ((own[0]?.base ?? 0) + (own.at(-1)?.base ?? 0)) / 2
    const anchors = own.filter((row) => isAnchor(row, valued))
    if (anchors.length > 0 && !anchors.some((row) => Math.abs(row.base - middle) <= 0.15 * row.size)) return false
    first = last + 1
  }
  return true
}

const mirrors = (over: number, middle: number, under: number, size: number): boolean =>
  Math.abs(middle - over - (under - middle)) <= 0.15 * size

interface Around {
  readonly valued: ReadonlySet<number>
  readonly threshold: number | null
  /** The lines of the row so far. */
  readonly group: readonly TextRow[]
}

function areOne(before: TextRow, row: TextRow, { valued, threshold, group }: Around): boolean {
  const size = Math.max(before.size, row.size)
  const pitch = row.base - before.base
  if (pitch < BESIDE * size) return true
  const both = row.texts.some(
    (text, column) =>
      valued.has(column) && isFilledValue(text) && group.some((line) => isFilledValue(line.texts[column])),
  )
  if (both) return false
  if (threshold !== null) return pitch <= threshold
  if (pitch > 1.75 * size) return false
  const hasValue = row.texts.some((text, column) => valued.has(column) && text !== undefined)
  if (hasValue) return false
  const filled = row.texts.flatMap((text, column) => (text === undefined ? [] : [column]))
  // A line with text only below other text is the rest of a cell, unless it starts a new row in the first column.
  const under = filled.every((column) => group.some((line) => line.texts[column] !== undefined))
  if (!under) return false
  const first = row.texts[0]
  if (first === undefined)
    return filled.length < before.texts.filter((text) => text !== undefined).length || group.length > 1
  return filled.length === 1 && /^\p{Ll}/u.test(first)
}

/** A value broken at a hyphen at the end of a line, such as 2025-07, isn't complete. */
function isFilledValue(text: string | undefined): boolean {
  return text !== undefined && isValue(text) && !/\d[-–/]$/.test(text)
}

/** Columns in which most texts are values. */
export function valueColumns(rows: readonly TextRow[]): Set<number> {
  const found = new Set<number>()
  const width = rows[0]?.texts.length ?? 0
  for (let column = 0; column < width; column++) {
    const texts = rows.flatMap(({ texts }) => texts[column] ?? [])
    const values = texts.filter(isValue).length
    if (values >= 2 && values >= texts.length * 0.5) found.add(column)
  }
  return found
}

/** A line that fills at least this many columns may be a row like the one before it. */
const FULL = 4

/** Whether a line has texts in all columns in which the line before it has them, and these are many. */
function isAsFull({ texts }: TextRow, { texts: before }: TextRow): boolean {
  const filled = before.flatMap((text, column) => (text === undefined ? [] : [column]))
  return filled.length >= FULL && filled.every((column) => texts[column] !== undefined)
}

/**
 * Returns the largest distance between lines of one cell, if lines within cells are visibly closer than rows; null if
 * all are equally spaced.
 */
function pitchThreshold(rows: readonly TextRow[]): number | null {
  const pitches: number[] = []
  for (let index = 1; index < rows.length; index++) {
    const [before, row] = [rows[index - 1], rows[index]]
    if (before && row) pitches.push((row.base - before.base) / Math.max(1, Math.max(before.size, row.size)))
  }
  // Closer lines are next to each other, not below: a vertically centered text.
  const sorted = pitches.filter((pitch) => pitch >= 0.95).sort((a, b) => a - b)
  const [smallest = 0] = sorted
  if (sorted.length < 2 || smallest > 1.5) return null
  let best: { ratio: number; at: number } | null = null
  for (let index = 1; index < sorted.length; index++) {
    const [low, high] = [sorted[index - 1] ?? 0, sorted[index] ?? 0]
    if (low > TIGHT) break
    const ratio = high / low
    if (ratio >= 1.13 && (best === null || ratio > best.ratio)) best = { ratio, at: (low + high) / 2 }
  }
  if (best === null) return null
  // Rows as close as lines, with space after every few: then the close ones have values on both sides.
  const valued = valueColumns(rows)
  let [tight, apart] = [0, 0]
  for (let index = 1; index < rows.length; index++) {
    const [before, row] = [rows[index - 1], rows[index]]
    if (!before || !row) continue
    const size = Math.max(before.size, row.size)
    if ((row.base - before.base) / size > best.at) continue
    tight++
    const two = row.texts.some(
      (text, column) => valued.has(column) && isFilledValue(text) && isFilledValue(before.texts[column]),
    )
    if (two || isAsFull(row, before)) apart++
  }
  // Two values below each other are never in one cell, and the second line of a row seldom fills as many columns.
  if (apart * 4 >= tight) return null
  const size = Math.max(...rows.map((row) => row.size))
  return best.at * size
}
