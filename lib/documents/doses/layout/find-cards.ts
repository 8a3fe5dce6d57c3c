import type { CellLooks } from '../columns/cell-facts'
import { wordKey } from '../columns/fold'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { type HeaderWords, headerWords } from '../columns/header-words'
import { isRadiation } from '../columns/surroundings'
import type { HeaderMeaning } from '../lexicon/headers'
import type { Cell } from '../../spreadsheets/model'
import { cellAt, isFilled, type Lane } from './lane'

/** A line of a card: a label and its value. */
export interface CardLine {
  /** From 0. */
  readonly row: number
  readonly words: HeaderWords
  /** Null if the form isn't filled in here. */
  readonly value: Cell | null
  /** Whether its label names a dose. */
  readonly dose: boolean
}

/** One vertical card: labels in one column, values next to them. */
export interface Card {
  readonly lane: Lane
  /** Indexes into the lane's rows, inclusive. */
  readonly from: number
  readonly to: number
  readonly labels: number
  readonly values: number
  readonly lines: readonly CardLine[]
  /** Texts alone in their row, above the card and within it. */
  readonly titles: readonly string[]
}

/** A card needs at least one of these besides doses: who or when. */
const ABOUT: ReadonlySet<HeaderMeaning> = new Set([
  'subject',
  'surname',
  'subject_id',
  'birth',
  'date',
  'period_from',
  'period_to',
  'period',
  'month',
  'quarter',
  'year',
  'dosimeter',
  'examination',
  'place',
])
const VALUES: ReadonlySet<string> = new Set(['number', 'numeral', 'amount', 'mark'])
const SAID: ReadonlySet<string> = new Set([...VALUES, 'text', 'date', 'period', 'code'])
const MOST_CELLS = 3
/** The maximum share of rows that don't fit a card, such as those with unknown labels: «Группа крови», `Post`. */
const MOST_ODD = 0.4

/**
 * Returns the cards that a lane consists of, one below another: `ФИО | Иванов И. И.`, `Период | I кв. 2025`, `Hp(10),
 * мЗв | 0,35`. Returns an empty list if the lane is a table: unknown labels, several values in a row, no dose, or no
 * details about it.
 */
export function findCards(lane: Lane, looks: CellLooks): readonly Card[] {
  const [labels, values] = columnsOf(lane)
  if (labels === null || values === null) return []
  const cards: Open[] = []
  let open: Open | null = null
  let lone: string[] = []
  let odd = 0
  let all = 0
  const beside: Record<'doses' | 'others', (Cell | null)[]> = { doses: [], others: [] }
  for (const [at, { row, filled, first }] of lane.rows.entries()) {
    const label = cellAt(lane.sheet, row, labels)
    const value = cellAt(lane.sheet, row, values)
    const words = isFilled(label) && typeof label.value === 'string' ? headerWords(label.text) : null
    const known = words !== null && (isDoseLabel(words) || words.meaning !== null)
    if (filled === 1 && !known) {
      if (isFilled(label)) lone.push(label.text.trim())
      continue
    }
    all += 1
    if (first !== labels || filled > MOST_CELLS || !words || !known || (filled > 1 && !isFilled(value))) {
      odd += 1
      continue
    }
    const key = wordKey(words.text)
    // A repeated label starts the next card. A repeated dose label doesn't, unless cards begin with a dose.
    const again = open !== null && open.keys.has(key) && (!isDoseLabel(words) || open.lines[0]?.dose === true)
    if (!open || again) cards.push((open = { from: at, to: at, lines: [], titles: [], keys: new Set() }))
    open.keys.add(key)
    open.to = at
    open.titles.push(...lone)
    lone = []
    if (filled > 2) beside[isDoseLabel(words) ? 'doses' : 'others'].push(valueBeside(lane, row, values))
    open.lines.push({ row, words, value: isFilled(value) ? value : null, dose: isDoseLabel(words) })
  }
  if (all === 0 || odd > all * MOST_ODD) return []
  // «ФИО | Иванов И. И. | Петров П. П.»: the columns are persons, and a card would contain only the first.
  const says = (cell: Cell | null, kinds: ReadonlySet<string>) => cell !== null && kinds.has(looks.of(cell).kind)
  if (beside.others.some((cell) => says(cell, SAID)) && beside.doses.some((cell) => says(cell, VALUES))) return []
  const whole = cards.filter(({ lines }) => isCard(lines, looks))
  return whole.length === 0 || whole.length * 2 < cards.length
    ? []
    : whole.map(({ from, to, lines, titles }) => ({ lane, from, to, labels, values, lines, titles }))
}

interface Open {
  readonly from: number
  to: number
  readonly lines: CardLine[]
  readonly titles: string[]
  readonly keys: Set<string>
}

/** Returns the columns of labels and of values: the first two columns that a row with two cells fills. */
function columnsOf({ rows, sheet }: Lane): readonly [number | null, number | null] {
  const pair = rows.find(({ filled }) => filled >= 2)
  if (!pair) return [null, null]
  for (let column = pair.first + 1; column <= pair.last; column += 1)
    if (isFilled(cellAt(sheet, pair.row, column))) return [pair.first, column]
  return [null, null]
}

/** Returns the first cell to the right of a line's value; null if there is none. */
function valueBeside({ sheet, right }: Lane, row: number, values: number): Cell | null {
  for (let column = values + 1; column <= right; column += 1) {
    const cell = cellAt(sheet, row, column)
    if (isFilled(cell)) return cell
  }
  return null
}

/** Whether a label names a dose and doesn't just count or qualify one. */
function isDoseLabel({ quantities, dose, units, noDose, meaning, role, text }: HeaderWords): boolean {
  if (noDose) return false
  if (role === 'role_limit' && units.length > 0) return true
  const named = quantities.some((quantity) => isRadiation(quantity) && quantity !== 'X' && quantity !== 'activity')
  return named || (dose && (units.length > 0 || meaning === null) && !/[:：]\s*\S/u.test(text))
}

function isCard(lines: readonly CardLine[], looks: CellLooks): boolean {
  const doses = lines.filter(({ dose, value }) => dose && value && VALUES.has(looks.of(value).kind))
  // «ФИО | Доза, мЗв» is a table's header.
  const heads = lines.some(({ words, value }) => {
    const said = typeof value?.value === 'string' ? headerWords(value.text) : null
    if (said === null || looks.of(value ?? undefined).kind === 'amount') return false
    return isDoseLabel(said) || (words.meaning !== 'unit' && said.units.some(({ kind }) => RADIATION_KINDS.has(kind)))
  })
  const about = lines.some(({ words, value, dose }) => !dose && value && words.meaning && ABOUT.has(words.meaning))
  return doses.length > 0 && about && !heads
}
