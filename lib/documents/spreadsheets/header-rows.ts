import type { Cell, Merge, Sheet } from './model'

/** Zero-based, inclusive. */
export interface HeaderRows {
  readonly top: number
  readonly bottom: number
}

/** A header of more rows than this is a form, not a table. */
export const MOST_HEADER_ROWS = 5

/**
 * The last row of the header that begins in `row`: as far as its cells are merged down, and a further row of labels where
 * every one of them is under a cell merged across (or under none), as «Серия», «Номер» under «Реквизиты».
 */
export function reachesBelow(sheet: Sheet, row: number, isLabelRow: (row: number) => boolean): number {
  let bottom = row
  while (bottom < row + MOST_HEADER_ROWS) {
    const reach = mergesAt(sheet, bottom).reduce((most, merge) => Math.max(most, merge.bottom), bottom)
    if (reach > bottom && reach < row + MOST_HEADER_ROWS) bottom = reach
    else if (isLabelRow(bottom + 1) && standsUnderGroups(sheet, bottom)) bottom += 1
    else break
  }
  return bottom
}

/**
 * The first row of the header whose main row is `row`: rows right above it that group its columns, by cells merged across
 * some of them. A title, which begins in the first column and is alone, isn't a group.
 */
export function groupAbove(sheet: Sheet, row: number): number {
  let top = row
  while (top > 0 && row - top < MOST_HEADER_ROWS) {
    const above = top - 1
    const groups = mergesAt(sheet, above).filter(
      (merge) => merge.right > merge.left && merge.top === above && textAt(sheet, above, merge.left) !== '',
    )
    const filled = filledCount(sheet, above)
    const firstColumn = firstFilled(sheet, row)
    const isTitle = filled === 1 && groups.some((merge) => merge.left <= firstColumn)
    if (groups.length === 0 || isTitle) break
    top = above
  }
  return top
}

/** The header texts above each column, from the top. A merged cell's text is over all its columns. */
export function headerPaths(sheet: Sheet, { top, bottom }: HeaderRows): Map<number, string[]> {
  const paths = new Map<number, string[]>()
  const merges = sheet.merges.filter((merge) => merge.bottom >= top && merge.top <= bottom)
  for (let row = top; row <= bottom; row += 1) {
    const texts = new Map<number, string>()
    sheet.rows[row]?.forEach((cell, column) => {
      const text = lineOf(cell)
      if (text !== '') texts.set(column, text)
    })
    for (const merge of merges) {
      const text = merge.top === row ? textAt(sheet, row, merge.left) : ''
      if (text !== '') for (let column = merge.left; column <= merge.right; column += 1) texts.set(column, text)
    }
    for (const [column, text] of texts) {
      const path = paths.get(column)
      if (path) path.push(text)
      else paths.set(column, [text])
    }
  }
  return paths
}

/** Code points of the letter that alphabets begin with, in Latin and Cyrillic. */
const FIRST_LETTERS = [0x61, 0x430]

/**
 * Whether a row is the line «1 2 3 …» (or «А Б 1 2») that official forms print under a header. It counts the header's columns from
 * the first one, without a gap; columns added on the right may have no number. A row of data may read the same, and none may be
 * lost: it is one where nothing is below, where letters are below its letters, and where whole numbers are below its own that go on
 * counting, or that don't begin with 1 below at most three.
 */
export function isColumnNumbers(sheet: Sheet, row: number, named: Iterable<number>): boolean {
  const written = sheet.rows[row]?.flatMap((cell, column) => (lineOf(cell) === '' ? [] : [column])) ?? []
  const columns = [...new Set([...named, ...written])].toSorted((a, b) => a - b)
  const covered = new Set(
    mergesAt(sheet, row).flatMap(({ left, right }) => columns.filter((each) => each > left && each <= right)),
  )
  const filled = columns
    .map((column) => ({ column, text: textAt(sheet, row, column) }))
    .filter(({ column, text }) => text !== '' || !covered.has(column))
  while (filled.at(-1)?.text === '') filled.pop()
  const first = filled.findIndex(({ text }) => !/^\p{L}$/u.test(text))
  const [letters, numbers] = first < 0 ? [filled, []] : [filled.slice(0, first), filled.slice(first)]
  const least = filled.at(-1)?.column === columns.at(-1) ? 2 : 3
  if (numbers.length < least) return false
  if (!countsLetters(letters.map(({ text }) => text)) || numbers.some(({ text }, at) => text !== String(at + 1)))
    return false
  let next = row + 1
  while (next < sheet.rows.length && filledCount(sheet, next) === 0) next += 1
  if (next >= sheet.rows.length) return false
  const below = (cells: typeof filled) => cells.map(({ column }) => textAt(sheet, next, column))
  const isAlike =
    below(numbers).every((text) => /^\d*$/.test(text)) && below(letters).every((text) => /^\p{L}$/u.test(text))
  if (!isAlike) return true
  const begins = below(numbers)[0]
  return letters.length === 0 && numbers.length > 2 && (begins === '1' || (begins !== '2' && numbers.length > 3))
}

function countsLetters(letters: readonly string[]): boolean {
  const codes = letters.map((letter) => letter.toLowerCase().codePointAt(0) ?? 0)
  const [first] = codes
  return first === undefined || (FIRST_LETTERS.includes(first) && codes.every((code, at) => code === first + at))
}

function standsUnderGroups(sheet: Sheet, row: number): boolean {
  const groups = mergesAt(sheet, row).filter((merge) => merge.right > merge.left && merge.bottom === row)
  if (groups.length === 0) return false
  let under = 0
  let stands = true
  sheet.rows[row + 1]?.forEach((cell, column) => {
    if (lineOf(cell) === '') return
    if (groups.some((merge) => column >= merge.left && column <= merge.right)) under += 1
    else if (textAt(sheet, row, column) !== '') stands = false
  })
  return stands && under > 0
}

function mergesAt(sheet: Sheet, row: number): Merge[] {
  return sheet.merges.filter((merge) => merge.top <= row && merge.bottom >= row)
}

function filledCount(sheet: Sheet, row: number): number {
  let count = 0
  sheet.rows[row]?.forEach((cell) => {
    if (lineOf(cell) !== '') count += 1
  })
  return count
}

function firstFilled(sheet: Sheet, row: number): number {
  return sheet.rows[row]?.findIndex((cell) => lineOf(cell) !== '') ?? 0
}

function textAt(sheet: Sheet, row: number, column: number): string {
  return lineOf(sheet.rows[row]?.[column])
}

/** A cell's text on one line. */
function lineOf(cell: Cell | undefined): string {
  return cell ? cell.text.replace(/\s+/g, ' ').trim() : ''
}
