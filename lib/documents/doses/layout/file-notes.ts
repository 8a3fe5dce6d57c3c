import { headerWords } from '../columns/header-words'
import { surelyUnits } from '../columns/sure-units'
import type { DoseSheet, DoseSource } from '../layout-model'
import { lineText } from './titles'

/** A sheet of notes has few rows, with a label and its text at most. */
const MOST_ROWS = 60
const MOST_CELLS = 2

/**
 * Returns the lines on sheets of notes that apply to the tables of the other sheets: `All values are Hp(10) in mSv`, `Units | µSv`,
 * `Period | January - June 2024`. None if two of them name different units, or if no other sheet is left.
 */
export function fileNotes({ sheets }: DoseSource): readonly string[] {
  const notes = sheets.map(linesOf)
  if (notes.every((lines) => lines !== null)) return []
  const lines = notes.flatMap((each) => each ?? []).filter(saysOfAll)
  const units = new Set(lines.flatMap((line) => surelyUnits(headerWords(line)).map(({ ucum }) => ucum)))
  return units.size > 1 ? [] : lines
}

/** Returns the lines of a sheet that only contains texts; null for any other sheet. */
function linesOf({ sheet: { rows } }: DoseSheet): readonly string[] | null {
  const lines: string[] = []
  let filledRows = 0
  for (const row of rows) {
    const cells = row?.filter((cell) => cell !== undefined && cell.text.trim() !== '') ?? []
    if (cells.length === 0) continue
    filledRows += 1
    if (filledRows > MOST_ROWS || cells.length > MOST_CELLS) return null
    if (cells.some((cell) => typeof cell?.value !== 'string')) return null
    lines.push(lineText(cells.map((cell) => cell?.text.trim() ?? '')))
  }
  return filledRows === 0 ? null : lines
}

/** Whether a line names one unit of radiation without a number before it, which would be a limit, or a wear period. */
function saysOfAll(line: string): boolean {
  const words = headerWords(line)
  const [unit, ...more] = surelyUnits(words)
  if (unit) return more.length === 0 && !unit.scaled && words.role === null && !/\d\s?$/.test(line.slice(0, unit.start))
  return words.meaning === 'period' && words.period !== null
}
