import { tagsOf } from './markup'

const RANGE_MARKS: ReadonlySet<string> = new Set(
  'bookmarkStart bookmarkEnd commentRangeStart commentRangeEnd permStart permEnd'.split(' ').map((name) => `w:${name}`),
)

/**
 * The ends of ranges in XML, one after another: they are as well next to what they are in (ECMA-376 §17.13.6, §17.13.4), and stay
 * where it goes, since their other ends may be elsewhere. Some programs write them with an end tag.
 */
export function rangeMarks(xml: string): string {
  let marks = ''
  for (const { name, closing, empty, text } of tagsOf(xml)) {
    if (RANGE_MARKS.has(name) && !closing) marks += empty ? text : `${text}</${name}>`
  }
  return marks
}
