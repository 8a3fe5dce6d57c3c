import { findCuts } from './boundaries'
import type { Cut } from './cut-list'
import { hasFormulas } from './formulas'
import { findMarks, type OpenElement } from './marks'
import { Program, type Node, type TextPlace } from './program'
import { findReferences } from './references'
import { findSites, isBookmark, type SiteSpan } from './sites'

export interface CompileOptions {
  /** Where values that must differ are asked for: in what a section may repeat, or everywhere, for a merge. */
  readonly sites: 'loops' | 'everywhere'
}

/** A section whose ends are in places that have nothing in common, or in one of which another section ends. */
export class SectionMisplaced extends Error {
  constructor(readonly keys: readonly string[]) {
    super(`Sections that can't be repeated: ${keys.join(', ')}`)
  }
}

/**
 * Compiles XML that contains keys: a part, or a fragment of one whose elements are all closed. Linear in its length except for the
 * sorting of its keys.
 * @throws SectionMisplaced
 */
export function compileXml(xml: string, { sites }: CompileOptions): Program {
  const { cuts, misplaced } = findCuts(xml, findMarks(xml))
  if (misplaced.length > 0) throw new SectionMisplaced(misplaced)
  const sorted = cuts.toSorted((a, b) => a.at - b.at || a.order - b.order)
  const spans = sites === 'everywhere' || sorted.some(isSection) ? findSites(xml) : []
  const builder = new Builder(xml, sites, spans)
  return new Program(builder.build(sorted), builder.repeated, hasFormulas(xml), findReferences(xml))
}

function isSection({ does }: Cut): boolean {
  return does.kind === 'open' && does.node === 'section'
}

interface Level {
  readonly nodes: Node[]
  readonly opened: Extract<Cut['does'], { kind: 'open' }> | null
}

/** Turns cuts into nested nodes. */
class Builder {
  #levels: Level[] = [{ nodes: [], opened: null }]
  #sections = 0
  #site = 0
  /** The names of bookmarks in sections. */
  readonly repeated = new Set<string>()

  constructor(
    private readonly xml: string,
    private readonly sites: CompileOptions['sites'],
    private readonly spans: readonly SiteSpan[],
  ) {}

  build(cuts: readonly Cut[]): readonly Node[] {
    let at = 0
    for (const cut of cuts) {
      // A cut within what is left out already: the end of a section in a paragraph that goes.
      if (cut.at < at && cut.does.kind === 'nothing') continue
      if (cut.at > at) this.#literal(at, cut.at)
      at = Math.max(at, cut.to)
      this.#added(cut.before)
      this.#do(cut.does)
      this.#added(cut.after)
    }
    this.#literal(at, this.xml.length)
    const [whole] = this.#levels
    if (whole === undefined || this.#levels.length !== 1) throw new Error('A section of the renderer was left open')
    return whole.nodes
  }

  #do(does: Cut['does']): void {
    if (does.kind === 'value') {
      const { key, element, inAttribute } = does.mark
      const place = inAttribute ? IN_ATTRIBUTE : textPlace(this.xml, element)
      this.#nodes.push({ kind: 'value', key, place })
    } else if (does.kind === 'open') {
      this.#levels.push({ nodes: [], opened: does })
      if (does.node === 'section') this.#sections++
    } else if (does.kind === 'close') {
      const level = this.#levels.pop()
      if (level === undefined || level.opened === null) throw new Error('A section of the renderer was never opened')
      const { nodes: body, opened } = level
      if (opened.mark !== null && opened.mark.key !== does.key) {
        throw new SectionMisplaced([opened.mark.key])
      }
      if (opened.node === 'section') {
        this.#sections--
        this.#nodes.push({ kind: 'section', key: opened.mark.key, inverted: opened.mark.sign === '^', body })
      } else this.#nodes.push({ kind: opened.node, body })
    }
  }

  get #nodes(): Node[] {
    const level = this.#levels.at(-1)
    if (level === undefined) throw new Error('A section of the renderer was never opened')
    return level.nodes
  }

  #text(xml: string): void {
    const nodes = this.#nodes
    const last = nodes.at(-1)
    if (typeof last === 'string') nodes[nodes.length - 1] = last + xml
    else if (xml !== '') nodes.push(xml)
  }

  /** XML that is elsewhere in the part, or there as well: what is begun a second time has ids of its own. */
  #added(xml: string): void {
    if (xml === '') return
    let at = 0
    for (const span of findSites(xml)) {
      const { start, end, family, original } = span
      if (this.#sections > 0 && isBookmark(xml, span)) this.repeated.add(original)
      const again = family === 'revision' || family === 'sdt'
      if (!again && this.sites === 'loops' && this.#sections === 0) continue
      this.#text(xml.slice(at, start))
      this.#nodes.push({ kind: 'site', family, original, again })
      at = end
    }
    this.#text(xml.slice(at))
  }

  /** XML as it is, parted at the sites in it where it may be repeated. */
  #literal(from: number, to: number): void {
    let at = from
    const parted = this.sites === 'everywhere' || this.#sections > 0
    for (; this.#site < this.spans.length; this.#site++) {
      const span = this.spans[this.#site]
      if (span === undefined || span.start >= to) break
      if (span.start < at || !parted) continue
      const { family, original } = span
      if (this.#sections > 0 && isBookmark(this.xml, span)) this.repeated.add(original)
      // A merge brings in a comment's text for every turn; a document by itself has it once.
      const once = family === 'comment' && this.sites === 'loops'
      const { start, end } = once ? elementAround(this.xml, span) : span
      this.#text(this.xml.slice(at, start))
      this.#nodes.push(
        once ? { kind: 'once', xml: this.xml.slice(start, end) } : { kind: 'site', family, original, again: false },
      )
      at = end
    }
    this.#text(this.xml.slice(at, to))
  }
}

const END_TAG = /\s*<\/[^>]*>/y

/** The element without content in whose tag a place is, with its end tag where it has one. */
function elementAround(xml: string, { start, end }: SiteSpan): { start: number; end: number } {
  const tagEnd = xml.indexOf('>', end) + 1
  END_TAG.lastIndex = tagEnd
  const closed = xml.charAt(tagEnd - 2) !== '/' && END_TAG.test(xml)
  return { start: xml.lastIndexOf('<', start), end: closed ? END_TAG.lastIndex : tagEnd }
}

const PRESERVED = '<w:t xml:space="preserve">'

const IN_ATTRIBUTE: TextPlace = { lineBreak: ' ', tab: ' ', drawing: null, inAttribute: true }

function textPlace(xml: string, element: OpenElement | null): TextPlace {
  const name = element?.name ?? ''
  if (name === 'w:t') {
    const between = (tag: string) => `</w:t>${tag}${PRESERVED}`
    return {
      lineBreak: between('<w:br/>'),
      tab: between('<w:tab/>'),
      drawing: { before: '</w:t>', after: PRESERVED },
    }
  }
  const run = element?.parent
  if (name === 'a:t' && element !== null && run?.name === 'a:r') {
    const again = xml.slice(run.start, element.startEnd)
    // A field of the key's own in the run's properties would be repeated; there is none in the properties of DrawingML.
    return { lineBreak: `</a:t></a:r><a:br/>${again}`, tab: '\t', drawing: null }
  }
  return { lineBreak: ' ', tab: ' ', drawing: null }
}
