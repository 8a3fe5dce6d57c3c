import type { Converter } from './converter'
import { CONVERTING_STAGE, requireConverter } from './converter'
import { DocumentError } from './error'
import type { FileKind } from './ooxml/kind'
import { judgeKind } from './ooxml/kind'
import type { GateLimits } from './ooxml/limits'
import { MEBIBYTE, mebibytes } from './ooxml/limits'
import { openPackage } from './ooxml/package'
import type { NamedFile, Progress } from './tool'

/** Word documents of other formats, which a converter makes a DOCX of. */
export type ConvertedKind = 'doc' | 'rtf' | 'odt'

/** DOC and RTF are not compressed: a larger one is mostly pictures that Word would have compressed as DOCX. */
const MAX_UNCOMPRESSED_BYTES = 128 * MEBIBYTE

/** Whether a file of this kind is made a DOCX before it is read. */
export function isConvertedKind(kind: FileKind): kind is ConvertedKind {
  return kind === 'doc' || kind === 'rtf' || kind === 'odt'
}

interface AsDocxContext {
  readonly converter?: Converter | undefined
  readonly gate: GateLimits
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

/**
 * The file as a DOCX under a DOCX's name where its content is a DOC, an RTF or an ODT; any other file as it is. An ODT passes
 * the gate first; the DOCX that comes back has yet to, like any other file.
 *
 * @returns the file, and the kind that it was converted from or null
 * @throws DocumentError CONVERTER_MISSING, GATE_TOO_LARGE, a code of the gate for an ODT, and what `Converter.toDocx` throws
 */
export async function asDocx(
  file: NamedFile,
  { converter, gate, signal, onProgress }: AsDocxContext,
): Promise<{ readonly file: NamedFile; readonly convertedFrom: ConvertedKind | null }> {
  const kind = judgeKind(file.bytes)
  if (!isConvertedKind(kind)) return { file, convertedFrom: null }
  const able = requireConverter(converter)
  if (kind === 'odt') await openPackage(file.bytes, gate)
  else if (file.bytes.length > MAX_UNCOMPRESSED_BYTES) {
    throw new DocumentError('GATE_TOO_LARGE', { limit: mebibytes(MAX_UNCOMPRESSED_BYTES) })
  }
  onProgress?.({ stage: CONVERTING_STAGE, done: 0, total: 1 })
  const bytes = await able.toDocx(file, { signal })
  onProgress?.({ stage: CONVERTING_STAGE, done: 1, total: 1 })
  return { file: { name: `${file.name.replace(/\.[^.]*$/, '')}.docx`, bytes }, convertedFrom: kind }
}
