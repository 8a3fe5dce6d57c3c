import Big from 'big.js'
import { type Context, header, inUnit, quantityHeader, timesOf, withUnit, writeFooter, writeTitles } from '../context'
import { writtenDay } from '../calendar'
import { plain } from '../decimal'
import { bare, randomEntry, randomValue, statistic, sumEntry, valuesOf } from '../entries'
import type { StatisticKind } from '../words/words'
import { facts } from './staff'

const SINGLE = ['single', 'period']

/** Badges on walls: a row a room, a column a quarter, statistics below. No one's dose. */
export function rooms(context: Context): void {
  const { properties, words, random, file } = context
  const sheet = file.sheet('Rooms')
  const times = timesOf(context).slice(0, properties.periodKind === 'month' ? 6 : 4)
  const top = writeTitles(context, sheet, { time: words.yearText(context.year), quantity: null })
  const numbered = properties.rowNumbers
  const text = withUnit(context, 'H*(10)')
  const left = numbered ? 2 : 1
  sheet.line(top, [...(numbered ? [header(context, 'rowNumber')] : []), header(context, 'point'), text])
  sheet.merge(top, left, top, left + times.length - 1)
  sheet.line(
    top + 1,
    times.map(({ short }) => short),
    left,
  )
  let row = top + 2
  const columns: string[][] = times.map(() => [])
  const places = random.some(words.kinds.rooms, random.int(4, 6))
  places.forEach((place, index) => {
    if (numbered) sheet.put(row, 0, bare(properties, String(index + 1)))
    sheet.put(row, left - 1, place)
    file.notPeople.add(place)
    times.forEach((time, at) => {
      const entry = randomEntry(properties, context.unit, words, random)
      columns[at]?.push(...valuesOf([entry]))
      const own = { ...facts(context, ['H*(10)'], time), entry, role: ['period', 'single'] }
      sheet.dose(row, left + at, own, context.write)
    })
    row += 1
  })
  if (properties.statistics === 'known') {
    for (const kind of random.some<StatisticKind>(['max', 'mean', 'min'], 2)) {
      const label = random.pick(words.statistics[kind])
      file.notPeople.add(label)
      sheet.put(row, left - 1, label)
      columns.forEach((values, at) => {
        const value = statistic(kind, values)
        if (value !== null) sheet.aside(row, left + at, value, 'stat', context.write)
      })
      row += 1
    }
  }
  writeFooter(context, sheet, row)
}

/** AGD of each view of both breasts. */
export function mammography(context: Context): void {
  const { properties, words, random, file, people, year } = context
  const sheet = file.sheet('Mammography')
  const own = inUnit(context, 'mGy')
  const views = ['RCC', 'LCC', 'RMLO', 'LMLO']
  const name = random.pick(words.quantities.AGD ?? ['AGD'])
  const grouped = random.chance(0.5)
  const thickness = random.pick(words.kinds.scanLength)
  const head = [header(context, 'date'), header(context, 'patient'), random.pick(words.kinds.age), thickness]
  let row = 0
  sheet.line(row++, [
    ...head,
    ...(grouped ? [withUnit(own, name)] : views.map((view) => withUnit(own, `${name} ${view}`))),
  ])
  if (grouped) {
    sheet.merge(0, head.length, 0, head.length + 3)
    sheet.line(row++, views, head.length)
  }
  people.forEach((person, index) => {
    const date = `${year}-05-${String(3 + index).padStart(2, '0')}`
    sheet.line(row, [
      properties.file === 'csv' ? writtenDay(date, 'dots') : { date },
      person.name,
      bare(properties, String(random.int(40, 75))),
      bare(properties, String(random.int(30, 75))),
    ])
    views.forEach((_, at) => {
      const entry = { kind: 'value', value: plain(new Big(random.int(60, 240)).div(100)) } as const
      const said = {
        entry,
        quantity: ['AGD'],
        unit: 'mGy',
        subject: person.name,
        date,
        role: SINGLE,
        source: ['header'],
      }
      sheet.dose(row, head.length + at, said, own.write)
    })
    row += 1
  })
  writeFooter(context, sheet, row)
}

/** What was in the syringe, what was given and the dose that follows. */
export function hotLaboratory(context: Context): void {
  const { properties, words, random, file, people, year } = context
  const sheet = file.sheet('Hot lab')
  const own = inUnit({ ...context, properties: { ...properties, unitPlace: 'header' } }, random.pick(['MBq', 'mCi']))
  const effective = inUnit(own, 'mSv')
  const { kinds } = words
  const withDose = random.chance(0.5)
  sheet.line(0, [
    header(context, 'date'),
    random.pick(kinds.time),
    header(context, 'patient'),
    random.pick(words.age),
    random.pick(kinds.agent),
    withUnit(own, random.pick(kinds.before)),
    withUnit(own, random.pick(words.activity)),
    ...(withDose ? [withUnit(effective, random.pick(words.quantities.E ?? ['E']))] : []),
  ])
  people.forEach((person, index) => {
    const row = index + 1
    const date = `${year}-06-${String(2 + index).padStart(2, '0')}`
    sheet.line(row, [
      properties.file === 'csv' ? writtenDay(date, 'dots') : { date },
      `${8 + (index % 9)}:${random.int(10, 59)}`,
      person.name,
      bare(properties, String(random.int(48, 96))),
      random.pick(kinds.agents),
    ])
    const given = random.int(10, 40) * (own.unit === 'MBq' ? 10 : 1)
    const said = { unit: own.unit, quantity: ['activity'], subject: person.name, date, source: ['header'] }
    const before = { kind: 'value', value: String(given + random.int(1, 9)) } as const
    sheet.dose(row, 5, { ...said, entry: before, optional: true, role: [...SINGLE, 'total', 'limit'] }, own.write)
    sheet.dose(row, 6, { ...said, entry: { kind: 'value', value: String(given) }, role: SINGLE }, own.write)
    if (withDose) {
      const entry = { kind: 'value', value: plain(new Big(random.int(11, 99)).div(10)) } as const
      const dose = { ...said, entry, unit: 'mSv', quantity: ['E'], role: SINGLE }
      sheet.dose(row, 7, dose, effective.write)
    }
  })
}

