import { packageNow } from '../../../ooxml/test-support/package-now'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const NAMESPACES = [
  `xmlns:w="${W}"`,
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"',
  'mc:Ignorable="w14 w15"',
].join(' ')
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'
const PACKAGE = 'application/vnd.openxmlformats-package.'

/** Parts by their names in `word/`, without `.xml`: the element they are made of, their relationship and content type. */
const KINDS: readonly (readonly [name: RegExp, root: string, type: string, contentType: string])[] = [
  [/^header\d*$/, 'w:hdr', 'header', `${WORD}header+xml`],
  [/^footer\d*$/, 'w:ftr', 'footer', `${WORD}footer+xml`],
  [/^footnotes$/, 'w:footnotes', 'footnotes', `${WORD}footnotes+xml`],
  [/^endnotes$/, 'w:endnotes', 'endnotes', `${WORD}endnotes+xml`],
  [/^comments$/, 'w:comments', 'comments', `${WORD}comments+xml`],
  [/^commentsExtended$/, 'w15:commentsEx', 'commentsExtended', `${WORD}commentsExtended+xml`],
  [/^numbering$/, 'w:numbering', 'numbering', `${WORD}numbering+xml`],
  [/^styles$/, 'w:styles', 'styles', `${WORD}styles+xml`],
  [/^settings$/, 'w:settings', 'settings', `${WORD}settings+xml`],
  [/^webSettings$/, 'w:webSettings', 'webSettings', `${WORD}webSettings+xml`],
]

export interface TestPackage {
  readonly body: string
  /** The body's own section. */
  readonly section?: string
  /** The content of parts of `word/`, by name; a relationship `rId_NAME` leads to each. */
  readonly parts?: Readonly<Record<string, string>>
  /** Whole parts next to them, with their content types, and their relationship from the package where they have one. */
  readonly properties?: Readonly<Record<'core' | 'custom', string>> | Readonly<Record<'custom', string>>
}

/** A .docx for a test of the merge; keys are written as `«v1»`. */
export function testPackage({ body, section = '<w:sectPr/>', parts = {}, properties }: TestPackage): Uint8Array {
  const overrides = [`<Override PartName="/word/document.xml" ContentType="${WORD}document.main+xml"/>`]
  const links: string[] = []
  const files = new Map<string, string>()
  for (const [name, content] of Object.entries(parts)) {
    const kind = KINDS.find(([pattern]) => pattern.test(name))
    if (kind === undefined) throw new Error(`No kind of part: ${name}`)
    const [, root, type, contentType] = kind
    overrides.push(`<Override PartName="/word/${name}.xml" ContentType="${contentType}"/>`)
    links.push(`<Relationship Id="rId_${name}" Type="${OFFICE}/${type}" Target="${name}.xml"/>`)
    files.set(`word/${name}.xml`, `${XML}<${root} ${NAMESPACES}>${content}</${root}>`)
  }
  const roots = [`<Relationship Id="main" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`]
  for (const [name, xml] of Object.entries(properties ?? {})) {
    const type =
      name === 'core'
        ? `${PACKAGE}core-properties+xml`
        : `${WORD.replace('wordprocessingml.', '')}custom-properties+xml`
    overrides.push(`<Override PartName="/docProps/${name}.xml" ContentType="${type}"/>`)
    const relation = name === 'core' ? `${PACKAGE_RELATIONS}/core-properties` : `${OFFICE}/custom-properties`
    roots.push(`<Relationship Id="${name}" Type="${relation}" Target="docProps/${name}.xml"/>`)
    files.set(`docProps/${name}.xml`, XML + xml)
  }
  const relationships = (list: readonly string[]) =>
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>'
  return packageNow(
    [],
    new Map([
      [
        '[Content_Types].xml',
        `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${defaults}${overrides.join('')}</Types>`,
      ],
      ['_rels/.rels', relationships(roots)],
      ['word/document.xml', `${XML}<w:document ${NAMESPACES}><w:body>${body}${section}</w:body></w:document>`],
      ['word/_rels/document.xml.rels', relationships(links)],
      ...files,
    ]),
  )
}

const PACKAGE_RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata'

/** A paragraph of one run. */
export function p(text: string, properties = ''): string {
  const own = properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`
  return `<w:p>${own}<w:r><w:t>${text}</w:t></w:r></w:p>`
}

/** A complex field, its instruction split over runs. */
export function field(instructions: readonly string[], result = '?'): string {
  const character = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const runs = instructions.map((text) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`)
  return `${character('begin')}${runs.join('')}${character('separate')}<w:r><w:t>${result}</w:t></w:r>${character('end')}`
}

/** Every match of a pattern's first group. */
export function all(xml: string, pattern: RegExp): string[] {
  return [...xml.matchAll(pattern)].map((match) => match[1] ?? match[0])
}
