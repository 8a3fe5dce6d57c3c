import type { Buffer } from '#host'
import { ElementMemory, type WholeElement } from './element-memory'
import { TagMemory } from './tag-memory'
import { Scope, type ElementName, type Tag, type XmlAttributes } from './xml-tags'
import type { MarkupReader } from './xml-scan'
import { textOf, wholeText } from './xml-text'

export type { XmlAttributes } from './xml-tags'

/** Names have the known prefixes of namespaces.ts, whatever the file's own. */
export interface XmlEventHandler {
  open(name: string, attributes: XmlAttributes): void
  close(name: string): void
  /** The text between two tags, in one piece or more. */
  text(text: string): void
  /** Whether an element says nothing where nothing is in it: then it is not reported. The answer is remembered with the tag. */
  ignoresEmpty?(name: string, attributes: XmlAttributes): boolean
  /**
   * Whether elements of a name mostly are as they were before, with nothing but elements in them: then they are compared whole, and
   * those are not reported in which nothing is reported.
   */
  repeats?(name: string): boolean
}

/** The XML is not well-formed. */
export class XmlSyntaxError extends Error {}

/**
 * Tells what is in the XML that a scan goes through: elements, attributes, texts. Several times faster than a validating parser: it
 * cuts out nothing but texts, and reads a tag that came before only once. Keeps no more than the tags that it remembers.
 */
export class XmlEvents implements MarkupReader {
  readonly #open: ElementName[] = []
  readonly #root = new Scope(new Map([['xml', 'xml']]))
  readonly #scopes: Scope[] = [this.#root]
  /** How deep the elements are that declare the scopes. */
  readonly #depths: number[] = [0]
  /** The innermost. */
  #scope = this.#root
  readonly #memory = new TagMemory()
  readonly #elements = new ElementMemory((tag) => this.#ignoresEmpty(tag))

  constructor(private readonly handler: XmlEventHandler) {}

  /** What is outside the root isn't the document's text. */
  text(data: Buffer, from: number, to: number, isWhole: boolean): number {
    if (this.#open.length === 0) return to
    const end = isWhole ? to : wholeText(data, from, to)
    if (end > from) this.handler.text(textOf(data, from, end))
    return end
  }

  characters(data: Buffer, from: number, to: number): void {
    if (this.#open.length > 0) this.handler.text(data.toString('utf8', from, to))
  }

  again(data: Buffer, at: number): Tag | null {
    return this.#memory.again(this.#scope, data, at)
  }

  read(data: Buffer, start: number, end: number): Tag {
    const tag = this.#memory.read(this.#scope, this.#scopes, data, start, end)
    const { kind, declares, element } = tag
    tag.unheard = kind === 'empty' && declares === null && this.#ignoresEmpty(tag)
    tag.repeats = kind === 'open' && declares === null && this.handler.repeats?.(element.name) === true
    return tag
  }

  #ignoresEmpty(tag: Tag): boolean {
    return this.handler.ignoresEmpty?.(tag.element.name, tag) === true
  }

  whole(tag: Tag, data: Buffer, at: number): WholeElement | null {
    return this.#elements.again(tag, data, at)
  }

  element({ heard, last }: WholeElement): void {
    for (const tag of heard) this.#tell(tag)
    this.#scope.last = last
  }

  /** @throws XmlSyntaxError, and what the handler throws */
  tag(tag: Tag, data: Buffer, at: number): void {
    if (tag.repeats || this.#elements.isLearning) this.#elements.learn(tag, data, at)
    this.#tell(tag)
  }

  #tell(tag: Tag): void {
    const { kind, element } = tag
    if (kind === 'close') {
      this.#close(element)
      return
    }
    if (tag.unheard) return
    this.#open.push(element)
    if (tag.declares !== null) this.#enter(tag.declares)
    this.handler.open(element.name, tag)
    if (kind === 'empty') this.#close(element)
  }

  #close(element: ElementName): void {
    const open = this.#open.pop()
    // Two if the first has been forgotten by then.
    if (open === undefined || (open !== element && open.written !== element.written)) {
      throw new XmlSyntaxError(`</${element.written}> ends another element`)
    }
    this.handler.close(open.name)
    if ((this.#depths[this.#depths.length - 1] ?? 0) > this.#open.length) this.#leave()
  }

  #enter(scope: Scope): void {
    this.#scopes.push(scope)
    this.#depths.push(this.#open.length)
    this.#scope = scope
  }

  #leave(): void {
    this.#scopes.pop()
    this.#depths.pop()
    this.#scope = this.#scopes[this.#scopes.length - 1] ?? this.#root
  }
}
