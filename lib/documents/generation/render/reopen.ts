import type { OpenElement } from './marks'

/** The XML that ends the elements, innermost first, and that begins them again as they were begun, with their properties. */
export function reopening(xml: string, elements: readonly OpenElement[]): { before: string; after: string } {
  const before = elements.map(({ name }) => `</${name}>`).toReversed()
  const after = elements.map(
    ({ start, startEnd, name }) => xml.slice(start, startEnd) + propertiesOf(xml, startEnd, name),
  )
  return { before: before.join(''), after: after.join('') }
}

/** What the schema wants first in elements that have properties. */
const PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['w:r', 'w:rPr'],
  ['a:r', 'a:rPr'],
  ['w:sdt', 'w:sdtPr'],
  ['w:smartTag', 'w:smartTagPr'],
])

function propertiesOf(xml: string, from: number, element: string): string {
  const name = PROPERTIES.get(element)
  if (name === undefined || !new RegExp(`^<${name}[\\s/>]`).test(xml.slice(from, from + name.length + 2))) return ''
  const startEnd = xml.indexOf('>', from) + 1
  if (xml.charAt(startEnd - 2) === '/') return xml.slice(from, startEnd)
  return xml.slice(from, xml.indexOf(`</${name}>`, from) + name.length + 3)
}
