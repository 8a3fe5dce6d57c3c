import { DocumentError } from '../../error'
import { nameForMessage, nameKey } from '../../ooxml/entry-names'
import { streamEntry } from '../../ooxml/inflate'
import { KIBIBYTE } from '../../ooxml/limits'
import type { OoxmlPackage } from '../../ooxml/package'
import { XmlEvents, XmlSyntaxError, type XmlAttributes, type XmlEventHandler } from '../../ooxml/xml-events'

/** Bytes. Larger texts leave V8's young generation, and go from memory only with all that is old. */
const DECODED_AT_ONCE = 32 * KIBIBYTE

/**
 * Reads a part once while it is inflated, holding none of it.
 * @throws DocumentError GATE_XML where it is not well-formed, GATE_PART_MISSING, and what the handler throws
 */
export async function scanXmlPart(pack: OoxmlPackage, part: string, handler: XmlEventHandler): Promise<void> {
  const key = nameKey(part)
  const entry = pack.entries.find(({ name }) => nameKey(name) === key)
  if (entry === undefined) throw new DocumentError('GATE_PART_MISSING', { part: nameForMessage(part) })
  const decoder = new TextDecoder('utf-8')
  const events = new XmlEvents(handler)
  try {
    await streamEntry(entry, (piece) => {
      for (let at = 0; at < piece.length; at += DECODED_AT_ONCE) {
        events.write(decoder.decode(piece.subarray(at, at + DECODED_AT_ONCE), { stream: true }))
      }
    })
    events.write(decoder.decode())
    events.end()
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
