/** Signs that JavaScript and its template engines write for words of a condition. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['&&', ' and '],
  ['||', ' or '],
  ['===', '=='],
  ['!==', '!='],
  ['!', 'not '],
])
const QUOTED = `"[^"]*"|'[^']*'`
const SIGNS = new RegExp(`(${QUOTED})|&&|\\|\\||===|!==|(?<=^[#^] ?|&& ?|\\|\\| ?|\\()!(?=[\\p{L}$_(])`, 'gu')

/** What docxtemplater knows of a loop's turn, as a value or within an expression. */
const TURN_VALUES: ReadonlyMap<string, string> = new Map([
  ['$index', '(row.number - 1)'],
  ['$first', 'row.number = 1'],
  ['$isfirst', 'row.number = 1'],
  ['$last', 'row.number = rows | count'],
  ['$islast', 'row.number = rows | count'],
])
const TURN = new RegExp(`(${QUOTED})|\\$(?:index|(?:is)?first|(?:is)?last)(?![\\p{L}\\p{N}_])`, 'giu')

/** Whether a tag's content asks for the turn of the loop around it, as docxtemplater writes it: `$index`, `$last`. */
export function asksForTurn(content: string): boolean {
  return [...content.matchAll(TURN)].some(([, quoted]) => quoted === undefined)
}

/**
 * A tag's content with the signs and names of docxtemplater and its expressions as Actum writes them: `a && !b` is `a and not b`,
 * `$index` is the turn's number less one. What is in quotation marks stays.
 */
export function withOwnWords(content: string): string {
  if (!/[&|=!$]/.test(content)) return content
  const signs = content.replace(SIGNS, (whole, quoted?: string) => quoted ?? WORDS.get(whole) ?? whole)
  return signs
    .replace(TURN, (whole, quoted?: string) => quoted ?? TURN_VALUES.get(whole.toLowerCase()) ?? whole)
    .replace(/ +/g, ' ')
}

/** A filter of Jinja with its arguments in parentheses. */
const CALL = /^\s*([\p{L}_]+)\s*\(([\s\S]*)\)\s*$/u
/** An argument by its name, which says what a sum or a list is of. */
const ATTRIBUTE = /^\s*attribute\s*=\s*/

/** A filter of Jinja as a format is written: `round(2)` is `round:2`, `sum(attribute='price')` is `sum:'price'`. */
export function withOwnArguments(format: string): string {
  const [, name, written = ''] = CALL.exec(format) ?? []
  if (name === undefined) return format
  // Jinja's `default` asks whether an empty text counts as missing: here it always does.
  const values = name === 'default' ? written.replace(/,\s*(?:boolean\s*=\s*)?[Tt]rue\s*$/, '') : written
  const [separator, attribute] = values.split(/,\s*(?=attribute\s*=)/)
  const ordered = attribute === undefined ? values : `${attribute}, ${separator}`
  const own = ordered.replace(ATTRIBUTE, '').trim()
  return own === '' ? name : `${name}:${own}`
}

/** Whether a value is chosen by Jinja's `a if b else c`, which no format and no calculation says. */
export function isInlineCondition(content: string): boolean {
  return /\S\sif\s\S.*\selse\s\S/.test(content.replace(new RegExp(QUOTED, 'g'), '""'))
}
