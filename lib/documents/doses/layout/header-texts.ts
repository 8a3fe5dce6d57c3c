import { oneLine } from '../columns/fold'
import type { Head } from './find-head'
import { wholeMeaning } from '../columns/header-words'
import { isUnitText, periodsOverUnit } from './label-rows'
import { cellAt, isFilled, type Lane } from './lane'

/**
 * Returns the header texts over each column, from top to bottom. A merged cell's text applies to all its columns. A
 * single name also applies to the gaps to its right that have names below them: a CSV has only this left of a merged
 * header. A single unit applies to the periods above it.
 */
export function headerTexts(lane: Lane, head: Head): Map<number, string[]> {
  const paths = new Map<number, string[]>()
  const rows = head.named.flatMap((at) => lane.rows[at]?.row ?? [])
  rows.forEach((row, level) => {
    const texts = textsOf(lane, row, rows.slice(level + 1))
    const under = periodsOverUnit(lane, rows[level - 1] ?? -1, row)
    const unit = texts.get(under[0] ?? -1)
    if (unit !== undefined) for (const column of under) texts.set(column, unit)
    for (const [column, text] of texts) {
      const path = paths.get(column)
      if (!path) paths.set(column, [text])
      else if (path.at(-1) !== text && !(wholeMeaning(text) === 'unit' && saysUnits(texts, column))) path.push(text)
    }
  })
  return paths
}

/**
 * Whether everything but the label in its row is a unit: `Name` over `Unit | mSv | mSv`. The label then describes its
 * own row, not the names below it.
 */
function saysUnits(texts: ReadonlyMap<number, string>, label: number): boolean {
  const others = [...texts].filter(([column]) => column !== label)
  return others.length > 0 && others.every(([, text]) => isUnitText(text))
}

function textsOf({ sheet, left, right, merges }: Lane, row: number, below: readonly number[]): Map<number, string> {
  const texts = new Map<number, string>()
  const merged = new Set<number>()
  for (const merge of merges.get(row) ?? []) {
    const cell = cellAt(sheet, merge.top, merge.left)
    for (let column = merge.left; column <= Math.min(merge.right, right); column += 1) {
      merged.add(column)
      if (isFilled(cell)) texts.set(column, oneLine(cell.text))
    }
  }
  const named = (column: number) => below.some((under) => isFilled(cellAt(sheet, under, column)))
  let group: string | null = null
  const end = Math.min(
    right,
    lastNamed(
      sheet.rows[row],
      below.map((under) => sheet.rows[under]),
    ),
  )
  for (let column = left; column <= end; column += 1) {
    const cell = cellAt(sheet, row, column)
    if (isFilled(cell)) {
      const text = oneLine(cell.text)
      texts.set(column, text)
      group = named(column) && !merged.has(column) ? text : null
    } else if (merged.has(column)) group = null
    else if (group !== null && named(column)) texts.set(column, group)
    else group = null
  }
  return texts
}

function lastNamed(row: readonly unknown[] | undefined, below: readonly (readonly unknown[] | undefined)[]): number {
  return Math.max(row?.length ?? 0, ...below.map((cells) => cells?.length ?? 0)) - 1
}
