import type { Crop, Turn } from '../../../pictures/picture'
import { type Attributes, isTrue, prefixed } from '../../scan-part'

/** One `xdr:pic` (ECMA-376 §20.5.2.25) as it is written. */
export interface Pic {
  readonly name: string
  readonly description: string
  readonly hidden: boolean
  /** The relationship to its bytes; null where there is none, as of a picture that is only linked. */
  readonly embed: string | null
  readonly linked: boolean
  /** In English Metric Units, before it is turned. */
  readonly size: { readonly width: number; readonly height: number } | null
  readonly turn: Turn
  readonly crop: Crop | null
}

type Draft = { -readonly [Key in keyof Pic]: Pic[Key] }

/** 60 000 to the degree (ECMA-376 §20.1.10.3). */
const QUARTER = 90 * 60_000
const TURNS: readonly Turn[] = [0, 90, 180, 270]
/** ST_Percentage as Excel writes it. */
const WHOLE = 100_000

/** Collects the pictures of a part as its events come. */
export class PicReader {
  private draft: Draft | null = null
  private inTransform = false

  get inside(): boolean {
    return this.draft !== null
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'pic') this.draft = emptyDraft()
    const { draft } = this
    if (draft === null) return
    if (name === 'cNvPr') {
      draft.name = attributes.name ?? ''
      draft.description = attributes.descr ?? attributes.title ?? ''
      draft.hidden = isTrue(attributes.hidden)
    } else if (name === 'blip') {
      draft.embed = prefixed(attributes, 'embed') || null
      draft.linked = prefixed(attributes, 'link') !== undefined
    } else if (name === 'srcRect') draft.crop = cropOf(attributes)
    else if (name === 'xfrm') {
      this.inTransform = true
      draft.turn = turnOf(Number(attributes.rot ?? 0))
    } else if (name === 'ext' && this.inTransform) draft.size = sizeOf(attributes)
  }

  /** The picture that ends here, if one does. */
  close(name: string): Pic | null {
    if (name === 'xfrm') this.inTransform = false
    if (name !== 'pic') return null
    const { draft } = this
    this.draft = null
    return draft
  }
}

/** `cx` and `cy`, where both are something. */
export function sizeOf(attributes: Attributes): { width: number; height: number } | null {
  const [width, height] = [Number(attributes.cx), Number(attributes.cy)]
  return Number.isSafeInteger(width) && Number.isSafeInteger(height) && width > 0 && height > 0
    ? { width, height }
    : null
}

function emptyDraft(): Draft {
  return { name: '', description: '', hidden: false, embed: null, linked: false, size: null, turn: 0, crop: null }
}

/** The nearest quarter turn: a text line has no room for a picture that leans. */
function turnOf(rotation: number): Turn {
  const quarters = Math.round(rotation / QUARTER) % 4
  return TURNS[(quarters + 4) % 4] ?? 0
}

function cropOf(attributes: Attributes): Crop | null {
  const part = (value: string | undefined) =>
    (value?.endsWith('%') ? Number(value.slice(0, -1)) / 100 : Number(value ?? 0) / WHOLE) || 0
  const crop = {
    left: part(attributes.l),
    top: part(attributes.t),
    right: part(attributes.r),
    bottom: part(attributes.b),
  }
  const all = Object.values(crop)
  const sane = all.every((each) => Math.abs(each) < 10) && crop.left + crop.right < 1 && crop.top + crop.bottom < 1
  return sane && all.some((each) => each !== 0) ? crop : null
}
