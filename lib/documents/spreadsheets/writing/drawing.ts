import { escapeAttribute } from '../../ooxml/xml'
import type { OutChart } from './chart'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart'
/** English Metric Units in a pixel at 96 to the inch. */
const EMU = 9_525

/** Where a sheet's charts are (ECMA-376 Part 1 §20.5): `rId1`, `rId2` … are the charts in their order. */
export function drawingXml(charts: readonly OutChart[]): string {
  const anchors = charts.map(({ title, row, col, width, height }, index) =>
    [
      `<xdr:oneCellAnchor><xdr:from><xdr:col>${col}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from>`,
      `<xdr:ext cx="${width * EMU}" cy="${height * EMU}"/>`,
      `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${index + 2}" name="Chart ${index + 1}" descr="${escapeAttribute(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>`,
      '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>',
      `<a:graphic><a:graphicData uri="${CHART}"><c:chart xmlns:c="${CHART}" r:id="rId${index + 1}"/></a:graphicData></a:graphic>`,
      '</xdr:graphicFrame><xdr:clientData/></xdr:oneCellAnchor>',
    ].join(''),
  )
  return [
    `${HEAD}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"`,
    ' xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
    ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    ...anchors,
    '</xdr:wsDr>',
  ].join('')
}
