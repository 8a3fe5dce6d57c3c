import { codeWords, wordText, type CodeWord } from './field-code'
import type { Comparison, ComparisonOperator } from './tags'
import type { WordField } from './word-fields'

/** An IF field that compares a column with a text (ECMA-376 §17.16.5.23). */
export interface FieldCondition {
  readonly name: string
  readonly comparison: Comparison
  /** The comparison as it would be written in braces. */
  readonly whole: string
  readonly whenTrue: CodeWord<WordField>
  readonly whenFalse: CodeWord<WordField> | null
}

const OPERATORS: ReadonlyMap<string, ComparisonOperator> = new Map<string, ComparisonOperator>([
  ['=', '='],
  ['<>', '!='],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
])
const MIRRORED: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

/** The column that a word is, when it is a merge field and nothing else. */
function columnOf(word: CodeWord<WordField>, nameOf: (field: WordField) => string | null): string | null {
  const [piece, more] = word.pieces
  return piece?.kind === 'field' && more === undefined ? nameOf(piece.field) : null
}

/**
 * What an IF field asks, when it compares a merge field with another or with a text without wildcards; null for any other.
 * `nameOf` gives the column of a merge field.
 */
export function conditionOf(field: WordField, nameOf: (field: WordField) => string | null): FieldCondition | null {
  const words = codeWords(spaced(field))
  const [, left, sign, right, whenTrue, whenFalse = null, ...more] = words.filter(
    (_, index) => index < switchesFrom(words),
  )
  if (left === undefined || sign === undefined || right === undefined || whenTrue === undefined) return null
  if (more.length > 0 || sign.quoted) return null
  const operator = OPERATORS.get(wordText(sign) ?? '')
  if (operator === undefined) return null
  const [column, other] = columnOf(left, nameOf) === null ? [right, left] : [left, right]
  const name = columnOf(column, nameOf)
  const otherName = columnOf(other, nameOf)
  const operand = otherName ?? wordText(other)
  if (name === null || name === '' || operand === null) return null
  // An asterisk or a question mark stands for any letters in Word.
  if (otherName === null && (operator === '=' || operator === '!=') && /[*?]/.test(operand)) return null
  const comparison = {
    operator: column === left ? operator : MIRRORED[operator],
    operand,
    quoted: otherName === null && other.quoted,
    likeWord: true,
  }
  const whole = `${name} ${comparison.operator} ${otherName ?? `"${operand}"`}`
  return { name, comparison, whole, whenTrue, whenFalse }
}

function switchesFrom(words: readonly CodeWord<WordField>[]): number {
  const first = words.findIndex(({ isSwitch }) => isSwitch)
  return first < 0 ? words.length : first
}

/** The operator may be close to the fields: Word takes it for a word all the same. */
function spaced({ code }: WordField): WordField['code'] {
  let quoted = false
  return code.map((piece) => {
    if (piece.kind !== 'text') return piece
    const text = piece.text.replace(/["“”„]|<>|<=|>=|[<>=]/g, (sign) => {
      if (/["“”„]/.test(sign)) {
        quoted = !quoted
        return sign
      }
      return quoted ? sign : ` ${sign} `
    })
    return { ...piece, text }
  })
}
