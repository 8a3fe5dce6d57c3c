import type { OoxmlPackage } from '../../ooxml/package'
import { isTrue, prefixed, scanPart } from '../scan-part'

export interface SheetEntry {
  readonly name: string
  readonly hidden: boolean
  readonly part: string
}

export interface WorkbookPart {
  readonly date1904: boolean
  readonly sheets: readonly SheetEntry[]
  readonly sharedStrings: string | null
  readonly styles: string | null
}

/**
 * The workbook part and the parts it leads to, found by relationships and not by their names. Sheets that contain no cells
 * (charts, dialogs) are left out.
 * @throws DocumentError SHEET_DAMAGED
 */
export async function readWorkbookPart(source: OoxmlPackage): Promise<WorkbookPart> {
  const relationships = source.relationships(source.mainPart).filter(({ external }) => !external)
  const byId = new Map(relationships.map((relationship) => [relationship.id, relationship]))
  const isOf = (uri: string, kind: string) => uri.endsWith(`/${kind}`)
  const partOf = (kind: string) => relationships.find(({ type }) => isOf(type, kind))?.target ?? null
  const sheets: SheetEntry[] = []
  let date1904 = false
  await scanPart(source, source.mainPart, {
    open: (name, attributes) => {
      if (name === 'workbookPr') date1904 = isTrue(attributes.date1904)
      if (name !== 'sheet') return
      const relationship = byId.get(prefixed(attributes, 'id') ?? '')
      if (!relationship || !isOf(relationship.type, 'worksheet')) return
      const hidden = attributes.state === 'hidden' || attributes.state === 'veryHidden'
      sheets.push({ name: attributes.name ?? '', hidden, part: relationship.target })
    },
  })
  return { date1904, sheets, sharedStrings: partOf('sharedStrings'), styles: partOf('styles') }
}
