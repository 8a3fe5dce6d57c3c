import { sha256 } from '#host'
import { CONTENT_TYPES } from '../ooxml/content-types'
import { nameKey } from '../ooxml/entry-names'
import type { OoxmlPackage } from '../ooxml/package'
import { relationshipsPart } from '../ooxml/relationships'
import { eachElement } from '../ooxml/small-xml'
import { insertAtEnd, insertAtStart } from './insert'
import type { Picture, PictureType } from './picture'

/** What a package has to declare for more to be put into it. */
export type MediaPackage = Pick<OoxmlPackage, 'entries' | 'has' | 'text'>

const FOLDER = 'word/media/'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const IMAGE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image'
const NO_RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${RELATIONSHIPS}"></Relationships>`
const HASH_DIGITS = 24

/** The relationships of a part as they are before anything is added. */
interface PartRelationships {
  readonly xml: string
  readonly ids: ReadonlySet<string>
}

/**
 * What all documents of one template have in common: its names, its content types and its relationships, read once and when they
 * are needed. Hashes of pictures too, since a row's picture may be in a document more than once and a stamp in all of them.
 */
export class MediaBase {
  readonly #names: ReadonlySet<string>
  readonly #relationships = new Map<string, PartRelationships>()
  readonly #hashes = new WeakMap<Uint8Array, string>()
  #extensions: ReadonlyMap<string, string> | null = null

  /** `changed` contains the parts of the template that documents begin with in another form, cleaned. */
  constructor(
    private readonly pack: MediaPackage,
    private readonly changed: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#names = new Set(pack.entries.map(({ name }) => nameKey(name)))
  }

  get contentTypes(): string {
    return this.#text(CONTENT_TYPES)
  }

  /** What the package says of an extension on its own. @throws DocumentError GATE_XML */
  defaultType(extension: string): string | null {
    if (this.#extensions === null) {
      const found = new Map<string, string>()
      eachElement(CONTENT_TYPES, this.contentTypes, (element, { Extension, ContentType }) => {
        if (element === 'Default' && Extension !== undefined) found.set(nameKey(Extension), ContentType ?? '')
      })
      this.#extensions = found
    }
    return this.#extensions.get(extension) ?? null
  }

  /** @throws DocumentError GATE_XML */
  relationships(part: string): PartRelationships {
    const known = this.#relationships.get(part)
    if (known !== undefined) return known
    const holder = relationshipsPart(part)
    const xml = this.pack.has(holder) ? this.#text(holder) : NO_RELATIONSHIPS
    const ids = new Set<string>()
    eachElement(holder, xml, (element, { Id = '' }) => {
      if (element === 'Relationship') ids.add(Id)
    })
    const read = { xml, ids }
    this.#relationships.set(part, read)
    return read
  }

  /** The name of the part that contains a picture: the same for the same bytes, and no part's of the template. */
  mediaPart({ bytes, type }: Picture): string {
    const hash = this.#hashes.get(bytes) ?? sha256().update(bytes).hex().slice(0, HASH_DIGITS)
    this.#hashes.set(bytes, hash)
    const name = `${FOLDER}actum-${hash}`
    let free = `${name}.${type}`
    for (let number = 2; this.#names.has(free); number += 1) free = `${name}-${number}.${type}`
    return free
  }

  #text(part: string): string {
    return this.changed.get(part) ?? this.pack.text(part)
  }
}

interface Added {
  readonly target: string
  readonly id: string
}

/**
 * The pictures of one document, or of many in one package: a part for each different content, a relationship for each part that
 * shows it. Making one costs nothing until the first picture.
 */
export class MediaStore {
  readonly #media = new Map<string, Picture>()
  /** By the part that they belong to, then by what they lead to. */
  readonly #relationships = new Map<string, Map<string, Added>>()

  constructor(private readonly base: MediaBase) {}

  /**
   * Puts a picture into the package and gives the id of a relationship to it from `part`.
   * @throws DocumentError GATE_XML where the part's relationships can't be read
   */
  add(part: string, picture: Picture): string {
    const media = this.base.mediaPart(picture)
    const own = this.#relationships.get(part) ?? new Map<string, Added>()
    const known = own.get(media)
    if (known !== undefined) return known.id
    const added = { target: targetOf(part, media), id: this.#freeId(part, own.size) }
    own.set(media, added)
    this.#relationships.set(part, own)
    this.#media.set(media, picture)
    return added.id
  }

  /**
   * Returns what must be written in addition to the template's other parts: the pictures, their relationships, and
   * [Content_Types].xml if it lacks their types. Empty without pictures.
   */
  files(): Map<string, Uint8Array | string> {
    const files = new Map<string, Uint8Array | string>()
    for (const [name, { bytes }] of this.#media) files.set(name, bytes)
    for (const [part, own] of this.#relationships) {
      const added = [...own.values()].map(({ id, target }) => ({ Id: id, Type: IMAGE, Target: target }))
      const { xml } = this.base.relationships(part)
      files.set(relationshipsPart(part), insertAtEnd(xml, 'Relationships', 'Relationship', added))
    }
    const types = this.#contentTypes()
    if (types !== null) files.set(CONTENT_TYPES, types)
    return files
  }

  #freeId(part: string, count: number): string {
    const { ids } = this.base.relationships(part)
    let prefix = 'rIdActum'
    while (ids.has(`${prefix}${count + 1}`)) prefix += '_'
    return `${prefix}${count + 1}`
  }

  /** A type for each extension, or for a part where the package means something else by its extension. */
  #contentTypes(): string | null {
    const types = new Set([...this.#media.values()].map(({ type }) => type))
    const missing = [...types].filter((type) => this.base.defaultType(type) === null)
    const different = [...types].filter(
      (type) => !missing.includes(type) && this.base.defaultType(type) !== typeOf(type),
    )
    if (missing.length === 0 && different.length === 0) return null
    const defaults = missing.map((type) => ({ Extension: type, ContentType: typeOf(type) }))
    const overrides = [...this.#media].flatMap(([name, { type }]) =>
      different.includes(type) ? [{ PartName: `/${name}`, ContentType: typeOf(type) }] : [],
    )
    const withDefaults = insertAtStart(this.base.contentTypes, 'Types', 'Default', defaults)
    return insertAtEnd(withDefaults, 'Types', 'Override', overrides)
  }
}

function typeOf(type: PictureType): string {
  return `image/${type}`
}

/** Next to the part where it can be, which all programs follow; from the root elsewhere. */
function targetOf(part: string, media: string): string {
  return /^word\/[^/]+$/.test(part) ? media.slice('word/'.length) : `/${media}`
}
