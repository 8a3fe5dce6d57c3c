import { address, type DoseFacts, type Entry, type GridValue, type SheetBuilder, type Write } from '../builder'
import Big from 'big.js'
import { type Context, header, withUnit, writeFooter } from '../context'
import { plain } from '../decimal'
import { bare, randomEntry, statistic, sumEntry, valuesOf, writer } from '../entries'
import type { Person } from '../people'
import type { StatisticKind } from '../words/words'

/** A dose column of a table with a row for each person. */
export interface DoseColumn {
  /** From the top. */
  readonly header: readonly GridValue[]
  readonly facts: Omit<DoseFacts, 'entry' | 'subject' | 'id'>
  readonly write: Write
  /** The content of a person's cell, based on the previous columns. */
  readonly entry: (before: readonly Entry[]) => Entry
  /** No sum or statistic of the rows is written below it. */
  readonly noTail?: boolean
  /** Is to the left of the others. */
  readonly leads?: boolean
}

/** An existing column: a dose, or what is known about the column to its left. */
interface Slot {
  readonly dose: number
  readonly header: readonly GridValue[]
  readonly beside: boolean
}

interface PlainColumn {
  readonly header: string
  readonly value: (person: Person, index: number) => GridValue | null
  readonly isName?: boolean
}

const STATISTICS: readonly StatisticKind[] = ['max', 'min', 'mean', 'median']

/** Writes a table of people under one another, with what follows it, and returns the row after it. */
export function writePeopleTable(
  context: Context,
  sheet: SheetBuilder,
  top: number,
  columns: readonly DoseColumn[],
): number {
  return new PeopleTable(context, sheet, columns).write(top)
}

class PeopleTable {
  private readonly plain: readonly PlainColumn[]
  private readonly after: readonly PlainColumn[]
  private readonly slots: readonly Slot[]
  private readonly nameAt: number
  private row = 0

  constructor(
    private readonly context: Context,
    private readonly sheet: SheetBuilder,
    private readonly columns: readonly DoseColumn[],
  ) {
    this.plain = plainColumns(context)
    this.after = [
      ...(context.properties.shareColumn ? [shareColumn(context)] : []),
      ...(context.properties.statusColumn ? [statusColumn(context)] : []),
    ]
    this.slots = slotsOf(context, columns)
    this.nameAt = this.plain.findIndex(({ isName }) => isName)
  }

  write(top: number): number {
    const { properties, people } = this.context
    const rows = people.map(() => this.entriesOf())
    this.row = this.writeHeader(top)
    if (properties.limitRow && this.context.random.chance(0.5)) this.writeLimit()
    if (properties.totalsAt === 'above' && properties.totals === 'known') this.writeTotal(rows, this.totalWord())
    if (properties.control && this.context.random.chance(0.5)) this.writeControl()
    const all: Entry[][] = []
    const groups =
      properties.departments === 'headings' ? [...new Set(people.map(({ department }) => department))] : [null]
    for (const group of groups) {
      const members = people.filter(({ department }) => group === null || department === group)
      if (group !== null) this.sheet.put(this.row++, this.context.random.chance(0.5) ? 0 : this.nameAt, group)
      const own = members.map((person) => this.writePerson(person, people.indexOf(person), rows))
      all.push(...own)
      if (properties.subtotals && group !== null) this.writeTotal(own, `${this.totalWord()} ${group}`)
    }
    if (properties.control && !this.hasControl) this.writeControl()
    this.writeTail(all)
    if (properties.limitRow && !this.hasLimit) this.writeLimit()
    return writeFooter(this.context, this.sheet, this.row)
  }

  private hasControl = false
  private hasLimit = false

  private writeHeader(top: number): number {
    const depth = Math.max(...this.columns.map((column) => column.header.length))
    const { plain, slots: columns, sheet } = this
    const others = [
      ...plain.entries(),
      ...this.after.map((column, at) => [plain.length + columns.length + at, column] as const),
    ]
    for (const [index, column] of others) {
      sheet.put(top, index, column.header)
      sheet.merge(top, index, top + depth - 1, index)
    }
    for (let level = 0; level < depth; level += 1) {
      let start = 0
      while (start < columns.length) {
        const text = columns[start]?.header[level] ?? ''
        let end = start
        while (level < depth - 1 && end + 1 < columns.length && this.sameAbove(start, end + 1, level)) end += 1
        sheet.put(top + level, plain.length + start, text, typeof text === 'object' ? 'mmm-yy' : null)
        sheet.merge(top + level, plain.length + start, top + level, plain.length + end)
        start = end + 1
      }
    }
    if (!this.context.properties.numberingRow) return top + depth
    sheet.line(
      top + depth,
      [...plain, ...columns].map((_, index) =>
        this.context.properties.file === 'csv' ? String(index + 1) : index + 1,
      ),
    )
    return top + depth + 1
  }

