import { SaxesParser } from 'saxes'
import { DocumentError } from '../error'
import { nameForMessage } from './entry-names'

/**
 * Looks over a part that is to be handed on as it stands: Word opens no document in which one part is not well-formed, or uses a
 * prefix that is not declared (XML 1.0 §2.1, Namespaces in XML 1.0 §3). The gate looks only for what would harm us. A part of no
 * bytes is none to Word.
 *
 * @throws DocumentError GATE_XML
 */
export function requireWellFormed(part: string, xml: string): void {
  if (xml === '') return
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => {
    throw new DocumentError('GATE_XML', { part: nameForMessage(part) })
  })
  parser.write(xml).close()
}
