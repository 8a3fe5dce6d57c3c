import type { Cell, Sheet } from '../../../spreadsheets/model'
import { problem } from '../../../problem'
import { LIMIT_PROFILES } from '../../limits/profiles'
import type { DoseColumn, DoseSheet, DoseTable, Period } from '../../layout-model'
import type { Decision, Dose, DoseReading, DoseTotal, Subject } from '../../model'
import type { Extraction } from '../../result'

/** Manually created extractions for tests of the output. */

const READING: DoseReading = {
  raw: '0,42',
  value: '0.42',
  min: null,
  max: null,
  comparator: null,
  uncertainty: null,
  censor: null,
  rawUnit: 'мЗв',
  unit: 'mSv',
  canonicalValue: '0.42',
  canonicalUnit: 'mSv',
  unitSource: 'header',
  quantity: null,
  drug: null,
  form: null,
  route: null,
  frequency: null,
  perDay: null,
  duration: null,
  asNeeded: false,
  confidence: 0.98,
  warnings: [],
}

export function reading(given: Partial<DoseReading> = {}): DoseReading {
  return { ...READING, ...given }
}

function columnAt(index: number, given: Partial<DoseColumn> = {}): DoseColumn {
  return {
    sheet: 'Лист1',
    table: 0,
    index,
    letter: String.fromCharCode(65 + index),
    header: 'Hp(10), мЗв',
    role: 'period',
    holds: 'values',
    quantity: 'Hp(10)',
    unit: 'mSv',
    unitSource: 'header',
    position: null,
    period: null,
    subject: null,
    confidence: 0.97,
    doubts: [],
    chosen: false,
    ...given,
  }
}

let next = 1

export function dose(given: Partial<Dose> = {}): Dose {
  return {
    id: `d${next++}`,
    reading: READING,
    column: columnAt(3),
    row: 5,
    col: 3,
    subject: null,
    date: null,
    period: null,
    position: null,
    drug: null,
    device: null,
    role: 'period',
    sameAs: null,
    ...given,
  }
}

function quarter(year: number, number: 1 | 2 | 3 | 4): Period {
  const [from, to] = [
    ['01-01', '03-31'],
    ['04-01', '06-30'],
    ['07-01', '09-30'],
    ['10-01', '12-31'],
  ][number - 1] ?? ['', '']
  return { from: `${year}-${from}`, to: `${year}-${to}`, name: `${year}-Q${number}` }
}

export function total(given: Partial<DoseTotal> = {}): DoseTotal {
  return {
    subject: null,
    quantity: 'Hp(10)',
    position: null,
    period: '2025',
    lower: '0.42',
    upper: '0.42',
    unit: 'mSv',
    n: 1,
    censored: 0,
    ...given,
  }
}

export function person(name: string | null, id: string | null = null): Subject {
  return { name, id }
}

const cell = (value: string | number): Cell => ({ value, numFmt: null, text: String(value).replace('.', ',') })

function sourceSheetOf(name: string, rows: readonly (readonly (string | number)[])[]): DoseSheet {
  const sheet: Sheet = {
    name,
    hidden: false,
    rows: rows.map((row) => row.map(cell)),
    width: rows.reduce((most, row) => Math.max(most, row.length), 0),
    merges: [],
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
  }
  return { name, hidden: false, sheet, captions: [] }
}

function tableOf(source: DoseSheet, columns: readonly DoseColumn[]): DoseTable {
  return {
    source,
    index: 0,
    headerTop: 0,
    headerBottom: 0,
    first: 1,
    last: source.sheet.rows.length - 1,
    left: 0,
    right: source.sheet.width - 1,
    titles: [],
    columns,
    rows: new Map(),
    context: 'dosimetry',
    decimalEvidence: ',',
    language: 'ru',
    period: null,
    subject: null,
  }
}

export function extraction(given: Partial<Extraction> = {}): Extraction {
  const doses = given.doses ?? []
  return {
    layout: { tables: [], without: [] },
    doses,
    decisions: [],
    columns: [],
    totals: [],
    exceedances: [],
    reconciliation: { numericCells: doses.length, doses: doses.length, censored: 0, rejected: 0, balanced: true },
    profile: null,
    comparison: null,
    ...given,
  }
}

