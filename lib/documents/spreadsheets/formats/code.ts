import type { DataLanguage } from '../language'

/** A piece of a number format's section (ECMA-376 Part 1 §18.8.31). */
export type Token =
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'digit'; readonly char: '0' | '#' | '?' }
  | { readonly type: 'point' | 'group' | 'percent' | 'slash' | 'text' | 'general' | 'space' }
  | { readonly type: 'exponent'; readonly plus: boolean }
  | { readonly type: 'date'; readonly letter: DateLetter; readonly length: number; readonly source: string }
  /** `[h]`, `[mm]`, `[s]`: all hours, minutes or seconds since zero. */
  | { readonly type: 'elapsed'; readonly letter: 'h' | 'm' | 's'; readonly length: number }

type DateLetter = 'y' | 'm' | 'd' | 'h' | 's' | 'ap'

export interface Condition {
  readonly operator: '<' | '>' | '=' | '<=' | '>=' | '<>'
  readonly operand: number
}

export interface Section {
  readonly tokens: readonly Token[]
  readonly condition: Condition | null
  /** The language that `[$-419]` asks for. */
  readonly language: DataLanguage | null
  /** `[$-F800]` and `[$-F400]`: the system's long date and long time, regardless of the rest. */
  readonly system: 'longDate' | 'longTime' | null
  readonly kind: 'number' | 'date' | 'elapsed' | 'text' | 'general'
}

/** A whole code: the sections for numbers, and the one for text if there is one. */
export interface FormatCode {
  readonly numbers: readonly Section[]
  readonly text: Section | null
}

const CACHE_LIMIT = 2_000
const cache = new Map<string, FormatCode>()

/** Reads a number format's code. It never throws: what means nothing is shown as it is. */
export function parseFormatCode(code: string): FormatCode {
  const known = cache.get(code)
  if (known) return known
  const parsed = parse(code)
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(code, parsed)
  return parsed
}

function parse(code: string): FormatCode {
  const written = splitSections(translateLetters(code))
  // One of several that is empty shows nothing, as `""` does.
  const sections = written.map((each) => parseSection(each === '' && written.length > 1 ? '""' : each))
  const last = sections.at(-1)
  if (sections.length >= 4) return { numbers: sections.slice(0, 3), text: sections[3] ?? null }
  if (last?.kind === 'text') return { numbers: sections.slice(0, -1), text: last }
  return { numbers: sections, text: null }
}

/** Programs that are not Excel write the letters of its Russian and Romanian interfaces into files: `ДД.ММ.ГГГГ`, `zz.ll.aaaa`. */
function translateLetters(code: string): string {
  if (/Д{1,4}.{0,3}М{1,4}.{0,3}Г{2,4}/i.test(code) && !/["dmy]/i.test(code)) {
    return code.replace(/[дмгчс]/gi, (letter) => CYRILLIC.get(letter.toLowerCase()) ?? letter)
  }
  if (/^(\[\$-[^\]]*\])?z{1,4}\W{1,2}l{1,4}\W{1,2}a{2,4}(;@)?$/i.test(code)) {
    return code.replace(/[zla]/gi, (letter) => ROMANIAN.get(letter.toLowerCase()) ?? letter)
  }
  return code
}

const CYRILLIC = new Map(Object.entries({ д: 'd', м: 'm', г: 'y', ч: 'h', с: 's' }))
const ROMANIAN = new Map(Object.entries({ z: 'd', l: 'm', a: 'y' }))

function splitSections(code: string): string[] {
  const sections: string[] = []
  let start = 0
  for (let at = 0; at < code.length; at += 1) {
    const char = code[at]
    if (char === '"') at = closing(code, at + 1, '"')
    else if (char === '\\' || char === '_' || char === '*') at += 1
    else if (char === ';') {
      sections.push(code.slice(start, at))
      start = at + 1
    }
  }
  sections.push(code.slice(start))
  return sections
}

function closing(code: string, from: number, mark: string): number {
  const at = code.indexOf(mark, from)
  return at < 0 ? code.length : at
}

/** Excel's LCIDs that name one of our languages; the calendar and digit bits above are ignored. */
function localeLanguage(locale: string): DataLanguage | null {
  const name = /^(en|ru|ro)(-|$)/i.exec(locale)?.[1]?.toLowerCase()
  if (name === 'en' || name === 'ru' || name === 'ro') return name
  const primary = Number.parseInt(locale, 16) & 0x3ff
  if (!/^[0-9a-f]+$/i.test(locale)) return null
  return primary === 0x19 ? 'ru' : primary === 0x18 ? 'ro' : primary === 0x09 ? 'en' : null
}

