import type { OoxmlPackage } from '../ooxml/package'
import type { Css } from './css'
import { border } from './css'
import type { ThemeFonts } from './fonts'
import { bordersOf, inheriting, paragraphLooks, runLooks, type ParagraphLooks, type RunLooks } from './looks'
import { conditionsOf, inheritingConditions, type Conditions } from './table-conditions'
import { child, eachBlock, valueOf, type XmlNode } from './xml-tree'

/** The borders of a table that apply to all its cells. */
export interface TableBorders {
  readonly outer: Css
  readonly insideH?: string | undefined
  readonly insideV?: string | undefined
}

/** What a `w:tblBorders` says (ECMA-376 §17.4.38): the borders around the table and between its cells. */
export function tableBorders(node: XmlNode | undefined): TableBorders {
  return {
    outer: bordersOf(node),
    insideH: border(child(node, 'w:insideH')),
    insideV: border(child(node, 'w:insideV')),
  }
}

export interface StyleLooks {
  readonly run: RunLooks
  readonly paragraph: ParagraphLooks
  readonly table: TableBorders
  /** Of a table's style, for some of its cells. */
  readonly conditions: Conditions
}

const NOTHING: StyleLooks = { run: {}, paragraph: {}, table: { outer: {} }, conditions: {} }

interface StoredStyle extends StyleLooks {
  readonly basedOn: string | undefined
}

/** A style's chain is as long as this at most; a longer one goes round in circles. */
const MAX_CHAIN = 32

/** The looks of a document's styles, each with what it inherits. */
export class StyleSheet {
  readonly #stored = new Map<string, StoredStyle>()
  readonly #resolved = new Map<string, StyleLooks>()
  readonly #standard = new Map<string, string>()
  defaults: StyleLooks = NOTHING

  define(node: XmlNode, looks: StyleLooks): void {
    const id = node.attributes.get('w:styleId') ?? ''
    this.#stored.set(id, { ...looks, basedOn: valueOf(node, 'w:basedOn') })
    const isDefault = ['1', 'true', 'on'].includes(node.attributes.get('w:default') ?? '')
    if (isDefault) this.#standard.set(node.attributes.get('w:type') ?? '', id)
  }

  /** The looks of a style; where none is named, of the kind's standard one. Empty for one that there isn't. */
  get(id: string | undefined, kind: 'paragraph' | 'character' | 'table'): StyleLooks {
    const key = id ?? this.#standard.get(kind)
    if (key === undefined) return NOTHING
    const known = this.#resolved.get(key)
    if (known !== undefined) return known
    let looks = NOTHING
    let at = this.#stored.get(key)
    for (let link = 0; at !== undefined && link < MAX_CHAIN; link++) {
      looks = {
        run: inheriting(looks.run, at.run),
        paragraph: inheriting(looks.paragraph, at.paragraph),
        table: {
          ...inheriting(looks.table, at.table),
          outer: inheriting(looks.table.outer, at.table.outer),
        },
        conditions: inheritingConditions(looks.conditions, at.conditions),
      }
      at = at.basedOn === undefined ? undefined : this.#stored.get(at.basedOn)
    }
    this.#resolved.set(key, looks)
    return looks
  }
}

function looksOf(node: XmlNode | undefined, theme: ThemeFonts): StyleLooks {
  const texts = (each: XmlNode | undefined) => ({
    run: runLooks(child(each, 'w:rPr'), theme),
    paragraph: paragraphLooks(child(each, 'w:pPr')),
  })
  return {
    ...texts(node),
    table: tableBorders(child(child(node, 'w:tblPr'), 'w:tblBorders')),
    conditions: node?.attributes.get('w:type') === 'table' ? conditionsOf(node, texts) : {},
  }
}

/** Reads the styles part; a document without one has none. */
export async function readStyleSheet(
  pack: OoxmlPackage,
  part: string | undefined,
  theme: ThemeFonts,
): Promise<StyleSheet> {
  const sheet = new StyleSheet()
  if (part === undefined || !pack.has(part)) return sheet
  await eachBlock(pack, part, new Set(['w:styles']), (block) => {
    if (block.name === 'w:style') sheet.define(block, looksOf(block, theme))
    else if (block.name === 'w:docDefaults') {
      sheet.defaults = {
        ...NOTHING,
        run: runLooks(child(child(block, 'w:rPrDefault'), 'w:rPr'), theme),
        paragraph: paragraphLooks(child(child(block, 'w:pPrDefault'), 'w:pPr')),
      }
    }
    return true
  })
  return sheet
}
