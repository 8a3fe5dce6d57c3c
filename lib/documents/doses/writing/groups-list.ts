import Big from 'big.js'
import type { OutCell } from '../../spreadsheets/writing/sheet'
import type { Dose } from '../model'
import { isSummable } from '../totals/addable'
import { toCanonical } from '../units/convert'
import { columnOf, SHEET_COLUMNS } from '../../spreadsheets/dose-sheet-columns'
import { count, figure, text, type List } from './list'
import { quantityOf, drugOf } from './dose-fields'
import { widthsOf } from './totals-lists'
import type { Words } from './words'
import type { Quantity } from '../lexicon/quantity'

/** The data about the doses of one device, or of one medicine, in one unit. */
interface Group {
  readonly grouping: 'device' | 'drug'
  readonly name: string
  readonly quantity: Quantity | null
  readonly unit: string | null
  n: number
  censored: number
  min: Big | null
  max: Big | null
  lower: Big | null
  upper: Big | null
}

/** Whether a dose belongs to a device or a medicine: it isn't a total, a control badge or a duplicate. */
function counts({ role, sameAs }: Dose): boolean {
  return sameAs === null && (role === 'single' || role === 'period')
}

function lesser(a: Big | null, b: Big): Big {
  return a === null || b.lt(a) ? b : a
}

function greater(a: Big | null, b: Big): Big {
  return a === null || b.gt(a) ? b : a
}

/**
 * Returns the lowest and the highest possible dose, in the unit of its group. Below a detection limit, they are zero
 * and the limit.
 */
function boundsOf({ reading }: Dose): { low: Big | null; high: Big | null } {
  const { canonicalUnit, unit, comparator } = reading
  const figureOf = (digits: string | null): Big | null => {
    if (digits === null) return null
    if (canonicalUnit === null || unit === null) return new Big(digits)
    const converted = toCanonical(digits, unit)
    return converted === null ? null : new Big(converted.value)
  }
  const value = figureOf(reading.value)
  if (value === null) return { low: figureOf(reading.min), high: figureOf(reading.max) }
  if (comparator === '<' || comparator === '<=') return { low: new Big(0), high: value }
  if (comparator === '>' || comparator === '>=') return { low: value, high: null }
  return { low: value, high: value }
}

function add(group: Group, dose: Dose): void {
  const { low, high } = boundsOf(dose)
  group.n++
  if (dose.reading.censor !== null) group.censored++
  const isFigure = dose.reading.censor === null
  if (isFigure && low !== null) group.min = lesser(group.min, low)
  if (isFigure && high !== null) group.max = greater(group.max, high)
  if (!isSummable(group.quantity) || dose.reading.canonicalUnit === null) {
    group.lower = null
    group.upper = null
    return
  }
  group.lower = (group.lower ?? new Big(0)).plus(low ?? 0)
  if (high === null) group.upper = null
  else if (group.n === 1) group.upper = high
  else group.upper = group.upper?.plus(high) ?? null
}

/** Returns the doses of each device and of each medicine, by quantity and unit. */
function groupsOf(doses: readonly Dose[]): Group[] {
  const found = new Map<string, Group>()
  for (const dose of doses) {
    if (!counts(dose)) continue
    // If worn for a period, it is a badge, not a device, and its doses are listed by person.
    const device = dose.role === 'single' ? dose.device : null
    const name = device ?? drugOf(dose)
    if (name === null) continue
    const grouping = device === null ? 'drug' : 'device'
    const unit = dose.reading.canonicalUnit ?? dose.reading.unit
    const quantity = quantityOf(dose)
    const key = JSON.stringify([grouping, name, quantity, unit])
    let group = found.get(key)
    if (group === undefined) {
      group = { grouping, name, quantity, unit, n: 0, censored: 0, min: null, max: null, lower: null, upper: null }
      found.set(key, group)
    }
    add(group, dose)
  }
  return [...found.values()]
}

/**
 * Returns the doses by device and by medicine: the number, the minimum and the maximum. For quantities that are ever
 * added, also the lower and upper sums, between which the true sum lies. A sum over a device describes its use, never a
 * person's dose.
 */
export function groupsList(doses: readonly Dose[], words: Words): List {
  const groups = groupsOf(doses)
  const at = (column: (typeof SHEET_COLUMNS.groups)[number]) => columnOf('groups', column)
  function* rows(): Generator<OutCell[], void, void> {
    for (const group of groups) {
      yield [
        ...text(at('grouping'), words.word('grouping', group.grouping)),
        ...text(at('name'), group.name),
        ...text(at('quantity'), group.quantity === null ? null : words.quantity(group.quantity)),
        ...text(at('unit'), group.unit === null ? null : words.unit(group.unit)),
        count(at('n'), group.n),
        count(at('censored'), group.censored),
        ...figure(at('min'), group.min?.toFixed() ?? null),
        ...figure(at('max'), group.max?.toFixed() ?? null),
        ...figure(at('lower'), group.lower?.toFixed() ?? null),
        ...figure(at('upper'), group.upper?.toFixed() ?? null),
      ]
    }
  }
  return {
    key: 'groups',
    widths: widthsOf(SHEET_COLUMNS.groups, { grouping: 20, name: 40, quantity: 22 }),
    count: groups.length,
    rows: rows(),
  }
}
