import { SaxesParser } from 'saxes'
import { DocumentError } from '../error'
import { nameKey } from '../ooxml/entry-names'
import { streamEntry } from '../ooxml/inflate'
import type { OoxmlPackage } from '../ooxml/package'

export type Attributes = Readonly<Record<string, string>>

/** Names come without their prefix: the standard's two namespaces and any prefix mean the same. */
export interface XmlHandlers {
  open(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
}

/**
 * Reads a part of UTF-8 XML once from its beginning to its end while it is inflated, keeping none of it.
 * @throws DocumentError SHEET_DAMAGED with the part's name, where it is missing or not well-formed
 */
export async function scanPart(source: OoxmlPackage, part: string, handlers: XmlHandlers): Promise<void> {
  const key = nameKey(part)
  const entry = source.entries.find(({ name }) => nameKey(name) === key)
  if (!entry) throw new DocumentError('SHEET_DAMAGED', { part })
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', () => {
    throw new DocumentError('SHEET_DAMAGED', { part })
  })
  parser.on('opentag', (tag) => handlers.open(localName(tag.name), tag.attributes))
  parser.on('closetag', (tag) => handlers.close?.(localName(tag.name)))
  if (handlers.text) {
    const text = handlers.text.bind(handlers)
    parser.on('text', text)
    parser.on('cdata', text)
  }
  const decoder = new TextDecoder('utf-8')
  await streamEntry(entry, (piece) => parser.write(decoder.decode(piece, { stream: true })))
  parser.write(decoder.decode())
  parser.close()
}

/** An attribute whose prefix is the file's own choice, like `r:id`. */
export function prefixed(attributes: Attributes, name: string): string | undefined {
  const ending = `:${name}`
  for (const key of Object.keys(attributes)) if (key.endsWith(ending)) return attributes[key]
  return undefined
}

/** xsd:boolean. */
export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}

/** An element of CT_BooleanProperty (ECMA-376 Part 1 §18.8.29 and others): on unless it says otherwise. */
export function isOn(attributes: Attributes): boolean {
  return attributes.val === undefined || isTrue(attributes.val)
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}
