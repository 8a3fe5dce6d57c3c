import Big from 'big.js'
import type { Entry, SheetBuilder } from '../builder'
import {
  type Context,
  header,
  quantityHeader,
  type Time,
  timesOf,
  withUnit,
  writeFooter,
  writeTitles,
  yearTime,
} from '../context'
import { plain } from '../decimal'
import { bare, randomEntry, randomValue, sumEntry, valuesOf } from '../entries'
import type { Person } from '../people'
import { facts, TOTAL } from './staff'

/** Fewer values have no quartiles worth giving. */
const FEWEST_OF_QUARTILES = 5

/** As a spreadsheet's QUARTILE gives it. */
function thirdQuartile(values: readonly string[]): string {
  const sorted = values.map((each) => new Big(each)).sort((a, b) => a.cmp(b))
  const place = (sorted.length - 1) * 0.75
  const low = sorted[Math.floor(place)] ?? new Big(0)
  const high = sorted[Math.ceil(place)] ?? low
  return plain(low.plus(high.minus(low).times(place - Math.floor(place))).round(3))
}

const value = (text: string): Entry => ({ kind: 'value', value: text })

/** The names of a list, with numbers if the people have some; the columns after them begin at the returned one. */
function writeNames(context: Context, sheet: SheetBuilder, row: number): number {
  const numbered = context.properties.ids !== 'none'
  sheet.line(row, [...(numbered ? [header(context, 'id')] : []), header(context, 'name')])
  context.people.forEach(({ name, id }, index) => sheet.line(row + 1 + index, [...(numbered ? [id] : []), name]))
  return numbered ? 2 : 1
}

function writeDose(
  context: Context,
  sheet: SheetBuilder,
  at: { readonly row: number; readonly column: number; readonly person: Person; readonly time: Time | null },
  said: { readonly any: readonly string[]; readonly entry: Entry; readonly aside?: boolean },
): void {
  const { row, column, person, time } = at
  const owner = { subject: person.name, id: person.id }
  const aside = said.aside ? { role: [...TOTAL, 'period'], optional: true, summed: false } : {}
  sheet.dose(row, column, { ...facts(context, said.any, time), ...owner, entry: said.entry, ...aside }, context.write)
}

/** Two doses of each person and the one of them that counts, perhaps with their difference. */
export function recordDose(context: Context): void {
  const { words, random, file, people, unit } = context
  const sheet = file.sheet('Sheet1')
  const time = timesOf(context)[0] ?? yearTime(context)
  const top = writeTitles(context, sheet, { time: time.text, quantity: null })
  const said = quantityHeader(context, 'Hp(10)')
  const left = writeNames(context, sheet, top)
  const [usual, other, chosen] = random.pick(words.kinds.chosenDose)
  const names = [usual, other, chosen].map((text) => withUnit(context, `${said.text} ${text}`))
  sheet.line(top, names, left)
  const missing = new Set(random.some([...people.keys()].slice(1), Math.max(1, Math.floor(people.length / 4))))
  const differs = random.chance(0.5)
  people.forEach((person, index) => {
    const row = top + 1 + index
    const first = missing.has(index) ? null : randomValue(unit, random)
    const given = index === 0 || differs || random.chance(0.4)
    const second = given || missing.has(index) ? randomValue(unit, random) : null
    const put = (column: number, text: string | null, aside: boolean) => {
      if (text !== null)
        writeDose(context, sheet, { row, column, person, time }, { any: said.any, entry: value(text), aside })
    }
    put(left, first, true)
    put(left + 1, second, true)
    put(left + 2, first ?? second, false)
  })
  writeFooter(context, sheet, top + people.length + 1)
}

/** Codes in place of doses, explained below the table or on a sheet of their own. */
export function codedList(context: Context): void {
  const { words, random, file, people, properties, unit } = context
  const sheet = file.sheet('Sheet1')
  const times = timesOf(context).slice(0, 4)
  const top = writeTitles(context, sheet, { time: words.yearText(context.year), quantity: null })
  const said = quantityHeader(context, 'Hp(10)')
  const left = writeNames(context, sheet, top)
  sheet.line(
    top,
    times.map(({ short }) => withUnit(context, `${said.text} ${short}`)),
    left,
  )
  const codes = words.kinds.codes
  people.forEach((person, index) =>
    times.forEach((time, at) => {
      const [code, , censor] = random.pick(codes)
      const entry: Entry = random.chance(0.2)
        ? { kind: 'mark', mark: { text: code, codes: [censor, 'not_read', 'unused'], soft: false } }
        : randomEntry({ ...properties, marks: 'none' }, unit, words, random)
      writeDose(context, sheet, { row: top + 1 + index, column: left + at, person, time }, { any: said.any, entry })
    }),
  )
  let row = top + people.length + 2
  if (properties.file === 'xlsx' && random.chance(0.5)) {
    const legend = file.sheet(words.kinds.codesTitle[0])
    legend.line(0, words.kinds.codesTitle)
    codes.forEach(([code, meaning], index) => legend.line(index + 1, [code, meaning]))
    return
  }
  const lines = codes.map(([code, meaning]) => `${code} - ${meaning}`)
  if (random.chance(0.5)) sheet.put(row++, 0, lines.join('; '))
  else for (const line of lines) sheet.put(row++, 0, line)
}

