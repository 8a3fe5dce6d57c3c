import type { PrintedPicture } from '../../pictures/picture'
import type { Scope } from '../render/scope'
import { copiedLinks } from './comment-links'
import { CopyOutput, NoteOutput, type CopyState, type MergeContext, type NoteReference } from './copy-output'
import { withSequences } from './fields'
import type { NoteFamily } from './note-story'
import { listXml } from './numbering'
import { idOf } from './package-additions'
import { partAtSections } from './sections'

/** A document's text as a part of a merged one, rendered, and what it brings with it. Nothing of it is in the document yet. */
export class MergedCopy implements CopyState {
  /** The body, parted at the sections that end in it; `sections` are their indices in the plan, with the body's own last. */
  readonly texts: readonly string[]
  readonly sections: readonly number[]
  /** The copy's own headers and footers, by the template's part. */
  readonly headers = new Map<string, string>()
  readonly notes = new Map<NoteFamily, string[]>()
  readonly commentLinks: string[] = []
  readonly lists: string[] = []
  /** By the parts of the template that show pictures of the row: these, by the their own names parts. */
  readonly pictures = new Map<string, Map<string, PrintedPicture>>()
  readonly properties = new Map<string, string>()

  readonly #listIds = new Map<string, string>()
  readonly #begunLists = new Set<string>()
  /** The ids of the paragraphs of comments, by the turn of the loop that they are in. */
  readonly #linkedParagraphs = new Map<number, Map<string, string>>()
  readonly #references = new Map<string, NoteReference>()

  /** @throws DocumentError DOCUMENT_TOO_LARGE */
  constructor(
    private readonly context: MergeContext,
    /** From 0. */
    readonly index: number,
    scope: Scope,
  ) {
    const { plan } = context
    const rendered = plan.body.render(scope, new CopyOutput(this, context, plan.pack.mainPart))
    const { texts, sections } = partAtSections(plan.sequences ? withSequences(rendered) : rendered)
    this.texts = texts
    this.sections = [...sections, plan.sections.length - 1]
    this.#renderHeaders(scope)
    this.#renderNotes(scope)
    if (index > 0) return
    for (const [part, program] of plan.properties) {
      this.properties.set(part, program.render(scope, new CopyOutput(this, context, part)))
    }
  }

  #renderHeaders(scope: Scope): void {
    const { plan } = this.context
    if (plan.own.size === 0) return
    for (const section of this.sections) {
      for (const id of plan.sections[section]?.references.values() ?? []) {
        const part = plan.references.get(id) ?? ''
        const program = plan.own.get(part)
        if (program === undefined || this.headers.has(part)) continue
        this.headers.set(part, program.render(scope, new CopyOutput(this, this.context, part)))
      }
    }
  }

  /** A note may refer to others: the map grows while it is gone through. */
  #renderNotes(scope: Scope): void {
    const { plan } = this.context
    for (const reference of this.#references.values()) {
      const { family, original } = reference
      const story = plan.notes.get(family)
      const program = story?.notes.get(original)
      if (story === undefined || program === undefined) continue
      const paragraphId = (paragraph: string) => this.#linkParagraph(paragraph, reference.turn)
      const output = new NoteOutput(this, this.context, story.part, reference, paragraphId)
      this.notes.set(family, [...(this.notes.get(family) ?? []), program.render(scope, output)])
    }
    const links = plan.commentLinks
    for (const ids of this.#linkedParagraphs.values()) {
      if (links !== null) this.commentLinks.push(...copiedLinks(links, ids))
    }
  }

  #linkParagraph(original: string, turn: number): string {
    const id = this.context.ids.nextParagraph()
    const ids = this.#linkedParagraphs.get(turn) ?? new Map<string, string>()
    this.#linkedParagraphs.set(turn, ids.set(original, id))
    return id
  }

  /** The id of a note or comment in this copy, whose text is then brought in. */
  note(family: NoteFamily, original: string, turn: number): string {
    const key = `${family} ${turn} ${original}`
    const known = this.#references.get(key)
    if (known !== undefined) return known.id
    const { plan, noteIds } = this.context
    const next = noteIds.get(family) ?? plan.notes.get(family)?.firstId ?? 1
    noteIds.set(family, next + 1)
    const id = String(next)
    this.#references.set(key, { family, original, turn, id })
    return id
  }

  /**
   * The list in this copy. The first copy uses the template's own; in every other one lists begin again. Lists that count on from
   * each other in the template do so in the copy: only the first of them that is used begins again.
   */
  list(original: string): string {
    const list = this.context.plan.lists.get(original)
    if (this.index === 0 || list === undefined || list.bullets) return original
    const known = this.#listIds.get(original)
    if (known !== undefined) return known
    const id = this.context.ids.nextList()
    this.lists.push(listXml(list, id, !this.#begunLists.has(list.definition)))
    this.#begunLists.add(list.definition)
    this.#listIds.set(original, String(id))
    return String(id)
  }

  show(part: string, picture: PrintedPicture): string {
    const media = this.context.plan.media.mediaPart(picture)
    this.pictures.set(part, (this.pictures.get(part) ?? new Map<string, PrintedPicture>()).set(media, picture))
    return idOf(media)
  }
}