function parseSection(source: string): Section {
  const tokens: Token[] = []
  let condition: Condition | null = null
  let language: DataLanguage | null = null
  let system: Section['system'] = null
  const literal = (text: string) => text !== '' && tokens.push({ type: 'literal', text })

  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at)
    if (char === '"') {
      const end = closing(source, at + 1, '"')
      // Empty it counts as well: a section with nothing in it shows the number.
      tokens.push({ type: 'literal', text: source.slice(at + 1, end) })
      at = end
    } else if (char === '\\') {
      literal(source.charAt(++at))
    } else if (char === '_') {
      at += 1
      tokens.push({ type: 'space' })
    } else if (char === '*') {
      at += 1
    } else if (char === '[') {
      const end = closing(source, at + 1, ']')
      const inside = source.slice(at + 1, end)
      at = end
      const elapsed = /^(h+|m+|s+)$/i.exec(inside)
      const compared = /^(<=|>=|<>|<|>|=)\s*(-?\d+(?:\.\d+)?)$/.exec(inside)
      if (elapsed) {
        tokens.push({
          type: 'elapsed',
          letter: inside.charAt(0).toLowerCase() as 'h' | 'm' | 's',
          length: inside.length,
        })
      } else if (compared) {
        condition = { operator: compared[1] as Condition['operator'], operand: Number(compared[2]) }
      } else if (inside.startsWith('$')) {
        const dash = inside.indexOf('-')
        literal(inside.slice(1, dash < 0 ? undefined : dash))
        const locale = dash < 0 ? '' : inside.slice(dash + 1)
        if (/^(F800|x-sysdate)$/i.test(locale)) system = 'longDate'
        else if (/^(F400|x-systime)$/i.test(locale)) system = 'longTime'
        else language = localeLanguage(locale) ?? language
      }
    } else {
      at += plainToken(source, at, tokens) - 1
    }
  }
  settleLetters(tokens)
  return { tokens, condition, language, system, kind: sectionKind(tokens, system) }
}

/** Adds the token that begins at `at`, and gives its length. */
function plainToken(source: string, at: number, tokens: Token[]): number {
  const char = source.charAt(at)
  const rest = source.slice(at, at + 32)
  const general = /^(General|Основной)/i.exec(rest)
  if (general) {
    tokens.push({ type: 'general' })
    return general[0].length
  }
  const half = /^(AM\/PM|A\/P)/i.exec(rest)
  if (half) {
    tokens.push({ type: 'date', letter: 'ap', length: half[0].length, source: half[0] })
    return half[0].length
  }
  const exponent = /^E([+-])/i.exec(rest)
  if (exponent) {
    tokens.push({ type: 'exponent', plus: exponent[1] === '+' })
    return 2
  }
  const letters = /^(y+|m+|d+|h+|s+|e+)/i.exec(rest)?.[0]
  if (letters) {
    // `e` is the year in Excel's East Asian codes; Excel itself shows it as `yyyy` elsewhere.
    const letter = char.toLowerCase() === 'e' ? 'y' : (char.toLowerCase() as DateLetter)
    tokens.push({ type: 'date', letter, length: char.toLowerCase() === 'e' ? 4 : letters.length, source: letters })
    return letters.length
  }
  if (char === '0' || char === '#' || char === '?') tokens.push({ type: 'digit', char })
  else if (char === '.') tokens.push({ type: 'point' })
  else if (char === ',') tokens.push({ type: 'group' })
  else if (char === '%') tokens.push({ type: 'percent' })
  else if (char === '/') tokens.push({ type: 'slash' })
  else if (char === '@') tokens.push({ type: 'text' })
  else tokens.push({ type: 'literal', text: char })
  return 1
}

/**
 * In a code of dates `,` and `%` are themselves. In one of numbers letters are: Excel never saves `0.00 mSv` without
 * quotation marks, other programs do, and a dose must not become a time.
 */
function settleLetters(tokens: Token[]): void {
  const firstDate = tokens.findIndex((token) => token.type === 'date' || token.type === 'elapsed')
  if (firstDate < 0) return
  const firstDigit = tokens.findIndex((token) => token.type === 'digit' || token.type === 'general')
  const isNumber = firstDigit >= 0 && firstDigit < firstDate
  for (const [index, token] of tokens.entries()) {
    if (isNumber && token.type === 'date') tokens[index] = { type: 'literal', text: token.source }
    else if (!isNumber && token.type === 'group') tokens[index] = { type: 'literal', text: ',' }
    else if (!isNumber && token.type === 'percent') tokens[index] = { type: 'literal', text: '%' }
  }
}

function sectionKind(tokens: readonly Token[], system: Section['system']): Section['kind'] {
  if (system) return 'date'
  if (tokens.some((token) => token.type === 'elapsed')) return 'elapsed'
  if (tokens.some((token) => token.type === 'date')) return 'date'
  if (tokens.some((token) => token.type === 'text')) return 'text'
  if (tokens.some((token) => token.type === 'general')) return 'general'
  return 'number'
}
