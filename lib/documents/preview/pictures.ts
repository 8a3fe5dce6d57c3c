import { Buffer } from '#host'
import { DocumentError } from '../error'
import type { OoxmlPackage } from '../ooxml/package'
import { EMU_PER_INCH } from '../pictures/units'
import { readPicture } from '../pictures/sniff'
import { rounded, type Css } from './css'
import { child, descendant, elements, type XmlNode } from './xml-tree'

/** What a message with a preview in it can well contain. */
const MAX_PICTURE_BYTES = 3_000_000
const POINTS_PER_INCH = 72

/** The pictures of a document as addresses that contain them, as long as there is room. */
export class PreviewPictures {
  #room = MAX_PICTURE_BYTES
  readonly #addresses = new Map<string, string | null>()
  /** How many pictures there was no room for, or that no browser shows. */
  leftOut = 0

  constructor(private readonly pack: OoxmlPackage) {}

  /** The `data:` address of a picture that a part shows; null where it can't be shown. */
  address(part: string, relationshipId: string | undefined): string | null {
    const link = this.pack.relationships(part).find(({ id }) => id === relationshipId)
    const shown = link === undefined || link.external ? null : this.#read(link.target)
    const room = shown === null || shown.length > this.#room ? null : shown
    if (room === null) this.leftOut++
    else this.#room -= room.length
    return room
  }

  #read(part: string): string | null {
    const known = this.#addresses.get(part)
    if (known !== undefined) return known
    const address = this.pack.has(part) ? dataAddress(() => this.pack.read(part)) : null
    this.#addresses.set(part, address)
    return address
  }
}

/** Only what is by its content a picture that browsers draw and that runs nothing. */
function dataAddress(read: () => Uint8Array): string | null {
  try {
    const { bytes, type } = readPicture(read())
    if (bytes.length > MAX_PICTURE_BYTES) return null
    return `data:image/${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`
  } catch (error) {
    if (error instanceof DocumentError) return null
    throw error
  }
}

/** What a drawing shows: pictures by their relationships, and boxes of text. */
export interface Graphic {
  readonly pictures: readonly { readonly relationshipId: string | undefined; readonly css: Css }[]
  readonly boxes: readonly XmlNode[]
  readonly description: string
}

/** Which of the alternatives is shown (ECMA-376-3 §9): the first, unless there is nothing in it. */
export function chosen(alternatives: XmlNode): XmlNode | undefined {
  const choice = child(alternatives, 'mc:Choice')
  return choice !== undefined && choice.children.length > 0 ? choice : child(alternatives, 'mc:Fallback')
}

/** The pictures and text boxes of a drawing or of its older form (`w:drawing`, `w:pict`), with the size they are drawn in. */
export function graphicOf(node: XmlNode): Graphic {
  const pictures: Graphic['pictures'][number][] = []
  const boxes: XmlNode[] = []
  let size: Css = {}
  const look = (each: XmlNode): void => {
    const { name, attributes } = each
    if (name === 'w:txbxContent') boxes.push(each)
    else if (name === 'mc:AlternateContent') for (const inner of elements(chosen(each))) look(inner)
    else {
      if (name === 'wp:extent') size = drawnSize(attributes)
      else if (name === 'v:shape' || name === 'v:rect') size = vmlSize(attributes.get('style') ?? '')
      else if (name === 'a:blip') pictures.push({ relationshipId: attributes.get('r:embed'), css: size })
      else if (name === 'v:imagedata') pictures.push({ relationshipId: attributes.get('r:id'), css: size })
      for (const inner of elements(each)) look(inner)
    }
  }
  look(node)
  const { attributes } = descendant(node, 'wp:docPr') ?? node
  const description = attributes.get('descr') ?? attributes.get('title') ?? ''
  // Of a group, the size is that of the whole.
  return {
    pictures: pictures.length === 1 ? pictures : pictures.map((each) => ({ ...each, css: {} })),
    boxes,
    description,
  }
}

function sizeCss(width: number, height: number): Css {
  return { width: `${rounded(width)}pt`, height: `${rounded(height)}pt` }
}

function drawnSize(attributes: XmlNode['attributes']): Css {
  const [cx, cy] = [attributes.get('cx') ?? '', attributes.get('cy') ?? '']
  if (!/^\d{1,10}$/.test(cx) || !/^\d{1,10}$/.test(cy)) return {}
  const toPoints = (emu: string) => (Number(emu) / EMU_PER_INCH) * POINTS_PER_INCH
  return sizeCss(toPoints(cx), toPoints(cy))
}

function vmlSize(style: string): Css {
  const of = (name: string) => new RegExp(`(?:^|;)\\s*${name}:\\s*(\\d{1,5}(?:\\.\\d{1,6})?)pt`).exec(style)?.[1]
  const [width, height] = [of('width'), of('height')]
  return width === undefined || height === undefined ? {} : sizeCss(Number(width), Number(height))
}
