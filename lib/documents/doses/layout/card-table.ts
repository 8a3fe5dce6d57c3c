import { kindShare, mostOf, profileOf } from '../columns/column-profile'
import { wordsBesideUnits } from '../columns/header-units'
import { mapped } from '../columns/mapping'
import { readPeriod } from '../columns/periods'
import { isSingleQuantity } from '../columns/roles'
import { positionOf } from '../columns/header-words'
import { surroundingsOf } from '../columns/surroundings'
import type { HeaderMeaning } from '../lexicon/headers'
import type { DoseColumn, DoseRole, DoseSheet, DoseTable, Period, RowKind } from '../layout-model'
import type { Cell } from '../../spreadsheets/model'
import { columnLetter } from '../../spreadsheets/address'
import type { Card, CardLine } from './find-cards'
import type { LookedAt } from './find-layout'
import type { Known } from './table-of'
import { PerhapsBadges } from './perhaps-badges'
import { titlePeriod, titleSubject } from './titles'
import { lengthOf } from './turned-rows'

const ROW_KINDS: Readonly<Partial<Record<string, RowKind>>> = {
  role_total: 'total',
  // A cumulative dose isn't added to others either, and rows have no separate kind for it.
  role_cumulative: 'total',
  role_limit: 'limit',
  control: 'control',
}
const UNIT_SHARE = 0.5

/** Interprets a card as a table: its rows name their quantities, and its other lines give the person and the period. */
export function cardTable(card: Card, index: number, source: DoseSheet, known: Known): LookedAt {
  const { lane, from, to, labels, values, lines } = card
  const doses = lines.filter(({ dose }) => dose)
  const profile = profileOf(
    doses.map(({ value }) => value ?? undefined),
    known.looks,
  )
  const about = lines.filter(({ dose, value }) => !dose && value !== null)
  const titles = [...card.titles, ...source.captions, source.name]
  const around = surroundingsOf([...card.titles, ...source.captions], [source.name], null)
  const norms = [...profile.cellUnits.keys()]
  const unit = profile.cellUnits.size > 0 || doses.some(hasUnit) ? null : around.unit
  const unknown = unit === null && profile.numbers > 0 && !doses.some(hasUnit) && !hasUnitColumn(card, known)
  const period = periodOf(about) ?? titlePeriod(card.titles, source.name)
  const single = about.some(({ words }) => words.meaning === 'examination') || doses.every(isOfExamination)
  const role: DoseRole =
    norms.length > 0 && norms.every((each) => each.endsWith('/a')) ? 'limit' : single ? 'single' : 'period'
  const column = (at: number, rest: Partial<DoseColumn>): DoseColumn =>
    mapped(
      {
        sheet: source.name,
        table: index,
        index: at,
        letter: columnLetter(at),
        header: '',
        role: 'other',
        holds: null,
        quantity: null,
        unit: null,
        unitSource: null,
        position: null,
        period: null,
        subject: null,
        confidence: 0.9,
        doubts: [],
        chosen: false,
        ...rest,
      },
      known.mapping,
      known.sheets,
    )
  const columns = [
    column(labels, { role: 'quantity' }),
    column(values, {
      role,
      holds: 'values',
      unit,
      unitSource: unknown ? null : unit === null ? 'cell' : 'sheet',
      position: positionIn(about) ?? around.position,
      doubts: unknown ? ['unitUnknown'] : [],
    }),
    ...(hasUnitColumn(card, known) ? [column(values + 1, { role: 'unit' })] : []),
  ]
  const kinds = new Map<number, RowKind>()
  for (let at = from; at <= to; at += 1) kinds.set(lane.rows[at]?.row ?? -1, 'note')
  for (const line of doses) {
    const kind = rowKind(line, doses)
    if (kind) kinds.set(line.row, kind)
    else kinds.delete(line.row)
  }
  const plain = doses.filter(({ row }) => !kinds.has(row))
  const table: DoseTable = {
    source,
    index,
    headerTop: null,
    headerBottom: null,
    first: lane.rows[from]?.row ?? 0,
    last: lane.rows[to]?.row ?? 0,
    left: labels,
    right: hasUnitColumn(card, known) ? values + 1 : values,
    titles,
    columns,
    rows: kinds,
    unsure: repeatedLines(plain),
    context: 'dosimetry',
    decimalEvidence: mostOf(profile.decimals, 0.95),
    language: known.language,
    period,
    subject: subjectOf(about) ?? titleSubject(card.titles),
  }
  const found = { lane, head: null, from, to, left: labels, right: table.right, titles: card.titles, notes: [], kinds }
  return { table, found }
}

