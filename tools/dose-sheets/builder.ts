import Big from 'big.js'
import { canonical, plain } from './decimal'
import type { Span } from './calendar'
import type { ExpectedDose, ExpectedPerson, ExpectedQuestion, ExpectedTotal, Language, Truth } from './truth'

export type GridValue = string | number | { readonly date: string }

export interface GridCell {
  readonly value: GridValue
  readonly format: string | null
}

export interface GridMerge {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** A sheet as it would be typed into a spreadsheet program. Rows and columns from 0. */
export interface Grid {
  readonly name: string
  readonly rows: readonly (readonly (GridCell | undefined)[])[]
  readonly merges: readonly GridMerge[]
}

/** A generated file with everything that is right for it. */
export interface Case {
  readonly kind: 'xlsx' | 'csv'
  readonly grids: readonly Grid[]
  readonly truth: Truth
}

/** A mark in place of a number, and how it may be read: the first code is the best. */
export interface Mark {
  readonly text: string
  readonly codes: readonly string[]
  /** A reader may leave it out. */
  readonly soft: boolean
}

/** The content of a dose cell: a number as text, a bound or a mark. */
export type Entry =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'below'; readonly value: string }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'blank' }

export interface DoseFacts {
  readonly entry: Entry
  readonly quantity: readonly (string | null)[]
  readonly unit: string | null
  readonly subject?: string | null
  readonly id?: string | null
  readonly position?: readonly (string | null)[]
  readonly period?: Span | null
  readonly date?: string | null
  readonly role?: readonly string[]
  readonly source?: readonly string[]
  readonly optional?: boolean
  readonly owned?: boolean
  readonly factor?: string
  /** Counts in the person's sum. */
  readonly summed?: boolean
}

/** How a value is written into its cell. */
export type Write = (value: string) => { readonly value: GridValue; readonly format: string | null }

interface Noted extends ExpectedDose {
  readonly summed: boolean
}

export function letters(column: number): string {
  let text = ''
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    text = String.fromCharCode(65 + ((left - 1) % 26)) + text
  }
  return text
}

export const address = (row: number, column: number) => `${letters(column)}${row + 1}`

/** One sheet in the making. */
export class SheetBuilder {
  readonly rows: (GridCell | undefined)[][] = []
  readonly merges: GridMerge[] = []

  constructor(
    readonly name: string,
    private readonly file: CaseBuilder,
  ) {}

  put(row: number, column: number, value: GridValue | null, format: string | null = null): void {
    if (value === null || value === '') return
    while (this.rows.length <= row) this.rows.push([])
    const cells = this.rows[row]
    if (cells) cells[column] = { value, format }
  }

  line(row: number, values: readonly (GridValue | null)[], left = 0): void {
    values.forEach((value, index) => this.put(row, left + index, value))
  }

  merge(top: number, left: number, bottom: number, right: number): void {
    if (bottom > top || right > left) this.merges.push({ top, left, bottom, right })
  }

  /** Writes a cell that contains a dose, and notes what is right for it. */
  dose(row: number, column: number, facts: DoseFacts, write: Write): void {
    const { entry } = facts
    if (entry.kind === 'blank') return
    const written =
      entry.kind === 'mark' ? { value: entry.mark.text, format: null } : writtenEntry(entry.kind, entry.value, write)
    this.put(row, column, written.value, written.format)
    if (
      facts.optional === true &&
      typeof written.value === 'string' &&
      /[1-9]\d{0,2}[.,]\d{3}(?!\d)/.test(written.value)
    )
      this.file.mayAsk.push({ sheet: this.name, cell: address(row, column) })
    this.file.note(this.name, address(row, column), facts, String(valueText(written.value)))
  }

  /** A figure of a total or statistic row. */
  aside(row: number, column: number, value: string, why: string, write: Write): void {
    const written = write(value)
    this.put(row, column, written.value, written.format)
    // A mark before three digits may always be one of thousands.
    if (typeof written.value === 'string' && /[1-9]\d{0,2}[.,]\d{3}(?!\d)/.test(written.value))
      this.file.mayAsk.push({ sheet: this.name, cell: address(row, column) })
    this.file.asides.push({ sheet: this.name, cell: address(row, column), why })
  }

  grid(): Grid {
    return { name: this.name, rows: this.rows, merges: this.merges }
  }
}

/** One file in the making. */
export class CaseBuilder {
  readonly sheets: SheetBuilder[] = []
  readonly asides: { sheet: string; cell: string; why: string }[] = []
  readonly notPeople = new Set<string>()
  readonly ask: ExpectedQuestion[] = []
  readonly mayAsk: { sheet: string; cell: string }[] = []
  private readonly doses: Noted[] = []
  private readonly people = new Map<string, ExpectedPerson>()

  constructor(
    private readonly name: string,
    private readonly language: Language,
    private readonly kind: Case['kind'],
    private readonly about: string,
  ) {}

  sheet(name: string): SheetBuilder {
    const made = new SheetBuilder(name, this)
    this.sheets.push(made)
    return made
  }

  person(name: string, id: string | null, alias: readonly string[] = []): void {
    this.people.set(`${name}\u0000${id ?? ''}`, { name, id, alias })
  }

