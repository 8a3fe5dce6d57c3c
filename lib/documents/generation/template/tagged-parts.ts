import type { OoxmlPackage } from '../../ooxml/package'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'
const STORIES: ReadonlySet<string> = new Set(
  ['header', 'footer', 'footnotes', 'endnotes', 'comments'].map((story) => `${WORD}${story}+xml`),
)
const PROPERTIES: ReadonlySet<string> = new Set([
  'application/vnd.openxmlformats-package.core-properties+xml',
  'application/vnd.openxmlformats-officedocument.custom-properties+xml',
])

/** Whether a part contains a document's properties (title, subject, an office's own) rather than text. */
export function isPropertyPart(pack: OoxmlPackage, part: string): boolean {
  return PROPERTIES.has(pack.contentType(part) ?? '')
}

/** The parts that may contain tags: the document first, then the others in the file's order. */
export function taggedParts(pack: OoxmlPackage): string[] {
  const others = pack.entries
    .map(({ name }) => name)
    .filter((name) => name !== pack.mainPart)
    .filter((name) => STORIES.has(pack.contentType(name) ?? '') || isPropertyPart(pack, name))
  return [pack.mainPart, ...others]
}
