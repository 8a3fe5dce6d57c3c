import { PREMIUM_GATE } from '../../../ooxml/limits'
import { openPackage } from '../../../ooxml/package'
import { writePackage } from '../../../ooxml/write'
import type { WordTables } from '../../model'
import { readTables } from '../read-tables'

/**
 * A document read as it is, and again with its main part's XML changed; null where the change finds nothing in it, or the
 * document has another prefix than the changes know.
 */
export async function reread(
  bytes: Uint8Array,
  change: (xml: string) => string,
): Promise<readonly [before: WordTables, after: WordTables] | null> {
  const pack = await openPackage(bytes, PREMIUM_GATE)
  const xml = pack.text(pack.mainPart)
  const other = change(xml)
  if (other === xml || !xml.includes('xmlns:w="')) return null
  const changed = await writePackage(pack.entries, new Map([[pack.mainPart, other]]))
  const read = (file: Uint8Array) => readTables({ name: 'document.docx', bytes: file })
  return [await read(bytes), await read(changed)]
}
