import { Buffer, crc32, deflater } from '#host'
import { relationshipsPart } from '../../ooxml/relationships'
import { writePackage } from '../../ooxml/write'
import type { Scope } from '../render/scope'
import type { PackageEntry } from '../../ooxml/package'
import { MergedCopy } from './copy'
import { CopyOutput, type CopyState, type MergeContext } from './copy-output'
import { MergedIds } from './ids'
import type { NoteFamily } from './note-story'
import { withLists } from './numbering'
import { idOf, PackageAdditions } from './package-additions'
import type { MergePlan } from './plan'
import { endWithParagraph, endWithSection } from './section-end'
import { withShapetypes } from './shapetypes'
import { sectionXml, SLOTS, type Slot } from './sections'

/** How much one merged document contains. */
export interface Volume {
  readonly copies: number
  /** Word runs out of lists with thousands of them (html2openxml #46). */
  readonly lists: number
}

export const STANDARD_VOLUME: Volume = { copies: 250, lists: 1500 }

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'
/** As little as a header can contain. It takes no room that a page without one would give to its text. */
const EMPTY_STORY =
  '<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/><w:rPr><w:sz w:val="2"/></w:rPr></w:pPr></w:p>'

/** Text is compressed in pieces of at least so many characters: a piece costs its own compressor. */
const PIECE = 512 * 1024

/**
 * An entry of a package whose content comes in pieces: no more than one is uncompressed at a time.
 */
export class DeflatedPart {
  readonly #deflater = deflater()
  #waiting: string[] = []
  #waitingLength = 0
  #crc = 0
  #size = 0

  constructor(private readonly name: string) {}

