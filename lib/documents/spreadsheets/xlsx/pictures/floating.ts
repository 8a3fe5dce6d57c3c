import type { OoxmlPackage } from '../../../ooxml/package'
import { isInGrid } from '../../grid'
import type { SheetPicture } from '../../model'
import type { PictureMaker, ShownPicture } from '../../pictures/load'
import { scanPart } from '../../scan-part'
import { AnchorReader } from './anchors'
import type { Pic } from './pic'

/**
 * The pictures that float over a sheet, the lowest first, each in the cell where it begins.
 * @param drawings the parts that contain them
 * @throws DocumentError SHEET_DAMAGED, GATE_XML
 */
export async function readFloatingPictures(
  source: OoxmlPackage,
  drawings: readonly string[],
  maker: PictureMaker,
): Promise<SheetPicture[]> {
  const found: SheetPicture[] = []
  for (const part of drawings) {
    const reader = new AnchorReader()
    await scanPart(source, part, reader)
    const show = shownBy(source, part)
    for (const pic of reader.found) {
      if (isInGrid(pic.row, pic.column)) found.push(maker.picture(pic.row, pic.column, show(pic)))
    }
  }
  return found
}

/** What the pictures of a part show, by the part's relationships. */
export function shownBy(source: OoxmlPackage, part: string): (pic: Pic) => ShownPicture {
  const targets = new Map(source.relationships(part).map((each) => [each.id, each]))
  return ({ embed, linked, description, size, turn, crop }) => {
    const found = embed === null ? undefined : targets.get(embed)
    const elsewhere = embed === null ? linked : (found?.external ?? false)
    return { part: found?.target ?? null, linked: elsewhere, description, size, turn, crop }
  }
}
