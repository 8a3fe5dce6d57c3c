import type { Entry, SheetBuilder } from '../builder'
import {
  type Context,
  header,
  inUnit,
  quantityHeader,
  type Time,
  timesOf,
  unitSources,
  withUnit,
  writeFooter,
  writeTitles,
} from '../context'
import { randomEntry, sumEntry } from '../entries'
import type { Person } from '../people'
import { writePeopleTable } from './people-table'
import { facts, TOTAL } from './staff'

const SECTIONS = ['Hp(10)', 'Hp(0.07)'] as const
const withIds = ({ properties }: Context) => properties.ids !== 'none'
const typed = ({ properties }: Context, number: number) => (properties.file === 'csv' ? String(number) : number)

/** A person's doses for several periods below one another, and their sum. */
function writeTimes(
  context: Context,
  sheet: SheetBuilder,
  about: {
    person: Person
    times: readonly Time[]
    any: readonly string[]
    row: number
    left: number
    sum: string | null
  },
): number {
  const { properties, words, random, unit } = context
  const { person, times, any, left, sum } = about
  const entries: Entry[] = []
  let { row } = about
  const note = (entry: Entry, time: Time | null) =>
    sheet.dose(
      row,
      left + 1,
      {
        ...facts(context, any, time),
        entry,
        subject: person.name,
        id: person.id,
        ...(time === null ? { role: TOTAL, optional: true, owned: false } : {}),
      },
      context.write,
    )
  for (const time of times) {
    sheet.put(row, left, time.short)
    const entry = randomEntry(properties, unit, words, random)
    entries.push(entry)
    note(entry, time)
    row += 1
  }
  if (sum !== null) {
    sheet.put(row, left, sum)
    note(sumEntry(entries), null)
    row += 1
  }
  return row
}

/**
 * A person's name in the first of their rows, merged over them or not: quarters below one another, each person's sum
 * below them.
 */
export function personRows(context: Context): void {
  const { properties, words, random, file, people } = context
  const sheet = file.sheet('Sheet1')
  const times = timesOf(context).slice(0, 4)
  const said = quantityHeader(context, 'Hp(10)')
  const top = writeTitles(context, sheet, { time: words.yearText(context.year), quantity: null })
  const numbered = withIds(context)
  sheet.line(top, [
    ...(numbered ? [header(context, 'id')] : []),
    header(context, 'name'),
    header(context, 'period'),
    withUnit(context, said.text),
  ])
  const merged = random.chance(0.6)
  const sum = properties.yearTotal === 'known' ? random.pick(words.kinds.personTotal) : null
  let row = top + 1
  for (const person of people) {
    sheet.line(row, [...(numbered ? [person.id] : []), person.name])
    const left = numbered ? 2 : 1
    const next = writeTimes(context, sheet, { person, times, any: said.any, row, left, sum })
    if (merged) for (let column = 0; column < left; column += 1) sheet.merge(row, column, next - 1, column)
    row = next
  }
  writeFooter(context, sheet, row)
}

/** A card under a card: who, then their own small table. */
export function stackedPeople(context: Context): void {
  const { properties, words, random, file, people } = context
  const sheet = file.sheet('Cards')
  const times = timesOf(context).slice(0, 4)
  const said = quantityHeader(context, 'Hp(10)')
  const oneCell = random.chance(0.5)
  const heads = [header(context, 'month'), withUnit(context, said.text)]
  const sum = properties.yearTotal === 'known' ? random.pick(words.kinds.personTotal) : null
  const title = random.pick(words.periodTitle)(words.yearText(context.year))
  let row = 0
  if (random.chance(0.5)) sheet.put(row++, 0, title)
  else if (properties.titles > 0) sheet.put(row++, 0, `${title}`)
  else sheet.put(row++, 0, words.yearText(context.year))
  row += 1
  for (const person of people) {
    const labels: [string, string | null][] = [
      [words.cardLabels.name, person.name],
      ...(withIds(context) ? [[words.cardLabels.id, person.id] as [string, string | null]] : []),
    ]
    for (const [label, value] of labels) sheet.line(row++, oneCell ? [`${label}: ${value ?? ''}`] : [label, value])
    sheet.line(row++, heads)
    row = writeTimes(context, sheet, { person, times, any: said.any, row, left: 0, sum }) + 1
  }
  writeFooter(context, sheet, row)
}

/** A table a quarter on one sheet, each under its heading, of the same people. */
export function stackedPeriods(context: Context): void {
  const { properties, words, random, file } = context
  const sheet = file.sheet('Sheet1')
  const times = timesOf(context).slice(0, 3)
  const said = quantityHeader(context, 'Hp(10)')
  let row = writeTitles({ ...context, properties: { ...properties, titles: 0 } }, sheet, { time: null, quantity: null })
  for (const time of times) {
    sheet.put(row++, 0, random.chance(0.5) ? time.text : random.pick(words.periodTitle)(time.text))
    const column = {
      header: [withUnit(context, said.text)],
      facts: facts(context, said.any, time),
      write: context.write,
      entry: () => randomEntry(properties, context.unit, words, random),
    }
    const plainer = {
      ...properties,
      statistics: 'none',
      collective: false,
      limitNote: false,
      signature: false,
      legend: false,
    } as const
    row = writePeopleTable({ ...context, properties: plainer }, sheet, row, [column]) + 1
  }
}

