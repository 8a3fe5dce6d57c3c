import type { Problem } from '../../problem'

/** Formulas without a value, whose cells are blank in the sheet. */
export interface UncalculatedFormulas {
  /**
   * Returns how many formulas of a column begin in a row; 0 for nearly every row.
   * @param row from 0
   */
  at(sheet: string, letter: string, row: number): number
}

/**
 * Returns the formulas reported while the file was read: for each column, the row of the first one and their number.
 */
export function uncalculatedFormulas(problems: readonly Problem[]): UncalculatedFormulas {
  const counts = new Map<string, number>()
  for (const { code, sheet, column, row, params } of problems) {
    if (code !== 'SHEET_FORMULA_NO_VALUE' || sheet === null || column === null || row === null) continue
    counts.set(keyOf(sheet, column, row - 1), Number(params.count ?? 1))
  }
  return { at: (sheet, letter, row) => (counts.size === 0 ? 0 : (counts.get(keyOf(sheet, letter, row)) ?? 0)) }
}

function keyOf(sheet: string, letter: string, row: number): string {
  return `${sheet}\u0000${letter}\u0000${row}`
}
