import Big from 'big.js'
import type { Entry, SheetBuilder } from '../builder'
import { month, wholeYear, writtenDay } from '../calendar'
import {
  type Context,
  header,
  quantityHeader,
  type Time,
  timesOf,
  unitSources,
  withUnit,
  writeFooter,
  writeTitles,
} from '../context'
import { plain } from '../decimal'
import { bare, randomEntry, randomValue, sumEntry } from '../entries'
import type { Person } from '../people'
import { facts, TOTAL } from './staff'

const SINGLE = ['single', 'period']
const QUANTITIES = ['Hp(10)', 'Hp(0.07)', 'Hp(3)'] as const

const typed = ({ properties }: Context, number: number) => (properties.file === 'csv' ? String(number) : number)
const numbersOf = ({ properties }: Context, person: Person) => (properties.ids === 'none' ? [] : [person.id])
const headOfNumbers = (context: Context) => (context.properties.ids === 'none' ? [] : [header(context, 'id')])

/** A list over several pages: each begins with the header and what is carried over, and ends with its total. */
export function pagedList(context: Context): void {
  const { properties, words, random, file, people } = context
  const sheet = file.sheet('Sheet1')
  const time = random.pick(timesOf(context))
  const columns = [
    quantityHeader(context, 'Hp(10)'),
    ...(properties.quantityCount > 1 ? [quantityHeader(context, 'Hp(0.07)')] : []),
  ]
  const heads = [
    ...headOfNumbers(context),
    header(context, 'name'),
    ...columns.map(({ text }) => withUnit(context, text)),
  ]
  const left = heads.length - columns.length
  const [ending, starting] = [random.pick(words.kinds.pageTotal), random.pick(words.kinds.carried)]
  const running = random.chance(0.5)
  let row = writeTitles(context, sheet, { time: time.text, quantity: null })
  const all: Entry[][] = []
  let page: Entry[][] = []
  const write = (label: string, rows: readonly Entry[][]) => {
    file.notPeople.add(label)
    sheet.put(row, left - 1, label)
    columns.forEach((_, at) => {
      const sum = sumEntry(rows.map((entries) => entries[at] ?? { kind: 'blank' }))
      if (sum.kind === 'value') sheet.aside(row, left + at, sum.value, 'total', context.write)
    })
    row += 1
  }
  const length = Math.max(3, Math.ceil(people.length / 2))
  people.forEach((person, index) => {
    if (index % length === 0) {
      if (index > 0) {
        write(ending, running ? all : page)
        row += properties.blankRows ? 1 : 0
      }
      sheet.line(row++, heads)
      if (index > 0) write(starting, running ? all : page)
      page = []
    }
    sheet.line(row, [...numbersOf(context, person), person.name])
    const entries = columns.map(({ any }, at) => {
      const entry = randomEntry(properties, context.unit, words, random)
      sheet.dose(
        row,
        left + at,
        { ...facts(context, any, time), entry, subject: person.name, id: person.id },
        context.write,
      )
      return entry
    })
    all.push(entries)
    page.push(entries)
    row += 1
  })
  if (properties.totals === 'known') write(random.pick(words.totals), all)
  writeFooter(context, sheet, row)
}

/** A dosimeter that is read before and after each shift: what it showed isn't what was received. */
export function meterReadings(context: Context): void {
  const { words, random, file, people, year } = context
  const sheet = file.sheet('Log')
  const texts = [words.kinds.meterStart, words.kinds.meterEnd, words.kinds.meterDose].map(random.pick.bind(random))
  const top = writeTitles(context, sheet, { time: null, quantity: null })
  const style = context.properties.language === 'en' ? 'iso' : 'dots'
  sheet.line(top, [
    header(context, 'date'),
    ...headOfNumbers(context),
    header(context, 'name'),
    ...texts.map((text) => withUnit(context, text)),
  ])
  let row = top + 1
  for (const person of people.slice(0, 5)) {
    let shown = new Big(random.int(0, 4)).times(context.unit === 'mSv' ? 0.01 : 1)
    for (const day of ['02', '03', '04'].slice(0, random.int(2, 3))) {
      const date = `${year}-03-${day}`
      const gained = randomValue(context.unit, random)
      const line = [writtenDay(date, style), ...numbersOf(context, person), person.name]
      sheet.line(row, line)
      const own = { ...facts(context, ['Hp(10)', 'H', 'E'], null), subject: person.name, id: person.id, date }
      const readings = [plain(shown), plain(shown.plus(gained)), gained]
      readings.forEach((value, at) => {
        const role = at < 2 ? ['total', 'cumulative', 'control', 'period', 'single'] : SINGLE
        const optional = at < 2
        sheet.dose(
          row,
          line.length + at,
          { ...own, entry: { kind: 'value', value }, role, optional, owned: !optional, summed: false },
          context.write,
        )
      })
      shown = shown.plus(gained)
      row += 1
    }
  }
  writeFooter(context, sheet, row)
}

