import type { OoxmlPackage } from '../ooxml/package'
import type { XmlAttributes } from '../ooxml/xml-events'
import { scanXmlPart } from '../word-tables/reader/scan'

/** An element of a part, with those of its attributes that a preview asks for. */
export interface XmlNode {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (XmlNode | string)[]
}

/** A preview only uses its attributes. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  'a:blip': ['r:embed'],
  'a:latin': ['typeface'],
  'm:t': ['xml:space'],
  'v:imagedata': ['r:id'],
  'v:shape': ['style'],
  'v:rect': ['style'],
  'w:abstractNum': ['w:abstractNumId'],
  'w:bottom': ['w:val', 'w:sz', 'w:color', 'w:w', 'w:type'],
  'w:br': ['w:type'],
  'w:color': ['w:val'],
  'w:docGrid': [],
  'w:endnote': ['w:id', 'w:type'],
  'w:endnoteReference': ['w:id'],
  'w:fldChar': ['w:fldCharType'],
  'w:footerReference': ['w:type', 'r:id'],
  'w:footnote': ['w:id', 'w:type'],
  'w:footnoteReference': ['w:id'],
  'w:gridCol': ['w:w'],
  'w:headerReference': ['w:type', 'r:id'],
  'w:hyperlink': ['r:id'],
  'w:ind': ['w:left', 'w:start', 'w:right', 'w:end', 'w:firstLine', 'w:hanging'],
  'w:left': ['w:val', 'w:sz', 'w:color', 'w:w', 'w:type'],
  'w:lvl': ['w:ilvl'],
  'w:num': ['w:numId'],
  'w:pgMar': ['w:left', 'w:right', 'w:top', 'w:bottom'],
  'w:pgSz': ['w:w', 'w:h'],
  'w:rFonts': ['w:ascii', 'w:hAnsi', 'w:asciiTheme', 'w:hAnsiTheme'],
  'w:right': ['w:val', 'w:sz', 'w:color', 'w:w', 'w:type'],
  'w:shd': ['w:val', 'w:fill'],
  'w:spacing': ['w:before', 'w:after', 'w:line', 'w:lineRule'],
  'w:style': ['w:styleId', 'w:type', 'w:default'],
  'w:sym': ['w:font', 'w:char'],
  'w:t': ['xml:space'],
  'w:tab': ['w:val', 'w:pos', 'w:leader'],
  'w:tblInd': ['w:w', 'w:type'],
  'w:tblLook': ['w:val', 'w:firstRow', 'w:lastRow', 'w:firstColumn', 'w:lastColumn', 'w:noHBand'],
  'w:tblStylePr': ['w:type'],
  'w:tblW': ['w:w', 'w:type'],
  'w:tcW': ['w:w', 'w:type'],
  'w:top': ['w:val', 'w:sz', 'w:color', 'w:w', 'w:type'],
  'w:trHeight': ['w:val', 'w:hRule'],
  'wp:docPr': ['descr', 'title', 'name'],
  'wp:extent': ['cx', 'cy'],
}
const BORDER = ['w:val', 'w:sz', 'w:color']
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'w:insideH': BORDER,
  'w:insideV': BORDER,
  'w:start': [...BORDER, 'w:w', 'w:type'],
  'w:end': [...BORDER, 'w:w', 'w:type'],
}
const VALUE = ['w:val']
const WANTED: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(ATTRIBUTES),
  ...Object.entries(OTHERS),
])

function attributesOf(name: string, attributes: XmlAttributes): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const wanted of WANTED.get(name) ?? VALUE) {
    const value = attributes.get(wanted)
    if (value !== undefined) found.set(wanted, value)
  }
  return found
}

/** What ends a reading early. */
class Enough extends Error {}

interface OpenNode extends XmlNode {
  readonly children: (XmlNode | string)[]
}

/** More elements than this in one block are not kept: a table of ten thousand rows. What is over is reported. */
const MAX_ELEMENTS = 400_000

/**
 * Reads a part block by block: calls `take` for each child of the elements named, as a tree, and forgets it. Stops where `take`
 * answers false. Gives whether a block was too large to be kept whole; then it is taken as far as it goes, and is the last.
 * @throws DocumentError GATE_XML
 */
export async function eachBlock(
  pack: OoxmlPackage,
  part: string,
  parents: ReadonlySet<string>,
  take: (block: XmlNode) => boolean,
): Promise<{ readonly cut: boolean }> {
  const open: OpenNode[] = []
  const outside: string[] = []
  let elements = 0
  let cut = false
  const handler = {
    open(name: string, attributes: XmlAttributes) {
      const parent = open.at(-1)
      if (parent === undefined && !parents.has(outside.at(-1) ?? '')) {
        outside.push(name)
        return
      }
      if (++elements > MAX_ELEMENTS) {
        cut = true
        const [block] = open
        if (block !== undefined) take(block)
        throw new Enough()
      }
      const node: OpenNode = { name, attributes: attributesOf(name, attributes), children: [] }
      parent?.children.push(node)
      open.push(node)
    },
    close() {
      const node = open.pop()
      if (node === undefined) outside.pop()
      else if (open.length === 0) {
        elements = 0
        if (!take(node)) throw new Enough()
      }
    },
    text(text: string) {
      open.at(-1)?.children.push(text)
    },
  }
  try {
    await scanXmlPart(pack, part, handler)
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return { cut }
}

/** The first child of a name. */
export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((each): each is XmlNode => typeof each !== 'string' && each.name === name)
}

/** The elements directly within, without the texts between them. */
export function elements(node: XmlNode | undefined): readonly XmlNode[] {
  return node?.children.filter((each): each is XmlNode => typeof each !== 'string') ?? []
}

/** The `w:val` of a child; undefined where there is neither. */
export function valueOf(node: XmlNode | undefined, name: string): string | undefined {
  return child(node, name)?.attributes.get('w:val')
}

/** The first element of a name within, however deep. */
export function descendant(node: XmlNode, name: string): XmlNode | undefined {
  for (const each of elements(node)) {
    const found = each.name === name ? each : descendant(each, name)
    if (found !== undefined) return found
  }
  return undefined
}

const OFF: ReadonlySet<string> = new Set(['0', 'false', 'off', 'none'])

/** Returns whether a property is on (ECMA-376 §17.17.4); undefined if it isn't specified. */
export function isOn(node: XmlNode | undefined, name: string): boolean | undefined {
  const found = child(node, name)
  return found && !OFF.has(found.attributes.get('w:val') ?? '')
}
