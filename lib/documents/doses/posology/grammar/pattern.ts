import { symbolOf } from '../words/symbols'

/** A part of a rule's pattern. */
export type Part =
  | { readonly kind: 'symbol'; readonly symbol: number; readonly name: string | null; readonly isOptional: boolean }
  | { readonly kind: 'either'; readonly choices: readonly (readonly Part[])[]; readonly isOptional: boolean }
  | { readonly kind: 'ahead'; readonly symbol: number; readonly isOptional: false }

/** A place in a pattern: what is read there, and the next possible places in the order in which they are tried. */
export interface Place {
  readonly symbol: number
  readonly name: string | null
  readonly isAhead: boolean
  readonly next: readonly Place[]
}

/** The end of every pattern. */
export const PATTERN_END: Place = { symbol: -1, name: null, isAhead: false, next: [] }

const PIECE = /'[^']+'|[A-Z][A-Z0-9]*(?::[a-z]\w*)?|[()|?&]/g

/** Parses a pattern; see `Bindings`. @throws Error for an invalid pattern */
export function partsOf(pattern: string): readonly Part[] {
  const pieces = pattern.match(PIECE) ?? []
  if (pieces.join('') !== pattern.replace(/\s+/g, '')) throw new Error(`Not a pattern: ${pattern}`)
  let at = 0
  const isOptional = (): boolean => {
    const marked = pieces[at] === '?'
    if (marked) at += 1
    return marked
  }
  const choices = (): readonly (readonly Part[])[] => {
    const all = [sequence()]
    while (pieces[at] === '|') {
      at += 1
      all.push(sequence())
    }
    return all
  }
  const sequence = (): readonly Part[] => {
    const parts: Part[] = []
    for (let piece = pieces[at]; piece !== undefined && piece !== ')' && piece !== '|'; piece = pieces[at]) {
      at += 1
      if (piece === '(') {
        const either = choices()
        at += 1
        parts.push({ kind: 'either', choices: either, isOptional: isOptional() })
      } else if (piece === '&') {
        parts.push({ kind: 'ahead', symbol: symbolOf(pieces[at] ?? ''), isOptional: false })
        at += 1
      } else {
        const [category = '', name = null] = piece.startsWith("'") ? [piece] : piece.split(':')
        parts.push({ kind: 'symbol', symbol: symbolOf(category), name, isOptional: isOptional() })
      }
    }
    return parts
  }
  return sequence()
}

/** Returns the places where a pattern can begin. @param behind the places after the pattern */
export function placesOf(parts: readonly Part[], behind: readonly Place[] = [PATTERN_END]): readonly Place[] {
  return parts.reduceRight((next, part) => {
    const places =
      part.kind === 'either' ? part.choices.flatMap((choice) => placesOf(choice, next)) : [placeOf(part, next)]
    return part.isOptional ? [...places, ...next] : places
  }, behind)
}

function placeOf(part: Exclude<Part, { readonly kind: 'either' }>, next: readonly Place[]): Place {
  const isAhead = part.kind === 'ahead'
  return { symbol: part.symbol, name: isAhead ? null : part.name, isAhead, next }
}
