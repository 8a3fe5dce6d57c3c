import { CONTENT_TYPES } from '../../ooxml/content-types'
import type { OoxmlPackage } from '../../ooxml/package'
import { relationshipsPart } from '../../ooxml/relationships'
import { escapeAttribute, escapeText } from '../../ooxml/xml'
import { insertAtEnd } from '../../pictures/insert'
import { walkMarkup } from '../template/markup'

const TRANSITIONAL = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments'
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
const NO_RELATIONSHIPS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>'
const AUTHOR = 'Actum'
const INITIALS = 'A'
const BRACES: ReadonlyMap<string, string> = new Map([
  ['{', '007B'],
  ['}', '007D'],
])

/** A comment of ours: its id in the document, and what it says. */
export interface Comment {
  readonly id: number
  readonly text: string
}

/** The part of a document that contains its comments (ECMA-376 §17.13.4), as it is before any are added. */
export class CommentsPart {
  readonly #part: string | null

  constructor(private readonly pack: OoxmlPackage) {
    const found = pack
      .relationships(pack.mainPart)
      .find(({ type, external, target }) => !external && type.endsWith('/comments') && pack.has(target))
    this.#part = found?.target ?? null
  }

  /** The first id that no comment has. */
  get nextId(): number {
    const texts = [this.#part ?? '', this.pack.mainPart].filter((part) => part !== '')
    const ids = texts.flatMap((part) =>
      [...this.pack.text(part).matchAll(/<w:comment(?:RangeStart|RangeEnd|Reference)?\s[^>]*?w:id="(\d{1,9})"/g)].map(
        ([, id]) => Number(id),
      ),
    )
    return ids.reduce((highest, id) => Math.max(highest, id), -1) + 1
  }

  /** The parts to be written for comments to be added. */
  with(comments: readonly Comment[]): ReadonlyMap<string, string> {
    const xml = comments.map(commentXml).join('')
    if (this.#part !== null) return new Map([[this.#part, withinRoot(this.pack.text(this.#part), xml)]])
    const { mainPart } = this.pack
    const folder = mainPart.slice(0, mainPart.lastIndexOf('/') + 1)
    const name = this.#freeName(folder)
    const part = folder + name
    const links = relationshipsPart(mainPart)
    const related = this.pack.has(links) ? this.pack.text(links) : NO_RELATIONSHIPS
    const relationship = { Id: this.#freeId(), Type: RELATIONSHIP, Target: name }
    const type = { PartName: `/${part}`, ContentType: CONTENT_TYPE }
    return new Map([
      [CONTENT_TYPES, insertAtEnd(this.pack.text(CONTENT_TYPES), 'Types', 'Override', [type])],
      [links, insertAtEnd(related, 'Relationships', 'Relationship', [relationship])],
      [
        part,
        `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${TRANSITIONAL}">${xml}</w:comments>`,
      ],
    ])
  }

  #freeName(folder: string): string {
    let name = 'comments.xml'
    for (let number = 2; this.pack.has(folder + name); number++) name = `comments${number}.xml`
    return name
  }

  #freeId(): string {
    const used = new Set(this.pack.relationships(this.pack.mainPart).map(({ id }) => id))
    let id = 'rIdActumComments'
    while (used.has(id)) id += '_'
    return id
  }
}

function commentXml({ id, text }: Comment): string {
  return (
    `<w:comment w:id="${id}" w:author="${escapeAttribute(AUTHOR)}" w:initials="${INITIALS}">` +
    `<w:p>${text
      .split(/([{}])/)
      .map(runXml)
      .join('')}</w:p></w:comment>`
  )
}

/** A brace is written as a sign, so that the comment contains no tag when the template is read again. */
function runXml(text: string): string {
  if (text === '') return ''
  const sign = BRACES.get(text)
  const content =
    sign === undefined
      ? `<w:t xml:space="preserve">${escapeText(text)}</w:t>`
      : `<w:sym w:font="Arial" w:char="${sign}"/>`
  return `<w:r>${content}</w:r>`
}

/** Adds XML at the end of a part's root. */
function withinRoot(xml: string, added: string): string {
  let root = { name: '', end: 0, empty: false }
  let closed = xml.length
  let isFirst = true
  walkMarkup(xml, ({ name, start, end, empty, closing }) => {
    if (isFirst) root = { name, end, empty }
    isFirst = false
    if (closing && name === root.name) closed = start
  })
  if (!root.empty) return xml.slice(0, closed) + added + xml.slice(closed)
  return `${xml.slice(0, root.end - 2)}>${added}</${root.name}>${xml.slice(root.end)}`
}
