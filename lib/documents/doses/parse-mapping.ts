import { columnIndex } from '../spreadsheets/address'
import { allOf, eachOf, listAt, objectAt, oneOf, orNull, readShape, textAt, WrongShape } from './json-shape'
import { POSITIONS } from './lexicon/positions'
import { QUANTITIES } from './lexicon/quantity'
import { ABOUT_ROLES, type ColumnMapping, DOSE_ROLES } from './layout-model'
import { unitInfo } from './units/ucum'

const ROLES = [...DOSE_ROLES, ...ABOUT_ROLES] as const
const MOST_COLUMNS = 20_000
const LONGEST_NAME = 500
const LONGEST_HEADER = 10_000

/**
 * Parses the user's decisions about a file's columns: the `columns` of an earlier JSON result, or that entire result;
 * anything else in it is ignored.
 * @throws DocumentError DOSE_MAPPING_WRONG with a problem for each invalid path
 */
export function parseMapping(json: unknown): readonly ColumnMapping[] {
  return readShape('DOSE_MAPPING_WRONG', () => {
    const list = Array.isArray(json) ? json : objectAt(json, '$').columns
    return eachOf(listAt(list, 'columns', MOST_COLUMNS), (column, index) => columnAt(column, `columns[${index}]`))
  })
}

function columnAt(json: unknown, path: string): ColumnMapping {
  const { sheet, column, header = '', role, quantity, unit, position } = objectAt(json, path)
  return allOf<ColumnMapping>({
    sheet: () => textAt(sheet, `${path}.sheet`, LONGEST_NAME),
    column: () => letter(column, `${path}.column`),
    header: () => textAt(header, `${path}.header`, LONGEST_HEADER),
    role: () => oneOf(role, ROLES, `${path}.role`),
    quantity: () => orNull(quantity, (value) => oneOf(value, QUANTITIES, `${path}.quantity`)),
    unit: () => orNull(unit, (value) => knownUnit(value, `${path}.unit`)),
    position: () => orNull(position, (value) => oneOf(value, POSITIONS, `${path}.position`)),
  })
}

function letter(value: unknown, path: string): string {
  const text = textAt(value, path, 3)
  if (columnIndex(text) === null) throw new WrongShape([path])
  return text.toUpperCase()
}

function knownUnit(value: unknown, path: string): string {
  const code = textAt(value, path, 100)
  if (unitInfo(code) === null) throw new WrongShape([path])
  return code
}