  private sameAbove(a: number, b: number, level: number): boolean {
    const [first, second] = [this.slots[a]?.header, this.slots[b]?.header]
    return (
      first?.[level] !== '' &&
      Array.from({ length: level + 1 }, (_, at) => at).every((at) => first?.[at] === second?.[at])
    )
  }

  private entriesOf(): Entry[] {
    const entries: Entry[] = []
    for (const { entry } of this.columns) entries.push(entry(entries))
    return entries
  }

  private writePerson(person: Person, index: number, rows: readonly Entry[][]): Entry[] {
    const { properties, random } = this.context
    this.plain.forEach((column, at) => this.sheet.put(this.row, at, column.value(person, index)))
    const entries = rows[index] ?? []
    this.slots.forEach(({ dose, beside }, at) => {
      const column = this.columns[dose]
      const entry = entries[dose] ?? { kind: 'blank' }
      const place = this.plain.length + at
      if (!column) return
      if (beside) {
        if (entry.kind === 'value') this.sheet.put(this.row, place, besideValue(properties, entry.value))
        return
      }
      const starred = properties.valueStyle === 'star' && entry.kind === 'value' && random.chance(0.15)
      const write: Write = starred
        ? (value) => ({ value: `${String(column.write(value).value)}*`, format: null })
        : column.write
      this.sheet.dose(this.row, place, { ...column.facts, entry, subject: person.name, id: person.id }, write)
    })
    this.after.forEach((column, at) =>
      this.sheet.put(this.row, this.plain.length + this.slots.length + at, column.value(person, index)),
    )
    this.row += 1
    return entries
  }

  /** What no one may exceed, as a line among the people. */
  private writeLimit(): void {
    const { words, random, properties, file } = this.context
    this.hasLimit = true
    const label = random.pick(words.kinds.limitRow)
    file.notPeople.add(label)
    this.sheet.put(this.row, this.nameAt, label)
    this.slots.forEach(({ dose, beside }, at) => {
      const column = this.columns[dose]
      if (!column || beside || column.noTail) return
      const write = properties.valueStyle === 'plusMinus' ? limitWriter(properties) : column.write
      this.sheet.dose(
        this.row,
        this.plain.length + at,
        {
          ...column.facts,
          entry: {
            kind: 'value',
            value: column.facts.unit === 'mSv' ? '20' : column.facts.unit === 'uSv' ? '20000' : '2000',
          },
          role: ['limit'],
          optional: true,
          owned: false,
        },
        write,
      )
    })
    this.row += 1
  }

  private writeControl(): void {
    const { words, random, properties, unit } = this.context
    this.hasControl = true
    const label = random.pick(words.control)
    this.context.file.notPeople.add(label)
    this.sheet.put(this.row, this.nameAt, label)
    this.slots.forEach(({ dose, beside }, at) => {
      const column = this.columns[dose]
      if (!column || beside || column.noTail || column.facts.role?.[0] !== undefined) return
      const { facts, write } = column
      const entry = randomEntry({ ...properties, marks: 'none' }, unit, words, random)
      this.sheet.dose(this.row, this.plain.length + at, { ...facts, entry, role: ['control'], optional: true }, write)
    })
    this.row += 1
  }

  private totalWord(): string {
    return this.context.random.pick(this.context.words.totals)
  }

  private writeTail(rows: readonly (readonly Entry[])[]): void {
    const { properties, words, random } = this.context
    const kinds = properties.statistics === 'none' ? [] : random.some(STATISTICS, random.int(1, 4))
    const labels = properties.statistics === 'invented' ? words.inventedStatistics : words.statistics
    const write = () => {
      for (const kind of kinds) {
        this.writeRow(random.pick(labels[kind]), 'stat', (at) => statistic(kind, valuesAt(rows, at)))
      }
    }
    const first = random.chance(0.5)
    if (first) write()
    if (properties.totals === 'known' && properties.totalsAt === 'below') this.writeTotal(rows, this.totalWord())
    if (properties.collective) this.writeTotal(rows, random.pick(words.collective), 'stat')
    if (!first) write()
  }

  private writeTotal(rows: readonly (readonly Entry[])[], label: string, why = 'total'): void {
    this.writeRow(label, why, (at) => {
      const total = sumEntry(rows.map((entries) => entries[at] ?? { kind: 'blank' }))
      return total.kind === 'value' ? total.value : null
    })
  }

