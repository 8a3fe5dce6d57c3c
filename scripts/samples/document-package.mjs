import PizZip from 'pizzip'
import { stylesXml } from './styles.mjs'
import { escapeXml } from './wordprocessing.mjs'

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** When the samples say they were made, and the date of every entry of the packages: the same bytes on every run. */
export const MADE_AT = new Date(Date.UTC(2026, 10, 2, 8, 0, 0))

/** A package's dates are local time without a zone, so that this one is built from its parts. */
const ENTRY_DATE = new Date(2026, 10, 2, 8, 0, 0)

const PARTS = [
  ['word/styles.xml', 'styles', 'rId1'],
  ['word/settings.xml', 'settings', 'rId2'],
  ['word/fontTable.xml', 'fontTable', 'rId3'],
  ['word/header1.xml', 'header', 'rId4'],
  ['word/footer1.xml', 'footer', 'rId5'],
]
const COMMENTS = ['word/comments.xml', 'comments', 'rId6']

const relationships = (entries) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${entries
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const contentTypes = (parts) =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>` +
  `<Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/>` +
  parts.map(([path, kind]) => `<Override PartName="/${path}" ContentType="${WORD_TYPE}.${kind}+xml"/>`).join('') +
  `<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>` +
  `<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>`

function documentXml({ body, page }) {
  const { width, height, top, right, bottom, left, header, footer } = page
  return (
    `<w:document xmlns:w="${MAIN}" xmlns:r="${OFFICE}/relationships"><w:body>${body.join('')}` +
    `<w:sectPr><w:headerReference w:type="default" r:id="rId4"/><w:footerReference w:type="default" r:id="rId5"/>` +
    `<w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${top}" w:right="${right}" w:bottom="${bottom}" w:left="${left}" ` +
    `w:header="${header}" w:footer="${footer}" w:gutter="0"/><w:cols w:space="708"/></w:sectPr></w:body></w:document>`
  )
}

const settingsXml = ({ locale, decimalSymbol, listSeparator }) =>
  `<w:settings xmlns:w="${MAIN}"><w:zoom w:percent="100"/><w:defaultTabStop w:val="708"/><w:characterSpacingControl w:val="doNotCompress"/>` +
  `<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>` +
  `<w:themeFontLang w:val="${locale}"/><w:decimalSymbol w:val="${decimalSymbol}"/><w:listSeparator w:val="${listSeparator}"/></w:settings>`

const fontTableXml = ({ font, fontFamily }) =>
  `<w:fonts xmlns:w="${MAIN}"><w:font w:name="${font}"><w:charset w:val="00"/><w:family w:val="${fontFamily}"/><w:pitch w:val="variable"/></w:font></w:fonts>`

/** Title, language and dates alone: a template that names no one as its author. */
const coreXml = ({ title, locale }) =>
  `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
  `xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title>` +
  `<dc:language>${locale}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${MADE_AT.toISOString()}</dcterms:created>` +
  `<dcterms:modified xsi:type="dcterms:W3CDTF">${MADE_AT.toISOString()}</dcterms:modified></cp:coreProperties>`

const appXml = ({ organisation }) =>
  `<Properties xmlns="${OFFICE}/extended-properties"><Application>Actum</Application><Company>${escapeXml(organisation)}</Company></Properties>`

/**
 * A whole .docx from a description: { title, organisation, locale, font, fontFamily, size, styles, gridPadding, layoutName,
 * decimalSymbol, listSeparator, page, header, footer, body, comments? }, where header, footer and body are arrays of block XML.
 */
export function documentPackage(description) {
  const { comments } = description
  const related = comments === undefined ? PARTS : [...PARTS, COMMENTS]
  const parts = {
    '[Content_Types].xml': contentTypes(related),
    '_rels/.rels': relationships([
      ['rId1', `${OFFICE}/relationships/officeDocument`, 'word/document.xml'],
      ['rId2', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
      ['rId3', `${OFFICE}/relationships/extended-properties`, 'docProps/app.xml'],
    ]),
    'word/document.xml': documentXml(description),
    'word/_rels/document.xml.rels': relationships(
      related.map(([path, kind, id]) => [id, `${OFFICE}/relationships/${kind}`, path.replace('word/', '')]),
    ),
    'word/styles.xml': stylesXml(description),
    'word/settings.xml': settingsXml(description),
    'word/fontTable.xml': fontTableXml(description),
    'word/header1.xml': `<w:hdr xmlns:w="${MAIN}">${description.header.join('')}</w:hdr>`,
    'word/footer1.xml': `<w:ftr xmlns:w="${MAIN}">${description.footer.join('')}</w:ftr>`,
    ...(comments !== undefined && {
      'word/comments.xml': `<w:comments xmlns:w="${MAIN}">${comments.xml(MADE_AT)}</w:comments>`,
    }),
    'docProps/core.xml': coreXml(description),
    'docProps/app.xml': appXml(description),
  }
  const zip = new PizZip()
  for (const [path, xml] of Object.entries(parts)) {
    zip.file(path, PROLOGUE + xml, { date: ENTRY_DATE, createFolders: false })
  }
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE', platform: 'DOS' })
}
