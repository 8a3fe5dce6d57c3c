import { type Context, header, inUnit, unitSources, withUnit, writeFooter } from '../context'
import { bare, randomEntry } from '../entries'
import { plain } from '../decimal'
import { writtenDay } from '../calendar'
import Big from 'big.js'

const SINGLE = ['single', 'period']

interface Measured {
  readonly quantity: readonly string[]
  readonly unit: string
  readonly text: string
  readonly size: () => string
}

const day = (year: number, index: number) => `${year}-03-${String(4 + index).padStart(2, '0')}`

/** Radiographs of patients: dose-area product and effective dose between kilovolts, numbers of images and ages. */
export function radiography(context: Context): void {
  const { words, random } = context
  const product = random.pick(['cGy.cm2', 'Gy.cm2', 'uGy.m2'])
  const measured: Measured[] = [
    { quantity: ['DAP'], unit: product, text: name(context, 'DAP'), size: () => String(random.int(12, 900) / 10) },
    { quantity: ['E'], unit: 'mSv', text: name(context, 'E'), size: () => String(random.int(1, 90) / 100) },
  ]
  writePatients(context, measured, [random.pick(words.kilovolts), random.pick(words.minutes)])
}

/** CT examinations with CTDI, DLP and the conversion coefficient. */
export function tomography(context: Context): void {
  const { words, random } = context
  const measured: Measured[] = [
    {
      quantity: ['CTDIvol'],
      unit: 'mGy',
      text: name(context, 'CTDIvol'),
      size: () => String(random.int(30, 200) / 10),
    },
    { quantity: ['DLP'], unit: 'mGy.cm', text: name(context, 'DLP'), size: () => String(random.int(1000, 9000) / 10) },
  ]
  writePatients(context, measured, [random.pick(words.kilovolts), random.pick(words.conversion)])
}

function name({ words, random }: Context, quantity: string): string {
  return random.pick(words.quantities[quantity] ?? [quantity])
}

function writePatients(context: Context, measured: readonly Measured[], noise: readonly string[]): void {
  const { properties, words, random, file, people, year } = context
  const sheet = file.sheet('Log')
  const inNote = properties.unitPlace === 'note'
  const told = measured.map((each) => ({ ...each, context: inUnit(context, each.unit) }))
  let row = 0
  if (properties.titles > 0) sheet.put(row++, 0, random.pick(words.titles))
  if (inNote) sheet.put(row++, 0, told.map(({ text, context: own }) => `${text}: ${own.unitText}`).join('; '))
  const patientFirst = random.chance(0.5)
  sheet.line(row++, [
    header(context, patientFirst ? 'patient' : 'date'),
    header(context, patientFirst ? 'date' : 'patient'),
    header(context, 'examination'),
    ...noise,
    ...told.map(({ text, context: own }) => withUnit(own, text)),
  ])
  const from = inNote ? ['sheet', 'header'] : unitSources(context)
  people.forEach((person, index) => {
    const date = day(year, index)
    const written = properties.file === 'csv' ? writtenDay(date, 'dots') : { date }
    sheet.line(row, [
      patientFirst ? person.name : written,
      patientFirst ? written : person.name,
      random.pick(words.examinations),
      bare(properties, String(random.int(60, 120))),
      bare(properties, String(random.int(1, 30) / 1000)),
    ])
    told.forEach(({ quantity, unit, size, context: own }, at) => {
      const entry = { kind: 'value', value: plain(new Big(size())) } as const
      sheet.dose(
        row,
        5 + at,
        { entry, quantity, unit, subject: person.name, date, role: SINGLE, source: from },
        own.write,
      )
    })
    row += 1
  })
  if (properties.totals === 'known') {
    const label = random.pick(words.totals)
    file.notPeople.add(label)
    sheet.put(row, patientFirst ? 0 : 1, label)
    row += 1
  }
  writeFooter(context, sheet, row)
}

