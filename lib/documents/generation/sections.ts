import { problem, type Problem } from '../problem'
import type { FoundTag } from './find'
import { normaliseName } from './normalise'
import type { TemplatePlace } from './place'
import type { TagContent } from './tags'

/** A tag found in a part, on its way to being one of the template's. */
export interface Token extends FoundTag {
  /** Null for a tag that means nothing here. */
  readonly parsed: TagContent | null
  readonly place: TemplatePlace & { readonly tag: string }
  /** Where the element that it begins in stands in the part's XML. */
  readonly source: number
  key: string | null
  /** The sections that it stands in. */
  within: readonly Token[]
}

/** Sections within sections deeper than this are refused: each may repeat all that is in it. */
const MAX_DEPTH = 5

/**
 * Pairs the sections of a part, its tokens in document order, and gives both ends of a pair one key of their own,
 * beginning with the prefix. An end
 * without a name closes the section opened last. Tells sections that are never closed, ends of none, crossing ones, and
 * those nested deeper than five.
 */
export function pairSections(tokens: readonly Token[], prefix: string): Problem[] {
  const problems: Problem[] = []
  const open: Token[] = []
  let pairs = 0
  for (const token of tokens) {
    const { parsed, place } = token
    if (parsed === null) continue
    token.within = [...open]
    if (parsed.kind === 'value') continue
    if (parsed.kind !== 'end') {
      open.push(token)
      if (open.length === MAX_DEPTH + 1) {
        problems.push(
          problem('TEMPLATE_TOO_DEEP', 'error', { ...place, params: { ...place.params, limit: MAX_DEPTH } }),
        )
      }
      continue
    }
    const name = normaliseName(parsed.name)
    const last = open.at(-1)
    const opensIt = (candidate: Token) => normaliseName(candidate.parsed?.name ?? '') === name
    if (last !== undefined && (name === '' || opensIt(last))) {
      open.pop()
      last.key = token.key = `${prefix}-${pairs++}`
    } else if (open.some(opensIt)) {
      problems.push(
        problem('SECTION_CROSSED', 'error', { ...place, params: { ...place.params, open: last?.written ?? '' } }),
      )
      open.splice(open.findLastIndex(opensIt), 1)
    } else {
      problems.push(problem('SECTION_UNOPENED', 'error', place))
    }
  }
  return [...problems, ...open.map(({ place }) => problem('SECTION_UNCLOSED', 'error', place))]
}
