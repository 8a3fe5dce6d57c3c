import type { GridValue, SheetBuilder } from '../builder'
import { writtenDay } from '../calendar'
import {
  type Context,
  header,
  quantityHeader,
  timesOf,
  unitSources,
  withUnit,
  writeFooter,
  writeTitles,
} from '../context'
import { randomEntry } from '../entries'
import { placeAny } from './staff'

const WORN: Readonly<Record<string, readonly string[]>> = {
  chest: ['Hp(10)', 'Hp(0.07)'],
  collar: ['Hp(10)', 'Hp(0.07)'],
  ring_left: ['Hp(0.07)'],
  ring_right: ['Hp(0.07)'],
  lens: ['Hp(3)'],
}
const QUANTITIES = ['Hp(10)', 'Hp(0.07)', 'Hp(3)'] as const

/**
 * One row for each badge and period, as dosimetry services export them: where it was worn, the period's dates, one
 * column for each quantity.
 */
export function badges(context: Context): void {
  const { properties, words, random, file, people } = context
  const sheet = file.sheet('Export')
  const times = timesOf(context).slice(0, properties.periodKind === 'month' ? 3 : 2)
  const places = ['chest', ...random.some(['ring_left', 'ring_right', 'collar', 'lens'], random.int(1, 3))]
  const wanted = QUANTITIES.filter((quantity) => places.some((place) => WORN[place]?.includes(quantity)))
  const style = properties.language === 'en' ? random.pick(['us', 'iso', 'dots'] as const) : 'dots'
  const told = wanted.map((quantity) => ({ quantity, ...quantityHeader(context, quantity) }))
  const asText = properties.periodPlace === 'text'
  const headers = [
    ...(properties.ids === 'none' ? [] : [header(context, 'id')]),
    header(context, 'name'),
    ...(properties.noiseColumns > 0 ? [header(context, 'badge')] : []),
    random.chance(0.3) ? header(context, 'department') : header(context, 'position'),
    ...(asText ? [header(context, 'period')] : [header(context, 'from'), header(context, 'to')]),
    ...told.map(({ text }) => withUnit(context, text)),
  ]
  const top = writeTitles(context, sheet, { time: null, quantity: null })
  sheet.line(top, headers)
  let row = top + 1
  const worn = places.map((place) => ({ place, text: random.pick(words.positions[place] ?? [place]) }))
  for (const [turn, time] of times.entries()) {
    for (const [index, person] of people.entries()) {
      for (const { place, text } of index % 3 === 0 ? worn : worn.slice(0, 1)) {
        const about: (GridValue | null)[] = [
          ...(properties.ids === 'none' ? [] : [person.id]),
          person.name,
          ...(properties.noiseColumns > 0 ? [`TLD-${2041 + row}${turn}`] : []),
          text,
          ...(asText ? [time.text] : [writtenDay(time.span.from, style), writtenDay(time.span.to, style)]),
        ]
        sheet.line(row, about)
        told.forEach(({ quantity, any }, at) => {
          if (!WORN[place]?.includes(quantity)) return
          const entry = randomEntry(properties, context.unit, words, random, place.startsWith('ring') ? 3 : 1)
          sheet.dose(
            row,
            about.length + at,
            {
              entry,
              quantity: any,
              unit: context.unit,
              subject: person.name,
              id: person.id,
              position: placeAny(place),
              period: time.span,
              source: unitSources(context),
            },
            context.write,
          )
        })
        row += 1
      }
    }
  }
  writeFooter(context, sheet, row)
}

/** A row for each person, period and quantity, with the quantity and the unit in columns. */
export function long(context: Context): void {
  const { properties, words, random, file, people } = context
  const sheet = file.sheet('Data')
  const times = timesOf(context).slice(0, 4)
  const kinds = QUANTITIES.slice(0, properties.quantityCount)
  const texts = kinds.map((quantity) => random.pick(words.quantities[quantity] ?? [quantity]))
  const inColumn = properties.unitPlace === 'column'
  const valueHeader = inColumn ? header(context, 'value') : withUnit(context, header(context, 'dose'))
  const top = writeTitles(context, sheet, { time: null, quantity: null })
  sheet.line(top, [
    ...(properties.ids === 'none' ? [] : [header(context, 'id')]),
    header(context, 'name'),
    header(context, 'period'),
    header(context, 'quantity'),
    valueHeader,
    ...(inColumn ? [header(context, 'unit')] : []),
  ])
  let row = top + 1
  for (const person of people) {
    for (const time of times) {
      for (const [at, quantity] of kinds.entries()) {
        const about = [...(properties.ids === 'none' ? [] : [person.id]), person.name, time.text, texts[at] ?? '']
        sheet.line(row, about)
        const entry = randomEntry(properties, context.unit, words, random)
        const facts = {
          entry,
          quantity: [quantity],
          unit: context.unit,
          subject: person.name,
          id: person.id,
          period: time.span,
          source: unitSources(context),
        }
        sheet.dose(row, about.length, facts, context.write)
        if (inColumn && entry.kind !== 'blank') sheet.put(row, about.length + 1, context.unitText)
        row += 1
      }
    }
  }
  writeFooter(context, sheet, row)
}

