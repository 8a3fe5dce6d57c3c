import type { Entry } from '../builder'
import {
  type Context,
  type Time,
  inUnit,
  quantityHeader,
  timesOf,
  unitSources,
  withUnit,
  writeTitles,
  yearTime,
} from '../context'
import { randomEntry, sumEntry, writer } from '../entries'
import { months } from '../calendar'
import { plain } from '../decimal'
import { type DoseColumn, writePeopleTable } from './people-table'
import Big from 'big.js'

const QUANTITIES = ['Hp(10)', 'Hp(0.07)', 'Hp(3)'] as const
export const TOTAL = ['total', 'cumulative']
export const GATHERED = ['cumulative', 'total']

/** One time, a column a quantity. */
export function quantities(context: Context): void {
  const { properties, random, file, words } = context
  const time =
    properties.periodKind === 'month'
      ? random.pick(timesOf(context))
      : random.pick([...timesOf(context), yearTime(context)])
  const named = properties.periodPlace === 'sheetName'
  const sheet = file.sheet(named ? time.text : random.pick(['Sheet1', 'Лист1', 'Foaie1']))
  const dated = properties.periodPlace === 'title' || named
  const top = writeTitles(context, sheet, {
    time: properties.periodPlace === 'title' ? time.text : null,
    quantity: quantityName(context, 'Hp(10)'),
  })
  const columns = QUANTITIES.slice(0, properties.quantityCount).flatMap((quantity, index) => {
    const said = quantityHeader(context, quantity)
    const mine = properties.mixedUnits && index > 0 ? inUnit(context, context.unit === 'uSv' ? 'mSv' : 'uSv') : context
    const own: DoseColumn = {
      header: [withUnit(mine, said.text)],
      facts: facts(mine, said.any, dated ? time : null),
      write: mine.write,
      entry: () => randomEntry(properties, mine.unit, words, random, index === 1 ? 2 : 1),
    }
    return properties.secondUnit && index === 0 ? [own, ...secondUnit(context, said, dated ? time : null)] : [own]
  })
  writePeopleTable(context, sheet, top, [...columns, ...gathered(context, columns.length), ...limits(context)])
}

/** The same quantity again in a unit a thousand times smaller or larger. */
function secondUnit(
  context: Context,
  said: { readonly text: string; readonly any: readonly string[] },
  time: Time | null,
): DoseColumn[] {
  const other = inUnit(context, context.unit === 'mSv' ? 'uSv' : 'mSv')
  const factor = context.unit === 'mSv' ? '1000' : context.unit === 'uSv' ? '0.001' : '0.01'
  return [
    {
      header: [withUnit(other, said.text)],
      facts: { ...facts(other, said.any, time), role: ['total', 'period'], optional: true, summed: false },
      write: other.write,
      entry: (before) => scaled(before.at(-1), factor),
    },
  ]
}

function scaled(entry: Entry | undefined, factor: string): Entry {
  if (entry === undefined || entry.kind === 'blank' || entry.kind === 'mark') return entry ?? { kind: 'blank' }
  return { kind: entry.kind, value: plain(new Big(entry.value).times(factor)) }
}

/** One quantity, a column a quarter or a month, with sums beside. */
export function periods(context: Context): void {
  const { properties, file } = context
  const sheet = file.sheet(properties.periodPlace === 'sheetName' ? String(context.year) : 'Sheet1')
  const times = timesOf(context)
  const quantity = 'Hp(10)'
  const said = quantityHeader(context, quantity)
  const top = writeTitles(context, sheet, {
    time: context.words.yearText(context.year),
    quantity: quantityName(context, quantity),
  })
  const group = properties.unitPlace === 'group' || properties.quantityPlace === 'header'
  const over = group ? groupHeader(context, said.text) : null
  const own = periodColumns(context, times, said.any, over)
  writePeopleTable(context, sheet, top, [...own, ...gathered(context, own.length, over), ...limits(context, over)])
}

/** A group of quarters for each quantity. */
export function quantitiesByPeriod(context: Context): void {
  const { properties, file } = context
  const sheet = file.sheet('Sheet1')
  const times = timesOf(context).slice(0, properties.periodKind === 'month' ? 3 : 4)
  const top = writeTitles(context, sheet, { time: context.words.yearText(context.year), quantity: null })
  const columns = QUANTITIES.slice(0, Math.max(2, properties.quantityCount)).flatMap((quantity, index) => {
    const said = quantityHeader(context, quantity)
    const count = times.length + (properties.yearTotal !== 'none' && times.length === 4 ? 1 : 0)
    return periodColumns(
      {
        ...context,
        properties: {
          ...properties,
          subtotalColumns: false,
          yearTotal: times.length === 4 ? properties.yearTotal : 'none',
        },
      },
      times,
      said.any,
      groupHeader(context, said.text),
      index * count,
    )
  })
  writePeopleTable(context, sheet, top, columns)
}

