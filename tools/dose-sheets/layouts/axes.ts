import type { DoseFacts, Entry, SheetBuilder } from '../builder'
import { wholeYear } from '../calendar'
import { type Context, header, quantityHeader, type Time, timesOf, withUnit, writeFooter } from '../context'
import { randomEntry, sumEntry } from '../entries'
import type { Person } from '../people'
import type { Axis, Properties } from '../properties'
import { TOTAL } from './staff'

/** What a dose has besides its figure; each lies on one axis of the sheet. */
const DIMENSIONS = ['person', 'period', 'measure'] as const
type Dimension = (typeof DIMENSIONS)[number]

interface Measure {
  readonly text: string
  readonly quantity: string
  readonly position: readonly (string | null)[]
  readonly scale: number
}

/** One member of a dimension: a person, a period or the year's sum, or what was measured. */
interface Member {
  readonly text: string
  readonly id: string | null
  readonly person?: Person
  /** Null for the year's sum. */
  readonly time?: Time | null
  readonly measure?: Measure
}

/** A place on an axis: a member of each of its dimensions. */
type Place = readonly Member[]

const MOST_PEOPLE = 4
const MOST_TIMES = 4

const AXIS_OF: Readonly<Record<Dimension, 'personAxis' | 'periodAxis' | 'measureAxis'>> = {
  person: 'personAxis',
  period: 'periodAxis',
  measure: 'measureAxis',
}

/** A grid of doses with each dimension on rows, on columns or in the headings of blocks, in any combination. */
export function axes(context: Context): void {
  const { properties, words, random, file } = context
  const sheet = file.sheet('Sheet1')
  const measures = measuresOf(context)
  const [only] = measures
  const titled = measures.length === 1 && only ? `, ${only.text}` : ''
  const unit = properties.unitPlace === 'title' || measures.length === 1 ? `, ${context.unitText}` : ''
  sheet.put(0, 0, `${random.pick(words.periodTitle)(words.yearText(context.year))}${titled}${unit}`)
  const members: Readonly<Record<Dimension, readonly Member[]>> = {
    person: context.people.slice(0, MOST_PEOPLE).map((person) => ({ text: person.name, id: person.id, person })),
    period: [
      ...timesOf(context)
        .slice(0, MOST_TIMES)
        .map((time) => ({ text: time.short, id: null, time })),
      ...(properties.yearTotal === 'none' ? [] : [{ text: random.pick(words.yearTotal), id: null, time: null }]),
    ],
    measure: measures.map((measure) => ({ text: measure.text, id: null, measure })),
  }
  for (const { person } of members.person) if (person) file.person(person.name, person.id)
  const on = (axis: Axis) =>
    random.some(
      DIMENSIONS.filter((each) => (each !== 'measure' || measures.length > 1) && properties[AXIS_OF[each]] === axis),
      DIMENSIONS.length,
    )
  const [rows, columns, blocks] = [on('rows'), on('columns'), on('blocks')]
  const grid: GridOf = { context, sheet, rows, columns, members, heads: headsOf(context, rows), sums: new Map() }
  const beside = properties.blocksAt === 'beside'
  let [top, left, lowest] = [2, 0, 2]
  placesOf(blocks, members).forEach((place, index) => {
    if (beside && index % 2 === 1) left = widthOf(grid) + 1
    else [top, left] = [lowest, 0]
    const bottom = block(grid, blocks, place, top, left)
    lowest = Math.max(lowest, bottom + 1)
  })
  writeFooter(context, sheet, lowest)
}

interface GridOf {
  readonly context: Context
  readonly sheet: SheetBuilder
  readonly rows: readonly Dimension[]
  readonly columns: readonly Dimension[]
  readonly members: Readonly<Record<Dimension, readonly Member[]>>
  /** The words over the columns of row labels. */
  readonly heads: readonly string[]
  /** Entries so far, by person and measure. */
  readonly sums: Map<string, Entry[]>
}

