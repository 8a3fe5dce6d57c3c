import { relationshipsPart } from '../../ooxml/relationships'
import type { OoxmlPackage } from '../../ooxml/package'
import { MediaBase } from '../../pictures/media'
import { problem, type Problem } from '../../problem'
import { compileXml } from '../render/compile-xml'
import { applyEdits, type Edit } from '../render/markup'
import type { Program } from '../render/program'
import { findSites } from '../render/sites'
import { isPropertyPart } from '../template/tagged-parts'
import { TAG_START } from '../template/template'
import { dropOverrides, dropRelationships } from '../template/unlink'
import { readCommentLinks, type CommentLinks } from './comment-links'
import { COPY_BOOKMARK, fieldEdits } from './fields'
import { bookmarkKey, BookmarkNames } from './names'
import { readNotes, type NoteFamily, type NoteStory } from './note-story'
import { readLists, type List } from './numbering'
import { frozenProperties, templatedProperties } from './properties'
import { refusals } from './refusals'
import { findSections, type Section } from './sections'
import { findShapetypes, type Shapetype } from './shapetypes'
import { endnotesBySection, notesOfDocument } from './settings'
import { numberedByStyle, readStyleLists, type StyleLists } from './style-lists'
import { tidyingEdits } from './tidy'
import { childOf, parseTree } from './tree'

/** What a merge takes of a template that was read. */
export interface MergeTemplate {
  readonly pack: OoxmlPackage
  readonly cleaned: ReadonlyMap<string, string>
  readonly removed: ReadonlySet<string>
}

/** A template made ready to be merged: all that its copies share is worked out. */
export interface MergePlan {
  readonly pack: OoxmlPackage
  /** Parts that every merged document has in another form than the template's package. */
  readonly changed: ReadonlyMap<string, string>
  readonly removed: ReadonlySet<string>
  /** Names the parts of the rows' pictures. */
  readonly media: MediaBase
  readonly head: string
  readonly body: Program
  readonly tail: string
  /** The last is the body's own. */
  readonly sections: readonly Section[]
  readonly sequences: boolean
  readonly shapetypes: readonly Shapetype[]
  /** By the id of the document's relationship to it: a header's or footer's part. */
  readonly references: ReadonlyMap<string, string>
  /** Headers and footers that differ in each copy. */
  readonly own: ReadonlyMap<string, Program>
  /** Headers and footers that all copies share. */
  readonly shared: ReadonlyMap<string, Program>
  readonly notes: ReadonlyMap<NoteFamily, NoteStory>
  /** What the document says of the numbers of its notes, where it has any. */
  readonly footnotes: string | null
  readonly endnotes: string | null
  readonly commentLinks: CommentLinks | null
  readonly numbering: { readonly part: string; readonly xml: string } | null
  readonly lists: ReadonlyMap<string, List>
  readonly names: BookmarkNames
  /** Properties of the document with keys: they say what the first copy's row does. */
  readonly properties: ReadonlyMap<string, Program>
}

export interface Planned {
  /** Null where the template can't be merged. */
  readonly plan: MergePlan | null
  readonly problems: readonly Problem[]
}

const NOTE_FAMILIES: readonly NoteFamily[] = ['footnote', 'endnote', 'comment']
/** What knows comments by ids that copies can't share, and Word makes again. */
const COMMENT_EXTRAS: readonly string[] = ['commentsIds', 'commentsExtensible']

/**
 * Works out once what the copies of a template share. `tokenised` are its parts with keys in the place of tags.
 * MERGE_REFUSED among the problems says for what it can't be merged; MERGE_NUMPAGES, that its page totals will be those of the
 * whole.
 * @throws SectionMisplaced as compileXml does
 */
export function planMerge(template: MergeTemplate, tokenised: ReadonlyMap<string, string>): Planned {
  const refused = refusals(storiesOf(template, tokenised))
  return refused.length > 0 ? { plan: null, problems: refused } : new Planner(template, tokenised).plan()
}

function* storiesOf(
  { pack, cleaned }: MergeTemplate,
  tokenised: ReadonlyMap<string, string>,
): Generator<[string, string]> {
  const wanted = /(?:document|header|footer|footnotes|endnotes|comments|webSettings)$/
  const parts = pack.relationships(pack.mainPart).filter(({ type, external }) => !external && wanted.test(type))
  for (const part of new Set([pack.mainPart, ...parts.map(({ target }) => target)])) {
    if (pack.has(part)) yield [part, tokenised.get(part) ?? cleaned.get(part) ?? pack.text(part)]
  }
}