/** A sheet a month, called `Jan`, `Feb`; only the sheet of their sums says the year. */
export function monthSheets(context: Context): void {
  const { properties, words, random, file, people, year } = context
  const names = random.pick(words.months).slice(0, 3)
  const said = quantityHeader(context, 'Hp(10)')
  const heads = [...headOfNumbers(context), header(context, 'name'), withUnit(context, said.text)]
  const rows: Entry[][] = people.map(() => [])
  const put = (sheet: SheetBuilder, entryOf: (index: number) => Entry, more: Partial<ReturnType<typeof facts>>) => {
    sheet.line(0, heads)
    people.forEach((person, index) => {
      const line = [...numbersOf(context, person), person.name]
      sheet.line(1 + index, line)
      const own = { ...facts(context, said.any, null), ...more, subject: person.name, id: person.id }
      sheet.dose(1 + index, line.length, { ...own, entry: entryOf(index) }, context.write)
    })
  }
  names.forEach((name, at) => {
    const entryOf = (index: number) => {
      const entry = randomEntry(properties, context.unit, words, random)
      rows[index]?.push(entry)
      return entry
    }
    put(file.sheet(name), entryOf, { period: month(year, at + 1) })
  })
  put(file.sheet(`${random.pick(words.totals)} ${year}`), (index) => sumEntry(rows[index] ?? []), {
    role: TOTAL,
    optional: true,
    owned: false,
  })
}

/** Parts of a year that no calendar has, and the total that they add up to. */
export function inventedParts(context: Context): void {
  const { properties, words, random, file, people, year } = context
  const sheet = file.sheet('Sheet1')
  const part = random.pick(words.kinds.parts)
  const count = random.int(3, 5)
  const said = quantityHeader(context, 'Hp(10)')
  const top = writeTitles(context, sheet, { time: words.yearText(year), quantity: null })
  const about = [...headOfNumbers(context), header(context, 'name')]
  sheet.line(top, [...about, withUnit(context, said.text)])
  sheet.merge(top, about.length, top, about.length + count)
  about.forEach((_, at) => sheet.merge(top, at, top + 1, at))
  sheet.line(
    top + 1,
    [...Array.from({ length: count }, (_, index) => part.replace('#', String(index + 1))), random.pick(words.totals)],
    about.length,
  )
  people.forEach((person, index) => {
    const row = top + 2 + index
    sheet.line(row, [...numbersOf(context, person), person.name])
    const own = { ...facts(context, said.any, null), subject: person.name, id: person.id }
    const entries = Array.from({ length: count }, () => randomEntry(properties, context.unit, words, random))
    entries.forEach((entry, at) =>
      sheet.dose(row, about.length + at, { ...own, entry, period: wholeYear(year) }, context.write),
    )
    const total = { ...own, entry: sumEntry(entries), role: TOTAL, optional: true, owned: false }
    sheet.dose(row, about.length + count, total, context.write)
  })
  writeFooter(context, sheet, top + 2 + people.length)
}

/** Cards below one another, each under one line that says the name and the number. */
export function lineCards(context: Context): void {
  const { properties, words, random, file, people, year } = context
  const sheet = file.sheet('Cards')
  const label = random.pick(words.kinds.cardLine)
  const years = [year - 2, year - 1, year].slice(0, random.int(2, 3))
  const told = QUANTITIES.slice(0, 2).map((quantity) => quantityHeader(context, quantity))
  const sum = properties.yearTotal === 'known' ? random.pick(words.kinds.personTotal) : null
  const numberAt = random.int(1, 2)
  let row = 0
  for (const person of people) {
    sheet.put(row, 0, `${label}${person.name}`)
    if (person.id !== null) sheet.put(row, numberAt, `${words.cardLabels.id} ${person.id}`)
    row += 1
    sheet.line(row++, [random.pick(words.kinds.year), ...told.map(({ text }) => withUnit(context, text))])
    const columns: Entry[][] = told.map(() => [])
    const put = (entryOf: (at: number) => Entry, more: object) => {
      told.forEach(({ any }, at) => {
        const own = { ...facts(context, any, null), subject: person.name, id: person.id }
        sheet.dose(row, 1 + at, { ...own, ...more, entry: entryOf(at) }, context.write)
      })
      row += 1
    }
    for (const each of years) {
      sheet.put(row, 0, typed(context, each))
      const entryOf = (at: number) => {
        const entry = randomEntry(properties, context.unit, words, random)
        columns[at]?.push(entry)
        return entry
      }
      put(entryOf, { period: wholeYear(each) })
    }
    if (sum !== null) {
      sheet.put(row, 0, sum)
      put((at) => sumEntry(columns[at] ?? []), { role: TOTAL, optional: true, owned: false })
    }
    row += 1
  }
}

/** Rates at points across, conditions down, the unit in the title alone. */
export function pointsAcross(context: Context): void {
  const { properties, words, random, file } = context
  const sheet = file.sheet('Survey')
  const rate = { en: 'µSv/h', ru: 'мкЗв/ч', ro: 'µSv/h' }[properties.language]
  const name = { en: 'Dose rate', ru: 'Мощность дозы', ro: 'Debit de doză' }[properties.language]
  sheet.put(0, 0, `${name}, ${rate}`)
  const points = random.some(words.kinds.rooms, 4)
  for (const point of points) file.notPeople.add(point)
  sheet.line(2, ['kV', ...points])
  for (const [index, voltage] of [70, 90, 120].entries()) {
    sheet.put(3 + index, 0, typed(context, voltage))
    points.forEach((_, at) => {
      const entry = { kind: 'value', value: plain(new Big(random.int(11, 240)).div(100)) } as const
      const own = { quantity: ['rate'], unit: 'uSv/h', source: ['sheet', 'header'], role: SINGLE, entry }
      sheet.dose(3 + index, 1 + at, own, context.write)
    })
  }
}

