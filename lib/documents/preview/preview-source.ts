import type { OoxmlPackage } from '../ooxml/package'
import { readLists, type Lists } from '../word-tables/reader/numbering'
import { readThemeFonts, type ThemeFonts } from './fonts'
import { NoteMarks } from './note-marks'
import { PreviewPictures } from './pictures'
import { readStyleSheet, type StyleSheet } from './styles'
import { indents, type ParagraphLooks } from './looks'
import { child, eachBlock, elements, valueOf, type XmlNode } from './xml-tree'

type Indents = Pick<ParagraphLooks, 'left' | 'right' | 'first'>

type Levels = ReadonlyMap<string, Indents>

/** How far the levels of a document's lists are indented (ECMA-376 §17.9.22). */
class ListLooks {
  constructor(
    private readonly lists: ReadonlyMap<string, { readonly abstract: string; readonly levels: Levels }> = new Map(),
    private readonly abstracts: ReadonlyMap<string, Levels> = new Map(),
  ) {}

  indents(list: string, level: number): Indents {
    const found = this.lists.get(list)
    return found?.levels.get(String(level)) ?? this.abstracts.get(found?.abstract ?? '')?.get(String(level)) ?? {}
  }
}

function levelsOf(nodes: readonly (XmlNode | undefined)[]): Levels {
  return new Map(
    nodes.flatMap((node): [string, Indents][] =>
      node?.name === 'w:lvl' ? [[node.attributes.get('w:ilvl') ?? '', indents(child(node, 'w:pPr'))]] : [],
    ),
  )
}

/** Returns the indents of the lists in a document's numbering part; empty if there is none. */
async function readListLooks(pack: OoxmlPackage, part: string | undefined): Promise<ListLooks> {
  if (part === undefined || !pack.has(part)) return new ListLooks()
  const abstracts = new Map<string, Levels>()
  const lists = new Map<string, { abstract: string; levels: Levels }>()
  await eachBlock(pack, part, new Set(['w:numbering']), (block) => {
    const inside = elements(block)
    if (block.name === 'w:abstractNum') abstracts.set(block.attributes.get('w:abstractNumId') ?? '', levelsOf(inside))
    else if (block.name === 'w:num') {
      lists.set(block.attributes.get('w:numId') ?? '', {
        abstract: valueOf(block, 'w:abstractNumId') ?? '',
        levels: levelsOf(inside.map((each) => child(each, 'w:lvl'))),
      })
    }
    return true
  })
  return new ListLooks(lists, abstracts)
}

/** What all stories of a document are shown by. */
export interface PreviewSource {
  readonly pack: OoxmlPackage
  readonly theme: ThemeFonts
  readonly styles: StyleSheet
  readonly lists: () => Lists
  readonly listLooks: ListLooks
  readonly pictures: PreviewPictures
  readonly notes: NoteMarks
  /** Whether values are marked in the texts (value-marks.ts). */
  readonly marked: boolean
}

/** The part of a document that its main part leads to, by the end of the relationship's type. */
export function relatedPart(pack: OoxmlPackage, type: string): string | undefined {
  return pack.relationships(pack.mainPart).find((each) => !each.external && each.type.endsWith(`/${type}`))?.target
}

/** @throws DocumentError GATE_XML */
export async function readPreviewSource(pack: OoxmlPackage, marked: boolean): Promise<PreviewSource> {
  const theme = await readThemeFonts(pack, relatedPart(pack, 'theme'))
  const numbering = relatedPart(pack, 'numbering')
  return {
    pack,
    theme,
    styles: await readStyleSheet(pack, relatedPart(pack, 'styles'), theme),
    lists: await readLists(pack, numbering ?? null),
    listLooks: await readListLooks(pack, numbering),
    pictures: new PreviewPictures(pack),
    notes: new NoteMarks(),
    marked,
  }
}
