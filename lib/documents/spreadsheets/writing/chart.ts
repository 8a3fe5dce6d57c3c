import { escapeText } from '../../ooxml/xml'
import { columnLetter } from '../address'
import type { Merge } from '../model'

/** A stretch of cells of a chart's own sheet, with what they contain: a viewer that reads no cells shows these. */
export interface ChartValues<Value> {
  readonly range: Merge
  readonly values: readonly Value[]
}

export interface ChartSeries {
  /** The cell with its name, and the name. */
  readonly name: ChartValues<string>
  /** Decimal digits; null is a gap. */
  readonly figures: ChartValues<string | null>
  /** Columns are stacked in the order of the series; lines lie over them. */
  readonly kind: 'column' | 'line'
  /** RGB in hexadecimal. */
  readonly colour: string
  /** Only its outline, dashed: what may be and isn't sure. */
  readonly hollow?: boolean
}

/** A chart of columns with lines over them, placed on a sheet. */
export interface OutChart {
  readonly title: string
  readonly categories: ChartValues<string>
  readonly valueTitle: string
  readonly series: readonly ChartSeries[]
  /** The cell of its upper left corner, from 0. */
  readonly row: number
  readonly col: number
  /** In pixels at 96 to the inch. */
  readonly width: number
  readonly height: number
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const NAMESPACES = [
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
].join(' ')
const CATEGORY_AXIS = 111_111_111
const VALUE_AXIS = 222_222_222
const LINE_WIDTH = 25_400
const HAIRLINE = 9_525
const GRID_COLOUR = 'D9D9D9'
/** The space between columns, in per cent of a column. */
const GAP = 60

function fixedAddress(sheetName: string, { top, left, bottom, right }: Merge): string {
  const cell = (row: number, col: number) => `$${columnLetter(col)}$${row + 1}`
  const range = top === bottom && left === right ? cell(top, left) : `${cell(top, left)}:${cell(bottom, right)}`
  return escapeText(`${sheetName}!${range}`)
}

function textsXml(sheetName: string, { range, values }: ChartValues<string>): string {
  const points = values.map((value, index) => `<c:pt idx="${index}"><c:v>${escapeText(value)}</c:v></c:pt>`)
  return `<c:strRef><c:f>${fixedAddress(sheetName, range)}</c:f><c:strCache><c:ptCount val="${values.length}"/>${points.join('')}</c:strCache></c:strRef>`
}

function figuresXml(sheetName: string, { range, values }: ChartValues<string | null>): string {
  const points = values.map((value, index) => (value === null ? '' : `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`))
  return `<c:numRef><c:f>${fixedAddress(sheetName, range)}</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="${values.length}"/>${points.join('')}</c:numCache></c:numRef>`
}

const solid = (colour: string) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`

function shapeXml({ kind, colour, hollow = false }: ChartSeries): string {
  if (kind === 'line') return `<c:spPr><a:ln w="${LINE_WIDTH}" cap="flat">${solid(colour)}</a:ln></c:spPr>`
  const outline = `<a:ln w="${HAIRLINE}">${solid(colour)}${hollow ? '<a:prstDash val="dash"/>' : ''}</a:ln>`
  return `<c:spPr>${hollow ? '<a:noFill/>' : solid(colour)}${outline}</c:spPr>`
}

/** CT_BarSer and CT_LineSer (ECMA-376 §21.2.2.170): the elements in the order of the schema. */
function seriesXml(series: ChartSeries, index: number, chart: OutChart, sheetName: string): string {
  return [
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>`,
    `<c:tx>${textsXml(sheetName, series.name)}</c:tx>`,
    shapeXml(series),
    series.kind === 'line' ? '<c:marker><c:symbol val="none"/></c:marker>' : '<c:invertIfNegative val="0"/>',
    `<c:cat>${textsXml(sheetName, chart.categories)}</c:cat>`,
    `<c:val>${figuresXml(sheetName, series.figures)}</c:val>`,
    series.kind === 'line' ? '<c:smooth val="0"/>' : '',
    '</c:ser>',
  ].join('')
}

