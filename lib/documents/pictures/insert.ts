import { escapeAttribute } from '../ooxml/xml'

type Attributes = Readonly<Record<string, string>>

/** A root's start tag, empty or not, with its prefix. */
function rootTag(xml: string, root: string): { tag: string; at: number; prefix: string; empty: boolean } | null {
  const match = new RegExp(`<((?:[\\w.-]+:)?)${root}(?:\\s(?:"[^"]*"|'[^']*'|[^"'>])*)?>`).exec(xml)
  if (match === null) return null
  const [tag, prefix = ''] = match
  return { tag, at: match.index, prefix, empty: tag.endsWith('/>') }
}

function elementsOf(name: string, all: readonly Attributes[]): string {
  return all
    .map((attributes) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
      return `<${name}${written.join('')}/>`
    })
    .join('')
}

function insert(xml: string, root: string, name: string, all: readonly Attributes[], atEnd: boolean): string {
  const found = all.length === 0 ? null : rootTag(xml, root)
  if (found === null) return xml
  const { tag, at, prefix, empty } = found
  const added = elementsOf(prefix + name, all)
  const start = xml.slice(0, at)
  const rest = xml.slice(at + tag.length)
  if (empty) return `${start}${tag.slice(0, -2)}>${added}</${prefix}${root}>${rest}`
  const end = atEnd ? rest.lastIndexOf(`</${prefix}${root}`) : 0
  return start + tag + rest.slice(0, end) + added + rest.slice(end)
}

/** The XML of an index with elements added as its root's first children. It is known to be well-formed. */
export function insertAtStart(xml: string, root: string, name: string, all: readonly Attributes[]): string {
  return insert(xml, root, name, all, false)
}

/** The same, as its last children. */
export function insertAtEnd(xml: string, root: string, name: string, all: readonly Attributes[]): string {
  return insert(xml, root, name, all, true)
}