/** One quantity and time, a column for each place on the body. */
export function positions(context: Context): void {
  const { properties, words, random, file } = context
  const sheet = file.sheet('Sheet1')
  const time = random.pick(timesOf(context))
  const said = quantityHeader(context, 'Hp(0.07)')
  const top = writeTitles(context, sheet, { time: time.text, quantity: quantityName(context, 'Hp(0.07)') })
  const places = random.chance(0.5)
    ? ['ring_left', 'ring_right']
    : ['chest', 'ring_left', 'ring_right', 'lens'].slice(0, 3)
  const over =
    properties.unitPlace === 'group' || properties.quantityPlace === 'header' ? groupHeader(context, said.text) : null
  const columns = places.map((place): DoseColumn => {
    const text = random.pick(words.positions[place] ?? [place])
    return {
      header: over === null ? [withUnit(context, text)] : [over, text],
      facts: { ...facts(context, said.any, time), position: placeAny(place) },
      write: context.write,
      entry: () => randomEntry(properties, context.unit, words, random, 2),
    }
  })
  writePeopleTable(context, sheet, top, columns)
}

export function placeAny(place: string): readonly (string | null)[] {
  return place.startsWith('ring') ? [place, 'extremity'] : [place]
}

export function periodColumns(
  context: Context,
  times: readonly Time[],
  any: readonly string[],
  over: string | null,
  /** So many columns of doses are to the left of these. */
  before = 0,
): DoseColumn[] {
  const { properties, words, random, year } = context
  const head = (text: string) => (over === null ? [withUnit(context, text)] : [over, text])
  const headOf = ({ short, head: own }: Time) =>
    typeof own === 'string' ? head(own === '' ? short : own) : over === null ? [own] : [over, own]
  const columns: DoseColumn[] = []
  const parts: number[] = []
  times.forEach((time, index) => {
    parts.push(before + columns.length)
    columns.push({
      header: headOf(time),
      facts: facts(context, any, time),
      write: context.write,
      entry: () => randomEntry(properties, context.unit, words, random),
    })
    if (!properties.subtotalColumns || properties.periodKind !== 'month' || index % 3 !== 2) return
    const mine = parts.slice(-3)
    columns.push({
      header: head((words.quarters[0] ?? [])[Math.floor(index / 3)] ?? ''),
      facts: {
        ...facts(context, any, { ...time, span: months(year, index - 1, index + 1) }),
        role: TOTAL,
        optional: true,
      },
      write: context.write,
      entry: (entries) => sumEntry(mine.map((at) => entries[at] ?? { kind: 'blank' })),
    })
  })
  if (properties.yearTotal !== 'none') {
    const names = properties.yearTotal === 'known' ? words.yearTotal : words.inventedTotal
    columns.push({
      header: head(random.pick(names)),
      facts: {
        ...facts(context, any, {
          ...yearTime(context),
          span: months(year, 1, times.length * (properties.periodKind === 'month' ? 1 : 3)),
        }),
        role: TOTAL,
        optional: true,
        period: null,
      },
      leads: properties.yearTotalAt === 'left',
      write: context.write,
      entry: (entries) => sumEntry(parts.map((at) => entries[at] ?? { kind: 'blank' })),
    })
  }
  return columns
}

export function groupHeader(context: Context, text: string): string {
  const { properties } = context
  const place = properties.unitPlace === 'group' ? 'header' : properties.unitPlace
  return withUnit({ ...context, properties: { ...properties, unitPlace: place } }, text)
}

export function facts(context: Context, any: readonly string[], time: Time | null): DoseColumn['facts'] {
  return { quantity: any, unit: context.unit, period: time?.span ?? null, source: unitSources(context) }
}

/** What had accumulated before, which isn't added to the doses beside it. */
export function gathered(context: Context, count: number, over: string | null = null): DoseColumn[] {
  const { properties, words, random } = context
  const made = (names: readonly string[], more: number): DoseColumn => {
    const text = random.pick(names)
    return {
      header: over === null ? [withUnit(context, text)] : [over, text],
      facts: { ...facts(context, ['Hp(10)', 'Hp(0.07)', 'H', 'E'], null), role: GATHERED, optional: true },
      write: context.write,
      entry: (before) => {
        const own = sumEntry(before.slice(0, count))
        const start = own.kind === 'value' ? new Big(own.value) : new Big(0)
        return {
          kind: 'value',
          value: plain(start.plus(new Big(random.int(1, 40)).times(more).times(context.unit === 'mSv' ? 0.1 : 10))),
        }
      },
    }
  }
  const { lifetime } = properties
  return [
    ...(lifetime === 'yearToDate' || lifetime === 'both' ? [made(words.yearToDate, 1)] : []),
    ...(lifetime === 'lifetime' || lifetime === 'both' ? [made(words.lifetime, 10)] : []),
  ]
}

/** The limit for the doses, which isn't a person's dose. */
function limits(context: Context, over: string | null = null): DoseColumn[] {
  const { properties, words, random } = context
  if (!properties.limitColumn) return []
  const text = random.pick(words.limit)
  return [
    {
      header: over === null ? [text] : ['', text],
      facts: {
        quantity: ['Hp(10)', 'E', 'H', 'Hp(0.07)', null],
        unit: 'mSv',
        role: ['limit'],
        optional: true,
        owned: false,
      },
      write: writer({ ...properties, unitPlace: 'header' }, 'mSv'),
      entry: () => ({ kind: 'value', value: '20' }),
      noTail: true,
    },
  ]
}

/** What titles call the quantity. */
export function quantityName({ words, random }: Context, quantity: string): string {
  return random.pick(words.quantities[quantity] ?? [quantity])
}