  note(sheet: string, cell: string, facts: DoseFacts, raw: string): void {
    const { entry, unit, factor = '1' } = facts
    const value = entry.kind === 'value' || entry.kind === 'below' ? entry.value : null
    const codes = entry.kind === 'below' ? ['below_limit'] : entry.kind === 'mark' ? entry.mark.codes : [null]
    const amount = canonical(value, unit, factor)
    const position = facts.position ?? [null]
    const role = facts.role ?? ['period']
    const source = facts.source ?? ['header']
    this.doses.push({
      sheet,
      cell,
      subject: facts.subject ?? null,
      subjectId: facts.id ?? null,
      quantity: facts.quantity[0] ?? null,
      quantityAny: facts.quantity,
      position: position[0] ?? null,
      positionAny: position,
      periodFrom: facts.period?.from ?? null,
      periodTo: facts.period?.to ?? null,
      date: facts.date ?? null,
      raw,
      value: value === null ? null : plain(value),
      comparator: entry.kind === 'below' ? '<' : null,
      censor: codes[0] ?? null,
      censorAny: codes,
      unit,
      canonicalValue: amount.value,
      canonicalUnit: amount.unit,
      canonicalOnly: factor !== '1',
      role: role[0] ?? 'period',
      roleAny: role,
      unitSource: source[0] ?? 'header',
      unitSourceAny: source,
      optional: facts.optional === true || (entry.kind === 'mark' && entry.mark.soft),
      owned: facts.owned !== false && (facts.subject ?? null) !== null,
      summed: facts.summed !== false && role[0] === 'period',
    })
  }

  finish(): Case {
    const grids = this.sheets.map((sheet) => sheet.grid())
    return {
      kind: this.kind,
      grids,
      truth: {
        file: this.name,
        language: this.language,
        about: this.about,
        doses: this.doses.map(({ summed: _summed, ...dose }) => dose),
        totals: this.totals(),
        people: [...this.people.values()],
        notPeople: [...this.notPeople],
        totalRows: this.asides,
        numbersThatAreNoDoses: this.others(grids),
        ask: this.ask,
        mayAsk: this.mayAsk,
      },
    }
  }

  /** What each person's doses of a year add up to, where they are in sieverts. */
  private totals(): ExpectedTotal[] {
    const sums = new Map<string, ExpectedTotal & { known: number }>()
    for (const dose of this.doses) {
      if (!dose.summed || dose.subject === null || dose.periodTo === null) continue
      if (dose.canonicalUnit !== 'mSv') continue
      const year = dose.periodTo.slice(0, 4)
      const key = [dose.subject, dose.subjectId, dose.quantity, dose.position, year].join('\u0000')
      const before = sums.get(key) ?? {
        subject: dose.subject,
        subjectId: dose.subjectId,
        quantity: dose.quantity,
        quantityAny: dose.quantityAny,
        position: dose.position,
        positionAny: dose.positionAny,
        year,
        lower: '0',
        upper: '0',
        upperMayBeUnknown: false,
        known: 0,
      }
      sums.set(key, { ...before, ...added(before, dose) })
    }
    return [...sums.values()].filter(({ known }) => known > 0).map(({ known: _known, ...total }) => total)
  }

  private others(grids: readonly Grid[]): Record<string, string[]> {
    const taken = new Set([...this.doses, ...this.asides].map(({ sheet, cell }) => `${sheet}\u0000${cell}`))
    return Object.fromEntries(
      grids.map(({ name, rows }) => [
        name,
        rows.flatMap((cells, row) =>
          [...cells.keys()]
            .filter((column) => /\d/.test(String(valueText(cells[column]?.value ?? ''))))
            .map((column) => address(row, column))
            .filter((cell) => !taken.has(`${name}\u0000${cell}`)),
        ),
      ]),
    )
  }
}

/** Marks of a badge that wasn't worn add nothing; a badge that wasn't read leaves no upper end. */
function added(before: ExpectedTotal & { known: number }, dose: Noted): Partial<ExpectedTotal & { known: number }> {
  const { canonicalValue, censor } = dose
  if (censor === null && canonicalValue !== null) {
    return {
      lower: plain(new Big(before.lower).plus(canonicalValue)),
      upper: before.upper === null ? null : plain(new Big(before.upper).plus(canonicalValue)),
      known: before.known + 1,
    }
  }
  if (censor === 'below_limit' && canonicalValue !== null) {
    return {
      upper: before.upper === null ? null : plain(new Big(before.upper).plus(canonicalValue)),
      known: before.known + 1,
    }
  }
  if (censor === 'unused' || censor === 'absent') return { upperMayBeUnknown: true }
  return { upper: null }
}

function writtenEntry(kind: 'value' | 'below', value: string, write: Write): ReturnType<Write> {
  const written = write(value)
  if (kind === 'value') return written
  const text = typeof written.value === 'number' ? String(written.value) : valueText(written.value)
  return { value: `<${String(text)}`, format: null }
}

function valueText(value: GridValue): string | number {
  return typeof value === 'object' ? value.date : value
}
