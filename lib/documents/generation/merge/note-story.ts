import { attributeSpan } from '../render/markup'
import { compileXml } from '../render/compile-xml'
import type { Program } from '../render/program'
import { parseTree } from './tree'

export type NoteFamily = 'footnote' | 'endnote' | 'comment'

/** A part of notes or comments, taken apart into those that copies refer to. */
export interface NoteStory {
  readonly part: string
  /** The root's start tag with all before it, and the notes that separate, which stay as they are. */
  readonly head: string
  readonly tail: string
  readonly notes: ReadonlyMap<string, Program>
  /** The first id that is free for a note. */
  readonly firstId: number
}

/** Takes a part of notes apart. @throws SectionMisplaced as compileXml does */
export function readNotes(family: NoteFamily, part: string, xml: string): NoteStory {
  const root = parseTree(xml)
  const notes = new Map<string, Program>()
  let head = xml.slice(0, root.contentStart)
  let highest = -1
  for (const { name, tag, start, end } of root.children) {
    const id = attributeSpan(tag, 'w:id')?.value ?? ''
    const type = attributeSpan(tag, 'w:type')?.value ?? 'normal'
    if (name !== `w:${family}`) continue
    if (type === 'normal' || family === 'comment') {
      notes.set(id, compileXml(xml.slice(start, end), { sites: 'everywhere' }))
    } else {
      head += xml.slice(start, end)
      highest = Math.max(highest, Number(id))
    }
  }
  return { part, head, tail: xml.slice(root.contentEnd), notes, firstId: Math.max(highest, 0) + 1 }
}
