import { DocumentError } from '../../error'
import type { GateLimits } from '../../ooxml/limits'
import { openPackage } from '../../ooxml/package'
import { malformedPart } from '../../ooxml/well-formed'
import { cleanPackage } from '../template/clean'

/**
 * Looks at a document that was made as at a stranger's file: it must pass the gate, be XML that Word opens and contain nothing active.
 * The template was cleaned before, and values are written as text, so whatever is found here is a defect; it is not handed out.
 *
 * @throws DocumentError OUTPUT_UNSAFE
 */
export async function checkOutput(bytes: Uint8Array, gate: GateLimits): Promise<void> {
  const pack = await openPackage(bytes, gate)
  const malformed = malformedPart(pack)
  const clean = pack.kind === 'xlsx' ? (await import('../workbook/clean-workbook')).cleanWorkbook : cleanPackage
  const { stripped, problems } = malformed === null ? clean(pack) : { stripped: [], problems: [] }
  const found = [malformed ?? [], stripped.map(({ part }) => part), problems.map(({ part }) => part ?? '')].flat()
  if (found.length > 0) throw new DocumentError('OUTPUT_UNSAFE', { parts: found.slice(0, 5).join(', ') })
}
