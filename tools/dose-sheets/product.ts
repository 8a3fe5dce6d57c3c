import type { Cell, Sheet } from '@/lib/documents/spreadsheets/model'
import { findDosesIn } from '@/lib/documents/doses/find-doses'
import type { DoseSource } from '@/lib/documents/doses/layout-model'
import { type JsonDoses, jsonDoses } from '@/lib/documents/doses/writing/json'
import type { Problem } from '@/lib/documents/problem'
import { labelsFor } from '@/lib/i18n/labels'
import type { Case, Grid, GridCell } from './builder'

const labels = labelsFor('en-US')

/** What the product finds in a generated file, as its JSON says it. */
export async function readCase(made: Case): Promise<JsonDoses> {
  return readSource(sourceOf(made))
}

/** A generated file as the product's own readers would give it. */
export function sourceOf({ kind, grids }: Case): DoseSource {
  return {
    kind,
    sheets: grids.map((grid) => ({ name: grid.name, hidden: false, sheet: sheetOf(grid), captions: [] })),
  }
}

/** The same for sheets that were read from a file. */
export async function readSource(source: DoseSource, problems: readonly Problem[] = []): Promise<JsonDoses> {
  const { extraction, problems: told } = await findDosesIn(source, problems, { profile: null }, {})
  return jsonDoses(extraction, told, labels)
}

function sheetOf({ name, rows, merges }: Grid): Sheet {
  const known = new Map<string, Cell>()
  return {
    name,
    hidden: false,
    rows: rows.map((cells) => Array.from({ length: cells.length }, (_, column) => cellOf(cells[column], known))),
    width: Math.max(0, ...rows.map((cells) => cells.length)),
    merges,
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
  }
}

/** Equal cells are one object, as the product's own readers give them. */
function cellOf(cell: GridCell | undefined, known: Map<string, Cell>): Cell | undefined {
  if (!cell) return undefined
  const key = JSON.stringify(cell)
  const made = known.get(key) ?? newCell(cell)
  known.set(key, made)
  return made
}

function newCell({ value, format }: GridCell): Cell {
  if (typeof value === 'string') return { value, numFmt: null, text: value }
  if (typeof value === 'number') return { value, numFmt: format, text: shown(value, format) }
  const [year = 0, month = 0, day = 0] = value.date.split('-').map(Number)
  const time = { hour: 0, minute: 0, second: 0, hasDate: true, hasTime: false }
  const numFmt = format ?? 'yyyy-mm-dd'
  return { value: { kind: 'date', year, month, day, ...time }, numFmt, text: shownDay(value.date, numFmt) }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function shownDay(iso: string, format: string): string {
  const [year = '', month = ''] = iso.split('-')
  if (format === 'mmm-yy') return `${MONTHS[Number(month) - 1] ?? ''}-${year.slice(2)}`
  return format === 'mm.yyyy' ? `${month}.${year}` : iso
}

/** As a format of two decimals and a text shows it; as it is without one. */
function shown(value: number, format: string | null): string {
  if (format === null) return String(value)
  const text = /"([^"]*)"/.exec(format)?.[1] ?? ''
  return `${value.toFixed(2)}${text}`
}
