/**
 * Builds WordprocessingML without a library: each function returns the XML of one element, with its children in the
 * order of the schema (ECMA-376 part 1, chapter 17). Lengths are twips, type sizes are points.
 */

/** Twips in so many millimetres. */
export const mm = (length) => Math.round((length * 1440) / 25.4)

/** Text made safe for an XML text node or attribute. */
export const escapeXml = (text) =>
  String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const on = (name, flag) => (flag === undefined ? '' : flag ? `<w:${name}/>` : `<w:${name} w:val="0"/>`)

/** A single line of `size` eighths of a point, `space` points off the text; nothing without a size. */
const border = (side, size, space) =>
  size ? `<w:${side} w:val="single" w:sz="${size}" w:space="${space}" w:color="auto"/>` : ''

/** The insides of `w:pPr`: { style, keepNext, rule, tabs, before, after, line, firstLine, align, outline }. */
export function paragraphProperties(look) {
  const tabs = (look.tabs ?? []).map(([kind, position]) => `<w:tab w:val="${kind}" w:pos="${position}"/>`).join('')
  const spacing = [
    look.before === undefined ? '' : ` w:before="${look.before}"`,
    look.after === undefined ? '' : ` w:after="${look.after}"`,
    look.line === undefined ? '' : ` w:line="${look.line}" w:lineRule="auto"`,
  ].join('')
  return [
    look.style ? `<w:pStyle w:val="${look.style}"/>` : '',
    on('keepNext', look.keepNext),
    look.rule ? `<w:pBdr>${border('top', look.rule.top, 4)}${border('bottom', look.rule.bottom, 4)}</w:pBdr>` : '',
    tabs ? `<w:tabs>${tabs}</w:tabs>` : '',
    spacing ? `<w:spacing${spacing}/>` : '',
    look.firstLine === undefined ? '' : `<w:ind w:firstLine="${look.firstLine}"/>`,
    look.align ? `<w:jc w:val="${look.align}"/>` : '',
    look.outline === undefined ? '' : `<w:outlineLvl w:val="${look.outline}"/>`,
  ].join('')
}

/** The insides of `w:rPr`: { font, bold, italic, colour, tracking, size }. */
export function runProperties(look) {
  return [
    look.font
      ? `<w:rFonts w:ascii="${look.font}" w:hAnsi="${look.font}" w:eastAsia="${look.font}" w:cs="${look.font}"/>`
      : '',
    on('b', look.bold),
    on('bCs', look.bold),
    on('i', look.italic),
    on('iCs', look.italic),
    look.colour ? `<w:color w:val="${look.colour}"/>` : '',
    look.tracking ? `<w:spacing w:val="${look.tracking}"/>` : '',
    look.size ? `<w:sz w:val="${look.size * 2}"/><w:szCs w:val="${look.size * 2}"/>` : '',
  ].join('')
}

/** A run of text; a tab character becomes `w:tab`, a line feed `w:br`. */
export function run(text, look = {}) {
  const properties = runProperties(look)
  const content = text
    .split(/([\t\n])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece === '\t') return '<w:tab/>'
      if (piece === '\n') return '<w:br/>'
      return `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`
    })
    .join('')
  return `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}${content}</w:r>`
}

/** Bold text inside a paragraph. */
export const bold = (text) => run(text, { bold: true })

const fieldChar = (kind) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`

/** A field such as PAGE or NUMPAGES, with the result shown until the reader's program updates it. */
export const field = (instruction, result) =>
  `${fieldChar('begin')}<w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>${fieldChar('separate')}` +
  `${run(result)}${fieldChar('end')}`

/** A paragraph in a style; the content is a string of text, or ready runs in an array. */
export function paragraph(style, content, look = {}) {
  const runs = (Array.isArray(content) ? content : [content])
    .map((piece) => (piece.startsWith('<w:') ? piece : piece === '' ? '' : run(piece)))
    .join('')
  const properties = paragraphProperties({ style, ...look })
  return `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${runs}</w:p>`
}

/**
 * A table cell: { span, merge, borders, shade, noWrap, vertical } say how it looks, `merge` being `restart` or `continue` down its column;
 * the content is paragraphs.
 */
export function cell(content, look = {}) {
  return { paragraphs: Array.isArray(content) ? content : [content], look }
}

function cellXml({ paragraphs, look }, width) {
  const sides = ['top', 'left', 'bottom', 'right'].map((side) => border(side, look.borders?.[side], 0))
  const properties = [
    `<w:tcW w:w="${width}" w:type="dxa"/>`,
    look.span ? `<w:gridSpan w:val="${look.span}"/>` : '',
    look.merge ? `<w:vMerge w:val="${look.merge}"/>` : '',
    look.borders ? `<w:tcBorders>${sides.join('')}</w:tcBorders>` : '',
    look.shade ? `<w:shd w:val="clear" w:color="auto" w:fill="${look.shade}"/>` : '',
    on('noWrap', look.noWrap),
    look.vertical ? `<w:vAlign w:val="${look.vertical}"/>` : '',
  ].join('')
  return `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraphs.join('')}</w:tc>`
}

/**
 * A table of fixed column widths (twips) in a table style. `headRows` rows repeat on each page; a row never breaks
 * across pages; `heights` gives a row at least so many twips.
 */
export function table(style, widths, rows, { headRows = 0, heights = [], indent = 0 } = {}) {
  const rowsXml = rows.map((cells, index) => {
    let column = 0
    const cellsXml = cells.map((each) => {
      const span = each.look.span ?? 1
      const width = widths.slice(column, column + span).reduce((sum, one) => sum + one, 0)
      column += span
      return cellXml(each, width)
    })
    if (column !== widths.length) throw new Error(`Row ${index} covers ${column} of ${widths.length} columns`)
    const height = heights[index] ? `<w:trHeight w:val="${heights[index]}" w:hRule="atLeast"/>` : ''
    const head = index < headRows ? '<w:tblHeader/>' : ''
    return `<w:tr><w:trPr><w:cantSplit/>${height}${head}</w:trPr>${cellsXml.join('')}</w:tr>`
  })
  const total = widths.reduce((sum, one) => sum + one, 0)
  return (
    `<w:tbl><w:tblPr><w:tblStyle w:val="${style}"/><w:tblW w:w="${total}" w:type="dxa"/><w:tblInd w:w="${indent}" w:type="dxa"/>` +
    `<w:tblLayout w:type="fixed"/><w:tblLook w:val="04A0" w:firstRow="1" w:lastRow="0" w:firstColumn="1" w:lastColumn="0" w:noHBand="0" w:noVBand="1"/></w:tblPr>` +
    `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rowsXml.join('')}</w:tbl>`
  )
}
