import type { Attributes } from '../../scan-part'
import { type Pic, PicReader, sizeOf } from './pic'

/** A picture over a sheet, with the cell that it begins in. */
export interface AnchoredPic extends Pic {
  /** Zero-based. */
  readonly row: number
  readonly column: number
}

interface Marker {
  col: number
  row: number
  colOff: number
  rowOff: number
}

interface Anchor {
  readonly from: Marker
  readonly to: Marker
  size: { width: number; height: number } | null
}

interface Group {
  shown: { width: number; height: number } | null
  scaleX: number
  scaleY: number
}

const ANCHORS = new Set(['twoCellAnchor', 'oneCellAnchor'])
/** What an anchor may contain besides a picture. */
const OBJECTS = new Set(['grpSp', 'sp', 'cxnSp', 'graphicFrame', 'contentPart'])
const MARKER_FIELDS: ReadonlySet<string> = new Set(['col', 'row', 'colOff', 'rowOff'])

/**
 * The pictures of a drawing part (ECMA-376 §20.5), groups' as well, the lowest first. One that is at a place of the sheet
 * and not at a cell (`absoluteAnchor`) is left out.
 */
export class AnchorReader {
  readonly found: AnchoredPic[] = []
  private readonly pics = new PicReader()
  private anchor: Anchor | null = null
  private inObject = false
  private groups: Group[] = []
  private marker: Marker | null = null
  private field: keyof Marker | null = null
  private text_ = ''
  /** How many pictures there were before each alternative that is open. */
  private alternatives: number[] = []
  private passedBy = 0

  open(name: string, attributes: Attributes): void {
    if (name === 'AlternateContent') this.alternatives.push(this.found.length)
    // What replaces something newer is taken only where that contained no picture.
    if (name === 'Fallback' && (this.passedBy > 0 || this.found.length > (this.alternatives.at(-1) ?? 0)))
      this.passedBy += 1
    if (this.passedBy > 0) return
    if (ANCHORS.has(name)) this.anchor = { from: emptyMarker(), to: emptyMarker(), size: null }
    const { anchor } = this
    if (anchor === null) return
    if (OBJECTS.has(name)) this.inObject = true
    if (name === 'grpSp') this.groups.push({ shown: null, scaleX: 1, scaleY: 1 })
    else if (name === 'from' || name === 'to') this.marker = anchor[name]
    else if (this.marker !== null && MARKER_FIELDS.has(name)) {
      this.field = name as keyof Marker
      this.text_ = ''
    }
    this.pics.open(name, attributes)
    if (this.pics.inside) return
    if (name === 'ext' && !this.inObject) anchor.size ??= sizeOf(attributes)
    else this.scale(name, attributes)
  }

  text(text: string): void {
    if (this.field !== null) this.text_ += text
  }

  close(name: string): void {
    if (name === 'Fallback' && this.passedBy > 0) {
      this.passedBy -= 1
      return
    }
    if (name === 'AlternateContent') this.alternatives.pop()
    if (this.passedBy > 0) return
    if (this.marker !== null && this.field === name) {
      this.marker[this.field] = Number(this.text_.trim())
      this.field = null
    } else if (name === 'from' || name === 'to') this.marker = null
    else if (name === 'grpSp') this.groups.pop()
    else if (ANCHORS.has(name)) {
      this.anchor = null
      this.inObject = false
    }
    const pic = this.pics.close(name)
    if (pic !== null && this.anchor !== null) this.keep(pic, this.anchor)
  }

  /** A group's own measure against that of what is in it (ECMA-376 §20.1.7.5). */
  private scale(name: string, attributes: Attributes): void {
    const group = this.groups.at(-1)
    if (group === undefined) return
    if (name === 'ext' && group.shown === null) group.shown = sizeOf(attributes)
    else if (name === 'chExt' && group.shown !== null) {
      const inner = sizeOf(attributes)
      if (inner === null) return
      group.scaleX = group.shown.width / inner.width
      group.scaleY = group.shown.height / inner.height
    }
  }

  private keep(pic: Pic, anchor: Anchor): void {
    const { row, col: column } = anchor.from
    if (pic.hidden || (pic.embed === null && !pic.linked)) return
    if (!Number.isInteger(row) || !Number.isInteger(column)) return
    this.found.push({ ...pic, row, column, size: this.sizeIn(pic, anchor) })
  }

  private sizeIn({ size, turn }: Pic, anchor: Anchor): { width: number; height: number } | null {
    if (this.groups.length > 0) {
      if (size === null) return null
      const by = (key: 'scaleX' | 'scaleY') => this.groups.reduce((product, group) => product * group[key], 1)
      return { width: size.width * by('scaleX'), height: size.height * by('scaleY') }
    }
    // An anchor measures the upright box, the picture's own transform what is turned in it.
    const lying = turn === 90 || turn === 270
    return lying ? (size ?? anchor.size) : (anchor.size ?? size ?? withinOneCell(anchor))
  }
}

function emptyMarker(): Marker {
  return { col: NaN, row: NaN, colOff: 0, rowOff: 0 }
}

/** Where both corners are in one cell, their offsets tell the size. */
function withinOneCell({ from, to }: Anchor): { width: number; height: number } | null {
  if (from.col !== to.col || from.row !== to.row) return null
  const [width, height] = [to.colOff - from.colOff, to.rowOff - from.rowOff]
  return width > 0 && height > 0 ? { width, height } : null
}
