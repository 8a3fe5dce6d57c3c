import { TAG_END, TAG_START } from '../template/template'

/** An element of a part's XML that is open at some mark. */
export interface OpenElement {
  readonly name: string
  readonly parent: OpenElement | null
  /** Where its start tag begins and ends. */
  readonly start: number
  readonly startEnd: number
  /** Where its end tag begins and ends. */
  contentEnd: number
  end: number
}

export type MarkSign = '' | '#' | '^' | '/'

/** A key of a template where it is in a part's XML. */
export interface Mark {
  /** Its place among the part's marks. */
  readonly index: number
  readonly sign: MarkSign
  readonly key: string
  readonly start: number
  readonly end: number
  /** The innermost element that it is in. */
  readonly element: OpenElement | null
  /** It is in the value of an attribute. */
  readonly inAttribute?: true
}

const TOKEN = new RegExp(
  `<!--[\\s\\S]*?-->|<\\?[\\s\\S]*?\\?>|<!\\[CDATA\\[[\\s\\S]*?\\]\\]>` +
    `|<(/?)([^\\s/>]+)(?:"[^"]*"|'[^']*'|[^"'>])*?(/?)>` +
    `|${TAG_START}([#^/]?)([^${TAG_END}]*)${TAG_END}`,
  'g',
)

const MARK = new RegExp(`${TAG_START}([^${TAG_END}]*)${TAG_END}`, 'g')

/** Every mark of a part's XML, in order, with the elements around it. The XML is known to be well-formed. */
export function findMarks(xml: string): Mark[] {
  const marks: Mark[] = []
  let open: OpenElement | null = null
  for (const match of xml.matchAll(TOKEN)) {
    const [whole, closing, name, empty, sign, key] = match
    const start = match.index
    const end = start + whole.length
    if (key !== undefined) {
      marks.push({ index: marks.length, sign: sign as MarkSign, key, start, end, element: open })
    } else if (name !== undefined && whole.includes(TAG_START)) {
      for (const { 0: mark, 1: own = '', index } of whole.matchAll(MARK)) {
        const at = start + index
        const place = { index: marks.length, start: at, end: at + mark.length, element: null }
        marks.push({ ...place, sign: '', key: own, inAttribute: true })
      }
    } else if (name !== undefined && empty !== '/') {
      if (closing !== '/') open = { name, parent: open, start, startEnd: end, contentEnd: -1, end: -1 }
      else if (open !== null) {
        open.contentEnd = start
        open.end = end
        open = open.parent
      }
    }
  }
  return marks
}

/** The elements around an element and itself, the outermost first. */
export function pathOf(element: OpenElement | null): OpenElement[] {
  const path: OpenElement[] = []
  for (let at = element; at !== null; at = at.parent) path.push(at)
  return path.reverse()
}

/** The innermost element of a name around a place. */
export function closest(element: OpenElement | null, name: string): OpenElement | null {
  let at = element
  while (at !== null && at.name !== name) at = at.parent
  return at
}

/** An element's name without its namespace's prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** The two ends of a section. */
export interface SectionPair {
  readonly open: Mark
  readonly close: Mark
}

/** The sections of a part: ends with the same key belong together. */
export function pairUp(marks: readonly Mark[]): SectionPair[] {
  const open = new Map<string, Mark>()
  const pairs: SectionPair[] = []
  for (const mark of marks) {
    if (mark.sign === '#' || mark.sign === '^') open.set(mark.key, mark)
    else if (mark.sign === '/') {
      const opening = open.get(mark.key)
      if (opening !== undefined) pairs.push({ open: opening, close: mark })
      open.delete(mark.key)
    }
  }
  return pairs
}
