import Big from 'big.js'
import type { Grid } from './builder'
import { letters } from './builder'
import { canonical } from './decimal'
import type { ExpectedDose, ExpectedPerson, ExpectedTotal, Found, FoundDose, FoundTotal, Truth } from './truth'

/** The figures of one file or of many. */
export interface Figures {
  files: number
  right: number
  wrong: number
  missed: number
  /** Doses from cells that contain none, and doses reported twice. */
  falseDoses: number
  falsePeople: number
  totalsRight: number
  totalsAll: number
  /** Sums above the right one. */
  doubles: number
  powersOfTen: number
  needless: number
  missing: number
  asks: number
  unbalanced: number
  /** Right doses with another person, period or position than expected. */
  misplaced: number
}

export interface Score {
  readonly figures: Figures
  /** What was wrong, one line each: `kind sheet!cell wanted … got …`. */
  readonly misses: readonly string[]
}

export const NO_FIGURES: Figures = {
  files: 0,
  right: 0,
  wrong: 0,
  missed: 0,
  falseDoses: 0,
  falsePeople: 0,
  totalsRight: 0,
  totalsAll: 0,
  doubles: 0,
  powersOfTen: 0,
  needless: 0,
  missing: 0,
  asks: 0,
  unbalanced: 0,
  misplaced: 0,
}

export function addFigures(list: readonly Figures[]): Figures {
  const sum = { ...NO_FIGURES }
  for (const each of list) {
    for (const key of Object.keys(sum) as (keyof Figures)[]) sum[key] += each[key]
  }
  return sum
}

/** Of the doses, in hundredths of a percent: 1 if there are none and none were found. */
export function f1({ right, wrong, missed }: Figures): number {
  return right + wrong + missed === 0 ? 1 : (2 * right) / (2 * right + wrong + missed)
}

/** Whether a file is read without a fault. */
export function isPerfect(figures: Figures): boolean {
  const { wrong, missed, falsePeople, totalsRight, totalsAll, needless, missing, unbalanced, misplaced } = figures
  return wrong + missed + falsePeople + needless + missing + unbalanced + misplaced === 0 && totalsRight === totalsAll
}

/** Compares what a reader found with what is right, by the rules that the labelled sheets are scored with. */
export function score(truth: Truth, grids: readonly Grid[], found: Found): Score {
  const scoring = new Scoring(truth, grids, found)
  scoring.doses()
  scoring.people()
  scoring.totals()
  scoring.questions()
  const { figures, misses } = scoring
  if (!found.reconciliation.balanced) figures.unbalanced += 1
  return { figures, misses }
}

class Scoring {
  readonly figures: Figures = { ...NO_FIGURES, files: 1 }
  readonly misses: string[] = []
  private readonly one: boolean

  constructor(
    private readonly truth: Truth,
    private readonly grids: readonly Grid[],
    private readonly found: Found,
  ) {
    // A file of one sheet may call it by any name.
    this.one = Object.keys(truth.numbersThatAreNoDoses).length === 1
  }

  doses(): void {
    const { truth, found, figures } = this
    const wanted = grouped(truth.doses, (dose) => this.place(dose.sheet, dose.cell))
    const have = grouped(found.doses, (dose) => this.place(dose.sheet, dose.cell))
    const aside = new Set(truth.totalRows.map(({ sheet, cell }) => this.place(sheet, cell)))
    const others = new Set(
      Object.entries(truth.numbersThatAreNoDoses).flatMap(([sheet, cells]) =>
        cells.map((cell) => this.place(sheet, cell)),
      ),
    )
    for (const place of new Set([...wanted.keys(), ...have.keys()])) {
      const expected = [...(wanted.get(place) ?? [])]
      const got = [...(have.get(place) ?? [])]
      for (const one of [...expected]) {
        const at = got.findIndex((dose) => isRight(one, dose))
        if (at < 0) continue
        expected.splice(expected.indexOf(one), 1)
        const [dose] = got.splice(at, 1)
        if (!one.optional) figures.right += 1
        if (dose) this.attributes(one, dose, place)
      }
      for (const one of expected) {
        const dose = got.shift()
        if (!one.optional) figures.missed += 1
        if (!dose) {
          if (!one.optional) this.miss('absent', place, shownExpected(one), '')
          continue
        }
        figures.wrong += 1
        const power = isPowerOfTen(one, dose)
        if (power) figures.powersOfTen += 1
        this.miss(power ? 'power' : 'wrong', place, shownExpected(one), shownFound(dose))
      }
      for (const dose of got) {
        if (aside.has(place) && (dose.role === 'total' || dose.role === 'cumulative') && !dose.subject) continue
        if (dose.censor && dose.value === null && !wanted.has(place) && !others.has(place) && !aside.has(place))
          continue
        figures.wrong += 1
        figures.falseDoses += 1
        this.miss('false', place, '', shownFound(dose))
      }
    }
  }

