import { problem, type Problem } from '../../problem'
import { isRowsName } from '../matching/builtins'
import { normaliseName } from '../matching/normalise'
import type { TemplatePlace } from './place'
import type { TagOrigin } from './spans'
import type { TagContent } from './tags'

/** Where a section's end stands in its paragraph. */
export interface Spot {
  /** The same object for the same paragraph. */
  readonly paragraph: object
  /** Nothing but white space is before a section that begins there, or after one that ends. */
  readonly edge: boolean
  /** Nothing else is in the paragraph. */
  readonly lone: boolean
  /** A value touches it within the section. */
  readonly tight: boolean
}

/** A tag found in a part, on its way to being one of the template's. */
export interface Token {
  readonly spot?: Spot
  /** As written, with its delimiters. */
  readonly written: string
  readonly parsed: TagContent
  readonly place: TemplatePlace & { readonly tag: string }
  readonly origin: TagOrigin
  readonly optional: boolean
  key: string | null
  /** Of a section: were it repeated, a value would touch the one of the turn before. */
  isGlued?: boolean
  /** The sections that it stands in, as many as are allowed. */
  within: readonly Token[]
}

/** Sections within sections deeper than this are refused: each may repeat all that is in it. */
const MAX_DEPTH = 5

/** What an end may call a section: as it is written, or by its name alone. */
function namesOf({ parsed: { name, whole } }: Token): readonly string[] {
  return [...new Set([normaliseName(whole), normaliseName(name)])]
}

/** Whether nothing is between the values of two turns of a section. */
function isGlued({ spot: open }: Token, { spot: close }: Token): boolean {
  return open !== undefined && open.paragraph === close?.paragraph && open.tight && close.tight
}

/** Whether a loop over rows takes its whole paragraphs: its turns would run into each other otherwise. */
function repeatsParagraphs(open: Token, close: Token): boolean {
  const { name, repeats, comparison } = open.parsed
  if ((!isRowsName(name) && repeats !== true) || comparison !== null) return false
  if (open.spot?.edge !== true || close.spot?.edge !== true || open.spot.lone || close.spot.lone) return false
  return open.spot.paragraph === close.spot.paragraph ? isGlued(open, close) : true
}

/** The open sections of a part, with how many there are of each name. */
class OpenSections {
  readonly tokens: Token[] = []
  readonly #names = new Map<Token, readonly string[]>()
  readonly #counts = new Map<string, number>()

  open(token: Token): void {
    const names = namesOf(token)
    this.tokens.push(token)
    this.#names.set(token, names)
    this.#count(names, 1)
  }

  /** Whether an end's names close a section; without any it closes all. */
  closes(names: readonly string[], section: Token | undefined): boolean {
    if (section === undefined) return false
    return names.every((name) => name === '') || this.#shares(names, section)
  }

  has(names: readonly string[]): boolean {
    return names.some((name) => (this.#counts.get(name) ?? 0) > 0)
  }

  /** Forgets the section of these names that was opened last. */
  drop(names: readonly string[]): void {
    const index = this.tokens.findLastIndex((section) => this.closes(names, section))
    const [section] = index < 0 ? [] : this.tokens.splice(index, 1)
    if (section !== undefined) this.#count(this.#names.get(section) ?? [], -1)
  }

  #shares(names: readonly string[], section: Token): boolean {
    return this.#names.get(section)?.some((name) => names.includes(name)) ?? false
  }

  #count(names: readonly string[], by: number): void {
    for (const name of names) this.#counts.set(name, (this.#counts.get(name) ?? 0) + by)
  }
}

/**
 * Pairs the sections of a part, its tokens in document order, and gives both ends of a pair one key of their own,
 * beginning with the prefix. An end names its section as it is written or by its name alone; one
 * without a name closes the section opened last. Tells sections that are never closed, ends of none, crossing ones, and
 * those nested deeper than five.
 */
export function pairSections(tokens: readonly Token[], prefix: string): Problem[] {
  const problems: Problem[] = []
  const open = new OpenSections()
  let pairs = 0
  for (const token of tokens) {
    const { parsed, place } = token
    token.within = open.tokens.slice(0, MAX_DEPTH)
    if (parsed.kind === 'value') continue
    if (parsed.kind !== 'end') {
      open.open(token)
      if (open.tokens.length === MAX_DEPTH + 1) {
        const params = { ...place.params, limit: MAX_DEPTH }
        problems.push(problem('TEMPLATE_TOO_DEEP', 'error', { ...place, params }))
      }
      continue
    }
    const names = namesOf(token)
    const last = open.tokens.at(-1)
    if (last !== undefined && open.closes(names, last)) {
      open.drop(names)
      const element = last.parsed.element ?? (repeatsParagraphs(last, token) ? 'each' : null)
      last.key = token.key = `${prefix}-${pairs++}${element === null ? '' : `-${element}`}`
      last.isGlued = element === null && isGlued(last, token)
    } else if (open.has(names)) {
      const params = { ...place.params, open: last?.written ?? '' }
      problems.push(problem('SECTION_CROSSED', 'error', { ...place, params }))
      open.drop(names)
    } else {
      problems.push(problem('SECTION_UNOPENED', 'error', place))
    }
  }
  return [...problems, ...open.tokens.map(({ place }) => problem('SECTION_UNCLOSED', 'error', place))]
}