/** Returns the kind of a dose row. «Доза за год» is a total if the card also has another dose of the same quantity. */
function rowKind({ words }: CardLine, doses: readonly CardLine[]): RowKind | null {
  const kind = words.role === null ? undefined : ROW_KINDS[words.role]
  if (!kind || kind === 'limit' || kind === 'control') return kind ?? null
  const parts = doses.filter((other) => other.words.quantity === words.quantity && other.words.role !== words.role)
  return parts.some((part) => part.words.role !== 'role_limit') ? kind : null
}

/** Returns lines that repeat another line, perhaps for another badge. */
function repeatedLines(lines: readonly CardLine[]): NonNullable<DoseTable['unsure']> {
  const badges = new PerhapsBadges()
  const labels = new Set<string>()
  const repeated = new Map<number, 'repeatedRow'>()
  for (const { row, words, value } of lines) {
    if (value === null) continue
    const label = wordsBesideUnits(words.text)
    const again = badges.again(words.text, String(lengthOf(words.text)))
    if (again || labels.has(label)) repeated.set(row, 'repeatedRow')
    labels.add(label)
  }
  return repeated
}

function hasUnit({ words }: CardLine): boolean {
  return words.units.length > 0
}

function isOfExamination({ words }: CardLine): boolean {
  return words.quantity !== null && isSingleQuantity(words.quantity)
}

/** Whether a column of units follows the values: `Hp(10) | 0,35 | мЗв`. */
function hasUnitColumn({ lane, lines, values }: Card, { looks }: Known): boolean {
  const doses = lines.filter(({ dose }) => dose)
  const profile = profileOf(
    doses.map(({ row }) => lane.sheet.rows[row]?.[values + 1]),
    looks,
  )
  return profile.filled > 0 && kindShare(profile, 'unit') >= UNIT_SHARE
}

function said(lines: readonly CardLine[], meaning: HeaderMeaning): string | null {
  const value = lines.find(({ words }) => words.meaning === meaning)?.value
  return value ? textOf(value) : null
}

/** Returns the text of a cell; for a date its ISO day, whatever its display format. */
function textOf({ value, text }: Cell): string {
  if (value === null || typeof value !== 'object' || value.kind !== 'date') return text.trim()
  const two = (number: number) => String(number).padStart(2, '0')
  return `${value.year}-${two(value.month)}-${two(value.day)}`
}

function periodOf(about: readonly CardLine[]): Period | null {
  const [start, end] = [said(about, 'period_from'), said(about, 'period_to')]
  const parts = (['month', 'quarter', 'year'] as const).flatMap((each) => {
    const line = about.find(({ words }) => words.meaning === each)
    if (!line?.value) return []
    // In «Квартал | 2» the number needs its label.
    const text = textOf(line.value)
    return each === 'quarter' && /^\d$|^[IV]+$/.test(text) ? [`${text} ${line.words.text}`] : [text]
  })
  const texts = [said(about, 'period'), start && end ? `${start} - ${end}` : null, parts.join(' '), said(about, 'date')]
  for (const text of texts) {
    const period = text ? readPeriod(text) : null
    if (period) return period
  }
  return null
}

function subjectOf(about: readonly CardLine[]): DoseTable['subject'] {
  const whole = said(about, 'subject') ?? said(about, 'surname') ?? said(about, 'place')
  const given = said(about, 'given_name')
  const id = said(about, 'subject_id')
  const name = whole !== null && given !== null && !whole.includes(given) ? `${whole} ${given}` : (whole ?? given)
  return name === null && id === null ? null : { name, id }
}

function positionIn(about: readonly CardLine[]) {
  const text = said(about, 'position') ?? said(about, 'dosimeter')
  return text === null ? null : positionOf(text)
}
