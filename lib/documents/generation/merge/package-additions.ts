import { CONTENT_TYPES } from '../../ooxml/content-types'
import type { OoxmlPackage } from '../../ooxml/package'
import { relationshipsPart } from '../../ooxml/relationships'
import { insertAtEnd, insertAtStart } from '../../pictures/insert'
import type { MediaBase } from '../../pictures/media'
import type { Picture, PictureType } from '../../pictures/picture'

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/'

/** The id of relationships to a part that is added, the same from every part. */
export function idOf(part: string): string {
  return `rIdActum_${part.slice(part.lastIndexOf('/') + 1).replace(/\W/g, '_')}`
}

/** Parts and relationships that a package is to have besides its own. */
export class PackageAdditions {
  readonly #changed: Map<string, string | Uint8Array>
  readonly #links = new Map<string, Map<string, Link>>()
  readonly #overrides = new Map<string, string>()
  readonly #pictures = new Map<string, PictureType>()

  /** `changed` are parts whose XML is another than the package's already. */
  constructor(
    private readonly pack: OoxmlPackage,
    changed: ReadonlyMap<string, string>,
    private readonly media: MediaBase,
  ) {
    this.#changed = new Map(changed)
  }

  /** Whether a name is that of a part that is there already. */
  has(part: string): boolean {
    return this.pack.has(part) || this.#changed.has(part)
  }

  /** A name in the template part's folder that no part has: `word/header1.xml` becomes `word/header1_2.xml`. */
  nameBeside(part: string, suffix: string): string {
    const dot = part.lastIndexOf('.')
    let name = `${part.slice(0, dot)}_${suffix}${part.slice(dot)}`
    while (this.has(name)) name = `${name.slice(0, name.lastIndexOf('.'))}_${part.slice(dot)}`
    return name
  }

  text(part: string): string | null {
    const changed = this.#changed.get(part)
    if (typeof changed === 'string') return changed
    return this.pack.has(part) ? this.pack.text(part) : null
  }

  write(part: string, content: string | Uint8Array): void {
    this.#changed.set(part, content)
  }

  override(part: string, contentType: string): void {
    this.#overrides.set(part, contentType)
  }

  picture(part: string, { type, bytes }: Picture): void {
    this.#pictures.set(part, type)
    this.write(part, bytes)
  }

  /** Relates `source` to `target` by `id`; the type by its last word. */
  relate(source: string, id: string, type: string, target: string): void {
    const links = this.#links.get(source) ?? new Map<string, Link>()
    this.#links.set(source, links)
    links.set(id, { Id: id, Type: TYPE + type, Target: `/${target}` })
  }

  /** All parts to be written, with the relationships and content types that they need. */
  parts(): ReadonlyMap<string, string | Uint8Array> {
    for (const [source, links] of this.#links) {
      const part = relationshipsPart(source)
      const xml = this.text(part) ?? this.media.relationships(source).xml
      this.write(part, insertAtEnd(xml, 'Relationships', 'Relationship', [...links.values()]))
    }
    const types = new Set(this.#pictures.values())
    const missing = [...types].filter((type) => this.media.defaultType(type) === null)
    const defaults = missing.map((type) => ({ Extension: type, ContentType: `image/${type}` }))
    const withDefaults = insertAtStart(this.text(CONTENT_TYPES) ?? '', 'Types', 'Default', defaults)
    const overrides = [...this.#overrides, ...this.#misnamed(missing)].map(([part, type]) => ({
      PartName: `/${part}`,
      ContentType: type,
    }))
    this.write(CONTENT_TYPES, insertAtEnd(withDefaults, 'Types', 'Override', overrides))
    return this.#changed
  }

  /** The pictures whose extension means something else in the package. */
  #misnamed(missing: readonly PictureType[]): [string, string][] {
    return [...this.#pictures]
      .filter(([, type]) => !missing.includes(type) && this.media.defaultType(type) !== `image/${type}`)
      .map(([part, type]) => [part, `image/${type}`])
  }
}

/** The attributes of a relationship. */
type Link = Readonly<Record<'Id' | 'Type' | 'Target', string>>
