import type { OoxmlPackage } from '../../ooxml/package'
import { SHORT_DATE, SHORT_DATE_TIME } from '../format'
import { isOn, scanPart } from '../scan-part'

/** The number formats that files name by number alone (ECMA-376 Part 1 §18.8.30); the currencies as Excel writes them without a symbol. */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, '#,##0;-#,##0'],
  [6, '#,##0;[Red]-#,##0'],
  [7, '#,##0.00;-#,##0.00'],
  [8, '#,##0.00;[Red]-#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, SHORT_DATE],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, SHORT_DATE_TIME],
  [37, '#,##0;-#,##0'],
  [38, '#,##0;[Red]-#,##0'],
  [39, '#,##0.00;-#,##0.00'],
  [40, '#,##0.00;[Red]-#,##0.00'],
  [41, '#,##0;-#,##0;"-";@'],
  [42, '#,##0;-#,##0;"-";@'],
  [43, '#,##0.00;-#,##0.00;"-"??;@'],
  [44, '#,##0.00;-#,##0.00;"-"??;@'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
])

export interface CellStyle {
  /** Null for General. */
  readonly numFmt: string | null
  readonly struck: boolean
}

/** The cell styles (`cellXfs`) in their order. */
export async function readCellStyles(source: OoxmlPackage, part: string): Promise<CellStyle[]> {
  const custom = new Map<number, string>()
  const styles: { numFmt: number; font: number }[] = []
  const struckFonts = new Set<number>()
  let fonts = 0
  let inside = ''
  await scanPart(source, part, {
    open: (name, attributes) => {
      if (name === 'numFmt') custom.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      else if (name === 'cellXfs' || name === 'fonts') inside = name
      else if (name === 'font' && inside === 'fonts') fonts += 1
      else if (name === 'strike' && inside === 'fonts' && isOn(attributes)) struckFonts.add(fonts - 1)
      else if (name === 'xf' && inside === 'cellXfs')
        styles.push({ numFmt: Number(attributes.numFmtId ?? 0), font: Number(attributes.fontId ?? 0) })
    },
    close: (name) => {
      if (name === inside) inside = ''
    },
  })
  return styles.map(({ numFmt, font }) => ({
    numFmt: normaliseFormat(custom.get(numFmt) ?? BUILT_IN.get(numFmt) ?? eastAsianDate(numFmt)),
    struck: struckFonts.has(font),
  }))
}

/** General isn't a format at all. */
export function normaliseFormat(code: string | null | undefined): string | null {
  return code === undefined || code === null || code === '' || /^general$/i.test(code) ? null : code
}

/** 27 to 36 and 50 to 58 are dates whose code hangs on the language of an East Asian Excel. */
function eastAsianDate(id: number): string | null {
  return (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? SHORT_DATE : null
}
