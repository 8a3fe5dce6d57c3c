import { headerWords } from '../columns/header-words'
import { LENGTHS, namedPeriod, PERIOD_LEVELS } from '../columns/periods'
import { saysNet } from '../columns/net-words'
import { wordPattern } from '../language/header-patterns'
import type { Quantity } from '../lexicon/quantity'
import type { DoseColumn, DoseRole, DoseTable } from '../layout-model'
import type { AboutCells } from './about-cells'

/** Headers such as `Type` or «Вид значения»: their cells say what the doses of their rows count for. */
const TYPE = wordPattern('kindOfValue')
/** Columns that distinguish rows, besides what the rows count for. */
const WHOSE = ['subject', 'surname', 'given_name', 'subject_id'] as const
const WHERE = ['position', 'dosimeter', 'place', 'device'] as const
const CURRENT = -1
const ENDLESS = Number.POSITIVE_INFINITY

interface Said {
  readonly quantity: Quantity | null
  /** The role that its own words indicate. */
  readonly role: DoseRole | null
  /** Whether the background is subtracted. */
  readonly net: boolean
  readonly sum: boolean
  /** Index into the levels of periods, the finest first; after all of them if it gives no length. */
  readonly length: number
  /** True if it names a calendar period, which distinguishes the rows. */
  readonly dated: boolean
}

const LETTER = /\p{L}/u
const SILENT: Said = { quantity: null, role: null, net: false, sum: false, length: ENDLESS, dated: false }

/**
 * Returns what the doses of a long table's rows count for: `current | YTD | lifetime`, «за месяц | с начала года»,
 * `gross | background | net`. Of one person's rows of one quantity, only those of the shortest time are doses of a
 * period.
 */
export function rowRoles(table: DoseTable, about: AboutCells): ReadonlyMap<number, DoseRole> {
  const columns = table.columns.filter(saysTypes)
  const roles = new Map<number, DoseRole>()
  const said = saidInRows(table, about, columns)
  if ([...said.values()].every(isPlain)) return roles
  const groups = new Map<string, (readonly [row: number, said: Said])[]>()
  let whose = ''
  for (const [row, each] of said) {
    whose =
      WHOSE.map((role) => about.text(row, role) ?? '')
        .join('\u0000')
        .replace(/^\0+$/, '') || whose
    const key = [whose, each.quantity, ...WHERE.map((role) => about.text(row, role))].join('\u0001')
    const group = groups.get(key)
    if (group) group.push([row, each])
    else groups.set(key, [[row, each]])
  }
  for (const group of groups.values()) weigh(group, roles)
  return roles
}

/** Returns what each plain row says in these columns; rows that say the same share one object. */
function saidInRows(table: DoseTable, about: AboutCells, columns: readonly DoseColumn[]): ReadonlyMap<number, Said> {
  const rows = new Map<number, Said>()
  const known = new Map<string, Said>()
  const textOf = (row: number) => {
    let text: string | null = null
    for (const { index } of columns) {
      const own = about.cell(row, index)?.text ?? ''
      text = text === null ? own : `${text} ${own}`
    }
    return text ?? ''
  }
  const plain: number[] = []
  for (let row = table.first; columns.length > 0 && row <= table.last; row += 1) {
    if (table.rows.has(row)) continue
    const text = textOf(row)
    if (!known.has(text)) known.set(text, saidIn(text))
    plain.push(row)
  }
  // In most tables, no row says anything about it.
  if ([...known.values()].every(isPlain)) return rows
  for (const row of plain) rows.set(row, known.get(textOf(row)) ?? SILENT)
  return rows
}

function saysTypes({ holds, role, header }: DoseColumn): boolean {
  if (holds !== null) return false
  return role === 'quantity' || role === 'period_name' || (role === 'other' && TYPE.test(header))
}

function saidIn(text: string): Said {
  if (!LETTER.test(text)) return SILENT
  const { role, mean, quantity } = headerWords(text)
  const named = namedPeriod(text)
  const [longest] = LENGTHS.in(text).toSorted((a, b) => b.weight - a.weight)
  return {
    quantity,
    role: roleOf(role) ?? (mean ? 'total' : null),
    net: saysNet(text),
    sum: role === 'role_total',
    length: longest ? PERIOD_LEVELS.indexOf(longest.meaning) : role === 'role_period' ? CURRENT : ENDLESS,
    dated: named !== null,
  }
}

function roleOf(role: ReturnType<typeof headerWords>['role']): DoseRole | null {
  if (role === 'role_cumulative') return 'cumulative'
  if (role === 'role_limit') return 'limit'
  return role === 'control' ? 'control' : null
}

function isPlain({ role, net, sum, length }: Said): boolean {
  return role === null && !net && !sum && length === ENDLESS
}

/** Assigns roles to the rows of one person and one quantity. */
function weigh(group: readonly (readonly [row: number, said: Said])[], roles: Map<number, DoseRole>): void {
  const hasNet = group.some(([, { net }]) => net)
  const open = group.filter(([, { role, net }]) => net || role === null)
  const finest = Math.min(...open.map(([, { length, dated }]) => (dated ? ENDLESS : length)))
  const plain = open.some(([, { sum }]) => !sum)
  for (const [row, { role, net, sum, length, dated }] of group) {
    if (net) continue
    if (role !== null) roles.set(row, role)
    else if (hasNet && sum) roles.set(row, 'total')
    else if (!dated && length !== ENDLESS && length > finest) roles.set(row, 'cumulative')
    else if (!dated && sum && length === ENDLESS && plain) roles.set(row, 'total')
  }
}
