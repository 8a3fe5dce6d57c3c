import type { Turn } from '../../pictures/picture'
import { parseAddress } from '../address'
import type { ShownPicture } from '../pictures/load'
import type { Attributes } from '../scan-part'

/** A picture of an OpenDocument sheet, with the cell that it ends in where it says so. */
export interface Frame extends ShownPicture {
  readonly end: { readonly row: number; readonly column: number } | null
}

/** In English Metric Units. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['mm', 36_000],
  ['cm', 360_000],
  ['in', 914_400],
  ['pt', 12_700],
  ['pc', 152_400],
])
const LENGTH = /^(\d+(?:\.\d+)?)(mm|cm|in|pt|pc)$/
const ROTATION = /rotate\s*\(\s*(-?\d+(?:\.\d+)?(?:e-?\d+)?)\s*\)/
const TURNS: readonly Turn[] = [0, 90, 180, 270]
/** What a frame may contain in addition to its replacement picture. */
const OBJECTS = new Set(['object', 'object-ole', 'plugin', 'floating-frame', 'applet', 'text-box'])

interface Draft {
  readonly attributes: Attributes
  readonly images: { readonly href: string; readonly type: string }[]
  isPicture: boolean
  description: string
}

/** The pictures in `draw:frame` elements (OpenDocument 1.3 part 3 §10.4), as events come. */
export class FrameReader {
  private draft: Draft | null = null
  private inDescription = false

  open(name: string, attributes: Attributes): void {
    if (name === 'frame') this.draft = { attributes, images: [], isPicture: true, description: '' }
    const { draft } = this
    if (draft === null) return
    if (name === 'image')
      draft.images.push({ href: attributes['xlink:href'] ?? '', type: attributes['draw:mime-type'] ?? '' })
    else if (OBJECTS.has(name)) draft.isPicture = false
    else if (name === 'desc' || (name === 'title' && draft.description === '')) {
      this.inDescription = true
      draft.description = ''
    }
  }

  text(text: string): void {
    if (this.inDescription && this.draft !== null) this.draft.description += text
  }

  /** The picture that ends here, if one does. */
  close(name: string): Frame | null {
    if (name === 'desc' || name === 'title') this.inDescription = false
    if (name !== 'frame') return null
    const { draft } = this
    this.draft = null
    // Later ones are fallbacks for those that a program can't show.
    const image = draft?.images.find(({ type, href }) => !/svg|[ew]mf/i.test(type || href)) ?? draft?.images[0]
    if (draft === null || !draft.isPicture || image === undefined || image.href === '') return null
    const part = partOf(image.href)
    return { ...shape(draft), part, linked: part === null, crop: null }
  }
}

function shape({ attributes, description }: Draft): Omit<Frame, 'part' | 'linked' | 'crop'> {
  const [width, height] = [lengthOf(attributes['svg:width']), lengthOf(attributes['svg:height'])]
  const rotation = Number(ROTATION.exec(attributes['draw:transform'] ?? '')?.[1] ?? 0)
  // OpenDocument turns against the clock, in radians (§19.228).
  const quarters = -Math.round(rotation / (Math.PI / 2)) % 4
  return {
    description: description.trim(),
    size: width !== null && height !== null ? { width, height } : null,
    turn: TURNS[(quarters + 4) % 4] ?? 0,
    end: parseAddress((attributes['table:end-cell-address'] ?? '').split('.').at(-1)?.replaceAll('$', '') ?? ''),
  }
}

/** A part of the package; null for what is elsewhere. */
function partOf(href: string): string | null {
  return /^[a-z][a-z0-9+.-]*:|^\/|^\.\.\//i.test(href) ? null : href.replace(/^\.\//, '')
}

function lengthOf(text: string | undefined): number | null {
  const [, number, unit = ''] = LENGTH.exec(text ?? '') ?? []
  const length = Number(number) * (UNITS.get(unit) ?? NaN)
  return length > 0 && Number.isFinite(length) ? Math.round(length) : null
}
