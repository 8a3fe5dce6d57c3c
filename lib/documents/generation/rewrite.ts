import { escapeText } from '../ooxml/xml'
import type { Paragraph, Segment } from './scan'

/** A stretch of a paragraph's text that another text replaces. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The segment's text with the edits in it; one that began in an earlier segment only takes its letters away. */
function editSegment(segment: Segment, touching: readonly Edit[]): string {
  let result = ''
  let at = segment.start
  for (const edit of touching) {
    result += segment.text.slice(at - segment.start, Math.max(at, edit.start) - segment.start)
    if (edit.start >= segment.start) result += edit.text
    at = edit.end
  }
  return result + segment.text.slice(at - segment.start)
}

/**
 * A part's XML with stretches of its paragraphs' texts replaced. A stretch that Word has split over runs is put whole into the
 * run in which it begins, and takes that run's formatting; all other markup stays as it is, byte for byte.
 * Elements that are touched keep their spaces (`xml:space`, ECMA-376 §17.3.3.31).
 */
export function rewritePart(xml: string, edited: readonly { paragraph: Paragraph; edits: readonly Edit[] }[]): string {
  const replacements: { start: number; end: number; text: string }[] = []
  for (const { paragraph, edits } of edited) {
    let first = 0
    for (const segment of paragraph.segments) {
      while (first < edits.length && (edits[first]?.end ?? 0) <= segment.start) first++
      let beyond = first
      while (beyond < edits.length && (edits[beyond]?.start ?? 0) < segment.start + segment.text.length) beyond++
      if (segment.source === null || beyond === first) continue
      const text = editSegment(segment, edits.slice(first, beyond))
      const { tagStart, tagEnd, end } = segment.source
      const tag = xml.slice(tagStart, tagEnd)
      const spaced =
        tag.startsWith('<w:t') && !tag.includes('xml:space') ? `${tag.slice(0, -1)} xml:space="preserve">` : tag
      replacements.push({ start: tagStart, end, text: spaced + escapeText(text) })
    }
  }
  replacements.sort((a, b) => a.start - b.start)
  let result = ''
  let at = 0
  for (const { start, end, text } of replacements) {
    result += xml.slice(at, start) + text
    at = end
  }
  return result + xml.slice(at)
}
