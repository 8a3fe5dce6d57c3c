import { findCuts, type Cut } from './boundaries'
import { findMarks, type OpenElement } from './marks'
import { Program, type Node, type TextPlace } from './program'
import { findSites, type SiteSpan } from './sites'

export interface CompileOptions {
  /** Where values that must differ are asked for: in what a section may repeat, or everywhere, for a merge. */
  readonly sites: 'loops' | 'everywhere'
}

/** A section whose ends stand in places that have nothing in common, or in one of which another section ends. */
export class SectionMisplaced extends Error {
  constructor(readonly keys: readonly string[]) {
    super(`Sections that can't be repeated: ${keys.join(', ')}`)
  }
}

/**
 * Compiles XML that holds keys: a part, or a fragment of one whose elements are all closed. Linear in its length but for the
 * sorting of its keys.
 * @throws SectionMisplaced
 */
export function compileXml(xml: string, { sites }: CompileOptions): Program {
  const { cuts, misplaced } = findCuts(xml, findMarks(xml))
  if (misplaced.length > 0) throw new SectionMisplaced(misplaced)
  const sorted = cuts.toSorted((a, b) => a.at - b.at || a.order - b.order)
  const spans = sites === 'everywhere' || sorted.some(isSection) ? findSites(xml) : []
  return new Program(new Builder(xml, sites, spans).build(sorted))
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
      this.#text(cut.before)
      this.#do(cut.does)
      this.#text(cut.after)
    }
    this.#literal(at, this.xml.length)
    const [whole] = this.#levels
    if (whole === undefined || this.#levels.length !== 1) throw new Error('A section of the renderer was left open')
    return whole.nodes
  }

  #do(does: Cut['does']): void {
    if (does.kind === 'value') {
      const { key, element } = does.mark
      this.#nodes.push({ kind: 'value', key, place: textPlace(this.xml, element) })
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

  /** XML as it is, parted at the sites in it where it may be repeated. */
  #literal(from: number, to: number): void {
    let at = from
    const parted = this.sites === 'everywhere' || this.#sections > 0
    for (; this.#site < this.spans.length; this.#site++) {
      const span = this.spans[this.#site]
      if (span === undefined || span.start >= to) break
      if (span.start < at || !parted) continue
      this.#text(this.xml.slice(at, span.start))
      this.#nodes.push({ kind: 'site', family: span.family, original: span.original })
      at = span.end
    }
    this.#text(this.xml.slice(at, to))
  }
}

const PRESERVED = '<w:t xml:space="preserve">'

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
