import { DocumentError } from '../../error'
import { nameForMessage } from '../../ooxml/entry-names'
import type { OoxmlPackage } from '../../ooxml/package'
import { XmlEvents, XmlSyntaxError, type XmlAttributes, type XmlEventHandler } from '../../ooxml/xml-events'

/**
 * Reads a part once while it is inflated, keeping none of it.
 * @throws DocumentError GATE_XML where it is not well-formed, GATE_PART_MISSING, what the gate refuses, and what the handler throws
 */
export async function scanXmlPart(pack: OoxmlPackage, part: string, handler: XmlEventHandler): Promise<void> {
  try {
    await pack.scan(part, new XmlEvents(handler))
  } catch (error) {
    if (!(error instanceof XmlSyntaxError)) throw error
    throw new DocumentError('GATE_XML', { part: nameForMessage(part) })
  }
}

const OFF: ReadonlySet<string> = new Set(['0', 'false', 'off', 'none'])

/** Whether a property is on: there, and without a `w:val` that says no (ECMA-376 §17.17.4). */
export function isOn(attributes: XmlAttributes): boolean {
  return !OFF.has(attributes.get('w:val') ?? '')
}

/** A whole number, as the schemas write it; null for anything else. */
export function wholeNumber(text: string | undefined): number | null {
  if (text === undefined || !/^[+-]?\d{1,10}$/.test(text.trim())) return null
  return Number(text)
}
