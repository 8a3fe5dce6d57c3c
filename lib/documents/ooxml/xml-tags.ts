import type { Begun } from './element-memory'
import { prefixOf } from './namespaces'
import { decode, eachAttribute, ownCopy } from './xml-text'

/** The attributes of the element that was just opened. */
export interface XmlAttributes {
  /** By name with the known prefix of its namespace (`w:val`), or without one; undefined where it is not there. */
  get(name: string): string | undefined
}

/** An element's name as the file writes it, and as our code uses it. */
export interface ElementName {
  readonly written: string
  readonly name: string
}

export type TagKind = 'open' | 'empty' | 'close'

/** A tag as it is written, read once however often it is in a file. */
export class Tag implements XmlAttributes {
  /** The two tags that came after it last, the later one first. */
  next: Tag | null = null
  other: Tag | null = null
  /** The namespaces that it declares for what is in it. */
  declares: Scope | null = null
  /** No one listens to an empty element of its name. */
  unheard = false
  /** Elements that begin with it mostly are as they were before. */
  repeats = false
  begun: Begun | null = null
  #values: readonly string[] | null = null

  constructor(
    readonly kind: TagKind,
    readonly element: ElementName,
    /** Bytes from `<` to `>`, both counted. */
    readonly length: number,
    /** Where it is among the bytes that are remembered; -1 where it isn't. */
    readonly place: number,
    private readonly attributes: string,
    private readonly scope: Scope,
  ) {}

  get(name: string): string | undefined {
    const values = (this.#values ??= this.#read())
    for (let at = 0; at < values.length; at += 2) if (values[at] === name) return values[at + 1]
    return undefined
  }

  #read(): string[] {
    const values: string[] = []
    eachAttribute(this.attributes, (written, value) => {
      values.push(this.scope.attributeName(written), ownCopy(decode(value)))
      return false
    })
    return values
  }
}

const NOWHERE: ElementName = { written: '', name: '' }

/** The same text as the one that our code contains: V8 then compares the two by their address alone. */
function shared(text: string): string {
  return Object.keys({ [text]: true })[0] ?? text
}

/** What names mean within an element that declares namespaces, and the tags that were read there. */
export class Scope {
  readonly tags = new Map<string, Tag>()
  readonly #elements = new Map<string, ElementName>()
  /** The tag before, of those that are in this scope and in none within it. */
  last: Tag

  /**
   * @param prefixes those that it declares, with our prefixes
   * @param around the enclosing scope
   */
  constructor(
    private readonly prefixes: ReadonlyMap<string, string>,
    private readonly around: Scope | null = null,
  ) {
    this.last = new Tag('empty', NOWHERE, 0, -1, '', this)
  }

  /** The scope of an element with such attributes; null where they declare nothing. */
  within(attributes: string): Scope | null {
    const prefixes = new Map<string, string>()
    eachAttribute(attributes, (name, value) => {
      if (name === 'xmlns' || name.startsWith('xmlns:')) prefixes.set(name.slice(6), prefixOf(decode(value)))
      return false
    })
    return prefixes.size > 0 ? new Scope(prefixes, this) : null
  }

  #prefix(written: string): string | undefined {
    const own = this.prefixes.get(written)
    return own !== undefined || this.around === null ? own : this.around.#prefix(written)
  }

  elementName(written: string): ElementName {
    const known = this.#elements.get(written)
    if (known !== undefined) return known
    const colon = written.indexOf(':')
    const prefix = this.#prefix(colon < 0 ? '' : written.slice(0, colon))
    const name = prefix === undefined ? written : `${prefix}:${written.slice(colon + 1)}`
    const element = { written, name: shared(name) }
    this.#elements.set(written, element)
    return element
  }

  /** A name without a prefix is in no namespace (Namespaces in XML §6.2). */
  attributeName(written: string): string {
    const colon = written.indexOf(':')
    const prefix = colon < 0 ? undefined : this.#prefix(written.slice(0, colon))
    return shared(prefix === undefined ? written : `${prefix}:${written.slice(colon + 1)}`)
  }

  forget(): void {
    this.tags.clear()
    this.#elements.clear()
    this.last = new Tag('empty', NOWHERE, 0, -1, '', this)
  }
}