/** Medicines with strength, form, daily dose and price in columns. */
export function medicineColumns(context: Context): void {
  const { properties, words, random, file } = context
  const sheet = file.sheet('List')
  const mg = properties.language === 'ru' ? 'мг' : 'mg'
  const { kinds } = words
  const inHeader = random.chance(0.5)
  const own = { ...context, unitText: mg, properties: { ...properties, unitPlace: 'header' as const } }
  sheet.line(0, [
    header(context, 'rowNumber'),
    header(context, 'drug'),
    random.pick(kinds.form),
    inHeader ? withUnit(own, random.pick(kinds.strength)) : random.pick(kinds.strength),
    inHeader ? withUnit(own, random.pick(kinds.daily)) : random.pick(kinds.daily),
    random.pick(kinds.price),
  ])
  random.some(words.drugs, 4).forEach((drug, index) => {
    const row = index + 1
    const strength = random.pick([5, 20, 100, 500])
    sheet.line(row, [bare(properties, String(row)), drug, random.pick(kinds.forms)])
    const write = (value: string) => ({ value: inHeader ? bare(properties, value) : `${value} ${mg}`, format: null })
    const said = { unit: 'mg', quantity: ['strength', 'dose'], role: SINGLE, source: ['header', 'cell'] }
    sheet.dose(row, 3, { ...said, entry: { kind: 'value', value: String(strength) } }, write)
    const daily = { kind: 'value', value: String(strength * random.int(2, 3)) } as const
    sheet.dose(row, 4, { ...said, quantity: ['dose', 'strength'], entry: daily }, write)
    sheet.put(row, 5, bare(properties, String(random.int(10, 300))))
  })
}

/** A line a department: how many people, what they got together, the mean and the highest of them. No one's dose. */
export function summary(context: Context): void {
  const { properties, words, random, file } = context
  const sheet = file.sheet('Summary')
  const said = quantityHeader(context, 'E')
  const top = writeTitles(context, sheet, { time: words.yearText(context.year), quantity: null })
  sheet.line(top, [
    header(context, 'department'),
    random.pick(words.kinds.people),
    random.pick(words.collective),
    withUnit(context, `${random.pick(words.statistics.mean)}: ${said.text}`),
    withUnit(context, `${random.pick(words.statistics.max)}: ${said.text}`),
  ])
  let row = top + 1
  for (const department of random.some(words.departments, 4)) {
    file.notPeople.add(department)
    const values = Array.from({ length: random.int(3, 9) }, () => randomValue(context.unit, random))
    sheet.line(row, [department, bare(properties, String(values.length))])
    const all = sumEntry(values.map((value) => ({ kind: 'value', value }) as const))
    if (all.kind === 'value') sheet.aside(row, 2, all.value, 'stat', context.write)
    sheet.aside(row, 3, statistic('mean', values) ?? '0', 'stat', context.write)
    sheet.aside(row, 4, statistic('max', values) ?? '0', 'stat', context.write)
    row += 1
  }
  writeFooter(context, sheet, row)
}

/** Dose limits and how many people fell into each interval: figures with units and no dose of anybody. */
export function limitTable(context: Context): void {
  const { properties, words, random, file } = context
  const sheet = file.sheet('Limits')
  const intervals = random.chance(0.5)
  const { kinds } = words
  if (intervals) {
    sheet.line(0, [random.pick(kinds.range), random.pick(kinds.people)])
    ;['0-1', '1-5', '5-20', '> 20'].forEach((text, index) =>
      sheet.line(index + 1, [text, bare(properties, String(random.int(0, 60)))]),
    )
    return
  }
  sheet.line(0, [random.pick(kinds.parameter), ...words.limit.slice(0, 1)])
  kinds.limits.forEach((text, index) => {
    file.notPeople.add(text)
    sheet.put(index + 1, 0, text)
    const entry = { kind: 'value', value: String([20, 20, 500, 500][index] ?? 20) } as const
    const said = { quantity: ['E', 'Hp(10)', 'Hp(3)', 'Hp(0.07)', 'H', 'D', null], unit: 'mSv', source: ['header'] }
    sheet.dose(index + 1, 1, { ...said, entry, role: ['limit'], optional: true, owned: false }, (value) => ({
      value: bare(properties, value),
      format: null,
    }))
  })
}
