import type { GateLimits } from '../ooxml/limits'
import { openPackage, type OoxmlPackage } from '../ooxml/package'
import { points, twips, type Css } from './css'
import { STANDARD_FAMILY } from './fonts'
import { HtmlFull, HtmlWriter } from './html-writer'
import { inheritedCss } from './looks'
import type { NoteKind } from './note-marks'
import { readPreviewSource, relatedPart, type PreviewSource } from './preview-source'
import { StoryWriter } from './story-writer'
import { child, eachBlock, elements, isOn, type XmlNode } from './xml-tree'

export interface PreviewOptions {
  readonly gate: GateLimits
  readonly signal?: AbortSignal | undefined
  /** Whether values are marked in the texts (value-marks.ts). */
  readonly marked?: boolean
}

/** A document as HTML that runs nothing, fetches nothing and ends. */
export interface PreviewHtml {
  /**
   * One `<div data-page>` as wide as the page, all looks in `style` attributes; values in `<span data-value>`. Nothing in it
   * has a class or an id.
   */
  readonly html: string
  /** Whether the document goes on where the preview ends. */
  readonly cut: boolean
  /** How many pictures are not shown, but as boxes. */
  readonly picturesLeftOut: number
}

const BODY_BYTES = 2_000_000
const BESIDE_BYTES = 200_000
/** A4 with margins of an inch (ECMA-376 §17.6.13 if nothing is specified). */
const PAGE = { width: 11_906, side: 1_440 }

/** A story's HTML, or as much of it as there is room for. */
async function story(
  source: PreviewSource,
  part: string,
  parents: ReadonlySet<string>,
  maxBytes: number,
  signal: AbortSignal | undefined,
): Promise<{ html: HtmlWriter; sections: readonly XmlNode[]; cut: boolean }> {
  const html = new HtmlWriter(maxBytes)
  const writer = new StoryWriter(html, source, part)
  let full = false
  const take = (block: XmlNode): boolean => {
    signal?.throwIfAborted()
    full ||= !fits(html, () => writer.block(block))
    // The last section's properties are after all that there's no room for.
    if (full && block.name === 'w:sectPr') writer.block(block)
    return true
  }
  const { cut } = await eachBlock(source.pack, part, parents, take)
  return { html, sections: writer.sections, cut: cut || full || writer.cut }
}

/** Whether there was room for what `write` writes. What was begun is ended. */
function fits(html: HtmlWriter, write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    if (!(error instanceof HtmlFull)) throw error
    html.closeTo(0)
    return false
  }
}

/** The header or footer of a section's first page. */
function besidePart(pack: OoxmlPackage, section: XmlNode | undefined, name: string): string | undefined {
  const references = elements(section).filter((each) => each.name === name)
  const of = (type: string) => references.find(({ attributes }) => (attributes.get('w:type') ?? 'default') === type)
  const wanted = isOn(section, 'w:titlePg') === true ? of('first') : of('default')
  const id = wanted?.attributes.get('r:id')
  return pack.relationships(pack.mainPart).find((each) => !each.external && each.id === id)?.target
}

async function notes(source: PreviewSource, kind: NoteKind, html: HtmlWriter): Promise<boolean> {
  const part = relatedPart(source.pack, `${kind}s`)
  const numbers = source.notes.of(kind)
  if (part === undefined || numbers.size === 0 || !source.pack.has(part)) return true
  const found = new Map<number, XmlNode>()
  await eachBlock(source.pack, part, new Set([`w:${kind}s`]), (block) => {
    const number = numbers.get(block.attributes.get('w:id') ?? '')
    if (number !== undefined) found.set(number, block)
    return found.size < numbers.size
  })
  return fits(html, () => {
    for (const [number, node] of [...found].toSorted(([a], [b]) => a - b)) {
      new StoryWriter(html, source, part, number).blocks(node)
    }
  })
}

/** What the page passes down: Word's defaults if the document specifies nothing. */
function pageCss(source: PreviewSource, section: XmlNode | undefined): Css {
  const margin = child(section, 'w:pgMar')?.attributes
  const side = (name: string) => points(Math.max(0, twips(margin?.get(name)) ?? PAGE.side))
  const width = twips(child(section, 'w:pgSz')?.attributes.get('w:w')) ?? PAGE.width
  return {
    width: points(width),
    padding: `${side('w:top')} ${side('w:right')} ${side('w:bottom')} ${side('w:left')}`,
    'box-sizing': 'border-box',
    'white-space': 'pre-wrap',
    'overflow-wrap': 'break-word',
    'tab-size': '36pt',
    'line-height': '1.15',
    'text-align': 'left',
    'font-family': STANDARD_FAMILY,
    'font-size': '10pt',
    ...inheritedCss(source.styles.defaults.run),
  }
}

/**
 * A Word document as HTML to look at: paragraphs, lists, tables and pictures as the document will look, the first section's header
 * before and footer after it, notes below. Everything in it is written by html-writer.ts from what is known to be harmless; what is
 * not known is left out. At most 2 MB and 3 MB of pictures; what is over is cut off, and reported.
 * @throws DocumentError what the gate refuses; the signal's reason
 */
export async function previewHtml(
  bytes: Uint8Array,
  { gate, signal, marked = false }: PreviewOptions,
): Promise<PreviewHtml> {
  const pack = await openPackage(bytes, gate)
  const source = await readPreviewSource(pack, marked)
  const body = await story(source, pack.mainPart, new Set(['w:body']), BODY_BYTES, signal)
  const [section] = body.sections
  const header = await beside(source, besidePart(pack, section, 'w:headerReference'), signal)
  const footer = await beside(source, besidePart(pack, section, 'w:footerReference'), signal)
  const below = new HtmlWriter(BESIDE_BYTES)
  const notesFit = (await notes(source, 'footnote', below)) && (await notes(source, 'endnote', below))

  const page = new HtmlWriter(Infinity)
  page.open('div', pageCss(source, section), { 'data-page': true })
  page.put('header', header?.html)
  page.put('section', body.html)
  page.put('section', below, { 'data-notes': true })
  page.put('footer', footer?.html)
  return {
    html: page.finish(),
    cut: [body, header, footer].some((each) => each?.cut === true) || !notesFit,
    picturesLeftOut: source.pictures.leftOut,
  }
}

async function beside(
  source: PreviewSource,
  part: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Awaited<ReturnType<typeof story>> | null> {
  if (part === undefined || !source.pack.has(part)) return null
  return story(source, part, new Set(['w:hdr', 'w:ftr']), BESIDE_BYTES, signal)
}
