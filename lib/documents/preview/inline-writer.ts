import { Fields } from '../word-tables/reader/fields'
import { LAST_CODE_POINT, plainSymbols, symbolOf } from '../word-tables/reader/symbols'
import { differing, styleOf, type Css } from './css'
import type { HtmlAttributes, HtmlWriter } from './html-writer'
import { inheritedCss, inheriting, ownCss, runLooks, type RunLooks } from './looks'
import { chosen, graphicOf } from './pictures'
import type { PreviewSource } from './preview-source'
import { markedPieces, withoutMarks, type ValueTone } from './value-marks'
import { child, descendant, elements, isOn, valueOf, type XmlNode } from './xml-tree'

/** What contains runs and is itself invisible. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:customXml',
  'w:fldSimple',
  'w:dir',
  'w:bdo',
])

const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:noBreakHyphen', '\u2011'],
  ['w:softHyphen', '\u00ad'],
])

const POSITIONS: ReadonlyMap<string, 'sub' | 'sup'> = new Map([
  ['subscript', 'sub'],
  ['superscript', 'sup'],
])

/** As Word makes it smaller. */
const RAISED: Css = { 'font-size': '65%', 'line-height': '0' }

/** Text that looks the same throughout. */
interface Piece {
  readonly css: Css
  readonly style: string
  readonly value: ValueTone | null
  readonly href: string | null
  readonly position: 'sub' | 'sup' | undefined
}

function same(a: Piece, b: Piece): boolean {
  return a.style === b.style && a.value === b.value && a.href === b.href && a.position === b.position
}

/** What a paragraph does for its content. */
export interface ParagraphPlace {
  /** What its text looks like where a run says nothing. */
  readonly looks: RunLooks
  /** What is inherited from the paragraph. */
  readonly css: Css
  pageBreak(): void
}

/** An address that a person would follow is shorter. */
const MAX_LENGTH = 2_000

/** An address that may be followed from a preview: of the web by https, or a mail address; null for any other. */
function safeAddress(target: string): string | null {
  if (target.length > MAX_LENGTH || !URL.canParse(target)) return null
  const { protocol, href } = new URL(target)
  return protocol === 'https:' || protocol === 'mailto:' ? href : null
}

/** Writes the paragraphs of one story. */
export class InlineWriter {
  readonly #fields = new Fields()
  #place: ParagraphPlace = { looks: {}, css: {}, pageBreak() {} }
  #pending: Piece | null = null
  #text = ''
  /** The value that is being written; null outside one. */
  #value: ValueTone | null = null
  #valueIsSaid = false
  #boxes: XmlNode[] = []
  /** Whether the paragraph shows anything. */
  #isEmpty = true

  constructor(
    private readonly html: HtmlWriter,
    private readonly source: PreviewSource,
    private readonly part: string,
    /** Of the note that is written, for its own mark. */
    private readonly noteNumber: number | null,
  ) {}

  /** Writes the content of a paragraph; returns its text boxes, and whether it shows nothing. */
  write(paragraph: XmlNode, place: ParagraphPlace): { readonly boxes: readonly XmlNode[]; readonly isEmpty: boolean } {
    this.#place = place
    this.#boxes = []
    this.#isEmpty = true
    this.#content(paragraph, null)
    this.#flush()
    this.#value = null
    return { boxes: this.#boxes, isEmpty: this.#isEmpty }
  }

  #content(node: XmlNode, href: string | null): void {
    for (const each of elements(node)) {
      if (each.name === 'w:r') this.#run(each, href)
      else if (each.name === 'w:hyperlink') this.#content(each, this.#address(each) ?? href)
      else if (TRANSPARENT.has(each.name)) this.#content(each, href)
      else if (each.name === 'mc:AlternateContent') this.#alternatives(each, href)
      else if (each.name.startsWith('m:')) this.#mathematics(each)
    }
  }

