import { headerWords } from '../columns/header-words'
import { namesAmong } from '../columns/person-name'
import type { HeaderMeaning } from '../lexicon/headers'
import { cellAt, isFilled, type Lane, type RowShape } from './lane'

const NAMES: ReadonlySet<HeaderMeaning> = new Set(['subject', 'surname'])
/** Lines that identify the doses below: whose they are, their unit, quantity or position. */
const NAMED: ReadonlySet<HeaderMeaning> = new Set([...NAMES, 'given_name', 'unit', 'quantity', 'position'])
/** All meanings that such a line may have: those above and other details of the persons. */
const ATTRIBUTES: ReadonlySet<HeaderMeaning> = new Set([
  ...NAMED,
  'subject_id',
  'birth',
  'dosimeter',
  'department',
  'job',
  'place',
  'note',
  'other_date',
  'other_number',
  'row_number',
])
/** One person over one column is a card, not a table. */
const FEWEST_PERSONS = 2
const FEWEST_LINES = 2

/** Lines above the columns of several persons, as indexes into the lane's rows. */
export interface AttributeRows {
  readonly last: number
  /** The lines that name the columns: the person, the unit or the quantity. */
  readonly named: readonly number[]
}

/**
 * Returns the lines of a transposed table that each give one detail of the persons over its columns: `Name | Ion Pop |
 * Ana Rusu`, `No. | 51 | 52`, `Unit | µSv | µSv`. Null if there are none.
 */
export function attributeRows(lane: Lane, at: number): AttributeRows | null {
  const named: number[] = []
  let persons = false
  let last = at - 1
  for (let next = at; ; next += 1) {
    const shape = lane.rows[next]
    const before = lane.rows[next - 1]
    if (!shape || (next > at && before && (shape.row !== before.row + 1 || shape.first !== before.first))) break
    const meaning = attributeOf(lane, shape)
    if (meaning === null) break
    const isOfNames = NAMES.has(meaning) && namesIn(lane, shape) >= FEWEST_PERSONS
    // Without several names after it, this label is the header of a list.
    if (NAMES.has(meaning) && !isOfNames) return null
    persons ||= isOfNames
    if (NAMED.has(meaning) || sayDoses(lane, shape)) named.push(next)
    last = next
  }
  return persons && last - at + 1 >= FEWEST_LINES && lane.rows[last + 1] !== undefined ? { last, named } : null
}

/** Returns what a line says, by its first cell; null if that isn't such a label or fewer than two cells follow it. */
function attributeOf({ sheet }: Lane, { row, first, filled }: RowShape): HeaderMeaning | null {
  const cell = cellAt(sheet, row, first)
  if (filled <= FEWEST_PERSONS || typeof cell?.value !== 'string') return null
  const { meaning, exact, dose, units } = headerWords(cell.text.trim())
  // «Величина, мЗв» gives the unit of all columns.
  const open = !dose && (units.length === 0 || meaning === 'quantity')
  return exact && meaning !== null && open && ATTRIBUTES.has(meaning) ? meaning : null
}

/** Whether most cells of a line name quantities, units or places on the body, whatever its label says. */
function sayDoses({ sheet }: Lane, { row, first, last, filled }: RowShape): boolean {
  let said = 0
  for (let column = first + 1; column <= last; column += 1) {
    const cell = cellAt(sheet, row, column)
    if (typeof cell?.value !== 'string') continue
    const { quantities, units, position } = headerWords(cell.text.trim())
    if (quantities.length > 0 || units.length > 0 || position !== null) said += 1
  }
  return said * 2 >= filled - 1
}

function namesIn({ sheet }: Lane, { row, first, last }: RowShape): number {
  const texts: string[] = []
  for (let column = first + 1; column <= last; column += 1) {
    const cell = cellAt(sheet, row, column)
    if (isFilled(cell)) texts.push(cell.text.trim())
  }
  const names = texts.filter(namesAmong([...new Set(texts)])).length
  return names * 2 < texts.length ? 0 : names
}