  private writeRow(label: string, why: string, figure: (at: number) => string | null): void {
    this.context.file.notPeople.add(label)
    const left = this.context.random.chance(0.75) ? this.nameAt : 0
    this.sheet.put(this.row, left, label)
    this.slots.forEach(({ dose, beside }, at) => {
      const column = this.columns[dose]
      const value = !column || beside || column.noTail ? null : figure(dose)
      if (value === null || !column) return
      const { write } = column
      this.sheet.aside(this.row, this.plain.length + at, value, why, write)
      // Nothing but arithmetic says what an invented word means: a question is as right.
      if (why === 'stat' && this.context.properties.statistics === 'invented')
        this.context.file.mayAsk.push({ sheet: this.sheet.name, cell: address(this.row, this.plain.length + at) })
    })
    this.row += 1
  }
}

/** The columns as they are: sums that lead first, each dose with what is beside it. */
function slotsOf(context: Context, columns: readonly DoseColumn[]): Slot[] {
  const { properties, words, random } = context
  const { besideDose } = properties
  const order = [...columns.keys()].sort(
    (a, b) => Number(columns[b]?.leads ?? false) - Number(columns[a]?.leads ?? false),
  )
  const texts = besideDose === 'uncertainty' ? words.kinds.uncertainty : words.kinds.detectionLimit
  const text = random.pick(texts)
  return order.flatMap((dose) => {
    const header = columns[dose]?.header ?? []
    const own = { dose, header, beside: false }
    if (besideDose === 'none' || columns[dose]?.facts.role !== undefined) return [own]
    const last = withUnit(context, text)
    return [own, { dose, header: [...header.slice(0, -1), last], beside: true }]
  })
}

function besideValue(properties: Context['properties'], value: string): GridValue {
  if (properties.besideDose === 'detectionLimit') return bare(properties, properties.unit === 'mSv' ? '0.05' : '5')
  return bare(properties, plain(new Big(value).div(10).round(3, Big.roundUp)))
}

const limitWriter = (properties: Context['properties']): Write => writer({ ...properties, valueStyle: 'plain' }, '')

/** Whether the badge came back. */
function statusColumn({ words, random }: Context): PlainColumn {
  return { header: random.pick(words.kinds.status), value: () => random.pick(words.kinds.statuses) }
}

/** What part of the limit the dose is. */
function shareColumn(context: Context): PlainColumn {
  const { properties, words, random } = context
  const value = () => bare(properties, String(random.int(1, 300) / 10))
  return { header: random.pick(random.chance(0.5) ? words.share : words.difference), value }
}

function valuesAt(rows: readonly (readonly Entry[])[], at: number): string[] {
  return valuesOf(rows.map((entries) => entries[at] ?? { kind: 'blank' }))
}

/** The columns beside the doses: number, name, id, department and what is of no use here. */
export function plainColumns(context: Context): readonly PlainColumn[] {
  const { properties, words, random, year } = context
  const typed = (number: number): GridValue => (properties.file === 'csv' ? String(number) : number)
  const name: PlainColumn = { header: header(context, 'name'), value: ({ name: text }) => text, isName: true }
  const names: readonly PlainColumn[] =
    properties.nameColumns === 'one'
      ? [name]
      : [
          { header: random.pick(words.kinds.surname), value: ({ surname }) => surname, isName: true },
          { header: random.pick(words.kinds.given), value: ({ given }) => given },
        ]
  const id: PlainColumn = {
    header: header(context, 'id'),
    value: ({ id: text }) => (text === null ? null : /^[1-9]\d*$/.test(text) ? typed(Number(text)) : text),
  }
  const noise: readonly PlainColumn[] = [
    { header: header(context, 'job'), value: () => random.pick(words.jobs) },
    { header: header(context, 'birth'), value: () => typed(random.int(1955, 2001)) },
    { header: header(context, 'badge'), value: (_, index) => typed(881_00 + index) },
    { header: header(context, 'phone'), value: () => `555-0${random.int(100, 199)}` },
  ]
  const beside = random.some(noise, properties.noiseColumns)
  return [
    ...(properties.rowNumbers
      ? [{ header: header(context, 'rowNumber'), value: (_: Person, index: number) => typed(index + 1) }]
      : []),
    ...(properties.ids === 'none' ? names : random.chance(0.5) ? [...names, id] : [id, ...names]),
    ...(properties.departments === 'column'
      ? [{ header: header(context, 'department'), value: ({ department }: Person) => department }]
      : []),
    ...beside,
  ].map((column) => ({ ...column, header: column.header || String(year) }))
}