  #alternatives(node: XmlNode, href: string | null): void {
    const choice = chosen(node)
    if (choice !== undefined) this.#content(choice, href)
  }

  #address(link: XmlNode): string | null {
    const id = link.attributes.get('r:id')
    const found = this.source.pack.relationships(this.part).find((each) => each.external && each.id === id)
    return found === undefined ? null : safeAddress(found.target)
  }

  #mathematics(node: XmlNode): void {
    for (const each of elements(node)) {
      if (each.name === 'm:t') this.#say(textIn(each), this.#place.looks, null)
      else this.#mathematics(each)
    }
  }

  #run(run: XmlNode, href: string | null): void {
    const { styles, theme } = this.source
    const rPr = child(run, 'w:rPr')
    const style = valueOf(rPr, 'w:rStyle')
    const named = style === undefined ? {} : styles.get(style, 'character').run
    const looks = inheriting(runLooks(rPr, theme), inheriting(named, this.#place.looks))
    for (const each of elements(run)) this.#runContent(each, looks, href)
  }

  #runContent(node: XmlNode, looks: RunLooks, href: string | null): void {
    if (node.name === 'w:fldChar') return this.#field(node, looks)
    if (!this.#fields.visible || looks.hidden === true) return
    const standIn = STAND_INS.get(node.name)
    if (standIn !== undefined) return this.#say(standIn, looks, href)
    const { attributes } = node
    switch (node.name) {
      case 'w:t':
        return this.#say(textIn(node), looks, href)
      case 'w:sym':
        return this.#say(symbol(attributes), looks, href)
      case 'w:br':
        return attributes.get('w:type') === 'page' ? this.#pageBreak() : this.#lineBreak()
      case 'w:cr':
        return this.#lineBreak()
      case 'w:footnoteReference':
      case 'w:endnoteReference': {
        const kind = node.name === 'w:footnoteReference' ? 'footnote' : 'endnote'
        const number = this.source.notes.number(kind, attributes.get('w:id') ?? '')
        return this.#say(String(number), { ...looks, position: 'superscript' }, null)
      }
      case 'w:footnoteRef':
      case 'w:endnoteRef':
        return this.#say(String(this.noteNumber ?? ''), { ...looks, position: 'superscript' }, null)
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        return this.#graphic(node)
      case 'mc:AlternateContent':
        for (const each of elements(chosen(node))) this.#runContent(each, looks, href)
    }
  }

  #field(node: XmlNode, looks: RunLooks): void {
    const type = node.attributes.get('w:fldCharType')
    if (type === 'begin') this.#fields.begin()
    else if (type === 'separate') this.#fields.separate()
    else if (type === 'end') this.#say(this.#fields.end() ?? '', looks, null)
    const box = descendant(node, 'w:checkBox')
    if (box !== undefined) this.#fields.checkBox(isOn(box, 'w:checked') ?? isOn(box, 'w:default') ?? false)
    const list = descendant(node, 'w:ddList')
    for (const each of elements(list)) {
      const value = each.attributes.get('w:val') ?? ''
      if (each.name === 'w:listEntry') this.#fields.entry(value)
      else if (each.name === 'w:result') this.#fields.choose(Number(value))
      else if (each.name === 'w:default') this.#fields.preset(Number(value))
    }
  }

  #say(text: string, looks: RunLooks, href: string | null): void {
    if (!this.source.marked) return this.#put(withoutMarks(text), looks, href)
    for (const piece of markedPieces(text)) {
      if ('text' in piece) this.#put(piece.text, looks, href)
      else this.#mark(piece.begins)
    }
  }

  /** An empty value is marked too. */
  #mark(begins: ValueTone | null): void {
    this.#flush()
    if (begins === null && this.#value !== null && !this.#valueIsSaid) {
      this.html.open('span', {}, valueAttribute(this.#value))
      this.html.close()
    }
    this.#value = begins
    this.#valueIsSaid = false
  }

  #put(text: string, looks: RunLooks, href: string | null): void {
    if (text === '') return
    this.#fields.says()
    this.#isEmpty = false
    this.#valueIsSaid = true
    const css = { ...differing(inheritedCss(looks), this.#place.css), ...ownCss(looks) }
    const position = POSITIONS.get(looks.position ?? '')
    const piece = { css, style: styleOf(css), value: this.#value, href, position }
    if (this.#pending === null || !same(this.#pending, piece)) {
      this.#flush()
      this.#pending = piece
    }
    this.#text += plainSymbols(text, looks.font ?? null)
  }

  #flush(): void {
    const piece = this.#pending
    if (piece === null) return
    const { css, style, value, href, position } = piece
    const text = this.#text
    this.#pending = null
    this.#text = ''
    const { depth } = this.html
    if (href !== null) this.html.open('a', {}, { href, rel: 'noopener noreferrer nofollow', target: '_blank' })
    if (style !== '' || value !== null) this.html.open('span', css, value === null ? {} : valueAttribute(value))
    if (position !== undefined) this.html.open(position, RAISED)
    this.html.text(text)
    this.html.closeTo(depth)
  }

  #lineBreak(): void {
    this.#flush()
    this.#isEmpty = false
    this.html.open('br')
  }

  #pageBreak(): void {
    this.#flush()
    this.#place.pageBreak()
  }

  #graphic(node: XmlNode): void {
    const { pictures, boxes, description } = graphicOf(node)
    this.#flush()
    this.#boxes.push(...boxes)
    for (const { relationshipId, css } of pictures) {
      this.#isEmpty = false
      const src = this.source.pictures.address(this.part, relationshipId)
      const alt = withoutMarks(description)
      if (src !== null) this.html.open('img', { ...css, 'max-width': '100%' }, { alt, src })
      else {
        const box = { display: 'inline-block', ...css, 'max-width': '100%', border: '1pt solid #808080' }
        this.html.open('span', { ...box, overflow: 'hidden' }, { 'data-picture': 'left-out' })
        this.html.text(alt)
        this.html.close()
      }
    }
  }
}

/** Without `xml:space`, spaces at the ends are the file's own layout (ECMA-376 §17.3.3.31). */
function textIn(node: XmlNode): string {
  const text = node.children
    .filter((each) => typeof each === 'string')
    .join('')
    .replace(/[\t\n\r]+/g, ' ')
  return node.attributes.get('xml:space') === 'preserve' ? text : text.replace(/^ +| +$/g, '')
}

function symbol(attributes: XmlNode['attributes']): string {
  const code = parseInt(/^[0-9a-f]{1,6}$/i.exec(attributes.get('w:char') ?? '')?.[0] ?? '', 16)
  return code <= LAST_CODE_POINT ? symbolOf(attributes.get('w:font') ?? null, code) : ''
}

function valueAttribute(tone: ValueTone): HtmlAttributes {
  return { 'data-value': tone === 'sure' ? true : tone }
}