  people(): void {
    const { truth, found, figures } = this
    const said = [
      ...found.totals.map(({ subject }) => subject),
      ...found.doses
        .filter(({ role, unit }) => role !== 'control' && role !== 'limit' && canonical('1', unit).unit === 'mSv')
        .map(({ subject }) => subject),
    ]
    const wrong = new Set(said.filter((subject) => subject !== null && !isPerson(subject, truth.people)))
    figures.falsePeople += wrong.size
    for (const subject of wrong) this.miss('falsePerson', '', '', String(subject))
  }

  totals(): void {
    const { truth, found, figures } = this
    const used = new Set<FoundTotal>()
    for (const wanted of truth.totals) {
      figures.totalsAll += 1
      const rows = totalRows(wanted, found.totals, used, truth.people)
      if (rows.length === 0) {
        this.miss('totalAbsent', '', shownTotal(wanted), '')
        continue
      }
      const whole = String(rows[0]?.period) === wanted.year
      const groups = whole ? rows.map((row) => [row]) : [rows]
      const right = groups.find((group) => isRightTotal(wanted, group))
      if (right) {
        for (const row of right) used.add(row)
        figures.totalsRight += 1
        continue
      }
      const lower = lowerOf(groups[0] ?? [])
      const kind = lower !== null && lower.gt(wanted.lower) ? 'double' : 'total'
      if (kind === 'double') figures.doubles += 1
      this.miss(kind, '', shownTotal(wanted), `${lower?.toFixed() ?? 'none'}`)
    }
  }

  questions(): void {
    const { truth, found, figures } = this
    const asks = truth.ask.flatMap(({ sheet, cells }) => cells.map((cell) => this.place(sheet, cell)))
    const may = [...truth.mayAsk.map(({ sheet, cell }) => this.place(sheet, cell)), ...asks]
    const allowed = new Set([...may, ...may.map(columnOf)])
    const asked = new Set<string>()
    for (const decision of found.needsDecision) {
      const places =
        decision.cell === null
          ? this.columnsWith(decision.sheet, decision.raw)
          : [this.place(decision.sheet, decision.cell)]
      for (const place of places) asked.add(place)
      if (places.some((place) => allowed.has(place))) continue
      figures.needless += 1
      this.miss('needless', places[0] ?? '', '', `${decision.reason} ${decision.raw}`)
    }
    const warned = new Set(found.messages.flatMap(({ sheet, cell }) => (cell ? [this.place(sheet ?? '', cell)] : [])))
    for (const { sheet, cells, how, why } of truth.ask) {
      figures.asks += 1
      const places = cells.map((cell) => this.place(sheet, cell))
      const doses = found.doses.filter((dose) => places.includes(this.place(dose.sheet, dose.cell)))
      const sources = new Set(doses.filter(({ unit }) => unit !== null).map(({ unitSource }) => unitSource))
      const said =
        places.some((place) => asked.has(place) || asked.has(columnOf(place))) ||
        (how === 'flag' &&
          (places.some((place) => warned.has(place)) || doses.some(({ warnings }) => warnings.length > 0))) ||
        (how === 'assumed' && sources.size === 1 && sources.has('assumed'))
      if (said) continue
      figures.missing += 1
      this.miss('missing', places[0] ?? '', why, '')
    }
  }

