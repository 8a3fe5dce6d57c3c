import { escapeXml, paragraphProperties, runProperties } from './wordprocessing.mjs'

/** One `w:style`: { id, name, basedOn, next, quick, paragraph, run }; a name that Word knows is Word's own style. */
function paragraphStyle(style) {
  const paragraph = paragraphProperties(style.paragraph ?? {})
  const run = runProperties(style.run ?? {})
  const builtIn = /^(Normal|Title|Subtitle|caption|header|footer|heading \d)$/.test(style.name)
  return [
    `<w:style w:type="paragraph"${style.id === 'Normal' ? ' w:default="1"' : ''}${builtIn ? '' : ' w:customStyle="1"'} w:styleId="${style.id}">`,
    `<w:name w:val="${escapeXml(style.name)}"/>`,
    style.id === 'Normal' ? '' : `<w:basedOn w:val="${style.basedOn ?? 'Normal'}"/>`,
    style.next ? `<w:next w:val="${style.next}"/>` : '',
    '<w:qFormat/>',
    paragraph ? `<w:pPr>${paragraph}</w:pPr>` : '',
    run ? `<w:rPr>${run}</w:rPr>` : '',
    '</w:style>',
  ].join('')
}

const LINES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']

/** Table styles: a ruled grid (`TableGrid`) and a table that only places things (`Layout`); padding in twips. */
function tableStyles({ gridPadding, layoutName }) {
  const grid = LINES.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`).join('')
  const padding = (vertical, horizontal) =>
    `<w:tblCellMar><w:top w:w="${vertical}" w:type="dxa"/><w:left w:w="${horizontal}" w:type="dxa"/>` +
    `<w:bottom w:w="${vertical}" w:type="dxa"/><w:right w:w="${horizontal}" w:type="dxa"/></w:tblCellMar>`
  return (
    `<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/>` +
    `<w:tblPr><w:tblInd w:w="0" w:type="dxa"/>${padding(0, 108)}</w:tblPr></w:style>` +
    `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:basedOn w:val="TableNormal"/>` +
    `<w:tblPr><w:tblBorders>${grid}</w:tblBorders>${padding(gridPadding, 85)}</w:tblPr></w:style>` +
    `<w:style w:type="table" w:customStyle="1" w:styleId="Layout"><w:name w:val="${layoutName}"/><w:basedOn w:val="TableNormal"/>` +
    `<w:tblPr>${padding(0, 0)}</w:tblPr></w:style>`
  )
}

/** `word/styles.xml` for a document in one language, font and size, with its paragraph styles. */
export function stylesXml({ locale, font, size, styles, gridPadding, layoutName }) {
  return (
    `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults>` +
    `<w:rPrDefault><w:rPr>${runProperties({ font, size })}<w:lang w:val="${locale}" w:eastAsia="${locale}" w:bidi="ar-SA"/></w:rPr></w:rPrDefault>` +
    `<w:pPrDefault><w:pPr><w:spacing w:before="0" w:after="0" w:line="240" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>` +
    styles.map(paragraphStyle).join('') +
    tableStyles({ gridPadding, layoutName }) +
    `</w:styles>`
  )
}