function headsOf(context: Context, rows: readonly Dimension[]): readonly string[] {
  const { properties } = context
  return rows.flatMap((dimension) => {
    if (dimension === 'period') return [header(context, 'month')]
    if (dimension === 'measure') {
      const text = header(context, 'quantity')
      return [properties.unitPlace === 'header' && !saysUnit(properties) ? withUnit(context, text) : text]
    }
    return [header(context, 'name'), ...(properties.ids === 'none' ? [] : [header(context, 'id')])]
  })
}

/** Whether every measure is written with its unit. */
function saysUnit({ unitPlace, unitAtMeasure }: Properties): boolean {
  return unitPlace === 'header' && unitAtMeasure
}

function measuresOf(context: Context): Measure[] {
  const { properties, words, random } = context
  if (properties.quantityCount === 1)
    return [{ text: quantityHeader(inHeader(context), 'Hp(10)').text, quantity: 'Hp(10)', position: [null], scale: 1 }]
  const unit = (text: string) => (saysUnit(properties) ? withUnit(context, text) : text)
  const named = (quantity: string, position: string | null, scale: number): Measure => {
    const place = position === null ? '' : `${random.pick(words.positions[position] ?? [position])}, `
    const text =
      position === null ? random.pick(words.quantities[quantity] ?? [quantity]) : plainName(quantity, context)
    return {
      text: unit(`${place}${text}`),
      quantity,
      position: position === null ? [null] : [position, ...(position === 'chest' ? [null] : ['extremity'])],
      scale,
    }
  }
  const all = properties.measurePlaces
    ? [named('Hp(10)', 'chest', 1), named('Hp(0.07)', 'ring_left', 10), named('Hp(0.07)', 'ring_right', 10)]
    : [named('Hp(10)', null, 1), named('Hp(0.07)', null, 1), named('Hp(3)', null, 1)]
  return all.slice(0, properties.quantityCount)
}

const inHeader = (context: Context): Context => ({
  ...context,
  properties: { ...context.properties, quantityPlace: 'header' },
})

function plainName(quantity: string, { properties }: Context): string {
  return properties.language === 'en' ? quantity : quantity.replace('.', ',')
}

function placesOf(dimensions: readonly Dimension[], members: GridOf['members']): readonly Place[] {
  return dimensions.reduce<readonly Place[]>(
    (places, dimension) => places.flatMap((place) => members[dimension].map((member) => [...place, member])),
    [[]],
  )
}

function widthOf({ heads, columns, members }: GridOf): number {
  return heads.length + placesOf(columns, members).length
}

/** Writes one block with its headings and returns the row below it. */
function block(grid: GridOf, blocks: readonly Dimension[], own: Place, at: number, left: number): number {
  const { context, sheet, rows, columns, members, heads } = grid
  const { properties, words } = context
  let top = at
  blocks.forEach((dimension, index) => {
    const member = own[index]
    if (!member) return
    const unit = dimension === 'measure' && properties.unitPlace === 'header' && !saysUnit(properties)
    if (dimension !== 'person') return sheet.put(top++, left, unit ? withUnit(context, member.text) : member.text)
    sheet.line(top++, [`${words.cardLabels.name}:`, member.text], left)
    if (member.id !== null) sheet.line(top++, [`${words.cardLabels.id}:`, member.id], left)
  })
  const across = placesOf(columns, members)
  const first = left + heads.length
  const labelled = properties.cornerLabels && columns.length > 0
  const lines = headLines(grid, across)
  lines.forEach(({ label, texts }, level) => {
    const row = top + level
    if (labelled) {
      sheet.put(row, left, label)
      if (properties.spans === 'merged') sheet.merge(row, left, row, first - 1)
    } else if (level === lines.length - 1) sheet.line(row, heads, left)
    spread(sheet, properties, texts, (index, span) => ({ row, column: first + index, down: 0, right: span - 1 }))
  })
  top += lines.length
  const down = placesOf(rows, members)
  rowTexts(rows, down).forEach((texts, column) =>
    spread(sheet, properties, texts, (index, span) => ({
      row: top + index,
      column: left + column,
      down: span - 1,
      right: 0,
    })),
  )
  down.forEach((rowPlace, row) =>
    across.forEach((columnPlace, column) => {
      const all = [...own, ...rowPlace, ...columnPlace]
      dose(grid, all, top + row, first + column)
    }),
  )
  return top + down.length
}

