import type { OoxmlPackage } from '../ooxml/package'
import { indents, type ParagraphLooks } from './looks'
import { child, eachBlock, elements, valueOf, type XmlNode } from './xml-tree'

type Indents = Pick<ParagraphLooks, 'left' | 'right' | 'first'>
type Levels = ReadonlyMap<string, Indents>

/** How far the levels of a document's lists are indented (ECMA-376 §17.9.22). */
export class ListLooks {
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
export async function readListLooks(pack: OoxmlPackage, part: string | undefined): Promise<ListLooks> {
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
