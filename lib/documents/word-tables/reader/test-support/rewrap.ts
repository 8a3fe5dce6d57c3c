/** Changes of a document's XML that change none of its tables. */

const WORD_NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** Transitional namespaces and those of Strict (ECMA-376 Part 1 annex A). */
const STRICT: readonly (readonly [transitional: string, strict: string])[] = [
  [WORD_NAMESPACE, 'http://purl.oclc.org/ooxml/wordprocessingml/main'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'http://purl.oclc.org/ooxml/officeDocument/math'],
  [
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
    'http://purl.oclc.org/ooxml/officeDocument/relationships',
  ],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'http://purl.oclc.org/ooxml/drawingml/main'],
]

function wrap(element: string): (xml: string) => string {
  const before = '<w:sdt><w:sdtPr/><w:sdtContent>'
  const open = new RegExp(`<w:${element}(?=[ >])(?![^>]*/>)`, 'g')
  return (xml) =>
    xml.replace(open, (tag) => before + tag).replaceAll(`</w:${element}>`, `</w:${element}></w:sdtContent></w:sdt>`)
}

function splitRun(run: string, open: string, properties: string, text: string): string {
  const half = Math.floor(text.length / 2)
  const whole = half > 0 && !/[&\s]/.test(text)
  const piece = (part: string) => `${open}${properties}<w:t>${part}</w:t></w:r>`
  return whole ? piece(text.slice(0, half)) + piece(text.slice(half)) : run
}

/** By what they do to the main part's XML. They know the prefix `w` alone. */
export const CHANGES: readonly (readonly [name: string, change: (xml: string) => string])[] = [
  ['rows in content controls', wrap('tr')],
  ['cells in content controls', wrap('tc')],
  ['runs in content controls', wrap('r')],
  [
    'another prefix',
    (xml) =>
      xml
        .replace(/(<\/?)w:/g, '$1ns7:')
        .replace(/(\s)w:(?=[\w-]+=")/g, '$1ns7:')
        .replaceAll('xmlns:w=', 'xmlns:ns7='),
  ],
  ['Strict namespaces', (xml) => STRICT.reduce((text, [from, to]) => text.replaceAll(`"${from}"`, `"${to}"`), xml)],
  [
    'runs split',
    (xml) =>
      xml.replace(
        /(<w:r(?: [^>]*)?>)(<w:rPr>(?:(?!<\/?w:r[ >]).)*?<\/w:rPr>)?<w:t(?: [^>]*)?>([^<]*)<\/w:t><\/w:r>/g,
        (run, open: string, properties: string | undefined, text: string) =>
          splitRun(run, open, properties ?? '', text),
      ),
  ],
]
