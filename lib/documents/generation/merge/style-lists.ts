import { attributeSpan, type Edit } from '../render/markup'
import type { List } from './numbering'
import { childOf, parseTree, valueOf, within, type XmlElement } from './tree'

/** What of numbering a paragraph style says, its own and what it takes over from the styles it is based on. */
export interface StyleList {
  readonly list: string
  readonly level: number
  /** The attributes of the indents that the style puts above those of the list's level. */
  readonly indent: ReadonlyMap<string, string>
}

export interface StyleLists {
  readonly of: ReadonlyMap<string, StyleList>
  /** The style of a paragraph that names none. */
  readonly standard: string | null
}

interface Style {
  readonly id: string
  readonly base: string | null
  readonly numbering: XmlElement | null
  readonly indent: ReadonlyMap<string, string>
}

/** Attributes of w:ind of which one replaces the others, of one edge of the paragraph (ECMA-376 §17.3.1.12). */
const EDGES: readonly (readonly string[])[] = [
  ['w:left', 'w:start', 'w:leftChars', 'w:startChars'],
  ['w:right', 'w:end', 'w:rightChars', 'w:endChars'],
  ['w:firstLine', 'w:hanging', 'w:firstLineChars', 'w:hangingChars'],
]

function indentOf(properties: XmlElement | null): Map<string, string> {
  const indent = childOf(properties, 'w:ind')
  const found = new Map<string, string>()
  for (const name of indent === null ? [] : EDGES.flat()) {
    const span = indent === null ? null : attributeSpan(indent.tag, name)
    if (span !== null) found.set(name, span.value)
  }
  return found
}

/** The indents with those of `above` put over them, edge by edge. */
function over(below: ReadonlyMap<string, string>, above: ReadonlyMap<string, string>): Map<string, string> {
  const merged = new Map(below)
  for (const edge of EDGES) {
    if (edge.some((name) => above.has(name))) for (const name of edge) merged.delete(name)
  }
  for (const [name, value] of above) merged.set(name, value)
  return merged
}

/**
 * The paragraph styles that number their paragraphs. The level is that which names the style, else what the style says
 * (ECMA-376 §17.3.1.19, §17.9.23); the style's indents count from the style that brings in the list on.
 */
export function readStyleLists(xml: string, lists: ReadonlyMap<string, List>): StyleLists {
  const styles = new Map<string, Style>()
  let standard: string | null = null
  for (const element of parseTree(xml).children) {
    if (element.name !== 'w:style' || attributeSpan(element.tag, 'w:type')?.value !== 'paragraph') continue
    const id = attributeSpan(element.tag, 'w:styleId')?.value ?? ''
    const properties = childOf(element, 'w:pPr')
    const numbering = childOf(properties, 'w:numPr')
    styles.set(id, { id, base: valueOf(childOf(element, 'w:basedOn')), numbering, indent: indentOf(properties) })
    if (/^(?:1|true|on)$/.test(attributeSpan(element.tag, 'w:default')?.value ?? '')) standard = id
  }
  const of = new Map<string, StyleList>()
  for (const id of styles.keys()) {
    const found = resolve(id, styles, lists)
    if (found !== null) of.set(id, found)
  }
  return { of, standard }
}

function resolve(id: string, styles: ReadonlyMap<string, Style>, lists: ReadonlyMap<string, List>): StyleList | null {
  const chain: Style[] = []
  for (let style = styles.get(id); style !== undefined && !chain.includes(style);) {
    chain.unshift(style)
    style = styles.get(style.base ?? '')
  }
  let list: string | null = null
  let level = 0
  let indent = new Map<string, string>()
  for (const style of chain) {
    const named = valueOf(childOf(style.numbering, 'w:numId'))
    if (named !== null) {
      list = named
      level = 0
      indent = new Map()
    }
    level = Number(valueOf(childOf(style.numbering, 'w:ilvl')) ?? level)
    if (list !== null) indent = over(indent, style.indent)
  }
  const used = lists.get(list ?? '')
  if (list === null || used === undefined || used.bullets) return null
  const linked = [...used.levels].find(([, { style }]) => style === id)
  return { list, level: linked?.[0] ?? level, indent }
}

/** What of a paragraph's properties is before w:numPr and w:ind, by the schema (ECMA-376 §17.3.1.26). */
const BEFORE_NUMBERING: ReadonlySet<string> = new Set(
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl'.split(' ').map((name) => `w:${name}`),
)
const BEFORE_INDENT: ReadonlySet<string> = new Set([
  ...BEFORE_NUMBERING,
  ...'numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE'
    .split(' ')
    .map((name) => `w:${name}`),
  ...'autoSpaceDN bidi adjustRightInd snapToGrid spacing'.split(' ').map((name) => `w:${name}`),
])

/**
 * What has to be written so that each paragraph that its style numbers says so itself, and keeps its indents: a list of the
 * paragraph's own would bring in those of the list's level.
 */
export function numberedByStyle(root: XmlElement, { of, standard }: StyleLists): Edit[] {
  if (of.size === 0) return []
  const edits: Edit[] = []
  for (const paragraph of within(root)) {
    if (paragraph.name !== 'w:p') continue
    const properties = childOf(paragraph, 'w:pPr')
    const style = of.get(valueOf(childOf(properties, 'w:pStyle')) ?? standard ?? '')
    const numbering = childOf(properties, 'w:numPr')
    if (style === undefined || childOf(numbering, 'w:numId') !== null) continue
    const level = valueOf(childOf(numbering, 'w:ilvl')) ?? style.level
    const numberXml = `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${style.list}"/></w:numPr>`
    const merged = over(style.indent, indentOf(properties))
    const indentXml =
      merged.size === 0 ? '' : `<w:ind ${[...merged].map(([name, value]) => `${name}="${value}"`).join(' ')}/>`
    edits.push(...propertyEdits(paragraph, properties, numberXml, indentXml))
  }
  return edits
}

function propertyEdits(paragraph: XmlElement, properties: XmlElement | null, number: string, indent: string): Edit[] {
  const whole = `<w:pPr>${number}${indent}</w:pPr>`
  if (properties === null) {
    const { start, end, tag } = paragraph
    if (!tag.empty) return [{ start: paragraph.contentStart, end: paragraph.contentStart, text: whole }]
    return [{ start, end, text: `${tag.text.replace(/\s*\/>$/, '>')}${whole}</w:p>` }]
  }
  if (properties.tag.empty) return [{ start: properties.start, end: properties.end, text: whole }]
  return [
    replaced(properties, 'w:numPr', BEFORE_NUMBERING, number),
    ...(indent === '' ? [] : [replaced(properties, 'w:ind', BEFORE_INDENT, indent)]),
  ]
}

function replaced(properties: XmlElement, name: string, before: ReadonlySet<string>, text: string): Edit {
  const there = childOf(properties, name)
  if (there !== null) return { start: there.start, end: there.end, text }
  const last = properties.children.findLast((child) => before.has(child.name))
  const at = last?.end ?? properties.contentStart
  return { start: at, end: at, text }
}
