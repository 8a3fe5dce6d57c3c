import { escapeAttribute } from '../../ooxml/xml'
import type { Look } from './sheet'

/** The first number that a format of a file's own may have (ECMA-376 §18.8.30). */
const FIRST_FORMAT = 164
const LINK_COLOUR = '0563C1'
const FONT_NAME = '<name val="Calibri"/><family val="2"/>'

/** Fonts, fills and the like, each once, by their XML. */
class Pool {
  readonly #ids = new Map<string, number>()

  constructor(...first: readonly string[]) {
    for (const xml of first) this.id(xml)
  }

  id(xml: string): number {
    const known = this.#ids.get(xml)
    if (known !== undefined) return known
    this.#ids.set(xml, this.#ids.size)
    return this.#ids.size - 1
  }

  xml(element: string): string {
    return `<${element} count="${this.#ids.size}">${[...this.#ids.keys()].join('')}</${element}>`
  }
}

/** Whether black is hard to read on a colour (WCAG's relative luminance below 0.18). */
function isDark(rgb: string): boolean {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(rgb.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.18
}

function fontXml({ bold, italic, link, fill }: Look): string {
  const colour = link === true ? LINK_COLOUR : fill && isDark(fill) ? 'FFFFFF' : null
  return [
    '<font>',
    bold === true ? '<b/>' : '',
    italic === true ? '<i/>' : '',
    link === true ? '<u/>' : '',
    '<sz val="11"/>',
    colour === null ? '<color rgb="FF000000"/>' : `<color rgb="FF${colour}"/>`,
    FONT_NAME,
    '</font>',
  ].join('')
}

/** What is between the address of a cell and its value, by what that is. */
export interface CellStarts {
  readonly empty: string
  readonly truth: string
  readonly number: string
  readonly error: string
  readonly text: string
}

/** A workbook's looks by number, in the order in which they were first asked for (ECMA-376 §18.8). */
export class Styles {
  /** Of cells with a look, by its number; the writer's own. */
  readonly starts: CellStarts[] = []
  /** Most cells share the very same look. */
  readonly #known = new WeakMap<Look, number>()
  readonly #byLook = new Map<string, number>()
  readonly #fonts = new Pool(fontXml({}))
  readonly #fills = new Pool(
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  )
  readonly #formats = new Map<string, number>()
  readonly #cells = new Pool('<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>')

  /** The number of a look, for a cell's `s`. */
  id(look: Look): number {
    const known = this.#known.get(look)
    if (known !== undefined) return known
    const id = this.#find(look)
    this.#known.set(look, id)
    return id
  }

  #find(look: Look): number {
    const { bold, italic, fill, align, wrap, numFmt, quotePrefix, link } = look
    const key = JSON.stringify([!!bold, !!italic, !!wrap, !!quotePrefix, !!link, align ?? '', fill ?? '', numFmt ?? ''])
    const known = this.#byLook.get(key)
    if (known !== undefined) return known
    const id = this.#cells.id(this.#cellXml(look))
    this.#byLook.set(key, id)
    return id
  }

  #cellXml(look: Look): string {
    const { fill, align, wrap, numFmt, quotePrefix } = look
    const font = this.#fonts.id(fontXml(look))
    const solid = fill ? this.#fills.id(solidFill(fill)) : 0
    const format = numFmt ? this.#format(numFmt) : 0
    const alignment = [
      align ? ` horizontal="${align}"` : '',
      ' vertical="top"',
      wrap === true ? ' wrapText="1"' : '',
    ].join('')
    return [
      `<xf numFmtId="${format}" fontId="${font}" fillId="${solid}" borderId="0" xfId="0"`,
      quotePrefix === true ? ' quotePrefix="1"' : '',
      format > 0 ? ' applyNumberFormat="1"' : '',
      font > 0 ? ' applyFont="1"' : '',
      solid > 0 ? ' applyFill="1"' : '',
      ` applyAlignment="1"><alignment${alignment}/></xf>`,
    ].join('')
  }

  #format(code: string): number {
    const known = this.#formats.get(code)
    if (known !== undefined) return known
    const id = FIRST_FORMAT + this.#formats.size
    this.#formats.set(code, id)
    return id
  }

  /** `xl/styles.xml`. */
  xml(): string {
    const formats = [...this.#formats].map(
      ([code, id]) => `<numFmt numFmtId="${id}" formatCode="${escapeAttribute(code)}"/>`,
    )
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      formats.length > 0 ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` : '',
      this.#fonts.xml('fonts'),
      this.#fills.xml('fills'),
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      this.#cells.xml('cellXfs'),
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      '</styleSheet>',
    ].join('')
  }
}

function solidFill(rgb: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="FF${rgb}"/><bgColor indexed="64"/></patternFill></fill>`
}
