import { attributeSpan, type Edit } from '../render/markup'
import { within, type XmlElement } from './tree'

export const SLOTS = [
  'header default',
  'header first',
  'header even',
  'footer default',
  'footer first',
  'footer even',
] as const
/** A kind of header or footer and the pages that it is for. */
export type Slot = (typeof SLOTS)[number]

/** A section's properties: a `w:sectPr`. */
export interface Section {
  /** Its attributes, with a space before. */
  readonly attributes: string
  /** The relationships of its own headers and footers. */
  readonly references: ReadonlyMap<Slot, string>
  /** All else in it, by name, as written. */
  readonly properties: ReadonlyMap<string, string>
}

/** ECMA-376 §17.6.17, after the references to headers and footers. */
const ORDER = [
  'footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg',
  'textDirection bidi rtlGutter docGrid printerSettings',
].flatMap((names) => names.split(' ').map((name) => `w:${name}`))

/** What a `w:sectPr` says (ECMA-376 §17.6.17): headers and footers by their pages, properties by their elements' names. */
function readSection(xml: string, element: XmlElement): Section {
  const references = new Map<Slot, string>()
  const properties = new Map<string, string>()
  for (const child of element.children) {
    const kind = child.name === 'w:headerReference' ? 'header' : child.name === 'w:footerReference' ? 'footer' : null
    if (kind === null) properties.set(child.name, xml.slice(child.start, child.end))
    else {
      const pages = attributeSpan(child.tag, 'w:type')?.value ?? 'default'
      const slot = SLOTS.find((each) => each === `${kind} ${pages}`)
      const id = attributeSpan(child.tag, 'r:id')?.value
      if (slot !== undefined && id !== undefined) references.set(slot, id)
    }
  }
  const attributes = /^<\S+((?:\s[^>]*?)?)\s*\/?>$/.exec(element.tag.text)?.[1] ?? ''
  return { attributes, references, properties }
}

export interface FoundSections {
  /** In the document's order; the last is the body's own. */
  readonly sections: readonly Section[]
  /** What puts a mark in the place of each, and takes away the last. */
  readonly edits: readonly Edit[]
}

const NO_SECTION: Section = { attributes: '', references: new Map(), properties: new Map() }

/** The sections of a document's body. Each is marked in its paragraph, to be written when it is known which copy's it is. */
export function findSections(xml: string, body: XmlElement): FoundSections {
  const sections: Section[] = []
  const edits: Edit[] = []
  let last = NO_SECTION
  for (const element of within(body)) {
    if (element.name !== 'w:sectPr') continue
    const { start, end, parent } = element
    if (parent === body) {
      last = readSection(xml, element)
      edits.push({ start, end, text: '' })
    } else if (parent?.name === 'w:pPr') {
      edits.push({ start, end, text: `<w:sectPr merge="${sections.length}"/>` })
      sections.push(readSection(xml, element))
    }
  }
  return { sections: [...sections, last], edits }
}

const MARK = /<w:sectPr merge="(\d+)"\/>/

/** A rendered body parted at the marks of its sections: texts, and between them the indices of sections. */
export function partAtSections(xml: string): {
  readonly texts: readonly string[]
  readonly sections: readonly number[]
} {
  const parts = xml.includes('<w:sectPr merge=') ? xml.split(MARK) : [xml]
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    sections: parts.filter((_, index) => index % 2 === 1).map(Number),
  }
}

export interface SectionPlace {
  /** The copy begins with this section. */
  readonly first: boolean
  /** The copy ends with it. */
  readonly last: boolean
  /** The document's own properties of notes that begin again in each copy; null where there are none. */
  readonly footnotes: string | null
  readonly endnotes: string | null
  /** What is referred to where each kind of header and footer is. */
  readonly references: ReadonlyMap<Slot, string>
}

/** A section as the merged document writes it. */
export function sectionXml({ attributes, properties }: Section, place: SectionPlace): string {
  const written = new Map(properties)
  if (place.first) {
    const type = /w:val\s*=\s*["'](\w+)["']/.exec(properties.get('w:type') ?? '')?.[1]
    // Without a type a section begins on the next page (ECMA-376 §17.6.22).
    if (type !== 'oddPage' && type !== 'evenPage') written.delete('w:type')
    written.set('w:pgNumType', beginning(properties.get('w:pgNumType')))
    for (const [name, ofDocument] of [
      ['w:footnotePr', place.footnotes] as const,
      ['w:endnotePr', place.endnotes] as const,
    ]) {
      if (ofDocument !== null) written.set(name, restarting(name, properties.get(name) ?? ofDocument))
    }
    const lines = properties.get('w:lnNumType')
    if (lines !== undefined) written.set('w:lnNumType', lines.replace(/(w:restart=["'])continuous/, '$1newSection'))
  }
  if (place.endnotes !== null && !place.last) written.set('w:noEndnote', '<w:noEndnote/>')
  const references = SLOTS.flatMap((slot) => {
    const id = place.references.get(slot)
    const [kind = '', pages = ''] = slot.split(' ')
    return id === undefined ? [] : [`<w:${kind}Reference w:type="${pages}" r:id="${id}"/>`]
  })
  const rest = ORDER.flatMap((name) => written.get(name) ?? [])
  return `<w:sectPr${attributes}>${references.join('')}${rest.join('')}</w:sectPr>`
}

function beginning(pageNumbers: string | undefined): string {
  if (pageNumbers === undefined) return '<w:pgNumType w:start="1"/>'
  return /\sw:start\s*=/.test(pageNumbers)
    ? pageNumbers
    : pageNumbers.replace(/^<w:pgNumType/, '<w:pgNumType w:start="1"')
}

/** Numbering that begins again, where it doesn't do so more often on its own. It is last (ECMA-376 §17.11.11). */
function restarting(name: string, properties: string): string {
  const restart = /<w:numRestart\s[^>]*>(?:\s*<\/w:numRestart\s*>)?/.exec(properties)?.[0] ?? ''
  if (/w:val\s*=\s*["']each/.test(restart)) return properties
  const content = /^<[^>]*[^/]>([\s\S]*)<\/[^>]*>\s*$/.exec(properties)?.[1] ?? ''
  return `<${name}>${content.replace(restart, '')}<w:numRestart w:val="eachSect"/></${name}>`
}
