import { points, shading, twips, type Css } from './css'
import { bordersOf, inheriting } from './looks'
import type { StoryWriter } from './story-writer'
import { tableBorders, type StyleLooks, type TableBorders } from './styles'
import { TableConditions, type ConditionLooks } from './table-conditions'
import { child, elements, valueOf, type XmlNode } from './xml-tree'

/** What Word allows in a row. */
const MAX_COLUMNS = 63
/** What contains rows or cells and is itself nothing to be seen. */
const TRANSPARENT: ReadonlySet<string> = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo'])

interface Cell {
  readonly node: XmlNode
  readonly col: number
  readonly span: number
  readonly merge: 'restart' | 'continue' | null
}

interface Row {
  readonly node: XmlNode
  readonly before: number
  readonly cells: readonly Cell[]
}

function found(node: XmlNode, name: string): XmlNode[] {
  return elements(node).flatMap((each) =>
    each.name === name ? [each] : TRANSPARENT.has(each.name) ? found(each, name) : [],
  )
}

function count(text: string | undefined, least: number): number {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Math.min(Math.max(Number(text), least), MAX_COLUMNS) : least
}

function rowOf(node: XmlNode): Row {
  const before = count(valueOf(child(node, 'w:trPr'), 'w:gridBefore'), 0)
  let col = before
  const cells = found(node, 'w:tc').map((cell): Cell => {
    const tcPr = child(cell, 'w:tcPr')
    const span = count(valueOf(tcPr, 'w:gridSpan'), 1)
    const vMerge = child(tcPr, 'w:vMerge')
    const merge = vMerge && (vMerge.attributes.get('w:val') === 'restart' ? 'restart' : 'continue')
    const at = col
    col += span
    return { node: cell, col: at, span, merge: merge ?? null }
  })
  return { node, before, cells }
}

/** How many rows each cell goes down that is not itself covered by one above (ECMA-376 §17.4.84). */
function rowSpans(rows: readonly Row[]): ReadonlyMap<Cell, number> {
  const spans = new Map<Cell, number>()
  let above = new Map<number, Cell>()
  for (const { cells } of rows) {
    const here = new Map<number, Cell>()
    for (const cell of cells) {
      const covering = cell.merge === 'continue' ? (above.get(cell.col) ?? cell) : cell
      spans.set(covering, (spans.get(covering) ?? 0) + 1)
      if (cell.merge !== null) here.set(cell.col, covering)
    }
    above = here
  }
  return spans
}

/** Writes a table with its spans, widths and borders. */
export class TableWriter {
  readonly #style: StyleLooks
  readonly #borders: TableBorders
  readonly #rows: readonly Row[]
  readonly #spans: ReadonlyMap<Cell, number>
  readonly #columns: number
  readonly #padding: string
  readonly #conditions: TableConditions

  constructor(
    private readonly story: StoryWriter,
    private readonly node: XmlNode,
  ) {
    const tblPr = child(node, 'w:tblPr')
    this.#style = story.source.styles.get(valueOf(tblPr, 'w:tblStyle'), 'table')
    const own = tableBorders(child(tblPr, 'w:tblBorders'))
    const { table } = this.#style
    this.#borders = { ...inheriting(own, table), outer: { ...table.outer, ...own.outer } }
    this.#rows = found(node, 'w:tr')
      .filter((row) => child(child(row, 'w:trPr'), 'w:del') === undefined)
      .map(rowOf)
    this.#spans = rowSpans(this.#rows)
    this.#columns = Math.max(0, ...this.#rows.map(({ cells }) => endOf(cells)))
    this.#conditions = new TableConditions(this.#style.conditions, child(tblPr, 'w:tblLook'))
    this.#padding = padding(child(tblPr, 'w:tblCellMar')) ?? '0pt 5.4pt'
  }