/** A sheet a quarter with the same people, and one of the year that says the same again. */
export function quarterSheets(context: Context): void {
  const { properties, words, random, file, people, year } = context
  const times = timesOf({ ...context, properties: { ...properties, periodKind: 'quarter' } })
  const said = quantityHeader(context, 'Hp(10)')
  const line = [...(properties.ids === 'none' ? [] : [header(context, 'id')]), header(context, 'name')]
  const head = withUnit(context, said.text)
  const sums = new Map<number, string[]>()
  const one = { ...properties, marks: 'none' } as const
  for (const time of times) {
    const sheet = file.sheet(time.text)
    const row = begin(context, sheet, [...line, head], properties.periodPlace === 'title' ? time.text : null)
    people.forEach((person, index) => {
      sheet.line(row + index, [...(properties.ids === 'none' ? [] : [person.id]), person.name])
      const entry = randomEntry(one, context.unit, words, random)
      if (entry.kind === 'value') sums.set(index, [...(sums.get(index) ?? []), entry.value])
      const facts = {
        entry,
        quantity: said.any,
        unit: context.unit,
        subject: person.name,
        id: person.id,
        period: time.span,
        source: unitSources(context),
      }
      sheet.dose(row + index, line.length, facts, context.write)
    })
  }
  if (properties.yearTotal === 'none') return
  const sheet = file.sheet(words.yearText(year))
  const row = begin(context, sheet, [...line, head], null)
  people.forEach((person, index) => {
    sheet.line(row + index, [...(properties.ids === 'none' ? [] : [person.id]), person.name])
    const value = (sums.get(index) ?? []).reduce(
      (total, each) => String(Math.round((Number(total) + Number(each)) * 1000) / 1000),
      '0',
    )
    const facts = {
      entry: { kind: 'value', value } as const,
      quantity: said.any,
      unit: context.unit,
      subject: person.name,
      id: person.id,
      role: ['total', 'cumulative'],
      optional: true,
      source: unitSources(context),
    }
    sheet.dose(row + index, line.length, facts, context.write)
  })
}

function begin(context: Context, sheet: SheetBuilder, headers: readonly string[], time: string | null): number {
  const { properties } = context
  const top = writeTitles({ ...context, properties: { ...properties, titles: 0 } }, sheet, {
    time,
    quantity: context.random.pick(context.words.quantities['Hp(10)'] ?? ['Hp(10)']),
  })
  sheet.line(top, headers)
  return top + 1
}

/** A person's name on a line above the rows of their periods. */
export function personHeadings(context: Context): void {
  const { properties, words, random, file, people } = context
  const sheet = file.sheet('Sheet1')
  const times = timesOf(context).slice(0, 4)
  const said = quantityHeader(context, 'Hp(10)')
  const top = writeTitles(context, sheet, {
    time: words.yearText(context.year),
    quantity: random.pick(words.quantities['Hp(10)'] ?? []),
  })
  sheet.line(top, [
    header(context, 'period'),
    ...(properties.noiseColumns > 0 ? [header(context, 'badge')] : []),
    withUnit(context, said.text),
  ])
  const at = properties.noiseColumns > 0 ? 2 : 1
  let row = top + 1
  for (const person of people) {
    const id = person.id === null ? '' : `, ${random.pick(words.header.id)} ${person.id}`
    sheet.put(row++, 0, `${person.name}${id}`)
    for (const time of times) {
      sheet.put(row, 0, time.short)
      if (at === 2) sheet.put(row, 1, `TLD-${7041 + row}`)
      const entry = randomEntry({ ...properties, marks: 'none' }, context.unit, words, random)
      const facts = {
        entry,
        quantity: said.any,
        unit: context.unit,
        subject: person.name,
        id: person.id,
        period: time.span,
        source: unitSources(context),
      }
      sheet.dose(row, at, facts, context.write)
      row += 1
    }
  }
  writeFooter(context, sheet, row)
}
