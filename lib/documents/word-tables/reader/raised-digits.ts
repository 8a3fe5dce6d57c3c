import type { TextRun } from '../../spreadsheets/writing/text-run'

const BASE = '0123456789+-−‑–'
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁻'
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₋'

/** Or in a raised sign, whose digits have their own looks. */
const ENDS_IN_DIGIT = /[\d⁰¹²³⁴-⁹⁺⁻₀-₉₊₋]$/
const BEGINS_WITH_DIGIT = /^\d/
/** A number at the beginning or at the end of a raised text; a decimal mark has no raised form and stays between its digits. */
const NUMBER_FIRST = /^[+\-−‑–]?\d[\d.,]*/
const SIGN_ALONE = /^[+\-−‑–]$/
const NUMBER_LAST = /[+\-−‑–]?\d+$/

function raised(number: string, position: TextRun['position']): string {
  const signs = position === 'superscript' ? SUPERSCRIPTS : SUBSCRIPTS
  return number.replace(/[\d+\-−‑–]/g, (character) => signs.charAt(BASE.indexOf(character)))
}

/**
 * Raised and lowered digits next to digits of the line become the characters that say so on their own, so that 10⁵ never
 * reads 105.
 */
export function separateRaised(runs: readonly TextRun[]): TextRun[] {
  const separated: TextRun[] = []
  for (const [index, run] of runs.entries()) {
    if (run.position === 'base') separated.push(run)
    else {
      const before = separated.at(-1)?.text ?? ''
      const next = runs[index + 1]
      const after = next?.position === 'base' ? next.text : ''
      const isSign = next?.position === run.position && SIGN_ALONE.test(run.text) && BEGINS_WITH_DIGIT.test(next.text)
      separated.push(...separateRun(run, ENDS_IN_DIGIT.test(before), BEGINS_WITH_DIGIT.test(after), isSign))
    }
  }
  return joinSame(separated)
}

function separateRun(run: TextRun, afterDigit: boolean, beforeDigit: boolean, isSign: boolean): TextRun[] {
  const [first = ''] = (afterDigit ? (isSign ? SIGN_ALONE : NUMBER_FIRST).exec(run.text) : null) ?? []
  const rest = run.text.slice(first.length)
  const [last = ''] = (beforeDigit ? NUMBER_LAST.exec(rest) : null) ?? []
  const sign = (text: string): TextRun => ({ ...run, text: raised(text, run.position), position: 'base' })
  const middle = { ...run, text: rest.slice(0, rest.length - last.length) }
  return [sign(first), middle, sign(last)].filter(({ text }) => text !== '')
}

function joinSame(runs: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = []
  for (const run of runs) {
    const before = joined.at(-1)
    const same =
      before?.bold === run.bold &&
      before.italic === run.italic &&
      before.position === run.position &&
      before.link === run.link &&
      before.struck === run.struck
    if (same) joined[joined.length - 1] = { ...before, text: before.text + run.text }
    else joined.push(run)
  }
  return joined
}
