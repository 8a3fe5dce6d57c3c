import { SaxesParser } from 'saxes'
import { DocumentError } from '../error'
import { nameForMessage } from './entry-names'
import type { OoxmlPackage } from './package'

type XmlParts = Pick<OoxmlPackage, 'entries' | 'contentType' | 'text'>

const XML_NAME = /\.(?:xml|rels)$/i
const XML_TYPE = /[/+]xml$/i

/**
 * Checks a package whose parts are passed on unchanged: Word doesn't open a document if one part isn't well-formed or
 * uses an undeclared prefix (XML 1.0 §2.1, Namespaces in XML 1.0 §5). The gate only looks for what would harm us. An
 * empty part passes, as it does in Word.
 *
 * @throws DocumentError GATE_XML, which names the part
 */
export function requireWellFormed(pack: XmlParts): void {
  const part = malformedPart(pack)
  if (part !== null) throw new DocumentError('GATE_XML', { part: nameForMessage(part) })
}

/** The first part that no XML processor would read; null where there is none. */
export function malformedPart(pack: XmlParts): string | null {
  for (const { name, size } of pack.entries) {
    const isXml = XML_NAME.test(name) || XML_TYPE.test(pack.contentType(name) ?? '')
    if (isXml && size > 0 && !isWellFormed(pack.text(name))) return name
  }
  return null
}

function isWellFormed(xml: string): boolean {
  let faults = 0
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => faults++)
  parser.write(xml).close()
  return faults === 0
}
