import type { OoxmlPackage } from '../../ooxml/package'
import { CellMaker } from '../cells'
import { CellBudget } from '../grid'
import type { DataLanguage } from '../language'
import { PictureMaker } from '../pictures/load'
import { scanPart } from '../scan-part'
import type { ReadSheets } from '../xlsx/read'
import { FormatCollector } from './formats'
import { OdsSheets } from './sheets'

const STYLES = 'styles.xml'

/**
 * The sheets of an OpenDocument spreadsheet. Where no language is given, it is English: the texts come after the formats.
 * @throws DocumentError SHEET_DAMAGED, SHEET_TOO_LARGE
 */
export async function readOds(
  source: OoxmlPackage,
  language: DataLanguage = 'en',
  maxCells?: number,
): Promise<ReadSheets> {
  const formats = new FormatCollector()
  if (source.has(STYLES)) await scanPart(source, STYLES, formats)
  const cells = new CellMaker(language)
  const pictures = new PictureMaker(source)
  const reader = new OdsSheets({ formats, cells, budget: new CellBudget(maxCells), language, pictures })
  let inBody = false
  await scanPart(source, source.mainPart, {
    open: (name, attributes) => {
      if (name === 'spreadsheet') inBody = true
      if (inBody) reader.open(name, attributes)
      else formats.open(name, attributes)
    },
    close: (name) => {
      if (inBody) reader.close(name)
      else formats.close(name)
    },
    text: (text) => {
      if (inBody) reader.text(text)
      else formats.text(text)
    },
  })
  return { sheets: reader.sheets, problems: reader.problems }
}
