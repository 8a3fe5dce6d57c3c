import { attributeSpan, tagsOf, type MarkupTag } from '../render/markup'

/** An element of a part's XML, with its place in it. */
export interface XmlElement {
  readonly tag: MarkupTag
  readonly name: string
  readonly parent: XmlElement | null
  readonly children: XmlElement[]
  /** From the beginning of its start tag to the end of its end tag. */
  readonly start: number
  end: number
  /** What is between its tags. */
  readonly contentStart: number
  contentEnd: number
}

/** The root element of well-formed XML with all that is in it, in time and memory linear in its length. */
export function parseTree(xml: string): XmlElement {
  let root: XmlElement | null = null
  let open: XmlElement | null = null
  for (const tag of tagsOf(xml)) {
    if (tag.closing) {
      if (open === null) break
      open.contentEnd = tag.start
      open.end = tag.end
      open = open.parent
      continue
    }
    const { name, start, end } = tag
    const element: XmlElement = {
      tag,
      name,
      parent: open,
      children: [],
      start,
      end,
      contentStart: end,
      contentEnd: end,
    }
    open?.children.push(element)
    root ??= element
    if (!tag.empty) open = element
  }
  if (root === null) throw new Error('There is no element in a part that the gate let pass')
  return root
}

/** The first child of a name. */
export function childOf(element: XmlElement | null | undefined, name: string): XmlElement | null {
  return element?.children.find((child) => child.name === name) ?? null
}

/** The element and all in it, in document order. */
export function* within(element: XmlElement): Generator<XmlElement, void, void> {
  const waiting = [element]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next
    for (let index = next.children.length - 1; index >= 0; index--) {
      const child = next.children[index]
      if (child !== undefined) waiting.push(child)
    }
  }
}

/** The `w:val` of an element, as most properties have theirs; null without the element or the attribute. */
export function valueOf(element: XmlElement | null): string | null {
  return element === null ? null : (attributeSpan(element.tag, 'w:val')?.value ?? null)
}