  /** Whose, where worn and when: only where the truth says it. */
  private attributes(wanted: ExpectedDose, dose: FoundDose, place: string): void {
    const { people } = this.truth
    const wrong: string[] = []
    if (wanted.owned && wanted.subject !== null && !isSamePerson(dose.subject, wanted.subject, people))
      wrong.push(`person ${String(dose.subject)}`)
    if (wanted.position !== null && !wanted.positionAny.includes(dose.position))
      wrong.push(`position ${String(dose.position)}`)
    if (
      wanted.periodFrom !== null &&
      !wanted.optional &&
      (dose.periodFrom !== wanted.periodFrom || dose.periodTo !== wanted.periodTo)
    ) {
      wrong.push(`period ${String(dose.periodFrom)}..${String(dose.periodTo)}`)
    }
    if (!wanted.roleAny.includes(dose.role)) wrong.push(`role ${dose.role}`)
    if (wrong.length === 0) return
    this.figures.misplaced += 1
    this.miss(
      'misplaced',
      place,
      `${String(wanted.subject)} ${String(wanted.position)} ${String(wanted.periodFrom)} ${wanted.role}`,
      wrong.join(', '),
    )
  }

  /** A question about a column is about those that contain all of its samples. */
  private columnsWith(sheet: string, raw: string): string[] {
    const samples = raw.split(' · ').map(comparable)
    return this.grids
      .filter(({ name }) => this.one || name === sheet)
      .flatMap(({ name, rows }) => {
        const width = Math.max(0, ...rows.map((cells) => cells.length))
        return Array.from({ length: width }, (_, column) => column)
          .filter((column) => {
            const texts = new Set(rows.map((cells) => comparable(textOf(cells[column]?.value))))
            return samples.every((sample) => texts.has(sample))
          })
          .map((column) => this.place(name, letters(column)))
      })
  }

  private place(sheet: string, cell: string): string {
    return `${this.one ? '' : sheet}!${(cell.split(':')[0] ?? '').toUpperCase()}`
  }

  private miss(kind: string, place: string, wanted: string, got: string): void {
    this.misses.push(`${kind} ${place} wanted[${wanted}] got[${got}]`)
  }
}

const columnOf = (place: string) => place.replace(/\d+$/, '')

function grouped<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

function isRight(wanted: ExpectedDose, dose: FoundDose): boolean {
  if (!wanted.quantityAny.includes(dose.quantity)) return false
  if (wanted.censor !== null) {
    if (!wanted.censorAny.includes(dose.censor)) return false
    if (wanted.value === null) return dose.value === null || dose.comparator === '<'
  } else if (dose.censor !== null || dose.comparator !== wanted.comparator) return false
  if (wanted.unit === null) return isSame(dose.value, wanted.value)
  if (wanted.canonicalOnly)
    return isSame(dose.canonicalValue, wanted.canonicalValue) && dose.canonicalUnit === wanted.canonicalUnit
  if (!isSame(dose.value, wanted.value) || unitName(dose.unit) !== unitName(wanted.unit)) return false
  return wanted.canonicalValue === null || isSame(dose.canonicalValue, wanted.canonicalValue)
}

const unitName = (unit: string | null) => (unit ?? '').replace(/[μµ]/g, 'u').replace('REM', 'rem')

function isSame(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b
  const [first, second] = [new Big(a), new Big(b)]
  const size = [first.abs(), second.abs(), new Big(1)].reduce((most, each) => (each.gt(most) ? each : most))
  return first.minus(second).abs().lte(size.times('1e-9'))
}

