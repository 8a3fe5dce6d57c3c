import type { OoxmlPackage } from '../../ooxml/package'
import { problem, type Problem } from '../../problem'
import { findTags } from './find'
import { decodeText } from './markup'
import { templatePlace } from './place'
import { scanPart } from './scan'
import { taggedParts } from './tagged-parts'
import { parseTag } from './tags'
import { findWatermarks } from './watermarks'

/** Parts that a reader of the document sees, and that are not filled. */
const SEEN =
  /(?:drawingml\.(?:chart|diagramData)|ms-office\.(?:chartex|drawingml\.diagramDrawing)|extended-properties)\+xml$/
/** In parts that are filled, where a tag is not: deleted text, other fields' codes. In the others: values and properties. */
const UNFILLED_TEXTS = /<(?:w:delText|w:instrText|c:v|Company|Manager)(?:\s[^>]*)?>([^<]*\{[^<]*)</g
/** The text of a watermark, what a picture or a link says of itself, where a link leads. */
const ATTRIBUTES = /\s(?:string|descr|title|alt|w:tooltip|Target)\s*=\s*(?:"([^"<]*\{[^"<]*)"|'([^'<]*\{[^'<]*)')/g

/** The text of a watermark is as large as a page: one that keeps its braces spoils the document. */
const WATERMARKS = /<v:textpath\s[^>]*\sstring\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g

/** What is reported about one part; more of the same adds nothing new. */
const MAX_TOLD = 10

function tagsIn(text: string): string[] {
  return findTags(text)
    .tags.filter(({ content, delimiter }) => delimiter === 'instruction' || parseTag(content) !== null)
    .map(({ written }) => written)
}

function unfilledIn(xml: string, seen: boolean): string[] {
  if (!xml.includes('{')) return []
  const paragraphs = seen ? scanPart(xml).map(({ text }) => text) : []
  const texts = [...xml.matchAll(UNFILLED_TEXTS), ...xml.matchAll(ATTRIBUTES)].map(([, a, b]) =>
    decodeText(a ?? b ?? ''),
  )
  return [...new Set([...paragraphs, ...texts].flatMap(tagsIn))].slice(0, MAX_TOLD)
}

/**
 * Reports the tags that are where nothing is filled in, and go into every document as they are: in charts, SmartArt, watermarks,
 * descriptions of pictures, addresses of links, deleted text, other fields' codes. `textOf` gives a part's XML.
 */
export function unfilledTags(pack: OoxmlPackage, textOf: (part: string) => string): Problem[] {
  const filled = new Set(taggedParts(pack))
  const links = (name: string) => /^word\/_rels\/[^/]*\.rels$/.test(name)
  return pack.entries.flatMap(({ name }) => {
    const seen = SEEN.test(pack.contentType(name) ?? '')
    if (!seen && !filled.has(name) && !links(name)) return []
    const xml = textOf(name)
    const filledTags = new Set(
      findWatermarks(xml).flatMap(({ pieces }) => pieces.flatMap((p) => (typeof p === 'string' ? [] : p.written))),
    )
    const watermarks = [...xml.matchAll(WATERMARKS)].map(([, a, b]) => decodeText(a ?? b ?? '')).join(' ')
    return unfilledIn(xml, seen)
      .filter((tag) => !filledTags.has(tag))
      .map((tag) => {
        const severity = seen || watermarks.includes(tag) ? 'warning' : 'info'
        return problem('TAG_NOT_FILLED', severity, { ...templatePlace(pack, name, null), tag })
      })
  })
}
