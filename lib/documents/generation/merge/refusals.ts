import { problem, type Problem } from '../../problem'

/** What can't be repeated in one document: each copy would need a part or its own history that Word doesn't share. */
export type RefusedKind =
  | 'subDocument'
  | 'altChunk'
  | 'activeX'
  | 'contentPart'
  | 'strict'
  | 'sectPrChange'
  | 'frameset'
  | 'markup'

const REFUSED: readonly (readonly [RefusedKind, RegExp])[] = [
  ['subDocument', /<w:subDoc[\s/>]/],
  ['altChunk', /<w:altChunk[\s/>]/],
  ['activeX', /<w:control[\s/>]/],
  ['contentPart', /<(?:\w+:)?contentPart[\s/>]/],
  ['strict', /http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml/],
  ['sectPrChange', /<w:sectPrChange[\s/>]/],
  ['frameset', /<w:frameset[\s/>]/],
  // Another prefix than Word's own: nothing in it would be found.
  ['markup', /^(?![\s\S]*<w:)/],
]

/** MERGE_REFUSED for each thing in a template for which it can't be merged, once for each part that it is in. */
export function refusals(stories: Iterable<readonly [part: string, xml: string]>): Problem[] {
  const problems: Problem[] = []
  for (const [part, xml] of stories) {
    for (const [kind, pattern] of REFUSED) {
      if (!pattern.test(xml)) continue
      problems.push(problem('MERGE_REFUSED', 'error', { file: 'template', part, params: { kind } }))
    }
  }
  return problems
}
