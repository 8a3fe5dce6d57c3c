/**
 * The prefix of a namespace in our code, whatever prefix a file uses: Transitional and Strict alike (ECMA-376 Part 1
 * annex A; Part 4 for Transitional; [MS-DOCX] 2 for Microsoft's own).
 */
const PREFIXES: readonly (readonly [prefix: string, ...uris: string[]])[] = [
  [
    'w',
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
    'http://purl.oclc.org/ooxml/wordprocessingml/main',
  ],
  [
    'r',
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
    'http://purl.oclc.org/ooxml/officeDocument/relationships',
  ],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math', 'http://purl.oclc.org/ooxml/officeDocument/math'],
  [
    'wp',
    'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
    'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing',
  ],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main', 'http://purl.oclc.org/ooxml/drawingml/main'],
  ['pic', 'http://schemas.openxmlformats.org/drawingml/2006/picture', 'http://purl.oclc.org/ooxml/drawingml/picture'],
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
  ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  ['wpg', 'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup'],
  ['wpc', 'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas'],
  ['w14', 'http://schemas.microsoft.com/office/word/2010/wordml'],
  ['w15', 'http://schemas.microsoft.com/office/word/2012/wordml'],
  ['v', 'urn:schemas-microsoft-com:vml'],
  ['o', 'urn:schemas-microsoft-com:office:office'],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
]

const BY_URI: ReadonlyMap<string, string> = new Map(
  PREFIXES.flatMap(([prefix, ...uris]) => uris.map((uri): [string, string] => [uri, prefix])),
)

/** Returns the known prefix of a namespace; for any other the URI itself in braces, which our code never looks for. */
export function prefixOf(uri: string): string {
  return BY_URI.get(uri) ?? `{${uri}}`
}