function isPowerOfTen(wanted: ExpectedDose, dose: FoundDose): boolean {
  if (wanted.canonicalValue === null || dose.canonicalValue === null || wanted.canonicalUnit !== dose.canonicalUnit)
    return false
  const [want, have] = [Number(wanted.canonicalValue), Number(dose.canonicalValue)]
  if (want === 0 || have <= 0) return false
  const power = Math.log10(have / want)
  return Math.abs(power) > 0.5 && Math.abs(power - Math.round(power)) < 1e-6
}

const nameKey = (text: string) =>
  text
    .replace(/[.,]/g, ' ')
    .split(/\s+/)
    .filter((part) => part !== '')
    .join(' ')
    .toLowerCase()
    .replaceAll('ё', 'е')

function isPerson(subject: string, people: readonly ExpectedPerson[]): boolean {
  const key = nameKey(subject)
  return people.some(
    ({ name, id, alias }) =>
      [name, ...alias].some((each) => key === nameKey(each) || key.includes(nameKey(each))) ||
      (id !== null && key === nameKey(id)),
  )
}

function isSamePerson(subject: string | null, wanted: string, people: readonly ExpectedPerson[]): boolean {
  if (subject === null) return false
  return isPerson(
    subject,
    people.filter(({ name }) => name === wanted).map((person) => ({ ...person, id: null })),
  )
}

function totalRows(
  wanted: ExpectedTotal,
  totals: readonly FoundTotal[],
  used: ReadonlySet<FoundTotal>,
  people: readonly ExpectedPerson[],
): FoundTotal[] {
  const rows = totals.filter(
    ({ subject, quantity }) =>
      subject !== null && isSamePerson(subject, wanted.subject, people) && wanted.quantityAny.includes(quantity),
  )
  let at = rows.filter(({ position }) => wanted.positionAny.includes(position))
  const places = new Set(rows.map(({ position }) => position))
  if (at.length === 0 && places.size === 1 && (wanted.position === null || rows[0]?.position === null)) at = rows
  const whole = at.filter(({ period }) => period === wanted.year)
  if (whole.length > 0) return whole.filter((row) => !used.has(row))
  at = at.filter((row) => !used.has(row))
  const quarters = at.filter(({ period }) => period?.startsWith(`${wanted.year}-Q`))
  return quarters.length > 0 ? quarters : at.filter(({ period }) => period?.startsWith(`${wanted.year}-`))
}

function lowerOf(group: readonly FoundTotal[]): Big | null {
  return sumOf(group.map(({ lower, unit }) => canonical(lower, unit).value))
}

function sumOf(values: readonly (string | null)[]): Big | null {
  let sum = new Big(0)
  for (const value of values) {
    if (value === null) return null
    sum = sum.plus(value)
  }
  return sum
}

function isRightTotal(wanted: ExpectedTotal, group: readonly FoundTotal[]): boolean {
  const lower = lowerOf(group)
  if (lower === null || !isSame(lower.toFixed(), wanted.lower)) return false
  const upper = sumOf(group.map((row) => (row.upper === null ? null : canonical(row.upper, row.unit).value)))
  if (wanted.upper === null || (wanted.upperMayBeUnknown && upper === null)) return upper === null
  return upper !== null && isSame(upper.toFixed(), wanted.upper)
}

/** One decimal mark, no zeros at the end. */
function comparable(text: string): string {
  const plain = text.replace(/\s/g, '').replaceAll(',', '.')
  return /^-?\d+\.\d+$/.test(plain) ? plain.replace(/\.?0+$/, '') : plain
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' && 'date' in value ? String(value.date) : String(value)
}

const shownExpected = (dose: ExpectedDose) =>
  [dose.quantity, dose.value, dose.censor, dose.unit, dose.role, dose.subject].map(String).join(' ')
const shownFound = (dose: FoundDose) =>
  [dose.quantity, dose.value, dose.censor, dose.unit, dose.role, dose.subject].map(String).join(' ')
const shownTotal = (total: ExpectedTotal) =>
  [total.subject, total.quantity, total.position, total.year, total.lower, total.upper].map(String).join(' ')
