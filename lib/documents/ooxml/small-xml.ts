import { SaxesParser } from 'saxes'
import { DocumentError } from '../error'
import { nameForMessage } from './entry-names'

/**
 * Calls `take` for every element of a small part (an index, relationships), by local name and attributes, in document order.
 * @throws DocumentError GATE_XML
 */
export function eachElement(
  part: string,
  xml: string,
  take: (name: string, attributes: Readonly<Record<string, string>>) => void,
): void {
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw new DocumentError('GATE_XML', { part: nameForMessage(part) })
  })
  parser.on('opentag', ({ name, attributes }) => take(name.slice(name.indexOf(':') + 1), attributes))
  parser.write(xml).close()
}
