/**
 * XML as a tree that can be taken apart and put back together wrongly: nothing is checked, and everything is printed
 * unchanged.
 */

export interface XmlAttribute {
  name: string
  /** As written, with its references. */
  value: string
}

export interface XmlElement {
  name: string
  attributes: XmlAttribute[]
  children: XmlNode[]
}

/** An element, or the source between tags: text, comments, instructions. */
export type XmlNode = XmlElement | string

const MARKUP = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<(?:"[^"]*"|'[^']*'|[^'">])*>/g
const ATTRIBUTE = /([^\s=/<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The nodes of a well-formed part; of any other part, as many as can be recognised. */
export function parseNodes(xml: string): XmlNode[] {
  const root: XmlNode[] = []
  const open: XmlElement[] = []
  const into = () => open.at(-1)?.children ?? root
  let reached = 0
  for (const { 0: markup, index } of xml.matchAll(MARKUP)) {
    if (index > reached) into().push(xml.slice(reached, index))
    reached = index + markup.length
    if (markup.startsWith('<!') || markup.startsWith('<?')) into().push(markup)
    else if (markup.startsWith('</')) open.pop()
    else {
      const element = elementOf(markup)
      into().push(element)
      if (!markup.endsWith('/>')) open.push(element)
    }
  }
  if (reached < xml.length) into().push(xml.slice(reached))
  return root
}

function elementOf(tag: string): XmlElement {
  const name = /^<([^\s/>]*)/.exec(tag)?.[1] ?? ''
  const attributes = [...tag.slice(name.length + 1).matchAll(ATTRIBUTE)].map((found) => ({
    name: found[1] ?? '',
    value: (found[2] ?? found[3] ?? '').replaceAll('"', '&quot;'),
  }))
  return { name, attributes, children: [] }
}

export function printNodes(nodes: readonly XmlNode[]): string {
  const pieces: string[] = []
  const ends: { readonly nodes: readonly XmlNode[]; at: number; readonly name: string }[] = [{ nodes, at: 0, name: '' }]
  for (let level = ends.at(-1); level !== undefined; level = ends.at(-1)) {
    const node = level.nodes[level.at++]
    if (node === undefined) {
      ends.pop()
      if (level.name !== '') pieces.push(`</${level.name}>`)
    } else if (typeof node === 'string') pieces.push(node)
    else {
      const attributes = node.attributes.map(({ name, value }) => ` ${name}="${value}"`).join('')
      const empty = node.children.length === 0
      pieces.push(`<${node.name}${attributes}${empty ? '/>' : '>'}`)
      if (!empty) ends.push({ nodes: node.children, at: 0, name: node.name })
    }
  }
  return pieces.join('')
}

/** An element with the list that contains it. */
export interface Placed {
  readonly element: XmlElement
  readonly siblings: XmlNode[]
}

/** Every element. */
export function elementsOf(nodes: XmlNode[]): Placed[] {
  const found: Placed[] = []
  const waiting: XmlNode[][] = [nodes]
  for (let siblings = waiting.pop(); siblings !== undefined; siblings = waiting.pop()) {
    for (const node of siblings) {
      if (typeof node === 'string') continue
      found.push({ element: node, siblings })
      waiting.push(node.children)
    }
  }
  return found
}

export function localName({ name }: { readonly name: string }): string {
  return name.slice(name.indexOf(':') + 1)
}

export function copyOf(element: XmlElement): XmlElement {
  return structuredClone(element)
}
