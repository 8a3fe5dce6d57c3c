import type { Cell } from '../../spreadsheets/model'
import { type CellFacts, type CellKind, type CellLooks, isPosition } from './cell-facts'
import { formatUnit } from './format-unit'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import type { PeriodLevel } from './periods'
import { isPersonName, namesAmong } from './person-name'

/** The facts about the cells of a column together, from a sample of its rows. */
export interface ColumnProfile {
  readonly filled: number
  readonly kinds: ReadonlyMap<CellKind, number>
  /** Numbers, numerals, marks and amounts of radiation, as a share of the filled cells. */
  readonly doseLike: number
  /** The share of numbers and numerals only. */
  readonly numbers: number
  readonly integers: boolean
  /** 1, 2, 3 … */
  readonly counting: boolean
  readonly years: boolean
  readonly median: number | null
  /** The plain numbers cell by cell; null for an empty place, undefined for everything else. */
  readonly sizes: readonly (number | null | undefined)[]
  readonly distinct: number
  /** Units (UCUM) from the cells' formats, and those written in cells, each with its count. */
  readonly formatUnits: ReadonlyMap<string, number>
  readonly cellUnits: ReadonlyMap<string, number>
  readonly radiationAmounts: number
  readonly medicineAmounts: number
  readonly periods: ReadonlyMap<PeriodLevel, number>
  /** Texts that look like names of people: `Иванов И.И.`, `Ion Popescu`. */
  readonly people: number
  readonly positions: number
  readonly meanLength: number
  readonly decimals: ReadonlyMap<'.' | ',', number>
  /** A few distinct texts. */
  readonly samples: readonly string[]
}

const SAMPLES = 40
/** A plain number, without a range or a comparison. */
const PLAIN = /^\d+(?:[.,]\d+)?$/

/** Returns the profile of the given cells. */
export function profileOf(cells: Iterable<Cell | undefined>, looks: CellLooks): ColumnProfile {
  const kinds = new Map<CellKind, number>()
  const formatUnits = new Map<string, number>()
  const cellUnits = new Map<string, number>()
  const periods = new Map<PeriodLevel, number>()
  const decimals = new Map<'.' | ',', number>()
  const texts = new Set<string>()
  /** Texts that aren't certainly names. */
  const others: string[] = []
  const sizes: number[] = []
  const inOrder: (number | null | undefined)[] = []
  let [filled, numbers, integers, people, positions, length, radiation, medicine, years] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  let [last, counting] = [Number.NaN, 0]
  for (const cell of cells) {
    const facts = looks.of(cell)
    inOrder.push(plainSize(facts))
    if (!cell || facts.kind === 'blank') continue
    filled += 1
    add(kinds, facts.kind)
    length += facts.text.length
    if (texts.size < SAMPLES * 5) texts.add(facts.text)
    if (facts.period) add(periods, facts.period)
    if (facts.decimal) add(decimals, facts.decimal)
    if (facts.kind === 'number' || facts.kind === 'numeral') {
      numbers += 1
      if (facts.integer) integers += 1
      if (facts.size !== null) {
        sizes.push(facts.size)
        if (facts.size === last + 1) counting += 1
        if (facts.integer && facts.size >= 1900 && facts.size <= 2100) years += 1
        last = facts.size
      }
      const unit = facts.kind === 'number' ? formatUnit(cell.numFmt) : null
      if (unit) add(formatUnits, unit)
    }
    if (facts.unit && facts.unitKind) {
      add(cellUnits, facts.unit)
      if (facts.kind === 'amount' && RADIATION_KINDS.has(facts.unitKind)) radiation += 1
      else if (facts.kind === 'amount') medicine += 1
    }
    if (facts.kind === 'text') {
      if (isPersonName(facts.text)) people += 1
      else if (others.length < SAMPLES * 5) others.push(facts.text)
    }
    if (isWord(facts) && isPosition(facts.text)) positions += 1
  }
  people += others.filter(namesAmong([...new Set(others)])).length
  const marks = kinds.get('mark') ?? 0
  sizes.sort((a, b) => a - b)
  return {
    filled,
    kinds,
    doseLike: share(numbers + marks + radiation, filled),
    numbers: share(numbers, filled),
    integers: numbers > 0 && integers === numbers,
    counting: numbers >= 2 && counting >= (numbers - 1) * 0.8,
    years: numbers > 0 && years === numbers,
    median: sizes[Math.floor(sizes.length / 2)] ?? null,
    sizes: inOrder,
    distinct: texts.size,
    formatUnits,
    cellUnits,
    radiationAmounts: share(radiation, filled),
    medicineAmounts: share(medicine, filled),
    periods,
    people: share(people, filled),
    positions: share(positions, filled),
    meanLength: filled === 0 ? 0 : length / filled,
    decimals,
    samples: [...texts].slice(0, SAMPLES),
  }
}

/** Returns the share of one kind of cell. */
export function kindShare({ kinds, filled }: ColumnProfile, kind: CellKind): number {
  return share(kinds.get(kind) ?? 0, filled)
}

/** Returns the most frequent key if its share is at least `least`; otherwise null. */
export function mostOf<Key>(counts: ReadonlyMap<Key, number>, least: number): Key | null {
  let all = 0
  let best: [Key, number] | null = null
  for (const [key, count] of counts) {
    all += count
    if (!best || count > best[1]) best = [key, count]
  }
  return best && best[1] >= all * least ? best[0] : null
}

function plainSize({ kind, text, size }: CellFacts): number | null | undefined {
  if (kind === 'blank' || kind === 'dash') return null
  const plain = kind === 'number' || (kind === 'numeral' && PLAIN.test(text))
  return plain && size !== null ? size : undefined
}

function isWord({ kind }: CellFacts): boolean {
  return kind === 'text' || kind === 'quantity'
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
