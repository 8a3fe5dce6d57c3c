import type { OoxmlPackage } from '../../../ooxml/package'
import type { ShownPicture } from '../../pictures/load'
import { scanPart } from '../../scan-part'
import { shownBy } from './floating'
import { PicReader } from './pic'
import { readRichPictures } from './rich-values'

/** `=DISPIMG("ID_…",1)`, in a formula or in what WPS Office leaves as its value. */
const DISPIMG = /^=?(?:_xlfn\.)?DISPIMG\(\s*"([^"]+)"/i

/** The pictures that are in a workbook's cells, by what the cell itself says. */
export interface InCellPictures {
  /** Whether formulas have to be read. */
  readonly byFormula: boolean
  /** That of a cell's `vm`, and of its formula or value; null for an ordinary cell. */
  find(vm: string | undefined, formula: string, value: string | null): ShownPicture | null
}

/**
 * Pictures placed in cells by Excel 365 (rich values) and by WPS Office (`DISPIMG`). Null where a workbook has none, as nearly
 * all.
 * @throws DocumentError SHEET_DAMAGED, GATE_XML
 */
export async function readInCellPictures(source: OoxmlPackage): Promise<InCellPictures | null> {
  const rich = await readRichPictures(source)
  const named = await readCellImages(source)
  if (rich.size === 0 && named.size === 0) return null
  return {
    byFormula: named.size > 0,
    find: (vm, formula, value) => {
      const own = vm === undefined ? undefined : rich.get(Number(vm))
      if (own !== undefined) return own
      if (named.size === 0) return null
      const name = DISPIMG.exec(formula)?.[1] ?? DISPIMG.exec(value ?? '')?.[1]
      return (name === undefined ? undefined : named.get(name)) ?? null
    },
  }
}

/** WPS Office's `cellimages.xml`: pictures by the name that formulas call them by. */
async function readCellImages(source: OoxmlPackage): Promise<Map<string, ShownPicture>> {
  const found = new Map<string, ShownPicture>()
  for (const { type, target, external } of source.relationships(source.mainPart)) {
    if (external || !type.endsWith('/cellImage') || !source.has(target)) continue
    const show = shownBy(source, target)
    const pics = new PicReader()
    await scanPart(source, target, {
      open: (name, attributes) => pics.open(name, attributes),
      close: (name) => {
        const pic = pics.close(name)
        // The transform says how large it is in its cell, which hangs on the cell alone.
        if (pic !== null && pic.name !== '') found.set(pic.name, { ...show(pic), size: null })
      },
    })
  }
  return found
}