/** The year and the quarter or month as numbers in their own columns. */
export function calendarColumns(context: Context): void {
  const { properties, words, random, file, people, year } = context
  const sheet = file.sheet('Data')
  const times = timesOf(context).slice(0, 4)
  const told = (['Hp(10)', 'Hp(0.07)'] as const)
    .slice(0, Math.min(2, properties.quantityCount))
    .map((quantity) => ({ quantity, ...quantityHeader(context, quantity) }))
  const part = random.pick(properties.periodKind === 'month' ? words.kinds.monthNumber : words.kinds.quarter)
  const numbered = withIds(context)
  const top = writeTitles(context, sheet, { time: null, quantity: null })
  sheet.line(top, [
    random.pick(words.kinds.year),
    part,
    ...(numbered ? [header(context, 'id')] : []),
    header(context, 'name'),
    ...told.map(({ text }) => withUnit(context, text)),
  ])
  let row = top + 1
  for (const [index, time] of times.entries()) {
    for (const person of people) {
      const about = [typed(context, year), typed(context, index + 1), ...(numbered ? [person.id] : []), person.name]
      sheet.line(row, about)
      told.forEach(({ any }, at) => {
        const entry = randomEntry(properties, context.unit, words, random)
        const own = { ...facts(context, any, time), entry, subject: person.name, id: person.id }
        sheet.dose(row, about.length + at, own, context.write)
      })
      row += 1
    }
  }
  writeFooter(context, sheet, row)
}

/** A sheet for each person, named after them. */
export function personSheets(context: Context): void {
  const { words, random, file, people, properties } = context
  const times = timesOf(context).slice(0, 4)
  const said = quantityHeader(context, 'Hp(10)')
  const inside = random.chance(0.5)
  const heads = [header(context, 'month'), withUnit(context, said.text)]
  const sum = properties.yearTotal === 'known' ? random.pick(words.kinds.personTotal) : null
  const seen = new Set<string>()
  for (const person of people.slice(0, 4)) {
    if (seen.has(person.name)) continue
    seen.add(person.name)
    const sheet = file.sheet(person.name)
    let row = 0
    sheet.put(row++, 0, words.yearText(context.year))
    if (inside) sheet.put(row++, 0, `${words.cardLabels.name}: ${person.name}`)
    sheet.line(row++, heads)
    writeTimes({ ...context }, sheet, { person: { ...person, id: null }, times, any: said.any, row, left: 0, sum })
  }
}

/** Two lists side by side, with a blank column between. */
export function sideBySide(context: Context): void {
  const { properties, words, random, file, people } = context
  const sheet = file.sheet('Sheet1')
  const time = random.pick(timesOf(context))
  const said = quantityHeader(context, 'Hp(10)')
  const top = writeTitles(context, sheet, { time: time.text, quantity: null })
  const half = Math.ceil(people.length / 2)
  const heads = [header(context, 'name'), withUnit(context, said.text)]
  const total = random.pick(words.totals)
  ;[people.slice(0, half), people.slice(half)].forEach((members, side) => {
    const left = side * 3
    sheet.line(top, heads, left)
    const entries = members.map((person, index) => {
      const entry = randomEntry(properties, context.unit, words, random)
      sheet.put(top + 1 + index, left, person.name)
      const own = { ...facts(context, said.any, time), entry, subject: person.name, id: null }
      sheet.dose(top + 1 + index, left + 1, { ...own, source: unitSources(context) }, context.write)
      return entry
    })
    const sum = sumEntry(entries)
    if (properties.totals === 'none' || sum.kind !== 'value') return
    file.notPeople.add(total)
    sheet.put(top + 1 + members.length, left, total)
    sheet.aside(top + 1 + members.length, left + 1, sum.value, 'total', context.write)
  })
}

/** The same people and periods for one quantity after another, each with its own heading, unit and repeated header. */
export function stackedQuantities(context: Context): void {
  const { properties, words, random, file } = context
  const sheet = file.sheet('Sheet1')
  const times = timesOf(context).slice(0, 4)
  let row = writeTitles({ ...context, properties: { ...properties, titles: 0, unitPlace: 'header' } }, sheet, {
    time: words.yearText(context.year),
    quantity: null,
  })
  const plainer = {
    ...properties,
    statistics: 'none',
    collective: false,
    limitNote: false,
    signature: false,
    legend: false,
  } as const
  const numbered = random.chance(0.5)
  for (const [index, quantity] of SECTIONS.entries()) {
    const mine = properties.mixedUnits && index > 0 ? inUnit(context, context.unit === 'uSv' ? 'mSv' : 'uSv') : context
    const heading = `${random.pick(words.quantities[quantity] ?? [quantity])}, ${mine.unitText}`
    sheet.put(row, 0, numbered ? `${index + 1}. ${heading}` : heading)
    const columns = times.map((time) => ({
      header: [time.short],
      facts: { ...facts(mine, [quantity], time), source: ['sheet', 'header'] },
      write: mine.write,
      entry: () => randomEntry(properties, mine.unit, words, random),
    }))
    row = writePeopleTable({ ...mine, properties: plainer }, sheet, row + 1, columns) + 1
  }
}
