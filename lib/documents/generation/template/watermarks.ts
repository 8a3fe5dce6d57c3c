import { findTags } from './find'
import { attributeSpan, tagsOf } from '../render/markup'
import { decodeText } from './markup'
import type { SpanPiece, TagSpan } from './spans'
import { parseTag } from './tags'

/** A watermark's text: the tags of values in it, with the text around them; null where there is none, or anything else. */
function piecesOf(written: string): SpanPiece[] | null {
  const pieces: SpanPiece[] = []
  let at = 0
  for (const { start, end, content, written: tag, delimiter } of findTags(written).tags) {
    const parsed = delimiter === 'single' || delimiter === 'double' ? parseTag(decodeText(content)) : null
    if (parsed?.kind !== 'value') return null
    pieces.push(written.slice(at, start), {
      content: parsed,
      written: decodeText(tag),
      origin: 'braces',
      optional: false,
    })
    at = end
  }
  return at === 0 ? null : [...pieces, written.slice(at)]
}

/** The watermarks of a part (WordArt, ECMA-376 part 4 §19.1.2.23) whose text contains tags of values. */
export function findWatermarks(xml: string): TagSpan[] {
  if (!xml.includes('<v:textpath')) return []
  return [...tagsOf(xml)].flatMap((tag): TagSpan[] => {
    if (tag.name !== 'v:textpath' || tag.closing) return []
    const span = attributeSpan(tag, 'string')
    const pieces = span === null || !span.value.includes('{') ? null : piecesOf(span.value)
    return span === null || pieces === null
      ? []
      : [{ start: span.start, end: span.end, paragraph: null, table: null, pieces }]
  })
}
