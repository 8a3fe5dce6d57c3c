import Big from 'big.js'
import { writtenDay } from '../calendar'
import { type Context, header, inUnit, withUnit, writeFooter } from '../context'
import { plain } from '../decimal'
import { bare, statistic } from '../entries'

const SINGLE = ['single', 'period']
const day = (year: number, index: number) => `${year}-02-${String(2 + index).padStart(2, '0')}`

/** CT by series: the patient in the first row of an examination, a DLP of each series and of all, reference levels below. */
export function phases(context: Context): void {
  const { properties, words, random, file, people, year } = context
  const sheet = file.sheet('CT')
  const { kinds } = words
  const [index, product] = [inUnit(context, 'mGy'), inUnit(context, 'mGy.cm')]
  const head = [
    random.pick(kinds.accession),
    header(context, 'date'),
    header(context, 'patient'),
    random.pick(kinds.phase),
    random.pick(words.kilovolts),
    random.pick(kinds.scanLength),
  ]
  sheet.line(0, [
    ...head,
    withUnit(index, random.pick(words.quantities.CTDIvol ?? [])),
    withUnit(product, random.pick(words.quantities.DLP ?? [])),
  ])
  const repeated = random.chance(0.4)
  const merged = !repeated && random.chance(0.6)
  const total = random.chance(0.5) ? random.pick(kinds.studyTotal) : null
  let row = 1
  people.slice(0, 5).forEach((person, at) => {
    const date = day(year, at)
    const first = row
    const dlps: Big[] = []
    random.some(kinds.phases, random.int(1, 3)).forEach((phase, turn) => {
      if (turn === 0 || repeated) {
        const written = properties.file === 'csv' ? writtenDay(date, 'dots') : { date }
        sheet.line(row, [bare(properties, String(40_217 + at)), written, person.name])
      }
      sheet.line(
        row,
        [phase, bare(properties, String(random.pick([80, 100, 120]))), bare(properties, String(random.int(20, 60)))],
        3,
      )
      const dose = new Big(random.int(30, 200)).div(10)
      const dlp = dose.times(random.int(20, 60)).round(1)
      dlps.push(dlp)
      const said = { subject: person.name, date, role: SINGLE, source: ['header'] }
      const own = { entry: { kind: 'value', value: plain(dose) } as const, quantity: ['CTDIvol'], unit: 'mGy' }
      sheet.dose(row, head.length, { ...said, ...own }, index.write)
      const whole = { entry: { kind: 'value', value: plain(dlp) } as const, quantity: ['DLP'], unit: 'mGy.cm' }
      sheet.dose(row, head.length + 1, { ...said, ...whole }, product.write)
      row += 1
    })
    if (total !== null && dlps.length > 1) {
      sheet.put(row, 3, total)
      file.notPeople.add(total)
      const sum = plain(dlps.reduce((all, each) => all.plus(each), new Big(0)))
      const own = {
        entry: { kind: 'value', value: sum } as const,
        quantity: ['DLP'],
        unit: 'mGy.cm',
        source: ['header'],
      }
      sheet.dose(
        row,
        head.length + 1,
        { ...own, subject: person.name, role: ['total'], optional: true, owned: false },
        product.write,
      )
      row += 1
    }
    if (merged) for (let column = 0; column < 3; column += 1) sheet.merge(first, column, row - 1, column)
  })
  if (properties.limitNote) {
    const label = random.pick(kinds.reference)
    file.notPeople.add(label)
    sheet.put(row, 2, label)
    const said = { role: ['limit'], optional: true, owned: false, source: ['header'] }
    sheet.dose(
      row,
      head.length,
      { ...said, entry: { kind: 'value', value: '15' }, quantity: ['CTDIvol'], unit: 'mGy' },
      index.write,
    )
    sheet.dose(
      row,
      head.length + 1,
      { ...said, entry: { kind: 'value', value: '650' }, quantity: ['DLP'], unit: 'mGy.cm' },
      product.write,
    )
    row += 1
  }
  writeFooter({ ...context, properties: { ...properties, limitNote: false } }, sheet, row)
}

/** Procedures with fluoroscopy: kerma, dose-area product and minutes, medians and percentiles below. */
export function angiography(context: Context): void {
  const { properties, words, random, file, people, year } = context
  const sheet = file.sheet('Angio')
  const { kinds } = words
  const kerma = inUnit(context, 'mGy')
  const product = inUnit(context, random.pick(['Gy.cm2', 'uGy.m2', 'cGy.cm2']))
  const [female, male] = random.pick(kinds.sex)
  sheet.line(0, [
    header(context, 'date'),
    random.pick(kinds.accession),
    header(context, 'patient'),
    random.pick(kinds.age),
    header(context, 'examination'),
    random.pick(words.minutes),
    withUnit(product, random.pick(words.quantities.DAP ?? [])),
    withUnit(kerma, random.pick(kinds.kerma)),
  ])
  const values: string[][] = [[], []]
  people.forEach((person, at) => {
    const row = at + 1
    const date = day(year, at)
    sheet.line(row, [
      properties.file === 'csv' ? writtenDay(date, 'dots') : { date },
      `A-${7000 + at}`,
      person.name,
      `${random.int(30, 80)}${random.chance(0.2) ? ` ${random.pick([female, male])}` : ''}`,
      random.pick(words.examinations),
      bare(properties, plain(new Big(random.int(10, 300)).div(10))),
    ])
    const said = { subject: person.name, date, role: SINGLE, source: ['header'] }
    const [area, air] = [plain(new Big(random.int(100, 4000)).div(10)), String(random.int(50, 2400))]
    values[0]?.push(area)
    values[1]?.push(air)
    const first = { entry: { kind: 'value', value: area } as const, quantity: ['DAP'], unit: product.unit }
    sheet.dose(row, 6, { ...said, ...first }, product.write)
    const second = { entry: { kind: 'value', value: air } as const, quantity: ['Ka,r'], unit: 'mGy' }
    sheet.dose(row, 7, { ...said, ...second }, kerma.write)
  })
  let row = people.length + 1
  if (properties.statistics === 'known') {
    for (const [kind, labels] of [
      ['median', words.statistics.median],
      ['max', kinds.percentile],
    ] as const) {
      const label = random.pick(labels)
      file.notPeople.add(label)
      sheet.put(row, 2, label)
      values.forEach((column, at) =>
        sheet.aside(
          row,
          6 + at,
          statistic(kind, kind === 'max' ? column.slice(1) : column) ?? '0',
          'stat',
          at === 0 ? product.write : kerma.write,
        ),
      )
      row += 1
    }
  }
  writeFooter(context, sheet, row)
}
