import type { CellLooks } from '../columns/cell-facts'
import { headerWords } from '../columns/header-words'
import type { Sheet } from '../../spreadsheets/model'
import { findHead, type Head } from './find-head'
import { headerTexts } from './header-texts'
import { isFilled, type Lane, laneOf } from './lane'
import { repeatedForms } from './repeated-forms'

/** Columns that say who or when: each of two side-by-side tables has one. */
const KEYS: ReadonlySet<string> = new Set([
  'subject',
  'surname',
  'subject_id',
  'drug',
  'substance',
  'place',
  'date',
  'month',
  'row_number',
  'dosimeter',
  'period',
])

/** Returns the lanes of a sheet: one, or one for each of several side-by-side tables. */
export function lanesOf(sheet: Sheet, looks: CellLooks): readonly Lane[] {
  const whole = laneOf(sheet, 0, Math.max(0, sheet.width - 1))
  const forms = repeatedForms(whole)
  if (forms) return forms
  const edges = gaps(whole)
  const parts = edges.length === 0 ? [whole] : splitAt(whole, edges, looks)
  return parts.flatMap((lane) => repeatedLanes(lane, looks))
}

/** Returns the pairs of columns between which all columns are empty in every row. */
function gaps({ rows, sheet, left, right }: Lane): [from: number, to: number][] {
  if (right - left > 400) return []
  const used = new Uint8Array(right + 1)
  for (const { row, first, last } of rows)
    for (let column = first; column <= last; column += 1)
      if (used[column] === 0 && isFilled(sheet.rows[row]?.[column])) used[column] = 1
  const found: [number, number][] = []
  let before: number | null = null
  for (let column = left; column <= right; column += 1) {
    if (used[column] === 0) continue
    if (before !== null && column > before + 1) found.push([before, column])
    before = column
  }
  return found
}

function splitAt(whole: Lane, edges: readonly (readonly [number, number])[], looks: CellLooks): Lane[] {
  const lanes: Lane[] = []
  let left = whole.left
  for (const [before, after] of edges) {
    const one = laneOf(whole.sheet, left, before)
    const other = laneOf(whole.sheet, after, whole.right)
    if (!standApart(one, other, looks)) continue
    lanes.push(one)
    left = after
  }
  lanes.push(left === whole.left ? whole : laneOf(whole.sheet, left, whole.right))
  return lanes
}

/**
 * Whether two lanes are separate tables: each has a header with a column that says who or when, or their headers are in
 * different rows.
 */
function standApart(one: Lane, other: Lane, looks: CellLooks): boolean {
  const heads = [one, other].map((lane) => ({ lane, head: findHead(lane, 0, looks) }))
  const [first, second] = heads.map(({ lane, head }) => (head ? { lane, head, texts: lowest(lane, head) } : null))
  if (!first || !second || first.texts.length < 2 || second.texts.length < 2) return false
  const keys = (texts: readonly string[]) => texts.filter((text) => KEYS.has(headerWords(text).meaning ?? ''))
  const sameRow = first.lane.rows[first.head.bottom]?.row === second.lane.rows[second.head.bottom]?.row
  if ((hasOwnTitle(second) || !sameRow) && startsWithNames(second, looks)) return true
  const [mine, theirs] = [keys(first.texts), keys(second.texts)]
  if (mine.length === 0 || theirs.length === 0) return false
  return !sameRow || mine.some((text) => theirs.includes(text))
}

/** Whether a table has its own title above its header that doesn't group columns. */
function hasOwnTitle({ lane, head }: { lane: Lane; head: Head }): boolean {
  const title = lane.rows[head.top - 1]
  return (
    title?.filled === 1 && title.values === 0 && !lane.merges.get(title.row)?.some(({ left, right }) => right > left)
  )
}

/** Whether the first column of a table contains words, which distinguish its rows. */
function startsWithNames({ lane, head }: { lane: Lane; head: Head }, looks: CellLooks): boolean {
  const column = lane.rows[head.bottom]?.first ?? lane.left
  const below = lane.rows.slice(head.bottom + 1, head.bottom + 21)
  const words = below.filter(({ row }) => looks.of(lane.sheet.rows[row]?.[column]).kind === 'text')
  return below.length > 0 && words.length * 2 > below.length
}

/**
 * Splits one list that is printed in two or three columns: `ФИО | Доза | ФИО | Доза`. Each part may have a title of its
 * own above its first column, such as the name of a department.
 */
function repeatedLanes(lane: Lane, looks: CellLooks): Lane[] {
  const head = lane.rows.length > 1 ? findHead(lane, 0, looks) : null
  if (!head) return [lane]
  const paths = [...headerTexts(lane, head)].sort(([a], [b]) => a - b)
  const keys = paths.map(([, path]) => path.at(-1) ?? '')
  for (const times of [2, 3]) {
    const size = keys.length / times
    if (size < 2 || !Number.isInteger(size)) continue
    if (!keys.every((key, index) => key === keys[index % size])) continue
    const own = paths.slice(0, size).some(([, path]) => KEYS.has(headerWords(path.at(-1) ?? '').meaning ?? ''))
    if (!own) continue
    return Array.from({ length: times }, (_, part) => {
      const left = part === 0 ? lane.left : (paths[part * size]?.[0] ?? lane.left)
      const right = part === times - 1 ? lane.right : (paths[(part + 1) * size]?.[0] ?? lane.right) - 1
      return laneOf(lane.sheet, left, right)
    })
  }
  return [lane]
}

function lowest(lane: Lane, head: Parameters<typeof headerTexts>[1]): string[] {
  return [...headerTexts(lane, head).values()].flatMap((path) => path.at(-1) ?? [])
}
