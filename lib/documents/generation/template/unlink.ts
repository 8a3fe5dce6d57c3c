import { nameKey } from '../../ooxml/entry-names'

const ATTRIBUTES = `(?:[^"'>]|"[^"]*"|'[^']*')*`
const RELATIONSHIP = new RegExp(
  `<(?:[\\w.-]+:)?Relationship\\s${ATTRIBUTES}>(?:\\s*</(?:[\\w.-]+:)?Relationship\\s*>)?`,
  'g',
)
const OVERRIDE = new RegExp(`<(?:[\\w.-]+:)?Override\\s${ATTRIBUTES}>(?:\\s*</(?:[\\w.-]+:)?Override\\s*>)?`, 'g')

/** Elements that are nothing without what they lead to. */
const LEADING_ELEMENTS = [
  'w:attachedTemplate',
  'o:OLEObject',
  'w:sourceFileName',
  'w:saveThroughXslt',
  'c:externalData',
]

/** Elements whose schema demands the attribute: an empty one leads nowhere. */
const DEMANDING = /^<a:hlink(?:Click|Hover|MouseOver)\s/

function attributeOf(element: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element)
  return match?.[1] ?? match?.[2] ?? ''
}

/** A relationships part without some of its relationships. */
export function dropRelationships(xml: string, ids: ReadonlySet<string>): string {
  return xml.replace(RELATIONSHIP, (element) => (ids.has(attributeOf(element, 'Id')) ? '' : element))
}

/** [Content_Types].xml without what it says of parts that are gone. */
export function dropOverrides(xml: string, parts: ReadonlySet<string>): string {
  const keys = new Set([...parts].map((part) => `/${nameKey(part)}`))
  return xml.replace(OVERRIDE, (element) => (keys.has(nameKey(attributeOf(element, 'PartName'))) ? '' : element))
}

/** XML without an element and all that is in it; the element contains none of its own name. */
export function dropElement(xml: string, name: string): string {
  return xml.replace(new RegExp(`<${name}(?:\\s${ATTRIBUTES})?(?:/>|(?<!/)>[\\s\\S]*?</${name}\\s*>)`, 'g'), '')
}

/**
 * A part's XML without its references to relationships that are gone. An element that is nothing without them goes whole;
 * any other stays and leads nowhere: a linked picture keeps its frame, a link its text.
 */
export function dropReferences(xml: string, ids: ReadonlySet<string>): string {
  const references = new RegExp(`<[\\w.-]+:[\\w.-]+\\s${ATTRIBUTES}>`, 'g')
  const reference = /\s(?:r|relationships):[a-z]+\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
  const leading: string[] = []
  const cut = xml.replace(references, (element) => {
    if (!/\s(?:r|relationships):/.test(element)) return element
    let touched = false
    const without = element.replace(reference, (whole, double?: string, single?: string) => {
      if (!ids.has(double ?? single ?? '')) return whole
      touched = true
      return DEMANDING.test(element) ? whole.replace(/(["']).*\1/, '""') : ''
    })
    const name = /^<([\w.:-]+)/.exec(element)?.[1] ?? ''
    if (!touched || !LEADING_ELEMENTS.includes(name)) return without
    if (element.endsWith('/>')) return ''
    leading.push(name)
    return without
  })
  return leading.reduce(dropElement, cut)
}
