import { closest, type Mark, type OpenElement, type SectionPair } from './marks'

const CONTENT =
  /<(?:w:(?:drawing|pict|object|br|tab|sym|footnoteReference|endnoteReference|commentReference|fldSimple|fldChar|sdt|ruby|cr|ptab|contentPart|subDoc)|mc:AlternateContent|m:oMath|m:oMathPara)[\s/>]/
const PROPERTIES = /<w:pPr[\s>][\s\S]*?<\/w:pPr>/g
/** A section ends with the paragraph, or a page before it. */
const BREAKING = /<w:(?:sectPr|pageBreakBefore)[\s/>]/
const TEXT = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g
const RANGE = /<w:(?:bookmarkStart|bookmarkEnd|commentRangeStart|commentRangeEnd|permStart|permEnd)\s[^>]*\/>/g

/**
 * The paragraphs (`w:p`) or rows (`w:tr`) that hold nothing but the ends of sections which end in others like them: they are none
 * of the document's.
 */
export function ownElements(
  xml: string,
  marks: readonly Mark[],
  pairs: readonly SectionPair[],
  name: 'w:p' | 'w:tr',
): ReadonlySet<OpenElement> {
  const held = new Map<OpenElement, Mark[]>()
  for (const mark of marks) {
    const element = closest(mark.element, name)
    if (element === null) continue
    const inside = held.get(element) ?? []
    inside.push(mark)
    held.set(element, inside)
  }
  const own = new Set<OpenElement>()
  for (const [element, inside] of held) {
    if (inside.every(({ sign }) => sign !== '') && holdsNothing(xml, element)) own.add(element)
  }
  for (let changed = true; changed;) {
    changed = false
    for (const { open, close } of pairs) {
      const [first, last] = [closest(open.element, name), closest(close.element, name)]
      if (first === null || last === null) continue
      const keeps = first !== last && own.has(first) && own.has(last) && first.parent === last.parent
      if (keeps) continue
      changed = own.delete(first) || changed
      changed = own.delete(last) || changed
    }
  }
  return own
}

/** Whether there is nothing to see but marks. */
function holdsNothing(xml: string, { startEnd, contentEnd }: OpenElement): boolean {
  const whole = xml.slice(startEnd, contentEnd)
  if (BREAKING.test(whole)) return false
  // A tab stop of a paragraph's properties is no tab of its text.
  const content = whole.replace(PROPERTIES, '')
  if (CONTENT.test(content)) return false
  const text = [...content.matchAll(TEXT)].map(([, each = '']) => each).join('')
  return text.replace(/\ufdd0[^\ufdd1]*\ufdd1/g, '').trim() === ''
}

/** The ends of ranges in a paragraph, which stand as well beside paragraphs (ECMA-376 §17.13.6, §17.13.4). */
export function rangeMarks(xml: string, { startEnd, contentEnd }: OpenElement): string {
  return [...xml.slice(startEnd, contentEnd).matchAll(RANGE)].map(([each]) => each).join('')
}
