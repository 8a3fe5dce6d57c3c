import { headerWords } from '../columns/header-words'
import type { HeaderMeaning } from '../lexicon/headers'
import { type FoundTable, titlesOf } from './find-tables'
import { cellAt, isFilled, type Lane, type RowShape } from './lane'
import { titleSubject } from './titles'

/** One line isn't distinguished from a header without rows. */
const FEWEST_LINES = 2

/**
 * Returns the lines of a card that was found as a table, the last first, with the titles above it: `Born | 1980 | Group
 * | A` over `Unit | Radiology | Phone | 2417`. They name a person, and labels and values alternate. Null if the table
 * isn't such a card.
 */
export function cardLines({ lane, head, to, titles }: FoundTable): readonly string[] | null {
  const top = head ? lane.rows[head.top] : undefined
  if (head === null || top === undefined) return null
  const [label, value, ...more] = textsOf(lane, top)
  // A header has labels side by side.
  if (label === undefined || value === undefined || !isLabel(label.text) || isLabel(value.text)) return null
  const labels = [label, ...more.filter((_, at) => at % 2 === 0)]
  const places = Array.from({ length: Math.max(to, head.bottom) - head.top + 1 }, (_, at) => head.top + at)
  const rows = places.map((at) => lane.rows[at]?.row ?? -1)
  const isLine = (row: number) =>
    labels.every(({ column }) => {
      const cell = cellAt(lane.sheet, row, column)
      return typeof cell?.value === 'string' && !saysDose(cell.text)
    })
  if (places.length < FEWEST_LINES || !rows.every(isLine)) return null
  const lines = [...titlesOf(lane, places), ...titles]
  return titleSubject(lines) === null ? null : lines
}

/** A label's number and what it says in brackets: `1. Name (last, first)`. */
const BOX_NUMBER = /^\d{1,2}[.)]\s+/
const BRACKETED = /\s*\([^)]*\)/gu
const OF_BOXES: ReadonlySet<HeaderMeaning> = new Set([
  'subject',
  'surname',
  'given_name',
  'subject_id',
  'birth',
  'department',
  'job',
  'place',
  'period',
  'period_from',
  'period_to',
])

/**
 * Returns the boxes of a form that were found as a table of one row: `1. Name | 2. ID number` over a name and a number. Each
 * is a line with its label. Null if any of them is of doses, or none says who or when.
 */
export function boxLines({ lane, head, from, to }: FoundTable): readonly string[] | null {
  const [over, values] = [head ? lane.rows[head.bottom] : undefined, lane.rows[from]]
  if (!head || head.top !== head.bottom || over === undefined || values === undefined || from !== to) return null
  const boxes = textsOf(lane, over).map(({ column, text }) => ({
    label: text.replace(BOX_NUMBER, '').replace(BRACKETED, '').trim(),
    value: cellAt(lane.sheet, values.row, column)?.text.trim() ?? '',
  }))
  if (boxes.some(({ label }) => saysDose(label))) return null
  const known = boxes.filter(({ label }) => {
    const { meaning, exact } = headerWords(label)
    return meaning !== null && exact && OF_BOXES.has(meaning)
  })
  if (known.length === 0 || !known.some(({ value }) => value !== '')) return null
  return boxes.flatMap(({ label, value }) => (value === '' ? [] : [`${label}: ${value}`])).toReversed()
}

function textsOf({ sheet }: Lane, { row, first, last }: RowShape): { column: number; text: string }[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((column) => {
    const cell = cellAt(sheet, row, column)
    return isFilled(cell) ? [{ column, text: cell.text.trim() }] : []
  })
}

function isLabel(text: string): boolean {
  const { meaning, exact } = headerWords(text)
  return (meaning !== null && exact) || saysDose(text)
}

function saysDose(text: string): boolean {
  const { dose, quantities, units } = headerWords(text)
  return dose || quantities.length > 0 || units.length > 0
}
