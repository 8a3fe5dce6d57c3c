import { formulaTokens, sheetPrefix, writeEnd, type ReferenceEnd } from './formula-tokens'

/** A shared formula as another of its cells has it (ECMA-376 §18.3.1.40): what isn't fixed goes along. */
export function sharedFormula(formula: string, rows: number, columns: number): string {
  let text = ''
  let at = 0
  for (const token of formulaTokens(formula)) {
    if (token.kind !== 'reference') continue
    const { from, to, sheet, lastSheet } = token
    const ends = (to === null ? [from] : [from, to]).map((end) =>
      writeEnd(along(end, columns), along(end, columns).rowFixed ? end.row : end.row + rows),
    )
    text += formula.slice(at, token.start) + (sheet === null ? '' : sheetPrefix(sheet, lastSheet)) + ends.join(':')
    at = token.end
  }
  return text + formula.slice(at)
}

function along(end: ReferenceEnd, columns: number): ReferenceEnd {
  if (columns === 0 || end.column === '' || end.columnFixed) return end
  let number = 0
  for (const letter of end.column.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64
  let letters = ''
  for (let rest = number + columns; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  return { ...end, column: letters }
}
