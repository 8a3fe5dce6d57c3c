import type { Lists } from '../word-tables/reader/numbering'
import { differing, points, type Css } from './css'
import type { HtmlWriter } from './html-writer'
import { InlineWriter } from './inline-writer'
import {
  inheritedCss,
  inheriting,
  paragraphCss,
  paragraphLooks,
  runLooks,
  type ParagraphLooks,
  type RunLooks,
} from './looks'
import type { PreviewSource } from './preview-source'
import { TableWriter } from './table-writer'
import { child, elements, valueOf, type XmlNode } from './xml-tree'

/** What a table's style says of the text in a cell. */
export interface TextLooks {
  readonly run: RunLooks
  readonly paragraph: ParagraphLooks
}

/** What contains blocks and is itself nothing to be seen. */
const TRANSPARENT: ReadonlySet<string> = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo'])

/** A page of more tables in one another than this is none that a person wrote. */
const MAX_NESTED = 20

/** Writes the blocks of one story: a body, a header, a note. */
export class StoryWriter {
  readonly #inline: InlineWriter
  readonly #lists: Lists
  #nested = 0
  #lastStyle: string | undefined
  /** The properties of the sections that end in the blocks so far. */
  readonly sections: XmlNode[] = []
  /** Whether something was left out because it is too deep. */
  cut = false

  constructor(
    readonly html: HtmlWriter,
    readonly source: PreviewSource,
    part: string,
    noteNumber: number | null = null,
  ) {
    this.#inline = new InlineWriter(html, source, part, noteNumber)
    this.#lists = source.lists()
  }

  /** @throws HtmlFull */
  block(node: XmlNode, table: TextLooks | null = null): void {
    if (node.name === 'w:p') this.#paragraph(node, table)
    else if (node.name === 'w:tbl') this.#table(node)
    else if (node.name === 'w:sectPr') this.sections.push(node)
    else if (TRANSPARENT.has(node.name)) this.blocks(node, table)
  }

  blocks(node: XmlNode, table: TextLooks | null = null): void {
    for (const each of elements(node)) this.block(each, table)
  }

  #table(node: XmlNode): void {
    if (this.#nested === MAX_NESTED) {
      this.cut = true
      return
    }
    this.#nested++
    new TableWriter(this, node).write()
    this.#nested--
  }

  #paragraph(node: XmlNode, table: TextLooks | null): void {
    const pPr = child(node, 'w:pPr')
    const styleId = valueOf(pPr, 'w:pStyle')
    const { looks, run, number } = this.#looks(pPr, styleId, table)
    // Between paragraphs of one style there may be no space (ECMA-376 §17.3.1.9).
    const isClose = looks.contextual === true && this.#lastStyle === (styleId ?? '')
    this.#lastStyle = styleId ?? ''
    if (looks.pageBreakBefore === true) this.#pageBreak()
    const inherited = inheritedCss(run)
    const css = { ...paragraphCss(isClose ? { ...looks, before: 0 } : looks), ...differing(inherited, this.#root) }
    const { depth } = this.html
    this.html.open('p', css)
    const mark = inheriting(runLooks(child(pPr, 'w:rPr'), this.source.theme), run)
    if (number !== '') this.#number(number, looks, differing(inheritedCss(mark), inherited))
    const place = {
      looks: run,
      css: inherited,
      pageBreak: () => {
        this.html.closeTo(depth)
        this.#pageBreak()
        this.html.open('p', { ...css, 'text-indent': '0pt' })
      },
    }
    const { boxes, isEmpty } = this.#inline.write(node, place)
    if (isEmpty && number === '') this.#emptyLine(differing(inheritedCss(mark), inherited))
    this.html.closeTo(depth)
    for (const box of boxes) this.#box(box)
    const section = child(pPr, 'w:sectPr')
    if (section !== undefined) this.#sectionEnd(section)
  }

  #looks(
    pPr: XmlNode | undefined,
    styleId: string | undefined,
    table: TextLooks | null,
  ): { looks: ParagraphLooks; run: RunLooks; number: string } {
    const { styles, listLooks } = this.source
    const style = styles.get(styleId, 'paragraph')
    const own = paragraphLooks(pPr)
    const base = inheriting(table?.paragraph ?? {}, styles.defaults.paragraph)
    const list = own.list ?? style.paragraph.list
    const level = own.level ?? style.paragraph.level ?? 0
    const isListed = list !== undefined && list !== '0'
    const indents = isListed ? listLooks.indents(list, level) : {}
    const styled = inheriting(style.paragraph, own.list === undefined ? inheriting(indents, base) : base)
    return {
      looks: inheriting(own, own.list === undefined ? styled : inheriting(indents, styled)),
      run: inheriting(style.run, inheriting(table?.run ?? {}, styles.defaults.run)),
      number: isListed ? this.#lists.next(list, level) : '',
    }
  }

  #number(number: string, { first = 0 }: ParagraphLooks, mark: Css): void {
    const room: Css = first < 0 ? { 'min-width': points(-first) } : { 'padding-right': '6pt' }
    this.html.open('span', { display: 'inline-block', 'text-indent': '0pt', ...room, ...mark }, { 'data-number': true })
    this.html.text(number)
    this.html.close()
  }

  /** A paragraph of nothing is as high as its mark. */
  #emptyLine({ 'font-size': size }: Css): void {
    if (size !== undefined) this.html.open('span', { 'font-size': size })
    this.html.open('br')
    if (size !== undefined) this.html.close()
  }

  #box(box: XmlNode): void {
    const { depth } = this.html
    this.html.open('div', {}, { 'data-box': true })
    this.blocks(box)
    this.html.closeTo(depth)
  }

  #sectionEnd(section: XmlNode): void {
    this.sections.push(section)
    if (valueOf(section, 'w:type') !== 'continuous') this.#pageBreak()
  }

  #pageBreak(): void {
    this.html.open('hr', {}, { 'data-page-break': true })
  }

  get #root(): Css {
    return inheritedCss(this.source.styles.defaults.run)
  }
}
