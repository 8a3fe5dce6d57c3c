import { problem, type Problem } from '../../problem'
import { normaliseName } from '../matching/normalise'
import type { TemplatePlace } from './place'
import type { TagOrigin } from './spans'
import type { TagContent } from './tags'

/** A tag found in a part, on its way to being one of the template's. */
export interface Token {
  /** As written, with its delimiters. */
  readonly written: string
  readonly parsed: TagContent
  readonly place: TemplatePlace & { readonly tag: string }
  readonly origin: TagOrigin
  readonly optional: boolean
  key: string | null
  /** The sections that it stands in, as many as are allowed. */
  within: readonly Token[]
}

/** Sections within sections deeper than this are refused: each may repeat all that is in it. */
const MAX_DEPTH = 5

/** What an end may call a section: as it is written, or by its name alone. */
function namesOf({ parsed: { name, whole } }: Token): readonly string[] {
  return [...new Set([normaliseName(whole), normaliseName(name)])]
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
      last.key = token.key = `${prefix}-${pairs++}${last.parsed.element === undefined ? '' : `-${last.parsed.element}`}`
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
