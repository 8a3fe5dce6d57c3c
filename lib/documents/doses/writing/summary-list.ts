import { problem, type Problem } from '../../problem'
import type { DocumentCode } from '../../codes'
import type { OutCell } from '../../spreadsheets/writing/sheet'
import { DOSE_ROLES, type DoseColumn } from '../layout-model'
import type { Dose } from '../model'
import type { Extraction } from '../result'
import { LEDGER_ROWS } from '../totals/ledger'
import { columnOf, SHEET_COLUMNS } from '../../spreadsheets/dose-sheet-columns'
import { drugOf } from './dose-fields'
import { count, figure, text, TEXT, type List } from './list'
import type { Words } from './words'
import type { DoseLabels } from './label-codes'

/** A line of the Summary. The title of a section is a line with nothing else. */
interface Line {
  readonly section: string
  readonly item?: string
  /** Digits, or a text. */
  readonly value?: number | string | { readonly digits: string } | null
  readonly note?: string
  readonly attention?: boolean
}

/** Details about the workbook itself for the Summary. */
export interface WorkbookRemarks {
  readonly copied: number | null
  /** The number of references that are links, if not all of them are. */
  readonly linked: number | null
}

const SECTION = { bold: true, fill: 'EDEDED' }
const ATTENTION = { wrap: true, fill: 'FFF2CC' }

/** Numbers about doses that aren't in any list. */
interface Figures {
  readonly subjects: number
  readonly devices: number
  readonly drugs: number
  readonly byRole: ReadonlyMap<string, number>
  readonly duplicates: number
  readonly byWarning: ReadonlyMap<string, number>
}

function figuresOf(doses: readonly Dose[]): Figures {
  const [subjects, devices, drugs] = [new Set<object>(), new Set<string>(), new Set<string>()]
  const [byRole, byWarning] = [new Map<string, number>(), new Map<string, number>()]
  let duplicates = 0
  for (const dose of doses) {
    if (dose.subject !== null) subjects.add(dose.subject)
    if (dose.device !== null) devices.add(dose.device)
    const drug = drugOf(dose)
    if (drug !== null) drugs.add(drug)
    byRole.set(dose.role, (byRole.get(dose.role) ?? 0) + 1)
    if (dose.sameAs !== null) duplicates++
    for (const code of dose.reading.warnings) byWarning.set(code, (byWarning.get(code) ?? 0) + 1)
  }
  return { subjects: subjects.size, devices: devices.size, drugs: drugs.size, byRole, duplicates, byWarning }
}

/** Creates the lines of the Summary. */
class SummaryLines {
  readonly lines: Line[] = []
  #section = ''

  constructor(
    readonly extraction: Extraction,
    readonly labels: DoseLabels,
    readonly words: Words,
  ) {}

  section(title: string): void {
    this.#section = title
    this.lines.push({ section: title })
  }

