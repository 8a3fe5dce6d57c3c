import { nameKey } from './entry-names'
import { eachElement } from './small-xml'

export const CONTENT_TYPES = '[Content_Types].xml'

/** What a package says its parts are (ECMA-376-2 §6.2.3). */
export class ContentTypes {
  readonly #overrides = new Map<string, string>()
  readonly #defaults = new Map<string, string>()

  /** @throws DocumentError GATE_XML */
  constructor(xml: string) {
    eachElement(CONTENT_TYPES, xml, (element, { PartName, Extension, ContentType }) => {
      if (ContentType === undefined) return
      if (element === 'Override' && PartName !== undefined) this.#overrides.set(nameKey(PartName), ContentType)
      if (element === 'Default' && Extension !== undefined) this.#defaults.set(nameKey(Extension), ContentType)
    })
  }

  /** The content type of a part by its override, else by its extension, else null. */
  of(part: string): string | null {
    const key = nameKey(part)
    return this.#overrides.get(`/${key}`) ?? this.#defaults.get(key.slice(key.lastIndexOf('.') + 1)) ?? null
  }
}