/** A row a depth: which one it is is in a column that no list has a name for. */
export function depths(context: Context): void {
  const { properties, words, random, file, people } = context
  const sheet = file.sheet('Data')
  const times = timesOf(context).slice(0, 2)
  const top = writeTitles(context, sheet, { time: null, quantity: null })
  const heads = [
    ...headOfNumbers(context),
    header(context, 'name'),
    random.pick(words.kinds.depths),
    header(context, 'period'),
  ]
  sheet.line(top, [...heads, withUnit(context, header(context, 'dose'))])
  let row = top + 1
  for (const person of people)
    for (const time of times)
      QUANTITIES.slice(0, random.int(2, 3)).forEach((quantity, at) => {
        sheet.line(row, [...numbersOf(context, person), person.name, words.kinds.depthNames[at] ?? quantity, time.text])
        const entry = randomEntry(properties, context.unit, words, random)
        const own = { ...facts(context, [quantity], time), entry, subject: person.name, id: person.id }
        const position = quantity === 'Hp(3)' ? [null, 'lens'] : [null]
        sheet.dose(row, heads.length, { ...own, position }, context.write)
        row += 1
      })
  writeFooter(context, sheet, row)
}

/** A year's dose in a unit per year, next to how many times that of another way to measure it is. */
export function paired(context: Context): void {
  const { properties, words, random, file, people, year } = context
  const sheet = file.sheet('Sheet1')
  const said = quantityHeader(context, 'E')
  const perYear = properties.unitPlace === 'header' ? `${context.unitText}${words.kinds.perYear}` : context.unitText
  const top = writeTitles(context, sheet, { time: words.yearText(year), quantity: null })
  const about = [...headOfNumbers(context), header(context, 'name')]
  const share = properties.shareColumn ? [random.pick(words.share)] : []
  sheet.line(top, [...about, withUnit(context, said.text, perYear), ...share])
  people.forEach((person, index) => {
    const row = top + 1 + index
    sheet.line(row, [...numbersOf(context, person), person.name])
    const entry = randomEntry(properties, context.unit, words, random)
    const own = { ...facts(context, said.any, null), period: wholeYear(year), subject: person.name, id: person.id }
    sheet.dose(row, about.length, { ...own, entry, source: [...unitSources(context)] }, context.write)
    if (share.length > 0) sheet.put(row, about.length + 1, bare(properties, String(random.int(1, 300) / 10)))
  })
  writeFooter(context, sheet, top + 1 + people.length)
}

/** People across with their numbers and jobs below their names, periods down, sums between. */
export function namesAcross(context: Context): void {
  const { properties, words, random, file, year } = context
  const people = context.people.slice(0, 6)
  const sheet = file.sheet('Sheet1')
  const quantity = random.pick(words.quantities['Hp(10)'] ?? ['Hp(10)'])
  sheet.put(0, 0, `${random.pick(words.periodTitle)(words.yearText(year))}, ${quantity}, ${context.unitText}`)
  let row = 2
  sheet.line(row++, [header(context, 'name'), ...people.map(({ name }) => name)])
  if (properties.ids !== 'none') sheet.line(row++, [header(context, 'id'), ...people.map(({ id }) => id)])
  if (properties.noiseColumns > 0)
    sheet.line(row++, [random.pick(words.header.job), ...people.map(() => random.pick(words.jobs))])
  const columns: Entry[][] = people.map(() => [])
  const put = (entryOf: (at: number) => Entry, time: Time | null) => {
    people.forEach((person, at) => {
      const sum = time === null ? { role: TOTAL, optional: true, owned: false } : {}
      const own = { ...facts(context, ['Hp(10)'], time), source: ['sheet', 'header'], subject: person.name, ...sum }
      sheet.dose(row, 1 + at, { ...own, entry: entryOf(at) }, context.write)
    })
    row += 1
  }
  for (const [index, time] of timesOf(context).entries()) {
    sheet.put(row, 0, time.short)
    const entryOf = (at: number) => {
      const entry = randomEntry(properties, context.unit, words, random)
      columns[at]?.push(entry)
      return entry
    }
    put(entryOf, time)
    if (properties.periodKind !== 'month' || !properties.subtotalColumns || index % 3 !== 2) continue
    sheet.put(row, 0, (words.quarters[0] ?? [])[Math.floor(index / 3)] ?? '')
    put((at) => sumEntry(columns[at]?.slice(-3) ?? []), null)
  }
  if (properties.yearTotal === 'none') return
  sheet.put(row, 0, random.pick(words.yearTotal))
  put((at) => sumEntry(columns[at] ?? []), null)
}
