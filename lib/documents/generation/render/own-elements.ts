import { decodeText } from '../template/markup'
import { TAG_START } from '../template/tokenise'
import { closest, type Mark, type OpenElement, type SectionPair } from './marks'
import { attributeSpan, tagsOf, type MarkupTag } from './markup'

/** What is seen without being text. */
const CONTENT: ReadonlySet<string> = new Set(
  [
    'w:drawing w:pict w:object w:contentPart w:subDoc w:br w:cr w:tab w:ptab w:sym w:noBreakHyphen w:ruby w:sdt w:fldSimple',
    'w:fldChar w:footnoteReference w:endnoteReference w:commentReference w:footnoteRef w:endnoteRef w:annotationRef',
    'mc:AlternateContent m:oMath m:oMathPara',
  ].flatMap((names) => names.split(' ')),
)
const OFF = /^(?:0|false|off)$/

/**
 * The paragraphs (`w:p`) or rows (`w:tr`) that contain nothing but the ends of sections which end in others like them: they are none
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

/** Whether there is nothing to see but marks, and neither a section ends with it nor a page before it. */
function holdsNothing(xml: string, { startEnd, contentEnd }: OpenElement): boolean {
  const whole = xml.slice(startEnd, contentEnd)
  let properties = 0
  let textStart: number | null = null
  for (const tag of tagsOf(whole)) {
    const { name, closing, empty } = tag
    if (name === 'w:sectPr' || (name === 'w:pageBreakBefore' && isOn(tag))) return false
    if (name === 'w:pPr' && !empty) properties += closing ? -1 : 1
    // A tab stop of a paragraph's properties isn't a tab of its text.
    if (properties === 0 && CONTENT.has(name)) return false
    if (name !== 'w:t') continue
    if (closing && textStart !== null && isSeen(whole.slice(textStart, tag.start))) return false
    textStart = closing || empty ? null : tag.end
  }
  return true
}

/** Whether a stretch of a paragraph's XML, which may begin or end within its elements, shows nothing. */
export function isBlank(xml: string): boolean {
  for (const { name } of tagsOf(xml)) if (CONTENT.has(name)) return false
  return decodeText(xml.replace(/<[^>]*>/g, '')).trim() === '' && !xml.includes(TAG_START)
}

/** Google Docs writes with every paragraph that no page breaks before it (ECMA-376 §17.17.4). */
function isOn(tag: MarkupTag): boolean {
  return !tag.closing && !OFF.test(attributeSpan(tag, 'w:val')?.value ?? '')
}

function isSeen(text: string): boolean {
  return decodeText(text.replace(/\ufdd0[^\ufdd1]*\ufdd1/g, '')).trim() !== ''
}
