import { DocumentError } from '../../error'
import type { GateLimits } from '../../ooxml/limits'
import { openPackage } from '../../ooxml/package'
import { cleanPackage } from '../template/clean'

/**
 * Looks at a document that was made as at a stranger's file: it must pass the gate and hold nothing active. The template was
 * cleaned before, and values are written as text, so whatever is found here is a defect; it is not handed out.
 *
 * @throws DocumentError OUTPUT_UNSAFE
 */
export async function checkOutput(bytes: Uint8Array, gate: GateLimits): Promise<void> {
  const { stripped, problems } = cleanPackage(await openPackage(bytes, gate))
  const found = [...stripped.map(({ part }) => part), ...problems.map(({ part }) => part ?? '')]
  if (found.length > 0) throw new DocumentError('OUTPUT_UNSAFE', { parts: found.slice(0, 5).join(', ') })
}
