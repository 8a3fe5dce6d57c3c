import type { PrintedPicture } from '../../pictures/picture'
import type { RenderOutput } from '../render/output'
import type { SiteFamily } from '../render/site'
import type { MergedIds } from './ids'
import type { NoteFamily } from './note-story'
import type { MergePlan } from './plan'

/** What the copies of one merged document share while it is made. */
export interface MergeContext {
  readonly plan: MergePlan
  readonly ids: MergedIds
  /** The next ids of notes, by their part. */
  readonly noteIds: Map<NoteFamily, number>
}

/** A note or a comment that a copy refers to. */
export interface NoteReference {
  readonly family: NoteFamily
  readonly original: string
  readonly turn: number
  readonly id: string
}

/** What a copy answers for all of its parts. */
export interface CopyState {
  /** From 0. */
  readonly index: number
  /** The id of a note or comment in this copy. */
  note(family: NoteFamily, original: string, turn: number): string
  /** The id of a list in this copy. */
  list(original: string): string
  /** The id of a relationship from a part to a picture. */
  show(part: string, picture: PrintedPicture): string
}

/** What one part of a copy asks for. */
export class CopyOutput implements RenderOutput {
  /** Ids that are in more than one place. */
  readonly #given = new Map<string, string>()

  constructor(
    private readonly copy: CopyState,
    private readonly context: MergeContext,
    private readonly part: string,
  ) {}

  picture(picture: PrintedPicture): string {
    return this.copy.show(this.part, picture)
  }

  drawingId(): number {
    return this.context.ids.next()
  }

  site(family: SiteFamily, original: string, turn: number): string {
    const { ids, plan } = this.context
    switch (family) {
      case 'drawing':
      case 'sdt':
        return String(ids.next())
      case 'bookmark':
      case 'permission':
      case 'revision':
        return this.#once(family, original, turn, () => String(ids.next()))
      case 'shape':
        return this.#once(family, original, turn, () => ids.nextShape(original))
      case 'paragraph':
        return ids.nextParagraph()
      case 'bookmarkName':
        return plan.names.of(original, this.copy.index, turn)
      case 'comment':
      case 'footnote':
      case 'endnote':
        return this.copy.note(family, original, turn)
      case 'list':
        return this.copy.list(original)
      case 'relationship':
        return original
    }
  }

  #once(family: SiteFamily, original: string, turn: number, make: () => string): string {
    const key = `${family} ${turn} ${original}`
    const given = this.#given.get(key) ?? make()
    this.#given.set(key, given)
    return given
  }
}

/** What a note's or a comment's own text asks for: it has the id that it is referred to by. */
export class NoteOutput extends CopyOutput {
  constructor(
    copy: CopyState,
    context: MergeContext,
    part: string,
    private readonly reference: NoteReference,
    private readonly paragraphId: (original: string) => string,
  ) {
    super(copy, context, part)
  }

  override site(family: SiteFamily, original: string, turn: number): string {
    const { reference } = this
    if (family === reference.family && original === reference.original) return reference.id
    if (family === 'paragraph' && reference.family === 'comment') return this.paragraphId(original)
    return super.site(family, original, turn)
  }
}
