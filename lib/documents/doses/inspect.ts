import type { NamedFile, ToolContext } from '../tool'
import { findDoses } from './find-doses'
import type { DoseOptions } from './options'
import type { DoseInspection } from './result'

/**
 * Returns what `extractDoses` would find with these options, without writing anything and without opening the previous
 * period's file.
 * @throws DocumentError what the gate refuses, SHEET_…, CONVERTER_MISSING, CONVERSION_FAILED, CONVERSION_TIMEOUT,
 * LIMIT_PROFILE_UNKNOWN
 */
export async function inspectDoses(
  file: NamedFile,
  { before: _before, ...options }: DoseOptions,
  context: ToolContext,
): Promise<DoseInspection> {
  return findDoses(file, options, context)
}
