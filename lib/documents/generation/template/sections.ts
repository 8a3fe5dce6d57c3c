import { problem, type Problem } from '../../problem'
import { isRowsName } from '../matching/builtins'
import { normaliseName } from '../matching/normalise'
import { extendToRows, isCondition, type SectionPair, type TableCell } from './repeated-rows'
import { CONDITION, MAX_DEPTH, type Token } from './token'

/** What an end may call a section: as it is written, or by its name alone. */
function namesOf({ parsed: { name, whole } }: Token): readonly string[] {
  return [...new Set([normaliseName(whole), normaliseName(name)])]
}

/** Whether nothing is between the values of two turns of a section. */
function isGlued({ spot: open, printsValue }: Token, { spot: close }: Token): boolean {
  return printsValue === true && open !== undefined && open.paragraph === close?.paragraph && open.tight && close.tight
}

/** Whether a loop over rows takes its whole paragraphs: its turns would run into each other otherwise. */
function repeatsParagraphs(open: Token, close: Token): boolean {
  const { name, repeats, comparison } = open.parsed
  if ((!isRowsName(name) && repeats !== true) || comparison !== null) return false
  if (open.spot?.edge !== true || close.spot?.edge !== true || open.spot.lone || close.spot.lone) return false
  return open.spot.paragraph === close.spot.paragraph ? isGlued(open, close) : true
}

/** The open sections of a part, and of each name in the order in which they were opened. */
class OpenSections {
  readonly tokens: Token[] = []
  readonly #names = new Map<Token, readonly string[]>()
  readonly #ofName = new Map<string, Token[]>()
  /** When each was opened: their order, in which one is found without looking at all. */
  readonly #turns = new Map<Token, number>()

  open(token: Token): void {
    const names = namesOf(token)
    this.tokens.push(token)
    this.#names.set(token, names)
    this.#turns.set(token, this.#turns.size)
    for (const name of names) {
      const same = this.#ofName.get(name)
      if (same === undefined) this.#ofName.set(name, [token])
      else same.push(token)
    }
  }

  /** Whether an end's names close a section; without any it closes all. */
  closes(names: readonly string[], section: Token | undefined): boolean {
    if (section === undefined) return false
    return isUnnamed(names) || (this.#names.get(section)?.some((name) => names.includes(name)) ?? false)
  }

  has(names: readonly string[]): boolean {
    return names.some((name) => (this.#ofName.get(name)?.length ?? 0) > 0)
  }

  /** Forgets the section of these names that was opened last. */
  drop(names: readonly string[]): void {
    const section = isUnnamed(names) ? this.tokens.at(-1) : this.#latest(names)
    if (section === undefined) return
    this.tokens.splice(this.#indexOf(section), 1)
    for (const name of this.#names.get(section) ?? []) {
      const same = this.#ofName.get(name) ?? []
      same.splice(same.lastIndexOf(section), 1)
    }
  }

  #latest(names: readonly string[]): Token | undefined {
    return names
      .flatMap((name) => this.#ofName.get(name)?.at(-1) ?? [])
      .reduce<Token | undefined>((latest, one) => (this.#turn(one) > this.#turn(latest) ? one : latest), undefined)
  }

  #indexOf(section: Token): number {
    let [low, high] = [0, this.tokens.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#turn(this.tokens[middle]) < this.#turn(section)) low = middle + 1
      else high = middle
    }
    return low
  }

  #turn(section: Token | undefined): number {
    return section === undefined ? -1 : (this.#turns.get(section) ?? -1)
  }
}

function cellInTable({ place: { table } }: Token): TableCell | null {
  return table && { table: table.index, row: table.row, column: table.col }
}

const isUnnamed = (names: readonly string[]) => names.every((name) => name === '')

/**
 * Pairs the sections of a part, its tokens in document order, and gives both ends of a pair one key of their own,
 * beginning with the prefix. An end names its section as it is written or by its name alone; one
 * without a name closes the section opened last. Tells sections that are never closed, ends of none, crossing ones, and
 * those nested deeper than five. A section that repeats rows has all that is in them within it.
 */
export function pairSections(
  tokens: readonly Token[],
  prefix: string,
  cellOf: (token: Token) => TableCell | null = cellInTable,
): Problem[] {
  const problems: Problem[] = []
  const pairs: SectionPair[] = []
  const open = new OpenSections()
  for (const token of tokens) {
    const { parsed, place } = token
    token.within = open.tokens.slice(0, MAX_DEPTH)
    if (parsed.kind === 'value') {
      for (const section of token.within) section.printsValue = true
      continue
    }
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
      const kind = isCondition(last) ? CONDITION : ''
      last.key = token.key = `${prefix}-${pairs.length}${kind}${element === null ? '' : `-${element}`}`
      pairs.push({ open: last, close: token })
      last.isGlued = element === null && isGlued(last, token)
    } else if (open.has(names)) {
      const params = { ...place.params, open: last?.written ?? '' }
      problems.push(problem('SECTION_CROSSED', 'error', { ...place, params }))
      open.drop(names)
    } else {
      problems.push(problem('SECTION_UNOPENED', 'error', place))
    }
  }
  extendToRows(tokens, pairs, cellOf)
  return [...problems, ...open.tokens.map(({ place }) => problem('SECTION_UNCLOSED', 'error', place))]
}