class Planner {
  readonly #changed: Map<string, string>
  readonly #removed: Set<string>
  readonly #problems: Problem[] = []
  readonly #lists: ReadonlyMap<string, List>
  readonly #styles: StyleLists
  readonly #properties: ReadonlyMap<string, string>
  readonly #sourceProperties: readonly string[]
  #oneSection = true

  constructor(
    private readonly template: MergeTemplate,
    private readonly tokenised: ReadonlyMap<string, string>,
  ) {
    this.#changed = new Map(template.cleaned)
    this.#removed = new Set(template.removed)
    const numbering = this.#related('numbering')
    this.#lists = numbering === null ? new Map() : readLists(this.#text(numbering))
    const styles = this.#related('styles')
    this.#styles = styles === null ? { of: new Map(), standard: null } : readStyleLists(this.#text(styles), this.#lists)
    this.#sourceProperties = [...tokenised.keys()].filter((part) => isPropertyPart(template.pack, part))
    this.#properties = templatedProperties(this.#sourceProperties.map((part) => this.#text(part)))
  }

  plan(): Planned {
    const { pack } = this.template
    const document = applyEdits(this.#text(pack.mainPart), tidyingEdits(this.#text(pack.mainPart), DROP_IDS))
    const tree = parseTree(document)
    const body = childOf(tree, 'w:body')
    if (body === null) throw new Error('A document of Word has a body')
    const { sections, edits } = findSections(document, body)
    this.#oneSection = sections.length === 1
    const fields = fieldEdits(document, { oneSection: this.#oneSection, repeats: true })
    if (fields.pages) this.#tellPages(pack.mainPart)
    const { shapetypes, edits: shapetypeEdits } = findShapetypes(document, body)
    const all = [
      ...edits,
      ...shapetypeEdits,
      ...fields.edits,
      ...numberedByStyle(tree, this.#styles),
      ...this.#frozen(document),
    ]
    const shift = body.contentStart
    const content = applyEdits(
      document.slice(shift, body.contentEnd),
      all.filter(({ start, end }) => start >= shift && end <= body.contentEnd).map((edit) => moved(edit, -shift)),
    )
    const copy = fields.contents ? inBookmark(content) : content
    const program = compileXml(copy, { sites: 'everywhere' })
    const { shared, own, names } = this.#sorted(this.#headers(), copy, program)
    const notes = this.#notes()
    if (notes.has('endnote')) this.#settleEndnotes()
    const commentLinks = this.#commentLinks()
    const numbering = this.#related('numbering')
    // It is written piece by piece.
    this.#changed.delete(pack.mainPart)
    const plan: MergePlan = {
      pack,
      changed: this.#changed,
      removed: this.#removed,
      media: new MediaBase(pack, this.#changed),
      head: document.slice(0, shift),
      body: program,
      tail: document.slice(body.contentEnd),
      sections,
      sequences: fields.sequences,
      shapetypes,
      references: new Map(this.#headerReferences()),
      own,
      shared,
      notes,
      footnotes: notes.has('footnote') ? this.#noteNumbers('w:footnotePr') : null,
      endnotes: notes.has('endnote') ? this.#noteNumbers('w:endnotePr') : null,
      commentLinks,
      numbering: numbering === null ? null : { part: numbering, xml: this.#text(numbering) },
      lists: this.#lists,
      names,
      properties: new Map(
        this.#sourceProperties.map((part) => [part, compileXml(this.#text(part), { sites: 'loops' })]),
      ),
    }
    return { plan, problems: this.#problems }
  }

  #text(part: string): string {
    return this.tokenised.get(part) ?? this.#changed.get(part) ?? this.template.pack.text(part)
  }

  /** The part that the document is related to in a way, by the last word of the relationship's type. */
  #related(type: string): string | null {
    const { pack, removed } = this.template
    const found = pack
      .relationships(pack.mainPart)
      .find((each) => !each.external && each.type.endsWith(`/${type}`) && pack.has(each.target))
    return found === undefined || removed.has(found.target) ? null : found.target
  }

  #frozen(xml: string): Edit[] {
    return frozenProperties(xml, this.#properties)
  }

  /** A story next to the document, ready to be repeated. */
  #story(part: string, options = DROP_IDS): string {
    const source = this.#text(part)
    const xml = applyEdits(source, tidyingEdits(source, options))
    const { edits, pages } = fieldEdits(xml, { oneSection: this.#oneSection, repeats: false })
    if (pages) this.#tellPages(part)
    return applyEdits(xml, [...edits, ...numberedByStyle(parseTree(xml), this.#styles), ...this.#frozen(xml)])
  }

  #tellPages(part: string): void {
    if (this.#oneSection) return
    this.#problems.push(problem('MERGE_NUMPAGES', 'warning', { file: 'template', part }))
  }

  #headerReferences(): [string, string][] {
    const { pack } = this.template
    return pack
      .relationships(pack.mainPart)
      .filter(({ type, target, external }) => !external && /\/(?:header|footer)$/.test(type) && pack.has(target))
      .map(({ id, target }) => [id, target])
  }

  #headers(): Map<string, string> {
    const parts = new Set(this.#headerReferences().map(([, part]) => part))
    return new Map([...parts].map((part) => [part, this.#story(part)]))
  }

  /** Headers that a row changes, or that name what each copy has for itself, are each copy's own. */
  #sorted(headers: ReadonlyMap<string, string>, body: string, program: Program) {
    const ofBody = new Set(bookmarksOf(body))
    const keys = new Set([...ofBody].map(bookmarkKey))
    const own = new Map<string, Program>()
    const shared = new Map<string, Program>()
    for (const [part, xml] of headers) {
      const refers = findSites(xml).some(
        ({ family, original }) => family === 'bookmarkName' && keys.has(bookmarkKey(original)),
      )
      const target = xml.includes(TAG_START) || refers ? own : shared
      target.set(part, compileXml(xml, { sites: 'everywhere' }))
    }
    const everywhere = new Set([...ofBody, ...[...headers].flatMap(([, xml]) => bookmarksOf(xml))])
    const repeated = [program, ...own.values(), ...shared.values()].flatMap((each) => [...each.repeated])
    return { own, shared, names: new BookmarkNames(everywhere, new Set(repeated)) }
  }

  #notes(): Map<NoteFamily, NoteStory> {
    const notes = new Map<NoteFamily, NoteStory>()
    for (const family of NOTE_FAMILIES) {
      const part = this.#related(`${family}s`)
      if (part === null) continue
      const xml = this.#story(part, { keepParagraphIds: family === 'comment' })
      notes.set(family, readNotes(family, part, xml))
    }
    return notes
  }

  #noteNumbers(name: 'w:footnotePr' | 'w:endnotePr'): string {
    const part = this.#related('settings')
    return part === null ? `<${name}></${name}>` : notesOfDocument(this.#text(part), name)
  }

  /** Endnotes are at the end of a document unless its settings say otherwise (ECMA-376 §17.11.22). */
  #settleEndnotes(): void {
    const part = this.#related('settings')
    if (part !== null) this.#changed.set(part, endnotesBySection(this.#text(part)))
  }

  #commentLinks(): CommentLinks | null {
    const { pack } = this.template
    const gone = pack
      .relationships(pack.mainPart)
      .filter(({ type, target }) => COMMENT_EXTRAS.some((word) => type.endsWith(`/${word}`)) && pack.has(target))
    if (gone.length > 0) {
      const relationships = relationshipsPart(pack.mainPart)
      const ids = new Set(gone.map(({ id }) => id))
      const parts = new Set(gone.map(({ target }) => target))
      this.#changed.set(relationships, dropRelationships(this.#text(relationships), ids))
      this.#changed.set('[Content_Types].xml', dropOverrides(this.#text('[Content_Types].xml'), parts))
      for (const part of parts) this.#removed.add(part)
    }
    const part = this.#related('commentsExtended')
    return part === null ? null : readCommentLinks(part, this.#text(part))
  }
}

const DROP_IDS = { keepParagraphIds: false }

function moved({ start, end, text }: Edit, by: number): Edit {
  return { start: start + by, end: end + by, text }
}

function bookmarksOf(xml: string): string[] {
  return [...xml.matchAll(/<w:(?:bookmarkStart|\w+RangeStart)\s[^>]*?w:name\s*=\s*["']([^"']*)["']/g)].flatMap(
    ([, name]) => name ?? [],
  )
}

/** The body with a bookmark around it. Its number is above those that tidying gives. */
function inBookmark(content: string): string {
  const id = 2_000_000
  return `<w:bookmarkStart w:id="${id}" w:name="${COPY_BOOKMARK}"/>${content}<w:bookmarkEnd w:id="${id}"/>`
}