/** Dose rates at points of a room, a background among them. */
export function survey(context: Context): void {
  const { properties, words, random, file } = context
  const sheet = file.sheet('Survey')
  const own = inUnit(context, 'uSv/h')
  sheet.put(0, 0, random.pick(words.titles))
  const withNumbers = random.chance(0.5)
  const text = name(context, 'rate')
  sheet.line(2, [
    ...(withNumbers ? [header(context, 'rowNumber')] : []),
    header(context, 'point'),
    withUnit({ ...own, properties: { ...properties, unitPlace: 'header' } }, text),
    random.pick(words.difference),
  ])
  let row = 3
  const points = random.some(words.points, 5)
  points.forEach((point, index) => {
    const at = withNumbers ? 2 : 1
    if (withNumbers) sheet.put(row, 0, bare(properties, String(index + 1)))
    sheet.put(row, at - 1, point)
    const entry = randomEntry({ ...properties, marks: 'none' }, 'mSv', words, random)
    sheet.dose(
      row,
      at,
      { entry, quantity: ['rate', 'H*(10)'], unit: 'uSv/h', role: SINGLE, source: ['header'] },
      own.write,
    )
    sheet.put(row, at + 1, bare(properties, '15'))
    row += 1
  })
  writeFooter(context, sheet, row)
}

/** Nuclear medicine: what was ordered, what was given, what remained. */
export function activity(context: Context): void {
  const { properties, words, random, file, people, year } = context
  const sheet = file.sheet('Log')
  const own = inUnit({ ...context, properties: { ...properties, unitPlace: 'header' } }, random.pick(['MBq', 'mCi']))
  const scale = own.unit === 'MBq' ? 10 : 1
  sheet.line(0, [
    header(context, 'date'),
    header(context, 'patient'),
    random.pick(words.drugs).slice(0, 0) || header(context, 'examination'),
    withUnit(own, random.pick(words.activityOrdered)),
    withUnit(own, random.pick(words.activity)),
    ...(properties.lifetime === 'none' && properties.noiseColumns > 1
      ? [withUnit(own, random.pick(words.activityRest))]
      : []),
  ])
  people.forEach((person, index) => {
    const date = day(year, index)
    const row = index + 1
    sheet.line(row, [
      properties.file === 'csv' ? writtenDay(date, 'dots') : { date },
      person.name,
      random.pick(words.isotopes),
    ])
    const given = String(random.int(10, 60) * scale)
    const facts = {
      quantity: ['activity'],
      unit: own.unit,
      subject: person.name,
      date,
      role: SINGLE,
      source: ['header'],
    }
    sheet.dose(
      row,
      3,
      {
        ...facts,
        entry: { kind: 'value', value: String(Number(given) + scale) },
        optional: true,
        role: ['single', 'period', 'limit', 'total'],
      },
      own.write,
    )
    sheet.dose(row, 4, { ...facts, entry: { kind: 'value', value: given } }, own.write)
    if (properties.noiseColumns > 1) {
      sheet.dose(
        row,
        5,
        {
          ...facts,
          entry: { kind: 'value', value: String(random.int(1, 9)) },
          optional: true,
          role: ['single', 'period', 'total'],
        },
        own.write,
      )
    }
  })
}

/** Medicines with their strengths in the name. */
export function medicines(context: Context): void {
  const { words, random, file, properties } = context
  const sheet = file.sheet('Sheet1')
  sheet.line(0, [header(context, 'rowNumber'), header(context, 'drug')])
  random.some(words.drugs, 4).forEach((drug, index) => {
    const value = String(random.pick([5, 20, 100, 500]))
    sheet.put(index + 1, 0, bare(properties, String(index + 1)))
    const text = `${drug} ${value} ${properties.language === 'ru' ? 'мг' : 'mg'}`
    sheet.dose(
      index + 1,
      1,
      { entry: { kind: 'value', value }, quantity: ['strength', 'dose'], unit: 'mg', role: SINGLE, source: ['cell'] },
      () => ({ value: text, format: null }),
    )
  })
}

/** A sheet of devices or coefficients, with units and no dose at all. */
export function reference(context: Context): void {
  const { words, random, file, properties } = context
  const sheet = file.sheet('Devices')
  const conversion = random.chance(0.5)
  sheet.line(0, [
    header(context, 'examination'),
    conversion ? random.pick(words.conversion) : random.pick(words.kilovolts),
    random.pick(words.age),
  ])
  random.some(words.examinations, 4).forEach((text, index) => {
    sheet.line(index + 1, [text, bare(properties, conversion ? '0.015' : '110'), bare(properties, String(20 + index))])
  })
}