  add(line: Omit<Line, 'section'>): void {
    this.lines.push({ section: this.#section, ...line })
  }

  /** Adds a number unless it is zero. */
  some(item: string, value: number, attention = false): void {
    if (value > 0) this.add({ item, value, attention })
  }

  found(figures: Figures): void {
    const { labels } = this
    const { doses, decisions, exceedances, comparison } = this.extraction
    this.section(labels('doses.summary.found'))
    this.add({ item: labels('doses.summary.doses'), value: doses.length })
    this.some(labels('doses.summary.persons'), figures.subjects)
    this.some(labels('doses.summary.devices'), figures.devices)
    this.some(labels('doses.summary.drugs'), figures.drugs)
    this.some(labels('doses.summary.exceedances'), exceedances.filter(({ sure }) => sure).length, true)
    this.some(labels('doses.summary.exceedancesUnsure'), exceedances.filter(({ sure }) => !sure).length, true)
    this.some(
      labels('doses.summary.toDecide'),
      decisions.reduce((sum, { count: cells }) => sum + cells, 0),
      true,
    )
    if (comparison !== null) this.add({ item: labels('doses.summary.before'), value: comparison.before })
  }

  reconciliation(): void {
    const { labels } = this
    const { numericCells: cells, doses, censored, rejected, balanced } = this.extraction.reconciliation
    this.section(labels('doses.summary.reconciliation'))
    this.add({ item: labels('doses.summary.numericCells'), value: cells })
    this.add({ item: labels('doses.summary.withValue'), value: doses })
    this.add({ item: labels('doses.summary.censored'), value: censored })
    this.add({ item: labels('doses.summary.rejected'), value: rejected })
    const params = { doses, censored, rejected, cells }
    this.add({
      note: labels(balanced ? 'doses.summary.balanced' : 'doses.summary.notBalanced', params),
      attention: !balanced,
    })
  }

  /** Adds the rows by their kind, and the numbers that nothing explains. */
  ledger(): void {
    const { labels } = this
    const { ledger } = this.extraction
    if (!ledger) return
    this.section(labels('doses.summary.rows'))
    for (const kind of LEDGER_ROWS) this.some(labels(`doses.ledgerRow.${kind}`), ledger.rows[kind], kind === 'unsure')
    this.some(labels('doses.summary.unexplained'), ledger.unexplained, true)
    if (ledger.unexplained === 0) this.add({ note: labels('doses.summary.allExplained') })
  }

  notAdded({ byRole, duplicates }: Figures): void {
    const roles = DOSE_ROLES.filter((role) => role !== 'period' && role !== 'single' && byRole.has(role))
    if (roles.length === 0 && duplicates === 0) return
    this.section(this.labels('doses.summary.notAdded'))
    for (const role of roles) this.some(this.words.word('role', role), byRole.get(role) ?? 0)
    this.some(this.labels('doses.summary.duplicates'), duplicates)
  }

  assumed(): void {
    const doubtful = this.extraction.columns.filter(
      ({ doubts, unitSource }) => doubts.length > 0 || unitSource === 'assumed',
    )
    if (doubtful.length === 0) return
    this.section(this.labels('doses.summary.assumed'))
    for (const column of doubtful) {
      const unit = column.unit === null ? null : this.words.unit(column.unit)
      this.add({ item: columnName(column), value: unit, note: this.#doubts(column), attention: true })
    }
  }

  #doubts({ doubts, unitSource }: DoseColumn): string {
    const all =
      unitSource === 'assumed' && !doubts.includes('unitAssumed') ? [...doubts, 'unitAssumed' as const] : doubts
    return all.map((doubt) => this.words.word('doubt', doubt)).join('; ')
  }

  warnings(problems: readonly Problem[], { byWarning }: Figures): void {
    if (problems.length === 0 && byWarning.size === 0) return
    this.section(this.labels('doses.summary.warnings'))
    for (const told of problems) this.add({ note: this.labels.problem(told), attention: told.severity !== 'info' })
    for (const [code, n] of byWarning) {
      this.add({ value: n, note: this.labels.problem(problem(code as DocumentCode, 'warning', { file: 'data' })) })
    }
  }

  profile(): void {
    const { labels, words } = this
    const { profile } = this.extraction
    this.section(labels('doses.summary.profile'))
    if (profile === null) {
      this.add({ note: labels('doses.summary.noProfile') })
      return
    }
    const from = profile.validFrom === null ? '' : labels('doses.summary.profileFrom', { date: profile.validFrom })
    this.add({ item: profile.name, note: from })
    for (const { id, value, years, averaged, source, verified, quantities } of profile.limits) {
      const mean = averaged ? [labels('doses.summary.mean', { years })] : []
      const state = labels(verified ? 'doses.summary.verified' : 'doses.summary.toVerify')
      const symbols = quantities.map((quantity) => words.quantity(quantity)).join(', ')
      this.add({
        item: `${words.limit(id)} (${symbols})`,
        value: { digits: value },
        note: [words.unit('mSv'), ...mean, source, state].join('; '),
        attention: !verified,
      })
    }
  }

  without(): void {
    const { without } = this.extraction.layout
    if (without.length === 0) return
    this.section(this.labels('doses.summary.without'))
    for (const { sheet, reason } of without) this.add({ item: sheet, note: this.words.word('nothing', reason) })
  }

  workbook({ copied, linked }: WorkbookRemarks): void {
    const { labels } = this
    this.section(labels('doses.summary.workbook'))
    this.add({ note: labels('doses.summary.namesRow') })
    if (this.extraction.doses.length === 0) return
    this.add({
      note:
        copied === null ? labels('doses.summary.sourcesLeftOut') : labels('doses.summary.sources', { count: copied }),
    })
    if (linked !== null) this.add({ note: labels('doses.summary.linksEnd', { count: linked }) })
  }
}

function columnName({ sheet, letter, header }: DoseColumn): string {
  return header === '' ? `${sheet}!${letter}` : `${sheet}!${letter}: ${header}`
}

const at = (column: (typeof SHEET_COLUMNS.summary)[number]) => columnOf('summary', column)

function lineCells({ section, item, value, note, attention = false }: Line): OutCell[] {
  const isTitle = item === undefined && value === undefined && note === undefined
  if (isTitle) return SHEET_COLUMNS.summary.map((_, col) => ({ col, value: col === 0 ? section : '', look: SECTION }))
  const look = attention ? ATTENTION : TEXT
  return [
    ...text(at('item'), item ?? null, TEXT),
    ...valueCells(value ?? null),
    ...text(at('note'), note ?? null, look),
  ]
}

function valueCells(value: NonNullable<Line['value']> | null): OutCell[] {
  if (value === null) return []
  if (typeof value === 'number') return [count(at('value'), value)]
  return typeof value === 'string' ? text(at('value'), value) : figure(at('value'), value.digits)
}

/** For programs, each line has the name of its section. */
function plainCells(line: Line): OutCell[] {
  return [...text(at('section'), line.section), ...lineCells(line).filter(({ col }) => col !== at('section'))]
}

/**
 * Returns what was found, the reconciliation, what was assumed, what to know, and what doses were compared with.
 * @param remarks on the workbook; null for CSV, whose lines all have the same form
 */
export function summaryList(
  extraction: Extraction,
  problems: readonly Problem[],
  labels: DoseLabels,
  words: Words,
  remarks: WorkbookRemarks | null,
): List {
  const lines = new SummaryLines(extraction, labels, words)
  const figures = figuresOf(extraction.doses)
  lines.found(figures)
  lines.reconciliation()
  lines.ledger()
  lines.notAdded(figures)
  lines.assumed()
  lines.warnings(problems, figures)
  lines.profile()
  lines.without()
  if (remarks !== null) lines.workbook(remarks)
  const isPlain = remarks === null
  const shown = isPlain
    ? lines.lines.filter(({ item, value, note }) => (item ?? value ?? note) !== undefined)
    : lines.lines
  return {
    key: 'summary',
    widths: [4, 52, 18, 90],
    count: shown.length,
    rows: shown.map(isPlain ? plainCells : lineCells),
  }
}
