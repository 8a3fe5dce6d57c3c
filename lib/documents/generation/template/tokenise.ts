import { withoutBindings } from './bindings'
import type { ReadPart } from './read-part'
import { replaceAll, replacementsOf, type Edit, type Replacement } from './rewrite'
import type { Paragraph } from './scan'
import type { Token } from './token'

/**
 * The renderer's delimiters: characters that Unicode sets aside for a program's own use (noncharacters, Unicode 16 §23.7)
 * and that no text contains. So the grammar of tags is ours alone, and a brace in a text is only a brace.
 */
export const TAG_START = '\ufdd0'
export const TAG_END = '\ufdd1'

const SIGNS = { value: '', section: '#', inverted: '^', end: '/' } as const

function markOf({ parsed, key }: Token): string {
  return TAG_START + SIGNS[parsed.kind] + (key ?? '') + TAG_END
}

/**
 * A part's XML with each of its tags written as its key between the delimiters, and an optional one whose key is not applied as
 * it is in the file. Null for a part that has none.
 */
export function tokenise({ xml, tags, spans }: ReadPart, applied: (key: string) => boolean): string | null {
  const edits = new Map<Paragraph, Edit[]>()
  for (const { paragraph, tag, tokens, removed = false } of tags) {
    if ((tokens.length === 0 && !removed) || tokens.some(({ key }) => key === null)) continue
    const edit = { start: tag.start, end: tag.end, text: tokens.map(markOf).join('') }
    const others = edits.get(paragraph)
    if (others === undefined) edits.set(paragraph, [edit])
    else others.push(edit)
  }
  const replacements: Replacement[] = []
  for (const [paragraph, own] of edits) replacements.push(...replacementsOf(xml, paragraph, own))
  for (const { start, end, pieces } of spans) {
    const own = pieces.filter((piece) => typeof piece !== 'string')
    if (own.some(({ key, optional }) => key === null || (optional && !applied(key)))) continue
    const text = pieces.map((piece) => (typeof piece === 'string' ? piece : markOf(piece))).join('')
    replacements.push({ start, end, xml: text })
  }
  return replacements.length === 0 ? null : withoutBindings(replaceAll(xml, replacements), TAG_START)
}
