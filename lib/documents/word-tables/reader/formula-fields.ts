import { lowered, raised, withinFraction } from './math'
import { symbolOf } from './symbols'

const EQUATION = /^\s*EQ(?=[\s\\])/i
const SYMBOL = /^\s*SYMBOL\s+(0x[\da-f]{1,4}|\d{1,5})(?=\s|$)/i
const FONT = /\\f\s*(?:"([^"]*)"|(\S+))/i
/** A switch of an equation with its options, up to its bracket: `\f(`, `\s\up6(`, `\b\bc\{(`. */
const SWITCH = /^\\([a-z]+)((?:\s*\\(?:[blr]c\s*\\.|(?![blr]c)[a-z]+(?:\s*\d+)?))*)\s*\(/i
/** No equation in a cell is longer. */
const LONGEST = 500

/**
 * What a field shows that has no stored result since Word draws it from its code: an equation in one line, a sign of a font
 * (ECMA-376 §17.16.5, `EQ` in Word's own help). Empty for all other fields.
 */
export function shownByCode(code: string): string {
  if (EQUATION.test(code)) {
    const equation = code.replace(EQUATION, '').trim()
    return equation.length > LONGEST ? equation : inOneLine(equation)
  }
  const sign = Number(SYMBOL.exec(code)?.[1] ?? Number.NaN)
  if (Number.isNaN(sign) || sign > 0xffff) return ''
  const [, quoted, bare] = FONT.exec(code) ?? []
  return symbolOf(quoted ?? bare ?? null, sign)
}

function inOneLine(code: string): string {
  let text = ''
  for (let at = 0; at < code.length;) {
    const [head, name = '', options = ''] = SWITCH.exec(code.slice(at)) ?? []
    const inside = head === undefined ? null : bracketed(code, at + head.length)
    if (head === undefined || inside === null) {
      // A backslash before a special character makes it an ordinary one.
      if (code.charAt(at) === '\\' && at + 1 < code.length) at++
      text += code.charAt(at++)
      continue
    }
    at += head.length + inside.length + 1
    const shown = element(name.toLowerCase(), options.toLowerCase(), inside)
    text += (/\d$/.test(text) && /^\d[\d.,]*\//.test(shown) ? ' ' : '') + shown
  }
  return text
}

/** What is up to the bracket that closes; null where none does. */
function bracketed(code: string, from: number): string | null {
  let depth = 1
  for (let at = from; at < code.length; at++) {
    const character = code.charAt(at)
    if (character === '\\') at++
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) return code.slice(from, at)
  }
  return null
}

function element(name: string, options: string, inside: string): string {
  switch (name) {
    case 'f': {
      const [above = '', below = ''] = parts(inside)
      return `${withinFraction(above)}/${withinFraction(below)}`
    }
    case 'r': {
      const [first = '', second] = parts(inside)
      return second === undefined ? `√${withinFraction(first)}` : `${raised(first)}√${withinFraction(second)}`
    }
    case 's':
      if (options.includes('\\up')) return raised(inOneLine(inside))
      return options.includes('\\do') ? lowered(inOneLine(inside)) : inOneLine(inside)
    case 'b':
      return `(${inOneLine(inside)})`
    case 'd':
      return ''
    default:
      return inOneLine(inside)
  }
}

/** Parted by semicolons, or by commas where the system's language has them so. */
function parts(inside: string): string[] {
  const [bySemicolon, byComma] = [split(inside, ';'), split(inside, ',')]
  return (bySemicolon.length > 1 ? bySemicolon : byComma).map((part) => inOneLine(part).trim())
}

function split(inside: string, separator: string): string[] {
  const found = ['']
  let depth = 0
  for (let at = 0; at < inside.length; at++) {
    let character = inside.charAt(at)
    if (character === separator && depth === 0) {
      found.push('')
      continue
    }
    if (character === '\\') character += inside.charAt(++at)
    else if (character === '(') depth++
    else if (character === ')') depth--
    found[found.length - 1] += character
  }
  return found
}