/** One person's record book: who it is above, then a row for each site with the name of the clerk, and sums of years. */
export function passbook(context: Context): void {
  const { words, random, file, people, unit, year } = context
  const sheet = file.sheet('Book')
  const [person, clerk] = people
  if (!person || !clerk) return
  const said = quantityHeader(context, 'Hp(10)')
  let row = 0
  sheet.line(row++, [words.cardLabels.name, person.name])
  if (person.id !== null) sheet.line(row++, [words.cardLabels.id, person.id])
  row += 1
  const heads = [
    header(context, 'from'),
    header(context, 'to'),
    random.pick(words.kinds.site),
    withUnit(context, said.text),
  ]
  sheet.line(row++, [...heads, random.pick(words.kinds.clerk)])
  file.notPeople.add(clerk.name)
  const sum = random.pick(words.kinds.personTotal)
  for (const own of [year, year + 1]) {
    const entries: Entry[] = []
    for (let month = 1; month <= 7; month += 3) {
      const two = String(month).padStart(2, '0')
      const span = { from: `${own}-${two}-05`, to: `${own}-${two}-26` }
      sheet.put(row, 0, { date: span.from })
      sheet.put(row, 1, { date: span.to })
      sheet.put(row, 2, random.pick(words.kinds.sites))
      sheet.put(row, 4, clerk.name)
      const entry = value(randomValue(unit, random))
      entries.push(entry)
      sheet.dose(
        row,
        3,
        { ...facts(context, said.any, null), period: span, subject: person.name, id: person.id, entry },
        context.write,
      )
      row += 1
    }
    sheet.put(row, 0, `${sum} ${own}`)
    const total = sumEntry(entries)
    if (total.kind === 'value') sheet.aside(row, 3, total.value, 'year', context.write)
    row += 1
  }
}

/** A list with rows below it that only figures explain: how many results there are, and a quartile. */
export function countedList(context: Context): void {
  const { words, random, file, people, properties, unit } = context
  const sheet = file.sheet('Sheet1')
  const times = timesOf(context).slice(0, 4)
  const top = writeTitles(context, sheet, { time: words.yearText(context.year), quantity: null })
  const said = quantityHeader(context, 'Hp(10)')
  const left = writeNames(context, sheet, top)
  sheet.line(
    top,
    times.map(({ short }) => withUnit(context, `${said.text} ${short}`)),
    left,
  )
  const columns = times.map((time, at) =>
    people.map((person, index) => {
      const entry = randomEntry({ ...properties, marks: 'none' }, unit, words, random)
      writeDose(context, sheet, { row: top + 1 + index, column: left + at, person, time }, { any: said.any, entry })
      return entry
    }),
  )
  let row = top + people.length + (random.chance(0.5) ? 2 : 1)
  const label = (text: string) => {
    file.notPeople.add(text)
    sheet.put(row, left - 1, text)
  }
  if (random.chance(0.6)) {
    label(random.pick(words.statistics.mean))
    columns.forEach((entries, at) => {
      const values = valuesOf(entries)
      const mean = values.reduce((all, each) => all.plus(each), new Big(0)).div(Math.max(1, values.length))
      sheet.aside(row, left + at, plain(mean.round(3)), 'mean', context.write)
    })
    row += 1
  }
  if (row > top + people.length + 2 && people.length >= FEWEST_OF_QUARTILES) {
    label(random.pick(words.kinds.quartileRow))
    columns.forEach((entries, at) =>
      sheet.aside(row, left + at, thirdQuartile(valuesOf(entries)), 'quartile', context.write),
    )
    row += 1
  }
  label(random.pick(words.kinds.countRow))
  columns.forEach((entries, at) => sheet.put(row, left + at, bare(properties, String(entries.length))))
}

/** Trainees in groups whose names look like quarters, with half-years and what is left of a limit. */
export function trainees(context: Context): void {
  const { words, random, file, people, properties, unit } = context
  const sheet = file.sheet('Sheet1')
  const times = timesOf(context).slice(0, 2)
  const top = writeTitles(context, sheet, { time: words.yearText(context.year), quantity: null })
  const said = quantityHeader(context, 'Hp(10)')
  const left = writeNames(context, sheet, top)
  const limit = unit === 'mSv' ? '6' : unit === 'mREM' ? '600' : '6000'
  sheet.line(
    top,
    [
      random.pick(words.kinds.group),
      ...times.map(({ short }) => withUnit(context, `${said.text} ${short}`)),
      random.pick(words.kinds.leftOf).replace('#', `${limit} ${context.unitText}`),
    ],
    left,
  )
  people.forEach((person, index) => {
    const row = top + 1 + index
    sheet.put(row, left, `TR-${1 + (index % 4)}`)
    const entries = times.map((time, at) => {
      const entry = randomEntry({ ...properties, marks: 'none' }, unit, words, random)
      writeDose(context, sheet, { row, column: left + 1 + at, person, time }, { any: said.any, entry })
      return entry
    })
    const sum = sumEntry(entries)
    if (sum.kind === 'value')
      sheet.put(row, left + 1 + times.length, bare(properties, plain(new Big(limit).minus(sum.value))))
  })
}
