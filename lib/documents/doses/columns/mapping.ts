import type { ColumnMapping, DoseColumn } from '../layout-model'
import { DOSE_ROLES } from '../layout-model'
import { MEDICINE_QUANTITIES } from './surroundings'

const IS_DOSE_ROLE: ReadonlySet<string> = new Set(DOSE_ROLES)

/**
 * Returns a header with its years masked. Next year's file has the same columns, so headers that differ only in a year
 * are the same.
 */
export function headerShape(header: string): string {
  return header.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, '#')
}

/**
 * Returns a column as the user decided it, if the mapping contains it. A column is matched by sheet, letter and header;
 * without a header, by sheet and letter. A sheet that no mapping names may have a new period in its name. Its columns
 * with a header are matched by letter and header.
 */
export function mapped(column: DoseColumn, mapping: readonly ColumnMapping[], sheets: ReadonlySet<string>): DoseColumn {
  const shape = headerShape(column.header)
  const named = mapping.some(({ sheet }) => sheet === column.sheet)
  const found = mapping.find(
    (each) =>
      each.column.toUpperCase() === column.letter &&
      headerShape(each.header) === shape &&
      (each.sheet === column.sheet || (!named && column.header !== '' && !sheets.has(each.sheet))),
  )
  return found ? decided(column, found) : column
}

function decided(column: DoseColumn, { role, quantity, unit, position }: ColumnMapping): DoseColumn {
  const holdsDoses = IS_DOSE_ROLE.has(role)
  const keptHolds = column.holds !== null && (holdsDoses || (role === 'drug' && column.holds === 'strengths'))
  const same = unit === column.unit
  return {
    ...column,
    role,
    holds: keptHolds ? column.holds : holdsDoses ? 'values' : null,
    quantity: quantity ?? (holdsDoses && column.holds === 'strengths' ? 'strength' : null),
    unit,
    unitSource: unit === null && !same ? null : same && column.unitSource !== 'assumed' ? column.unitSource : 'person',
    position,
    doubts: column.doubts.filter((doubt) => doubt === 'unitUnknown' && holdsDoses && unit === null),
    subject: holdsDoses && !(quantity && MEDICINE_QUANTITIES.has(quantity)) ? column.subject : null,
    confidence: 1,
    chosen: true,
  }
}