function textXml(text: string, size: number, bold: boolean): string {
  const properties = `sz="${size * 100}" b="${bold ? 1 : 0}"`
  return [
    '<c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p>',
    `<a:pPr><a:defRPr ${properties}/></a:pPr>`,
    `<a:r><a:rPr ${properties}/><a:t>${escapeText(text)}</a:t></a:r>`,
    '</a:p></c:rich></c:tx>',
  ].join('')
}

const titleXml = (text: string, size: number, bold: boolean) =>
  `<c:title>${textXml(text, size, bold)}<c:overlay val="0"/></c:title>`

const AXES = `<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/>`

function plotXml(chart: OutChart, sheetName: string): string {
  const drawn = chart.series.map((series, index) => ({
    kind: series.kind,
    xml: seriesXml(series, index, chart, sheetName),
  }))
  const of = (kind: ChartSeries['kind']) => drawn.filter((each) => each.kind === kind).map(({ xml }) => xml)
  const [columns, lines] = [of('column'), of('line')]
  return [
    columns.length > 0
      ? `<c:barChart><c:barDir val="col"/><c:grouping val="stacked"/><c:varyColors val="0"/>${columns.join('')}<c:gapWidth val="${GAP}"/><c:overlap val="100"/>${AXES}</c:barChart>`
      : '',
    lines.length > 0
      ? `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${lines.join('')}<c:marker val="1"/>${AXES}</c:lineChart>`
      : '',
  ].join('')
}

function axesXml({ valueTitle, series }: OutChart): string {
  // A column is as long as its figure only where the axis begins at nought.
  const isBelow = series.some(({ figures }) => figures.values.some((value) => value?.startsWith('-')))
  const floor = isBelow ? '' : '<c:min val="0"/>'
  const small = '<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="900"/></a:pPr><a:endParaRPr/></a:p></c:txPr>'
  const grid = `<c:majorGridlines><c:spPr><a:ln w="${HAIRLINE}">${solid(GRID_COLOUR)}</a:ln></c:spPr></c:majorGridlines>`
  return [
    `<c:catAx><c:axId val="${CATEGORY_AXIS}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/>`,
    '<c:axPos val="b"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/>',
    `<c:tickLblPos val="low"/>${small}<c:crossAx val="${VALUE_AXIS}"/><c:crosses val="autoZero"/><c:auto val="0"/>`,
    '<c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx>',
    `<c:valAx><c:axId val="${VALUE_AXIS}"/><c:scaling><c:orientation val="minMax"/>${floor}</c:scaling><c:delete val="0"/>`,
    `<c:axPos val="l"/>${grid}${titleXml(valueTitle, 9, false)}<c:numFmt formatCode="General" sourceLinked="0"/>`,
    `<c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>${small}`,
    `<c:crossAx val="${CATEGORY_AXIS}"/><c:crosses val="autoZero"/><c:crossBetween val="between"/></c:valAx>`,
  ].join('')
}

/**
 * A chart part (ECMA-376 Part 1 §21.2), its elements in the order that the schema wants.
 * @param sheetName of the sheet that it is on, quoted as formulas want it
 */
export function chartXml(chart: OutChart, sheetName: string): string {
  return [
    `${HEAD}<c:chartSpace ${NAMESPACES}><c:date1904 val="0"/><c:roundedCorners val="0"/>`,
    `<c:chart>${titleXml(chart.title, 12, true)}<c:autoTitleDeleted val="0"/>`,
    `<c:plotArea><c:layout/>${plotXml(chart, sheetName)}${axesXml(chart)}</c:plotArea>`,
    '<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend>',
    '<c:plotVisOnly val="0"/><c:dispBlanksAs val="gap"/></c:chart>',
    '</c:chartSpace>',
  ].join('')
}
