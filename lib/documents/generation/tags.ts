import { normaliseName } from './normalise'

/** What a tag does: prints a value, opens a section (shown when there is something, or when there is nothing), or ends one. */
export type TagKind = 'value' | 'section' | 'inverted' | 'end'

export interface FormatCall {
  readonly name: string
  readonly args: readonly string[]
}

export interface TagContent {
  readonly kind: TagKind
  /** As written between the braces, without the sign of a section and without formats. Empty for `{/}`. */
  readonly name: string
  readonly formats: readonly FormatCall[]
  /** The whole content without the sign: a header may itself hold a `|`. */
  readonly whole: string
}

const KINDS: ReadonlyMap<string, TagKind> = new Map([
  ['#', 'section'],
  ['^', 'inverted'],
  ['/', 'end'],
])

// Word changes quotation marks by itself, not always in pairs: a mark of a family is closed by any of it.
const DOUBLE = '"„“”«»'
const SINGLE = "'‚‘’"

function quoteFamily(character: string): string | null {
  if (DOUBLE.includes(character)) return DOUBLE
  return SINGLE.includes(character) ? SINGLE : null
}

/** Splits at a separator, not inside quotation marks. A mark opens only after a separator or a space: «it's» is a word. */
function splitOutsideQuotes(text: string, separators: string): string[] {
  const pieces: string[] = []
  let start = 0
  let family: string | null = null
  let mayOpen = true
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (family !== null) {
      if (family.includes(character)) family = null
    } else if (separators.includes(character)) {
      pieces.push(text.slice(start, at))
      start = at + 1
      mayOpen = true
    } else {
      const opened: string | null = mayOpen ? quoteFamily(character) : null
      if (opened !== null && [...text.slice(at + 1)].some((later) => opened.includes(later))) family = opened
      mayOpen = /[\s\u00a0:,|]/.test(character)
    }
  }
  return [...pieces, text.slice(start)]
}

function unquote(argument: string): string {
  const trimmed = argument.replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '')
  const family = quoteFamily(trimmed.charAt(0))
  return family !== null && trimmed.length > 1 && family.includes(trimmed.charAt(trimmed.length - 1))
    ? trimmed.slice(1, -1)
    : trimmed
}

function parseFormat(text: string): FormatCall {
  const [name = '', ...args] = splitOutsideQuotes(text, ':,')
  return { name: normaliseName(name), args: args.map(unquote) }
}

/**
 * The parts of a tag's content: sign, name and formats, as in `name | format:"argument"`, the argument in any quotation marks.
 * Null for a content of white space alone.
 */
export function parseTag(content: string): TagContent | null {
  const trimmed = content.replace(/[\s\u00a0]+/g, ' ').trim()
  if (normaliseName(trimmed) === '') return null
  const kind = KINDS.get(trimmed.charAt(0)) ?? 'value'
  const whole = kind === 'value' ? trimmed : trimmed.slice(1).trim()
  if (whole === '' && kind !== 'end') return null
  const [name = '', ...formats] = splitOutsideQuotes(whole, '|')
  return { kind, name: name.trim(), formats: formats.map(parseFormat), whole }
}

const INSTRUCTION = /^-?\s*(?:(?:p|tr|tc|r)\s+)?(?:(endif)|if\s+(not\s+)?([\p{L}_][\p{L}\p{N}_.]*))\s*-?$/u

/**
 * The sections of docxtpl's and Jinja's templates that mean the same here: `{%p if name %}`, `{% if not name %}`,
 * `{%tr endif %}`. Null for any other instruction.
 */
export function parseInstruction(content: string): TagContent | null {
  const match = INSTRUCTION.exec(content.trim())
  if (match === null) return null
  if (match[1] !== undefined) return { kind: 'end', name: '', formats: [], whole: '' }
  const name = match[3] ?? ''
  return { kind: match[2] === undefined ? 'section' : 'inverted', name, formats: [], whole: name }
}
