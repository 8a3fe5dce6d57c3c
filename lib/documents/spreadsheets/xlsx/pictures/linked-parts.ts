import type { OoxmlPackage } from '../../../ooxml/package'

/** Where Excel 365 and WPS Office list the pictures in a workbook's cells. */
const IN_CELLS = /\/(?:rdRichValue|cellImage)$/

/** Whether a workbook may have pictures in its cells. @throws DocumentError GATE_XML */
export function mayHaveInCellPictures(source: OoxmlPackage): boolean {
  return linkedParts(source, source.mainPart, IN_CELLS).length > 0
}

/** Returns the parts that contain what floats over a sheet. @throws DocumentError GATE_XML */
export function drawingsOf(source: OoxmlPackage, sheetPart: string): readonly string[] {
  return linkedParts(source, sheetPart, /\/drawing$/)
}

function linkedParts(source: OoxmlPackage, from: string, kind: RegExp): string[] {
  const found = source
    .relationships(from)
    .filter(({ type, external, target }) => !external && kind.test(type) && source.has(target))
  return [...new Set(found.map(({ target }) => target))]
}
