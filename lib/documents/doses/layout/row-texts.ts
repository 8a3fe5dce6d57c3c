import { type Measured, measuredIn } from '../columns/measured-rows'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'

/** What a row says in its label and in its unit. */
export interface Said {
  readonly text: string
  readonly unit: string
  readonly measured: Measured
}

/**
 * Returns a function for what each row says in its label and in its unit. The text of a merged cell applies to all its
 * rows.
 * @param label the column of labels, from 0
 * @param unit the column of units; null if there is none
 */
export function measuredOf(found: FoundTable, label: number, unit: number | null): (row: number) => Said {
  const labels = textsOf(found, label)
  const units = unit === null ? () => '' : textsOf(found, unit)
  return (row) => {
    const text = labels(row)
    const said = units(row)
    return { text, unit: said, measured: measuredIn(text, said) }
  }
}

/**
 * Returns a function for the text of each row of the sheet in one column. The text of a merged cell applies to all its
 * rows.
 */
export function textsOf({ lane, from, to }: FoundTable, column: number): (row: number) => string {
  const { sheet } = lane
  const [first, last] = [lane.rows[from]?.row ?? 0, lane.rows[to]?.row ?? -1]
  const covered = new Map<number, string>()
  for (const merge of sheet.merges) {
    if (merge.left > column || merge.right < column) continue
    const text = sheet.rows[merge.top]?.[merge.left]?.text.trim() ?? ''
    for (let row = Math.max(first, merge.top); row <= Math.min(last, merge.bottom); row += 1) covered.set(row, text)
  }
  return (row) => {
    const cell = sheet.rows[row]?.[column]
    return isFilled(cell) ? cell.text.trim() : (covered.get(row) ?? '')
  }
}
