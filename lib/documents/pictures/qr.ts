import { encode } from 'uqr'
import type { PrintedPicture } from './picture'
import { writePng } from './png'
import { EMU_PER_MM } from './units'

/** What a code of the largest size can contain with its error correction (ISO/IEC 18004 table 7, 40-M, byte mode). */
const MAX_BYTES = 2_331
const QUIET_ZONE = 4
/** Points to a module's side: a printer of 600 dpi has no use for more where a code is 25 mm wide. */
const MODULE_POINTS = 8
const UTF8 = new TextEncoder()

/**
 * A text as a QR code (ISO/IEC 18004) of a side in millimetres, its quiet zone included: byte mode in UTF-8, error correction M.
 * The same text and side give the same bytes. Null for an empty text and for one that no code contains.
 */
export function qrPicture(text: string, sideMm: number): PrintedPicture | null {
  const data = UTF8.encode(text)
  if (data.length === 0 || data.length > MAX_BYTES) return null
  const modules = encode([...data], { ecc: 'M', boostEcc: false, border: QUIET_ZONE }).data
  const points = modules.flatMap((row) => {
    const wide = row.flatMap((black) => Array.from({ length: MODULE_POINTS }, () => black))
    return Array.from({ length: MODULE_POINTS }, () => wide)
  })
  const bytes = writePng(points, Math.round((points.length * 1_000) / sideMm))
  const side = Math.round(sideMm * EMU_PER_MM)
  return { kind: 'picture', bytes, type: 'png', width: side, height: side, description: text }
}
