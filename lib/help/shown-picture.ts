import { EMU_PER_MM } from '@/lib/documents/pictures/units'
import type { PrintedPicture } from '@/lib/documents/pictures/picture'

/** A picture that a tag prints, as a page shows it. */
export interface ShownPicture {
  /** A data URL. */
  readonly source: string
  /** Millimetres. */
  readonly width: number
  readonly height: number
}

export function shownPicture({ bytes, type, width, height }: PrintedPicture): ShownPicture {
  const millimetres = (emu: number) => Math.round(emu / EMU_PER_MM)
  const source = `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
  return { source, width: millimetres(width), height: millimetres(height) }
}
