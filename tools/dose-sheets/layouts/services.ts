import Big from 'big.js'
import type { Entry } from '../builder'
import { wholeYear } from '../calendar'
import { type Context, quantityHeader, timesOf, unitSources, withUnit, writeTitles } from '../context'
import { plain } from '../decimal'
import { randomEntry, sumEntry } from '../entries'
import { type DoseColumn, writePeopleTable } from './people-table'
import { facts, GATHERED, gathered, placeAny, TOTAL } from './staff'

const QUANTITIES = ['Hp(10)', 'Hp(3)', 'Hp(0.07)'] as const
const BLANK: Entry = { kind: 'blank' }

/** As badge services report: the period, the year so far and all time as groups over the same quantities. */
export function vendorGroups(context: Context): void {
  const { properties, words, random, file } = context
  const time = random.pick(timesOf(context))
  const sheet = file.sheet('Report')
  const top = writeTitles(context, sheet, { time: time.text, quantity: null })
  const { current, yearToDate, lifetime } = words.kinds.groups
  const told = QUANTITIES.slice(0, Math.max(2, properties.quantityCount)).map((quantity) => ({
    quantity,
    text: random.pick(words.quantities[quantity] ?? [quantity]),
  }))
  const unitBelow = random.chance(0.5)
  const over = (text: string) => (unitBelow ? text : withUnit(context, text))
  const under = (text: string) => (unitBelow ? withUnit(context, text) : text)
  const groups = [
    { text: over(random.pick(current)), factor: 0 },
    ...(properties.lifetime === 'lifetime' ? [] : [{ text: over(random.pick(yearToDate)), factor: 1 }]),
    ...(properties.lifetime === 'yearToDate' ? [] : [{ text: over(random.pick(lifetime)), factor: 8 }]),
  ]
  const columns = groups.flatMap(({ text, factor }, group) =>
    told.map(({ quantity, text: own }, at): DoseColumn => ({
      header: [text, under(own)],
      facts: {
        ...facts(context, [quantity], group === 0 ? time : null),
        ...(group === 0 ? {} : { role: GATHERED, optional: true, period: null }),
      },
      write: context.write,
      entry: (before) =>
        group === 0
          ? randomEntry(properties, context.unit, words, random, at === 2 ? 2 : 1)
          : more(before[(group - 1) * told.length + at] ?? BLANK, context, factor),
    })),
  )
  writePeopleTable(
    { ...context, properties: { ...properties, statistics: 'none', collective: false } },
    sheet,
    top,
    columns,
  )
}

/** What had gathered before and this. */
function more(entry: Entry, { unit, random }: Context, factor: number): Entry {
  const own = entry.kind === 'value' ? new Big(entry.value) : new Big(0)
  return { kind: 'value', value: plain(own.plus(new Big(random.int(1, 60) * factor).times(unit === 'mSv' ? 0.1 : 10))) }
}

/** A column a year, with what several years and a life come to. */
export function years(context: Context): void {
  const { properties, words, random, file, year } = context
  const sheet = file.sheet('Sheet1')
  const said = quantityHeader(context, random.pick(['E', 'Hp(10)']))
  const over = withUnit(context, said.text)
  const top = writeTitles(context, sheet, { time: null, quantity: null })
  const count = random.pick([3, 4, 5])
  const own = Array.from({ length: count }, (_, index): DoseColumn => {
    const each = year - count + 1 + index
    const text = words.yearText(each)
    return {
      header: [over, properties.file === 'csv' || properties.otherLanguageHeaders ? text : each],
      facts: { ...facts(context, said.any, null), period: wholeYear(each) },
      write: context.write,
      entry: () => randomEntry(properties, context.unit, words, random, 2),
    }
  })
  const sums: DoseColumn[] = []
  if (properties.yearTotal !== 'none') {
    sums.push({
      header: [over, random.pick(words.kinds.fiveYears)],
      facts: { ...facts(context, said.any, null), role: TOTAL, optional: true },
      write: context.write,
      entry: (before) => sumEntry(before.slice(0, count)),
    })
  }
  if (properties.subtotalColumns) {
    sums.push({
      header: [over, random.pick(words.kinds.meanOfYears)],
      facts: { ...facts(context, said.any, null), role: TOTAL, optional: true },
      write: context.write,
      entry: (before) => divided(sumEntry(before.slice(0, count)), count),
    })
  }
  writePeopleTable(context, sheet, top, [...own, ...sums, ...gathered(context, count, over)])
}

function divided(entry: Entry, count: number): Entry {
  if (entry.kind !== 'value') return entry
  return { kind: 'value', value: plain(new Big(entry.value).div(count).round(3, Big.roundHalfUp)) }
}

/** Left and right hand as groups over quarters, or quarters over left and right. */
export function handsByPeriod(context: Context): void {
  const { properties, words, random, file } = context
  const sheet = file.sheet('Sheet1')
  const times = timesOf(context).slice(0, properties.periodKind === 'month' ? 3 : 4)
  const said = quantityHeader(context, 'Hp(0.07)')
  const top = writeTitles(context, sheet, { time: words.yearText(context.year), quantity: null })
  const hands = [
    { place: 'ring_left', text: random.pick(words.positions.ring_left ?? []) },
    { place: 'ring_right', text: random.pick(words.positions.ring_right ?? []) },
  ]
  const over = withUnit(context, said.text)
  const pairs = properties.subtotalColumns
    ? hands.flatMap((hand) => times.map((time) => ({ hand, time, header: [over, hand.text, time.short] })))
    : times.flatMap((time) => hands.map((hand) => ({ hand, time, header: [over, time.short, hand.text] })))
  const columns = pairs.map(({ hand, time, header }): DoseColumn => ({
    header,
    facts: { ...facts(context, said.any, time), position: placeAny(hand.place) },
    write: context.write,
    entry: () => randomEntry(properties, context.unit, words, random, 3),
  }))
  writePeopleTable({ ...context, properties: { ...properties, yearTotal: 'none' } }, sheet, top, columns)
}

/** What a badge showed, what the background was and what is left: one dose, said in three figures. */
export function netOfBackground(context: Context): void {
  const { properties, words, random, file } = context
  const time = random.pick(timesOf(context))
  const sheet = file.sheet('Sheet1')
  const top = writeTitles(context, sheet, { time: time.text, quantity: null })
  const said = quantityHeader(context, 'Hp(10)')
  const { gross, background, net } = words.kinds
  const head = (text: string) => [withUnit(context, said.text), text]
  const own = facts(context, said.any, time)
  const ground = context.unit === 'mSv' ? '0.12' : context.unit === 'uSv' ? '120' : '12'
  let dose: Entry = BLANK
  const columns: DoseColumn[] = [
    {
      header: head(random.pick(gross)),
      facts: { ...own, role: ['total', 'period'], optional: true, summed: false },
      write: context.write,
      entry: () => {
        dose = randomEntry({ ...properties, marks: 'none' }, context.unit, words, random)
        return dose.kind === 'value' ? { kind: 'value', value: plain(new Big(dose.value).plus(ground)) } : BLANK
      },
    },
    {
      header: head(random.pick(background)),
      facts: { ...own, role: ['control', 'total'], optional: true, owned: false },
      write: context.write,
      entry: () => ({ kind: 'value', value: ground }),
    },
    {
      header: head(random.pick(net)),
      facts: { ...own, source: unitSources(context) },
      write: context.write,
      entry: () => dose,
    },
  ]
  writePeopleTable({ ...context, properties: { ...properties, statistics: 'none', control: false } }, sheet, top, [
    ...columns,
    ...gathered(context, 0),
  ])
}