const NAMES = ['Ильюшенок В. Ш.', 'Жданов Ф. Э.', 'Щёголева Ю. Я.', 'Дьяченко Р. Л.', 'Чебан Л. Д.', 'Эйдельман Ж. Ц.']
const QUARTERS = [1, 2, 3, 4] as const

/**
 * Returns a department's year: six persons with four quarters each, one badge below detection, one person above a
 * limit, one cell to decide.
 */
export function departmentYear(): Extraction {
  const column = columnAt(3)
  const lens = columnAt(4, { header: 'Кисть', quantity: 'Hp(0.07)', unitSource: 'assumed', doubts: ['unitAssumed'] })
  const rows: (string | number)[][] = [['№', 'Таб. №', 'Ф. И. О.', 'Hp(10), мЗв', 'Кисть', 'Период']]
  const doses: Dose[] = []
  const totals: DoseTotal[] = []
  for (const [index, name] of NAMES.entries()) {
    const subject = person(name, String(412 + index))
    let [sum, censored] = [0, 0]
    for (const number of QUARTERS) {
      const below = index === 1 && number > 2
      const hundredths = name.startsWith('Дьяченко') ? 540 : 31 + index * 7 + number
      const row =
        rows.push([rows.length, subject.id ?? '', name, below ? '<0,05' : hundredths / 100, 1.5, `${number} кв.`]) - 1
      const digits = (hundredths / 100).toFixed(2)
      const own = below
        ? reading({ raw: '<0,05', value: '0.05', comparator: '<', censor: 'below_limit', canonicalValue: '0.05' })
        : reading({ raw: digits.replace('.', ','), value: digits, canonicalValue: digits })
      doses.push(
        dose({ id: `d${doses.length + 1}`, reading: own, column, row, col: 3, subject, period: quarter(2025, number) }),
      )
      if (below) censored++
      else sum += hundredths
      const lower = below ? '0' : digits
      totals.push(
        total({ subject, period: `2025-Q${number}`, lower, upper: below ? '0.05' : digits, censored: below ? 1 : 0 }),
      )
    }
    const lower = (sum / 100).toFixed(2)
    totals.push(total({ subject, lower, upper: ((sum + censored * 5) / 100).toFixed(2), n: 4, censored }))
  }
  for (const number of QUARTERS)
    totals.push(total({ period: `2025-Q${number}`, lower: '7.40', upper: '7.45', n: 6, censored: 1 }))
  totals.push(total({ lower: '29.60', upper: '29.70', n: 24, censored: 2 }))
  const source = sourceSheetOf('Лист1', rows)
  const decisions: Decision[] = [
    {
      sheet: 'Лист1',
      cell: 'E4',
      column: lens,
      raw: '1.234',
      reason: 'groupOrDecimal',
      alternatives: ['1.234 mSv', '1234 mSv'],
      count: 1,
    },
    {
      sheet: 'Лист1',
      cell: null,
      column: lens,
      raw: '',
      reason: 'unitUnknown',
      alternatives: ['mSv', 'uSv'],
      count: 23,
    },
  ]
  const [, , , fourth] = totals.filter(({ period, subject }) => period === '2025' && subject !== null)
  return extraction({
    layout: { tables: [tableOf(source, [column, lens])], without: [{ sheet: 'Коды', reason: 'noDoseWords' }] },
    doses,
    decisions,
    columns: [column, lens],
    totals,
    exceedances: [
      {
        subject: fourth?.subject ?? person('?'),
        quantity: 'Hp(10)',
        position: null,
        period: '2025',
        lower: '21.60',
        upper: '21.60',
        unit: 'mSv',
        limit: '20',
        limitId: 'effective_mean',
        profile: 'ru-nrb-99-2009-a',
        sure: true,
        partial: true,
      },
    ],
    reconciliation: { numericCells: 48, doses: 22, censored: 2, rejected: 24, balanced: true },
    profile: LIMIT_PROFILES[0] ?? null,
  })
}

export const ROWS_HIDDEN = problem('ROWS_HIDDEN', 'warning', { file: 'data', sheet: 'Лист1', params: { count: 2 } })
