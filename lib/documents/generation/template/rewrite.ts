import { escapeText } from '../../ooxml/xml'
import type { Paragraph, Segment } from './scan'

/** A stretch of a paragraph's text that another text replaces. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A stretch of a part's XML that other XML replaces. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly xml: string
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
 * What the edits of a paragraph's text change in its part's XML. A stretch that Word has split over runs is put whole into the
 * run in which it begins, and takes that run's formatting; all other markup stays as it is, byte for byte.
 * Elements that are touched keep their spaces (`xml:space`, ECMA-376 §17.3.3.31).
 */
export function replacementsOf(xml: string, paragraph: Paragraph, edits: readonly Edit[]): Replacement[] {
  const replacements: Replacement[] = []
  let first = 0
  for (const segment of paragraph.segments) {
    while (first < edits.length && (edits[first]?.end ?? 0) <= segment.start) first++
    let beyond = first
    while (beyond < edits.length && (edits[beyond]?.start ?? 0) < segment.start + segment.text.length) beyond++
    if (segment.source === null) {
      // A hyphen that Word has put into a tag goes with it.
      const { element, start, text } = segment
      const within = edits.slice(first, beyond).some((edit) => edit.start <= start && edit.end >= start + text.length)
      if (element !== undefined && within) replacements.push({ ...element, xml: '' })
      continue
    }
    if (beyond === first) continue
    const text = editSegment(segment, edits.slice(first, beyond))
    const { tagStart, tagEnd, end } = segment.source
    const tag = xml.slice(tagStart, tagEnd)
    const spaced =
      tag.startsWith('<w:t') && !tag.includes('xml:space') ? `${tag.slice(0, -1)} xml:space="preserve">` : tag
    replacements.push({ start: tagStart, end, xml: spaced + escapeText(text) })
  }
  return replacements
}

/** A part's XML with stretches of it replaced, which lie apart from each other. */
export function replaceAll(xml: string, replacements: readonly Replacement[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end, xml: replaced } of replacements.toSorted((a, b) => a.start - b.start)) {
    pieces.push(xml.slice(at, start), replaced)
    at = end
  }
  return pieces.join('') + xml.slice(at)
}
