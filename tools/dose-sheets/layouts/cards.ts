import type { Entry } from '../builder'
import { months, wholeYear } from '../calendar'
import { type Context, header, quantityHeader, timesOf, unitSources, withUnit, writeFooter } from '../context'
import { randomEntry, statistic, sumEntry, valuesOf } from '../entries'
import { plain } from '../decimal'
import Big from 'big.js'

const TOTAL = ['total', 'cumulative']

/** One person: labels and values, then periods down and years across or quantities across, with sums and what had gathered. */
export function card(context: Context): void {
  const { properties, words, random, file, year } = context
  const [person] = context.people
  if (!person) return
  const sheet = file.sheet('Card')
  const id = person.id ?? '417'
  sheet.put(
    0,
    0,
    random
      .pick(words.periodTitle)('')
      .replace(/[\s,:–]+$/u, ''),
  )
  const labels: [string, string | number][] = [
    [words.cardLabels.name, person.name],
    [words.cardLabels.id, id],
    [words.cardLabels.birth, properties.file === 'csv' ? '1981' : 1981],
    [words.cardLabels.job, random.pick(words.jobs)],
  ]
  const oneCell = random.chance(0.4)
  labels.forEach(([label, value], index) => sheet.line(1 + index, oneCell ? [`${label}: ${value}`] : [label, value]))
  let row = labels.length + 2
  const said = quantityHeader(context, 'Hp(10)')
  const acrossYears = random.chance(0.5)
  const years = acrossYears ? [year - 2, year - 1, year] : [year]
  const unitTitle = properties.unitPlace === 'title' ? `, ${context.unitText}` : ''
  const titled = `${said.text}${unitTitle}${acrossYears ? '' : `, ${words.yearText(year)}`}`
  const any = properties.quantityPlace === 'nowhere' ? said.any : ['Hp(10)', 'H', 'E']
  if (unitTitle !== '' || !acrossYears) sheet.put(row++, 0, titled)
  if (acrossYears) {
    sheet.line(row++, [header(context, 'month'), withUnit(context, said.text)])
    sheet.merge(row - 1, 1, row - 1, years.length)
    sheet.line(
      row++,
      years.map((each) => (properties.file === 'csv' ? String(each) : each)),
      1,
    )
  } else {
    sheet.line(row++, [header(context, 'month'), withUnit(context, said.text)])
  }
  const times = timesOf(context)
  const columns: Entry[][] = years.map(() => [])
  const quarterly = properties.periodKind === 'month' && properties.subtotalColumns
  const note = (at: number, entry: Entry, span: { from: string; to: string } | null, role: readonly string[]) =>
    sheet.dose(
      row,
      at + 1,
      {
        entry,
        quantity: any,
        unit: context.unit,
        subject: person.name,
        id,
        period: span,
        role,
        optional: role[0] !== 'period',
        owned: role[0] === 'period',
        source: unitSources(context),
      },
      context.write,
    )
  times.forEach((time, index) => {
    sheet.put(row, 0, time.short)
    years.forEach((each, at) => {
      const entry = randomEntry({ ...properties, marks: 'none' }, context.unit, words, random)
      columns[at]?.push(entry)
      note(at, entry, months(each, Number(time.span.from.slice(5, 7)), Number(time.span.to.slice(5, 7))), ['period'])
    })
    row += 1
    if (!quarterly || index % 3 !== 2) return
    sheet.put(row, 0, (words.quarters[0] ?? [])[Math.floor(index / 3)] ?? '')
    years.forEach((each, at) =>
      note(at, sumEntry(columns[at]?.slice(-3) ?? []), months(each, index - 1, index + 1), TOTAL),
    )
    row += 1
  })
  if (properties.yearTotal !== 'none') {
    sheet.put(row, 0, random.pick(properties.yearTotal === 'known' ? words.yearTotal : words.inventedTotal))
    years.forEach((each, at) => note(at, sumEntry(columns[at] ?? []), wholeYear(each), TOTAL))
    row += 1
  }
  if (properties.lifetime !== 'none') {
    row += properties.blankRows ? 1 : 0
    sheet.put(row, 0, withUnit(context, random.pick(words.lifetime)))
    const earlier = plain(new Big(random.int(300, 900)).div(context.unit === 'mSv' ? 100 : 1))
    note(0, sumEntry([...columns.flat(), { kind: 'value', value: earlier }]), null, ['cumulative', 'total'])
    row += 1
  }
  file.person(person.name, id)
  writeFooter(context, sheet, row)
}

/** Periods down, people across, with sums and statistics below. */
export function turned(context: Context): void {
  const { properties, words, random, file } = context
  const sheet = file.sheet('Sheet1')
  const quantity = random.pick(words.quantities['Hp(10)'] ?? ['Hp(10)'])
  const people = context.people.slice(0, 6)
  const unit = properties.unitPlace === 'note' || properties.unitPlace === 'cell' ? '' : `, ${context.unitText}`
  sheet.put(0, 0, `${random.pick(words.periodTitle)(words.yearText(context.year))}, ${quantity}${unit}`)
  if (properties.unitPlace === 'note') sheet.put(1, 0, random.pick(words.unitNote)(context.unitText))
  let row = properties.unitPlace === 'note' ? 3 : 2
  sheet.line(row++, [header(context, 'month'), ...people.map(({ name }) => name)])
  const columns: Entry[][] = people.map(() => [])
  const times = timesOf(context)
  const source = properties.unitPlace === 'cell' ? ['cell'] : ['sheet', 'header']
  const put = (
    at: number,
    entry: Entry,
    facts: { period: { from: string; to: string } | null; role: readonly string[] },
  ) => {
    const person = people[at]
    if (!person) return
    const total = facts.role[0] !== 'period'
    sheet.dose(
      row,
      at + 1,
      {
        entry,
        quantity: ['Hp(10)'],
        unit: context.unit,
        subject: person.name,
        id: null,
        optional: total,
        owned: !total,
        source,
        ...facts,
      },
      context.write,
    )
  }
  for (const time of times) {
    sheet.put(row, 0, time.short)
    people.forEach((_, at) => {
      const entry = randomEntry(properties, context.unit, words, random)
      columns[at]?.push(entry)
      put(at, entry, { period: time.span, role: ['period'] })
    })
    row += 1
  }
  if (properties.yearTotal !== 'none') {
    sheet.put(row, 0, random.pick(properties.yearTotal === 'known' ? words.yearTotal : words.inventedTotal))
    people.forEach((_, at) => put(at, sumEntry(columns[at] ?? []), { period: null, role: TOTAL }))
    row += 1
  }
  if (properties.statistics !== 'none') {
    for (const kind of random.some(['max', 'mean'] as const, 2)) {
      const label = random.pick((properties.statistics === 'known' ? words.statistics : words.inventedStatistics)[kind])
      sheet.put(row, 0, label)
      file.notPeople.add(label)
      people.forEach((_, at) => {
        const value = statistic(kind, valuesOf(columns[at] ?? []))
        if (value !== null) sheet.aside(row, at + 1, value, 'stat', context.write)
      })
      row += 1
    }
  }
  writeFooter(context, sheet, row)
}