  write(text: string): void {
    this.#waiting.push(text)
    this.#waitingLength += text.length
    if (this.#waitingLength >= PIECE) this.#compress()
  }

  /** The whole entry; nothing can be written after it. */
  async end(): Promise<PackageEntry> {
    this.#compress()
    return { name: this.name, method: 8, crc32: this.#crc, size: this.#size, raw: await this.#deflater.end() }
  }

  #compress(): void {
    const bytes = Buffer.from(this.#waiting.join(''), 'utf8')
    this.#waiting = []
    this.#waitingLength = 0
    this.#crc = crc32(bytes, this.#crc)
    this.#size += bytes.length
    this.#deflater.write(bytes)
  }
}

/** One merged document in the making: copies of one template, one after another. */
export class Merger {
  readonly #context: MergeContext
  readonly #additions: PackageAdditions
  readonly #document: DeflatedPart
  readonly #lists: string[] = []
  readonly #notes = new Map<NoteFamily, string[]>()
  readonly #commentLinks: string[] = []
  /** The definitions of shapes that are written. */
  readonly #shapetypes = new Set<string>()
  /** The template's headers with row data that a copy has taken over. */
  readonly #taken = new Set<string>()
  /** The kinds of header that the document has where it ends so far. */
  readonly #headers = new Set<Slot>()
  readonly #empty = new Map<string, string>()
  /** The last copy's end, which is written when it is known whether another follows. */
  #end: { readonly text: string; readonly section: string } | null = null
  #copies = 0
  #mostLists = 0

  constructor(
    private readonly plan: MergePlan,
    private readonly volume: Volume = STANDARD_VOLUME,
  ) {
    const highest = Math.max(0, ...[...plan.lists.keys()].map(Number))
    this.#additions = new PackageAdditions(plan.pack, plan.changed, plan.media)
    this.#context = { plan, ids: new MergedIds(highest), noteIds: new Map() }
    this.#document = new DeflatedPart(plan.pack.mainPart)
    this.#document.write(plan.head)
  }

  get copies(): number {
    return this.#copies
  }

  /** Another copy belongs into the next volume. */
  get full(): boolean {
    const lists = this.plan.lists.size + this.#lists.length + this.#mostLists
    return this.#copies >= this.volume.copies || (this.#copies > 0 && lists > this.volume.lists)
  }

  /**
   * A copy for a scope, which `add` then takes, or which is let go: what is wrong with a row is known when it is rendered.
   * @throws DocumentError DOCUMENT_TOO_LARGE
   */
  render(scope: Scope): MergedCopy {
    return new MergedCopy(this.#context, this.#copies, scope)
  }

  /** Takes the copy that `render` gave last. */
  add(copy: MergedCopy): void {
    if (this.#end !== null) this.#document.write(endWithSection(this.#end.text, this.#end.section))
    this.#copies++
    const names = this.#addHeaders(copy)
    this.#addPictures(copy, names)
    for (const [part, xml] of copy.properties) this.#additions.write(part, xml)
    this.#lists.push(...copy.lists)
    this.#mostLists = Math.max(this.#mostLists, copy.lists.length)
    this.#commentLinks.push(...copy.commentLinks)
    for (const [family, notes] of copy.notes) this.#notesOf(family).push(...notes)
    for (const [index, rendered] of copy.texts.entries()) {
      const text = withShapetypes(rendered, this.plan.shapetypes, this.#shapetypes)
      const section = this.#section(copy, index, names)
      if (index < copy.texts.length - 1) {
        this.#document.write(text)
        this.#document.write(section)
      } else this.#end = { text, section }
    }
  }

  /** The merged document. There is at least one copy in it. */
  async finish(): Promise<Uint8Array> {
    const { plan } = this
    if (this.#end === null) throw new Error('A merged document holds a copy')
    this.#document.write(endWithParagraph(this.#end.text) + this.#end.section + plan.tail)
    this.#writeShared()
    if (plan.numbering !== null) {
      this.#additions.write(plan.numbering.part, withLists(plan.numbering.xml, this.#lists))
    }
    for (const [family, { part, head, tail }] of plan.notes) {
      this.#additions.write(part, head + this.#notesOf(family).join('') + tail)
    }
    const links = plan.commentLinks
    if (links !== null) this.#additions.write(links.part, links.head + this.#commentLinks.join('') + links.tail)
    const document = await this.#document.end()
    const entries = plan.pack.entries.map((entry) => (entry.name === document.name ? document : entry))
    return writePackage(entries, this.#additions.parts(), plan.removed)
  }

  #notesOf(family: NoteFamily): string[] {
    const notes = this.#notes.get(family) ?? []
    this.#notes.set(family, notes)
    return notes
  }

  /** Puts the copy's own headers and footers into the package: their names by those of the template, whose own the first takes. */
  #addHeaders(copy: MergedCopy): ReadonlyMap<string, string> {
    const { pack } = this.plan
    const names = new Map<string, string>()
    for (const [part, xml] of copy.headers) {
      if (!this.#taken.has(part)) {
        this.#taken.add(part)
        this.#additions.write(part, xml)
        continue
      }
      const name = this.#additions.nameBeside(part, String(copy.index + 1))
      const links = this.#additions.text(relationshipsPart(part))
      const kind = pack.contentType(part) ?? `${WORD}header+xml`
      this.#additions.write(name, xml)
      this.#additions.override(name, kind)
      if (links !== null) this.#additions.write(relationshipsPart(name), links)
      this.#additions.relate(pack.mainPart, idOf(name), kind.endsWith('footer+xml') ? 'footer' : 'header', name)
      names.set(part, name)
    }
    return names
  }

  #addPictures(copy: MergedCopy, names: ReadonlyMap<string, string>): void {
    for (const [part, pictures] of copy.pictures) {
      for (const [media, picture] of pictures) {
        this.#additions.picture(media, picture)
        this.#additions.relate(names.get(part) ?? part, idOf(media), 'image', media)
      }
    }
  }

  /** The properties of the copy's section at a place, its first being 0. */
  #section(copy: MergedCopy, place: number, names: ReadonlyMap<string, string>): string {
    const { plan } = this
    const section = plan.sections[copy.sections[place] ?? -1]
    if (section === undefined) throw new Error('A copy ends in a section of the template')
    const first = place === 0
    const references = new Map<Slot, string>()
    for (const slot of SLOTS) {
      const id = section.references.get(slot)
      if (id !== undefined) {
        const own = names.get(plan.references.get(id) ?? '')
        references.set(slot, own === undefined ? id : idOf(own))
        this.#headers.add(slot)
      } else if (first && this.#headers.delete(slot)) references.set(slot, this.#emptyStory(slot))
    }
    return sectionXml(section, {
      first,
      last: place === copy.sections.length - 1,
      footnotes: plan.footnotes,
      endnotes: plan.endnotes,
      references,
    })
  }

  /** The relationship to a header or footer with nothing in it, which keeps that of the copy before from being taken over. */
  #emptyStory(slot: Slot): string {
    const kind = slot.startsWith('header') ? 'header' : 'footer'
    const known = this.#empty.get(kind)
    if (known !== undefined) return known
    const name = this.#additions.nameBeside(`word/${kind}.xml`, 'empty')
    const root = kind === 'header' ? 'hdr' : 'ftr'
    const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${root} ${namespace}>${EMPTY_STORY}</w:${root}>`
    this.#additions.write(name, xml)
    this.#additions.override(name, `${WORD}${kind}+xml`)
    this.#additions.relate(this.plan.pack.mainPart, idOf(name), kind, name)
    this.#empty.set(kind, idOf(name))
    return idOf(name)
  }

  /** Headers that all copies share, and those that none has, are there once, with their own ids. */
  #writeShared(): void {
    const nothing: Scope = { value: () => '', section: () => [] }
    const unused = [...this.plan.own].filter(([part]) => !this.#taken.has(part))
    for (const [part, program] of [...this.plan.shared, ...unused]) {
      this.#additions.write(part, program.render(nothing, new CopyOutput(SHARED, this.#context, part)))
    }
  }
}

/** What is in all copies is the template's own. */
const SHARED: CopyState = {
  index: 0,
  note: (_, original) => original,
  list: (original) => original,
  show: () => '',
}
