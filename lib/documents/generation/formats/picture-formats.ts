import type { Picture } from '../../pictures/picture'
import { qrPicture } from '../../pictures/qr'
import { EMU_PER_MM, fitInto, MAX_SIDE_MM } from '../../pictures/units'
import { FAULTY_ARGUMENT, FAULTY_VALUE, type FormatDefinition, type NamedFormat } from './format'

/** Without a size a picture is printed as large as it is, but never beyond the text of an A4 page with usual margins. */
const PAGE_MM = { width: 160, height: 240 }
const USUAL_QR_MM = 25
/** Nothing smaller than this can be seen, and no code read. */
const LEAST_MM = 1

/** `40`, `40x30`, `x30`: Latin, Cyrillic or a sign between them, `мм` or `cm` after them. */
const SIZE = /^(\d+(?:[.,]\d+)?)?\s*(?:[xхXХ×*]\s*(\d+(?:[.,]\d+)?))?\s*(mm|мм|cm|см)?$/u
const CENTIMETRES = new Set(['cm', 'см'])

interface Box {
  readonly width: number | null
  readonly height: number | null
}

/** The sides that a format's arguments ask for, in millimetres; null where they are none. */
function boxOf([first = '', second]: readonly string[]): Box | null {
  const wanted = second === undefined ? first : `${first.trim()}x${second.trim()}`
  const [matched, width, height, unit = ''] = SIZE.exec(wanted.trim()) ?? []
  if (matched === undefined || (width === undefined && height === undefined)) return null
  const scale = CENTIMETRES.has(unit) ? 10 : 1
  const side = (text: string | undefined) => (text === undefined ? null : Number(text.replace(',', '.')) * scale)
  const box = { width: side(width), height: side(height) }
  const sane = [box.width, box.height].every((each) => each === null || (each >= LEAST_MM && each <= MAX_SIDE_MM))
  return sane ? box : null
}

function resized({ width, height }: Picture, box: Box): { width: number; height: number } {
  const emu = (mm: number | null) => (mm ?? MAX_SIDE_MM) * EMU_PER_MM
  return fitInto({ width, height }, { width: emu(box.width), height: emu(box.height) })
}

/** As large as it is, where that is not too large. */
function ownSize({ width, height }: Picture): { width: number; height: number } {
  const most = { width: PAGE_MM.width * EMU_PER_MM, height: PAGE_MM.height * EMU_PER_MM }
  return fitInto({ width, height }, { width: Math.min(width, most.width), height: Math.min(height, most.height) })
}

/** A picture of the row's cell or of the profile. A text, be it a path or an address, is followed nowhere. */
const image: FormatDefinition = {
  takesEmpty: false,
  apply: ({ picture, text }, args) => {
    if (picture === undefined) return FAULTY_VALUE
    const box = args.length === 0 ? null : boxOf(args)
    if (args.length > 0 && box === null) return FAULTY_ARGUMENT
    const size = box === null ? ownSize(picture) : resized(picture, box)
    return { picture: { ...picture, ...size, kind: 'picture', description: text } }
  },
}

const qr: FormatDefinition = {
  takesEmpty: false,
  apply: ({ text }, args) => {
    const box = args.length === 0 ? { width: USUAL_QR_MM, height: null } : boxOf(args)
    const side = box?.width ?? box?.height ?? null
    if (side === null || args.length > 1) return FAULTY_ARGUMENT
    const picture = qrPicture(text.trim(), side)
    return picture === null ? FAULTY_VALUE : { picture }
  },
}

/** The formats that print pictures. */
export const PICTURE_FORMATS: readonly NamedFormat[] = [
  {
    name: 'image',
    aliases: ['picture', 'изображение', 'картинка', 'рисунок', 'фото', 'imagine', 'imaginea', 'poză'],
    parameters: ['mm?', 'mm?'],
    examples: {},
    definition: image,
  },
  {
    name: 'qr',
    aliases: ['qr-код', 'qr код', 'qr-code', 'qr code', 'cod qr'],
    parameters: ['mm?'],
    examples: {},
    definition: qr,
  },
]