interface HeadLine {
  readonly label: string
  readonly texts: readonly string[]
}

/** The header rows over the places of the columns: one for each dimension, and one for the numbers of people. */
function headLines({ context, columns }: GridOf, across: readonly Place[]): readonly HeadLine[] {
  if (columns.length === 0) return [{ label: '', texts: [withUnit(context, header(context, 'value'))] }]
  return columns.flatMap((dimension, level) => {
    const members = across.flatMap((place) => place[level] ?? [])
    const key = dimension === 'person' ? 'name' : dimension === 'period' ? 'month' : 'quantity'
    const label = header(context, key)
    const unit = dimension === 'measure' && context.properties.unitPlace === 'header' && !saysUnit(context.properties)
    const line = {
      label: unit && context.properties.cornerLabels ? withUnit(context, label) : label,
      texts: members.map(({ text }) => (unit && !context.properties.cornerLabels ? withUnit(context, text) : text)),
    }
    const ids = dimension === 'person' && context.properties.cornerLabels && context.properties.ids !== 'none'
    return ids ? [line, { label: header(context, 'id'), texts: members.map(({ id }) => id ?? '') }] : [line]
  })
}

/** The texts of each column of row labels. */
function rowTexts(rows: readonly Dimension[], down: readonly Place[]): readonly (readonly string[])[] {
  return rows.flatMap((dimension, level) => {
    const members = down.flatMap((place) => place[level] ?? [])
    const names = members.map(({ text }) => text)
    const ids = members.map(({ id }) => id ?? '')
    return dimension === 'person' && members.some(({ id }) => id !== null) ? [names, ids] : [names]
  })
}

/** Writes labels side by side or below one another; equal ones are merged, written once, or repeated. */
function spread(
  sheet: SheetBuilder,
  { spans }: Properties,
  texts: readonly string[],
  placed: (index: number, span: number) => { row: number; column: number; down: number; right: number },
): void {
  for (let index = 0; index < texts.length;) {
    let end = index + 1
    while (end < texts.length && texts[end] === texts[index]) end += 1
    for (let each = index; each < (spans === 'repeated' ? end : index + 1); each += 1) {
      const { row, column } = placed(each, 1)
      sheet.put(row, column, texts[each] ?? '')
    }
    const { row, column, down, right } = placed(index, end - index)
    if (spans === 'merged') sheet.merge(row, column, row + down, column + right)
    index = end
  }
}

function dose(grid: GridOf, place: Place, row: number, column: number): void {
  const { context, sheet, members, sums } = grid
  const person = place.find((member) => member.person)?.person
  const timed = place.find(({ time }) => time !== undefined)
  const measure = place.find((member) => member.measure)?.measure ?? members.measure[0]?.measure
  if (!person || !measure || !timed) return
  const key = `${person.name}\u0000${person.id}\u0000${measure.text}`
  const before = sums.get(key) ?? []
  const sum = timed.time === null
  const entry = sum
    ? sumEntry(before)
    : randomEntry(context.properties, context.unit, context.words, context.random, measure.scale)
  if (!sum) sums.set(key, [...before, entry])
  const own: DoseFacts = {
    entry,
    quantity: [measure.quantity],
    unit: context.unit,
    subject: person.name,
    id: person.id,
    position: measure.position,
    period: timed.time?.span ?? (sum ? null : wholeYear(context.year)),
    source: ['sheet', 'header', 'cell'],
    ...(sum ? { role: TOTAL, optional: true, owned: false } : {}),
  }
  sheet.dose(row, column, own, context.write)
}
