import { DocumentError } from '../../error'
import { nameKey } from '../../ooxml/entry-names'
import type { OoxmlPackage } from '../../ooxml/package'
import type { Crop, Picture, Turn } from '../../pictures/picture'
import { checkPictureBytes, readPicture, turned } from '../../pictures/sniff'
import { cellAddress } from '../address'
import type { SheetPicture } from '../model'

/** A picture as a sheet says that it is shown. */
export interface ShownPicture {
  /** The part that contains it; null where there is none. */
  readonly part: string | null
  /** It is somewhere else, and is not fetched. */
  readonly linked: boolean
  readonly description: string
  /** In English Metric Units, before it is turned; null where the sheet says nothing. */
  readonly size: { readonly width: number; readonly height: number } | null
  /** Null where the picture's own file says it. */
  readonly turn: Turn | null
  readonly crop: Crop | null
}

/** Makes a workbook's pictures, whose bytes stay compressed until one is asked for. */
export class PictureMaker {
  #sizes: ReadonlyMap<string, number> | null = null

  constructor(private readonly source: OoxmlPackage) {}

  picture(row: number, column: number, shown: ShownPicture): SheetPicture {
    return { row, column, description: shown.description, load: () => this.#load(shown, cellAddress(row, column)) }
  }

  #load({ part, linked, size, turn, crop }: ShownPicture, cell: string): Picture {
    if (linked) throw new DocumentError('PICTURE_LINKED', { cell })
    this.#sizes ??= new Map(this.source.entries.map((entry) => [nameKey(entry.name), entry.size]))
    const bytes = part === null ? undefined : this.#sizes.get(nameKey(part))
    if (part === null || bytes === undefined) throw new DocumentError('PICTURE_DAMAGED', { cell })
    checkPictureBytes(bytes, cell)
    const own = readPicture(this.source.read(part), cell)
    const shownTurn = turn ?? own.turn ?? 0
    const shownSize = size === null ? croppedSize(turned(own, own.turn ?? 0), crop) : size
    const { width, height } = turned(shownSize, shownTurn)
    return { bytes: own.bytes, type: own.type, width, height, turn: shownTurn, ...(crop === null ? {} : { crop }) }
  }
}

function croppedSize({ width, height }: { width: number; height: number }, crop: Crop | null) {
  if (crop === null) return { width, height }
  return { width: width * (1 - crop.left - crop.right), height: height * (1 - crop.top - crop.bottom) }
}
