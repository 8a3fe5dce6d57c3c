import { cellAddress, parseAddress } from '../../spreadsheets/address'
import type { Decision, DecisionReason } from '../model'

/** Questions about a whole row: one answer holds for all its cells that they are about. */
const OF_ROWS: ReadonlySet<DecisionReason> = new Set([
  'repeatedRow',
  'correctedRow',
  'withdrawnRow',
  'unnamedRow',
  'perhapsDoses',
])
/** At most this many values of a row are quoted. */
const MOST_QUOTED = 4
/** The cell at the end of an alternative, with its sheet if there are several. */
const PLACE = / \(((?:.*!)?)([A-Z]{1,3}\d+)\)$/

/** Whether a question with this reason about one cell is about its row. */
export function isOfRow(reason: DecisionReason): boolean {
  return OF_ROWS.has(reason)
}

/** Returns the questions with those about the cells of one row as one, at the row's first cell. */
export function joinedByRow(decisions: readonly Decision[]): readonly Decision[] {
  const rows = new Map<string, Decision[]>()
  for (const decision of decisions) {
    const key = rowOf(decision)
    if (key === null) continue
    const own = rows.get(key)
    if (own) own.push(decision)
    else rows.set(key, [decision])
  }
  return decisions.flatMap((decision) => {
    const key = rowOf(decision)
    const own = key === null ? [decision] : (rows.get(key) ?? [])
    if (own.length < 2) return [decision]
    return own[0] === decision ? [joined(own)] : []
  })
}

/** Returns what the questions to join have in common; null for a question of its own. */
function rowOf({ sheet, cell, reason, alternatives }: Decision): string | null {
  const place = cell !== null && isOfRow(reason) ? parseAddress(cell) : null
  if (place === null) return null
  const sheets = alternatives.map((each) => PLACE.exec(each)?.[1] ?? '').join('\u0000')
  return [sheet, place.row, reason, alternatives.length, sheets].join('\u0000')
}

function joined(decisions: readonly Decision[]): Decision {
  const sorted = [...decisions].sort((a, b) => a.column.index - b.column.index)
  const [first = decisions[0]] = sorted
  if (!first) throw new RangeError('There is no question to join.')
  const row = parseAddress(first.cell ?? '')?.row ?? 0
  return {
    ...first,
    cell: cellAddress(row, first.column.index),
    columns: sorted.map(({ column }) => column),
    raw: quoted(sorted.map(({ raw }) => raw)),
    alternatives: first.alternatives.map((_, index) =>
      together(sorted.map(({ alternatives }) => alternatives[index] ?? '')),
    ),
    count: sorted.length,
  }
}

/** Returns alternatives of several cells as one: `0.1 mSv · 0.2 mSv (C5:D5)`. */
function together(alternatives: readonly string[]): string {
  const places = alternatives.flatMap((each) => PLACE.exec(each) ?? [])
  const amounts = quoted(alternatives.map((each) => each.replace(PLACE, '')))
  const cells = alternatives.map((each) => PLACE.exec(each)?.[2] ?? '')
  const [from = ''] = cells
  const to = cells.at(-1) ?? from
  return places.length === 0 ? amounts : `${amounts} (${places[1] ?? ''}${from === to ? from : `${from}:${to}`})`
}

function quoted(texts: readonly string[]): string {
  const shown = texts.slice(0, MOST_QUOTED).join(' · ')
  return texts.length > MOST_QUOTED ? `${shown} · …` : shown
}