  /** @throws HtmlFull */
  write(): void {
    const { html } = this.story
    if (this.#columns === 0) return
    const { depth } = html
    const widths = this.#widths()
    html.open('table', this.#css(widths))
    if (widths.length > 0) {
      html.open('colgroup')
      for (const width of widths) html.open('col', { width: points(width) })
      html.close()
    }
    html.open('tbody')
    for (const [index, row] of this.#rows.entries()) this.#row(row, index)
    html.closeTo(depth)
  }

  #widths(): readonly number[] {
    const grid = elements(child(this.node, 'w:tblGrid')).map(({ attributes }) => twips(attributes.get('w:w')) ?? 0)
    return grid.length > MAX_COLUMNS || grid.some((width) => width <= 0) ? [] : grid
  }

  #css(widths: readonly number[]): Css {
    const tblPr = child(this.node, 'w:tblPr')
    const attributes = child(tblPr, 'w:tblW')?.attributes
    const given = attributes?.get('w:w')
    const sum = widths.reduce((total, width) => total + width, 0)
    const own = attributes?.get('w:type') === 'dxa' ? twips(given) : undefined
    const fiftieths = attributes?.get('w:type') === 'pct' ? /^\d{1,4}$/.exec(given ?? '')?.[0] : undefined
    const width =
      fiftieths !== undefined ? `${Number(fiftieths) / 50}%` : (own ?? sum) > 0 ? points(own ?? sum) : undefined
    const align = valueOf(tblPr, 'w:jc')
    const left = twips(child(tblPr, 'w:tblInd')?.attributes.get('w:w')) ?? 0
    const margin =
      align === 'center' ? '0pt auto' : align === 'right' || align === 'end' ? '0pt 0pt 0pt auto' : undefined
    return {
      'border-collapse': 'collapse',
      ...(widths.length > 0 && { 'table-layout': 'fixed' }),
      ...(width !== undefined && { width }),
      margin: margin ?? `0pt 0pt 0pt ${points(left)}`,
    }
  }

  #row({ node, before, cells }: Row, index: number): void {
    const { html } = this.story
    const { depth } = html
    const height = twips(child(child(node, 'w:trPr'), 'w:trHeight')?.attributes.get('w:val'))
    html.open('tr', height !== undefined && height > 0 ? { height: points(height) } : {})
    if (before > 0) {
      html.open('td', {}, { colspan: before })
      html.close()
    }
    for (const cell of cells) {
      const rowspan = this.#spans.get(cell)
      if (rowspan !== undefined) this.#cell(cell, index, rowspan)
    }
    html.closeTo(depth)
  }

  #cell({ node, col, span }: Cell, index: number, rowspan: number): void {
    const { html } = this.story
    const { depth } = html
    const tcPr = child(node, 'w:tcPr')
    const place = { row: index, lastRow: this.#rows.length - 1, col, lastCol: this.#columns - span }
    const styled = this.#conditions.of(place)
    const background = shading(child(tcPr, 'w:shd')) ?? styled.background
    const align = valueOf(tcPr, 'w:vAlign')
    const css = {
      ...this.#cellBorders(tcPr, styled, { top: index, bottom: index + rowspan, left: col, right: col + span }),
      padding: padding(child(tcPr, 'w:tcMar')) ?? this.#padding,
      'vertical-align': align === 'center' ? 'middle' : align === 'bottom' ? 'bottom' : 'top',
      ...(background !== undefined && { 'background-color': background }),
    }
    html.open('td', css, { ...(span > 1 && { colspan: span }), ...(rowspan > 1 && { rowspan }) })
    const { run, paragraph } = this.#style
    const looks = { run: inheriting(styled.run, run), paragraph: inheriting(styled.paragraph, paragraph) }
    this.story.blocks(node, looks)
    html.closeTo(depth)
  }

  /** A cell's own borders before those of the table (§17.4.38). */
  #cellBorders(
    tcPr: XmlNode | undefined,
    styled: ConditionLooks,
    edges: { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number },
  ): Css {
    const { outer, insideH, insideV } = this.#borders
    const side = (name: string, isOuter: boolean, inside: string | undefined): Css => {
      const shown = isOuter ? outer[name] : inside
      return shown === undefined || shown === 'none' ? {} : { [name]: shown }
    }
    const all = {
      ...side('border-top', edges.top === 0, insideH),
      ...side('border-right', edges.right >= this.#columns, insideV),
      ...side('border-bottom', edges.bottom >= this.#rows.length, insideH),
      ...side('border-left', edges.left === 0, insideV),
      ...styled.borders,
      ...bordersOf(child(tcPr, 'w:tcBorders')),
    }
    const [first, ...others] = Object.values(all)
    const isAlike = others.length === 3 && first !== undefined && others.every((each) => each === first)
    return isAlike ? { border: first } : all
  }
}

function endOf(cells: readonly Cell[]): number {
  const last = cells.at(-1)
  return last === undefined ? 0 : last.col + last.span
}

function padding(margins: XmlNode | undefined): string | undefined {
  if (margins === undefined) return undefined
  const of = (...names: readonly string[]) => {
    const given = names
      .map((name) => twips(child(margins, name)?.attributes.get('w:w')))
      .find((each) => each !== undefined)
    return given === undefined ? undefined : points(Math.max(0, given))
  }
  const [top, right] = [of('w:top') ?? '0pt', of('w:right', 'w:end') ?? '5.4pt']
  return `${top} ${right} ${of('w:bottom') ?? '0pt'} ${of('w:left', 'w:start') ?? '5.4pt'}`
}
