import { relationshipsPart } from '../../ooxml/relationships'
import type { PrintedPicture } from '../../pictures/picture'
import { escapeAttribute } from '../../ooxml/xml'
import { insertAtEnd, insertAtStart } from '../../pictures/insert'
import type { CompiledWorkbook } from './compile-workbook'
import type { WorkbookTemplate } from './workbook-template'

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const NO_RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${RELATIONSHIPS}"></Relationships>`
const CONTENT_TYPES = '[Content_Types].xml'

/** A relationship that a document adds to one of its parts. */
interface AddedRelationship {
  readonly Id: string
  readonly Type: string
  readonly Target: string
}

/** The parts of one document that differ from its template's. */
export class DocumentParts {
  readonly changed = new Map<string, string | Uint8Array>()
  readonly removed = new Set<string>()
  readonly #media = new Map<Uint8Array, string>()
  readonly #added = new Map<string, AddedRelationship[]>()
  readonly #types = new Map<string, string>()
  readonly #defaults = new Map<string, string>()
  #number = 0

  constructor(private readonly template: Pick<WorkbookTemplate, 'pack' | 'removed'> & Pick<CompiledWorkbook, 'text'>) {}

  /** A part as the document has it so far. */
  text(part: string): string {
    const own = this.changed.get(part)
    return typeof own === 'string' ? own : this.template.text(part)
  }

  has(part: string): boolean {
    return (
      this.changed.has(part) ||
      (this.template.pack.has(part) && !this.template.removed.has(part) && !this.removed.has(part))
    )
  }

  /** Puts a part's text, unless it is the template's own. */
  put(part: string, xml: string): void {
    if (this.changed.has(part) || xml !== this.text(part)) this.changed.set(part, xml)
  }

  /** A new part's name: `xl/drawings/actum1.xml`. */
  newPart(folder: string, extension: string): string {
    let name: string
    do name = `${folder}/actum${++this.#number}.${extension}`
    while (this.template.pack.has(name) || this.changed.has(name))
    return name
  }

  /** Adds a part with its content type. */
  add(part: string, content: string | Uint8Array, type: string): void {
    this.changed.set(part, content)
    this.#types.set(part, type)
  }

  /** Adds a relationship of one part to another, and gives its id. */
  relate(part: string, kind: string, target: string): string {
    const own = this.#added.get(part) ?? []
    const Target = `/${target}`
    const known = own.find((each) => each.Target === Target)
    if (known !== undefined) return known.Id
    const Id = `rIdActum${own.length + 1}`
    own.push({ Id, Type: `${TYPES}/${kind}`, Target })
    this.#added.set(part, own)
    return Id
  }

  /** Puts a picture into the package and gives the id of a relationship to it from a part. The same picture is there once. */
  picture(part: string, { bytes, type }: PrintedPicture): string {
    let media = this.#media.get(bytes)
    if (media === undefined) {
      const same = [...this.#media].find(([other]) => sameBytes(other, bytes))
      media = same?.[1] ?? this.newPart('xl/media', type)
      this.#media.set(bytes, media)
      this.changed.set(media, bytes)
      this.#defaults.set(type, `image/${type}`)
    }
    return this.relate(part, 'image', media)
  }

  /** Leaves a part out, with what leads to it. */
  drop(part: string, from: string): void {
    if (!this.has(part)) return
    this.removed.add(part)
    const relationships = relationshipsPart(from)
    const [relationship] = this.template.pack.relationships(from).filter(({ target }) => target === part)
    if (relationship !== undefined) {
      const pattern = new RegExp(`<[^<>]*\\sId\\s*=\\s*"${relationship.id}"[^<>]*?/>`)
      this.changed.set(relationships, this.text(relationships).replace(pattern, ''))
    }
    const override = new RegExp(`<(?:[\\w.-]+:)?Override\\s[^<>]*"/${part.replace(/[.[\]()]/g, '\\$&')}"[^<>]*/>`, 'i')
    this.changed.set(CONTENT_TYPES, this.text(CONTENT_TYPES).replace(override, ''))
  }

  /** Writes down what was related and typed: nothing comes after. */
  finish(): void {
    for (const [part, added] of this.#added) {
      const holder = relationshipsPart(part)
      const xml = this.has(holder) ? this.text(holder) : NO_RELATIONSHIPS
      const all = added.map((each) => ({ ...each }))
      this.changed.set(holder, insertAtEnd(xml, 'Relationships', 'Relationship', all))
    }
    if (this.#types.size === 0 && this.#defaults.size === 0) return
    const types = this.text(CONTENT_TYPES)
    const missing = [...this.#defaults].filter(
      ([extension]) => !new RegExp(`Extension="${extension}"`, 'i').test(types),
    )
    const defaults = missing.map(([Extension, ContentType]) => ({ Extension, ContentType }))
    const overrides = [...this.#types].map(([part, ContentType]) => ({ PartName: `/${part}`, ContentType }))
    const withDefaults = insertAtStart(types, 'Types', 'Default', defaults)
    this.changed.set(CONTENT_TYPES, insertAtEnd(withDefaults, 'Types', 'Override', overrides))
  }
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

/** A picture or code over a cell (ECMA-376 §20.5.2.24): it goes with the cell, and keeps its size. */
export function pictureAnchor(
  { column, row }: { readonly column: number; readonly row: number },
  picture: PrintedPicture,
  relationshipId: string,
  id: number,
): string {
  const { turn = 0, crop } = picture
  const isUpright = turn === 90 || turn === 270
  const [cx, cy] = isUpright ? [picture.height, picture.width] : [picture.width, picture.height]
  const part = (value: number) => Math.round(value * 100_000)
  const cut =
    crop === undefined
      ? ''
      : `<a:srcRect l="${part(crop.left)}" t="${part(crop.top)}" r="${part(crop.right)}" b="${part(crop.bottom)}"/>`
  const named = `id="${id}" name="Picture ${id}" descr="${escapeAttribute(picture.description.slice(0, 1_000))}"`
  return (
    `<xdr:oneCellAnchor xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">` +
    `<xdr:from><xdr:col>${column - 1}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row - 1}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from>` +
    `<xdr:ext cx="${Math.round(cx)}" cy="${Math.round(cy)}"/>` +
    `<xdr:pic><xdr:nvPicPr><xdr:cNvPr ${named}/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>` +
    `<xdr:blipFill><a:blip xmlns:r="${TYPES}" r:embed="${relationshipId}"/>${cut}<a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
    `<xdr:spPr><a:xfrm${turn === 0 ? '' : ` rot="${turn * 60_000}"`}><a:off x="0" y="0"/><a:ext cx="${Math.round(picture.width)}" cy="${Math.round(picture.height)}"/></a:xfrm>` +
    `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`
  )
}

/** A drawing without anything in it. */
export const EMPTY_DRAWING =
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n` +
  `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"></xdr:wsDr>`
export const DRAWING_TYPE = 'application/vnd.openxmlformats-officedocument.drawing+xml'
