import { applyEdits } from '../render/markup'
import { childOf, parseTree } from './tree'

const POSITION = '<w:pos w:val="sectEnd"/>'
/** What follows w:endnotePr in a document's settings and is there in most (ECMA-376 §17.15.1.78). */
const AFTER: ReadonlySet<string> = new Set(
  'compat docVars rsids attachedSchema themeFontLang clrSchemeMapping doNotIncludeSubdocsInStats shapeDefaults'
    .split(' ')
    .map((name) => `w:${name}`)
    .concat('m:mathPr'),
)

/** A document's settings with endnotes at the end of each section instead of the document. */
export function endnotesBySection(xml: string): string {
  const root = parseTree(xml)
  const properties = childOf(root, 'w:endnotePr')
  if (properties === null) {
    const at = root.children.find(({ name }) => AFTER.has(name))?.start ?? root.contentEnd
    return applyEdits(xml, [{ start: at, end: at, text: `<w:endnotePr>${POSITION}</w:endnotePr>` }])
  }
  const { start, end, contentStart, tag } = properties
  if (tag.empty) return applyEdits(xml, [{ start, end, text: `<w:endnotePr>${POSITION}</w:endnotePr>` }])
  const there = childOf(properties, 'w:pos')
  const place = there ?? { start: contentStart, end: contentStart }
  return applyEdits(xml, [{ start: place.start, end: place.end, text: POSITION }])
}

/** What a document's settings say of the numbers of its notes, as a section would say it. */
export function notesOfDocument(xml: string, name: 'w:footnotePr' | 'w:endnotePr'): string {
  const said = (childOf(parseTree(xml), name)?.children ?? []).filter((child) => NUMBERING.has(child.name))
  return `<${name}>${said.map(({ start, end }) => xml.slice(start, end)).join('')}</${name}>`
}

const NUMBERING: ReadonlySet<string> = new Set(['w:numFmt', 'w:numStart', 'w:numRestart'])
