import { attributeSpan, tagsOf, type AttributeSpan, type Edit, type MarkupTag } from '../render/markup'
import { findSites } from '../render/sites'

/** What Word writes for itself and makes again when it saves: paragraphs' ids, and which of its sessions wrote what. */
const OWN_NOTES = /\s(?:w14:(?:paraId|textId)|w:rsid(?:R|RPr|RDefault|P|Sect|Tr|Del))\s*=\s*(?:"[^"]*"|'[^']*')/g
/** Word's place of the last edit: as good as none, and one name for all. */
const LAST_EDIT = '_GoBack'
/** Empty, and yet some programs write them with an end tag. */
const RANGE_MARKS: ReadonlySet<string> = new Set(['w:bookmarkStart', 'w:bookmarkEnd', 'w:permStart', 'w:permEnd'])
const PAIRED_REVISIONS = /Range(?:Start|End)$/

export interface TidyOptions {
  /** Comments refer to each other by their paragraphs' ids. */
  readonly keepParagraphIds: boolean
}

/** What is left out of a part, or numbered again, so that only real differences remain: a bookmark of a name that was there, too. */
class Tidying {
  readonly edits: Edit[] = []
  readonly #names = new Set<string>()
  /** The numbers of the ranges that have begun, by the elements that begin them and their ids. */
  readonly #open = new Map<string, (string | null)[]>()
  readonly #revisions = new Set<string>()
  readonly #shapes = new Set<string>()
  /** Of the marks of ranges that are open and written with an end tag: whether that goes as well. */
  readonly #dropped: boolean[] = []
  #ranges = 0
  #fresh = 0

  constructor(private readonly options: TidyOptions) {}

  take(tag: MarkupTag): void {
    const { name } = tag
    if (name === 'w:proofErr' || name === 'w:dataBinding' || name === 'w15:dataBinding') return this.#drop(tag)
    if (tag.closing) {
      if (RANGE_MARKS.has(name) && this.#dropped.pop() === true) this.#drop(tag)
      return
    }
    if (name === 'w:bookmarkStart') this.#bookmarkStart(tag)
    else if (name === 'w:bookmarkEnd') this.#end(tag)
    else if (name === 'w:permStart') this.#start(tag, true)
    else if (name === 'w:permEnd') this.#end(tag)
    else if (name.startsWith('v:') || tag.text.includes('w:id=')) this.#distinct(tag)
    this.#withoutNotes(tag)
  }

  #drop({ start, end }: MarkupTag): void {
    this.edits.push({ start, end, text: '' })
  }

  #bookmarkStart(tag: MarkupTag): void {
    const name = attributeSpan(tag, 'w:name')?.value ?? ''
    this.#start(tag, name !== LAST_EDIT && !this.#names.has(name))
    this.#names.add(name)
  }

  /** What begins a range that ends elsewhere: both get a number that no other range of the part has. */
  #start(tag: MarkupTag, kept: boolean): void {
    const id = attributeSpan(tag, 'w:id')
    const given = kept && id !== null ? String(this.#ranges++) : null
    const key = `${tag.name} ${id?.value ?? ''}`
    this.#open.set(key, [...(this.#open.get(key) ?? []), given])
    this.#number(tag, id, given)
  }

  /** One that ends nothing goes. */
  #end(tag: MarkupTag): void {
    const id = attributeSpan(tag, 'w:id')
    const key = `${tag.name.replace(/End$/, 'Start')} ${id?.value ?? ''}`
    this.#number(tag, id, this.#open.get(key)?.pop() ?? null)
  }

  #number(tag: MarkupTag, id: AttributeSpan | null, given: string | null): void {
    const dropped = id === null || given === null
    if (!tag.empty) this.#dropped.push(dropped)
    if (dropped) this.#drop(tag)
    else this.edits.push({ start: id.start, end: id.end, text: given })
  }

  /** Ids that no other element may share, and that two of the template do. */
  #distinct(tag: MarkupTag): void {
    for (const { start, end, family, original } of findSites(tag.text)) {
      if (family !== 'shape' && (family !== 'revision' || PAIRED_REVISIONS.test(tag.name))) continue
      const kind = family === 'revision' ? 'r' : /\sid\s*=\s*.$/.test(tag.text.slice(0, start)) ? 's' : null
      if (kind === null) continue
      const known = kind === 'r' ? this.#revisions : this.#shapes
      if (!known.has(original)) known.add(original)
      else {
        const text = `${original}${kind === 's' ? '_d' : '000'}${++this.#fresh}`
        this.edits.push({ start: tag.start + start, end: tag.start + end, text })
      }
    }
  }

  #withoutNotes(tag: MarkupTag): void {
    if (!tag.text.includes('w14:') && !tag.text.includes('w:rsid')) return
    for (const match of tag.text.matchAll(OWN_NOTES)) {
      if (this.options.keepParagraphIds && match[0].startsWith('w14:', 1)) continue
      const start = tag.start + match.index
      this.edits.push({ start, end: start + match[0].length, text: '' })
    }
  }
}

/**
 * What has to be changed in a part of a template before it is repeated: no bindings to data that only one copy could have, no
 * marks that Word makes for itself, and no id twice.
 */
export function tidyingEdits(xml: string, options: TidyOptions): Edit[] {
  const tidying = new Tidying(options)
  for (const tag of tagsOf(xml)) tidying.take(tag)
  return tidying.edits
}
