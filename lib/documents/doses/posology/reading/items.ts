import {
  BODY_EVIDENCE,
  COSTS,
  EVIDENCE,
  PART_EVIDENCE,
  RHYTHM_EVIDENCE,
  SIGN_COSTS,
  UNIT_EVIDENCE,
  WHOLE_EVIDENCE,
} from '../costs'
import type { Chart } from '../grammar/chart'
import type { ValueOf } from '../grammar/rule'
import type { Amount, Rhythm } from '../grammar/values'
import { symbolOf } from '../words/symbols'
import { type NameValue, namesAt } from './drug-names'
import { labelAt } from './labels'
import type { Line } from './line'

/** The grammar's categories that instructions consist of. */
interface Sources {
  composite: 'COMPOSITE'
  measure: 'MEASURE' | 'NEWMEASURE'
  daily: 'DAILYAMOUNT' | 'NEWDAILY'
  rate: 'RATE'
  strength: 'STRENGTH'
  count: 'COUNT' | 'NEWCOUNT'
  countPer: 'COUNTPER'
  timesAmount: 'TIMESAMOUNT'
  bare: 'BARE'
  scheme: 'SCHEME'
  dealt: 'DISTRIBUTED'
  frequency: 'FREQ' | 'NEWRHYTHM'
  when: 'WHENS'
  meal: 'MEALWHEN'
  meals: 'MEALS'
  mealtime: 'MEALTIME'
  clocks: 'CLOCKS'
  weekdays: 'DAYSOFWEEK'
  course: 'SPAN'
  cap: 'CAP'
  needed: 'IFSO'
  symptom: 'SYMPTOM'
  split: 'SPLITINTO'
  once: 'ONCE'
  route: 'ROUTES'
  form: 'FORM'
  product: 'PRODUCT'
  verb: 'VERB'
  then: 'THEN'
  day: 'DAYOF'
  later: 'LATER'
  or: 'OR'
  and: 'AND'
  steps: 'STEPS'
  former: 'FORMERLY'
  end: 'END'
  packed: 'PACKED'
  listed: 'LISTED'
  diluted: 'DILUTED'
  note: 'NOTES'
  directed: 'ASDIRECTED'
  fact: 'FACT'
  negation: 'NEG'
  subject: 'SUBJECT'
  filler:
    | 'FILLER'
    | 'RECIPE'
    | 'LEAD'
    | 'PER'
    | 'QUALIFIER'
    | 'SPOON'
    | 'PURPOSE'
    | 'AFTERWORD'
    | 'INTO'
    | 'INTAKE'
    | 'PACK'
    | 'NOW'
}

type SourceKind = keyof Sources

export type ItemKind = SourceKind | 'name' | 'separator' | 'open' | 'close' | 'sign' | 'unexplained'

interface OwnValues {
  name: NameValue
  separator: string
  open: string
  close: string
  sign: string
  /** A word, number or sign that no rule explains. */
  unexplained: 'word' | 'number' | 'sign'
}

export type ItemValue<Kind extends ItemKind> = Kind extends SourceKind
  ? ValueOf<Sources[Kind]>
  : Kind extends keyof OwnValues
    ? OwnValues[Kind]
    : never

/** A reading of tokens, independent of their position in a line, with its cost and its evidence for a medicine. */
export type ReadingOf<Kind extends ItemKind> = Kind extends ItemKind
  ? {
      readonly kind: Kind
      /** The number of tokens. */
      readonly length: number
      readonly cost: number
      readonly evidence: number
      readonly value: ItemValue<Kind>
    }
  : never

export type AnyReading = ReadingOf<ItemKind>

/** A reading at a position of a line. */
export type ItemOf<Kind extends ItemKind> = Kind extends ItemKind
  ? ReadingOf<Kind> & { readonly start: number; readonly end: number }
  : never

export type Item = ItemOf<ItemKind>

/** Returns a reading as an item at a position of a line. */
export function itemAt({ kind, length, cost, evidence, value }: AnyReading, start: number): Item {
  return { kind, length, cost, evidence, value, start, end: start + length } as Item
}

/** Kinds by category, with a cost that is added to the rule's own cost. */
const SOURCES: readonly (readonly [SourceKind, string, number?])[] = [
  ['composite', 'COMPOSITE'],
  ['measure', 'MEASURE'],
  ['measure', 'NEWMEASURE'],
  ['daily', 'DAILYAMOUNT'],
  ['daily', 'NEWDAILY'],
  ['rate', 'RATE'],
  ['strength', 'STRENGTH', 0.1],
  ['count', 'COUNT'],
  ['count', 'NEWCOUNT'],
  ['countPer', 'COUNTPER'],
  ['timesAmount', 'TIMESAMOUNT'],
  ['bare', 'BARE'],
  ['scheme', 'SCHEME'],
  ['dealt', 'DISTRIBUTED'],
  ['frequency', 'FREQ'],
  ['frequency', 'NEWRHYTHM'],
  ['when', 'WHENS'],
  ['meal', 'MEALWHEN'],
  ['meals', 'MEALS'],
  ['mealtime', 'MEALTIME'],
  ['clocks', 'CLOCKS', 0.2],
  ['weekdays', 'DAYSOFWEEK', 0.2],
  ['course', 'SPAN'],
  ['cap', 'CAP', 0.1],
  ['needed', 'IFSO'],
  ['symptom', 'SYMPTOM'],
  ['split', 'SPLITINTO'],
  ['once', 'ONCE', 0.1],
  ['route', 'ROUTES'],
  ['form', 'FORM', 0.3],
  ['product', 'PRODUCT', 0.2],
  ['verb', 'VERB', 0.1],
  ['then', 'THEN', 0.05],
  ['day', 'DAYOF', 0.1],
  ['later', 'LATER', 0],
  ['or', 'OR', 0.15],
  ['and', 'AND', 0.05],
  ['steps', 'STEPS', 0.1],
  ['former', 'FORMERLY'],
  ['end', 'END', -0.2],
  ['packed', 'PACKED'],
  ['listed', 'LISTED', 0.1],
  ['diluted', 'DILUTED', 0.2],
  ['note', 'NOTES'],
  ['directed', 'ASDIRECTED'],
  ['fact', 'FACT'],
  ['negation', 'NEG', -0.1],
  ['subject', 'SUBJECT', 0.3],
  ['filler', 'FILLER', 0.5],
  ['filler', 'RECIPE', 0.4],
  ['filler', 'LEAD', 0.4],
  ['filler', 'PER', 1],
  ['filler', 'QUALIFIER', 0.6],
  ['filler', 'SPOON', 0.8],
  ['filler', 'PURPOSE', 1],
  ['filler', 'AFTERWORD', 1],
  ['filler', 'INTO', 0.9],
  ['filler', 'INTAKE', 0.6],
  ['filler', 'PACK', 0.6],
  ['filler', 'NOW', 0.3],
]

const SIGN_KINDS: Readonly<Record<string, 'separator' | 'open' | 'close'>> = {
  ',': 'separator',
  ';': 'separator',
  '.': 'separator',
  '(': 'open',
  ')': 'close',
}

const AMOUNT_WORDS: ReadonlySet<number> = new Set(['LEAD', 'NUMBER'].map(symbolOf))
const SYMBOLS = SOURCES.map(([kind, category, cost = 0]) => ({ kind, symbol: symbolOf(category), cost }))

/** Returns all readings of the grammar that start at a token. */
export function readingsAt(chart: Chart, start: number): readonly AnyReading[] {
  const found: AnyReading[] = []
  chart.begin(start)
  for (const { kind, symbol, cost: more } of SYMBOLS)
    for (const { end, cost, value } of chart.edges(symbol, start))
      found.push({
        kind,
        length: end - start,
        cost: cost / 100 + more,
        evidence: evidenceOf(kind, value),
        value,
      } as AnyReading)
  return found
}

/** Returns what else a token can be: the beginning of a name, a sign, or unexplained. */
export function ownReadingsAt(line: Line, start: number): readonly AnyReading[] {
  const found: AnyReading[] = namesAt(line, start).map(({ end, cost, value, evidence }) => ({
    kind: 'name',
    length: end - start,
    cost,
    evidence,
    value,
  }))
  const token = line.tokens[start]
  if (token?.kind === 'sign') found.push(signReading(token.key))
  const label = labelAt(line, start)
  if (label > 0) found.push({ ...unexplained('word', COSTS.label, WHOLE_EVIDENCE.unexplainedWord), length: label })
  found.push(unexplainedAt(line, start))
  return found
}

const HALF = 0.5
/** Only medicines are dosed by weight or by body surface. */
const PER_BODY = /\/(?:kg|m2)/

function evidenceOf(kind: SourceKind, value: unknown): number {
  if (kind === 'measure' || kind === 'count' || kind === 'daily' || kind === 'rate') {
    const { unit } = value as Amount
    if (unit !== null && PER_BODY.test(unit)) return BODY_EVIDENCE
    return (unit === null ? undefined : UNIT_EVIDENCE[unit]) ?? (kind === 'measure' ? 1.2 : (EVIDENCE[kind] ?? 0))
  }
  if (kind === 'fact' && value === 'lab') return WHOLE_EVIDENCE.laboratory
  if (kind === 'fact' && value === 'body') return WHOLE_EVIDENCE.bodySize
  if (kind === 'frequency') return rhythmEvidence(value as Rhythm)
  if (kind === 'bare' && (value as Amount).hasUnitBehind) return UNIT_EVIDENCE['[IU]'] ?? 0
  if (kind === 'bare' && Number((value as Amount).max) === HALF) return PART_EVIDENCE
  if (kind === 'bare') return (Number((value as Amount).max) * 4) % 1 === 0 ? 0 : WHOLE_EVIDENCE.oddBareAmount
  return EVIDENCE[kind] ?? 0
}

function rhythmEvidence({ isAbbreviation, isGuess, periodUnit }: Rhythm): number {
  if (isAbbreviation) return RHYTHM_EVIDENCE.abbreviation
  if (periodUnit === 'd') return isGuess ? RHYTHM_EVIDENCE.guess : RHYTHM_EVIDENCE.daily
  return periodUnit === 'h' ? RHYTHM_EVIDENCE.hours : RHYTHM_EVIDENCE.other
}

function signReading(key: string): AnyReading {
  return { kind: SIGN_KINDS[key] ?? 'sign', length: 1, cost: SIGN_COSTS[key] ?? 0.6, evidence: 0, value: key }
}

function isAmountWord(meaning: Line['meanings'][number] | undefined): boolean {
  return meaning?.senses.some(({ symbol, cost }) => cost === 0 && AMOUNT_WORDS.has(symbol)) ?? false
}

function unexplainedAt({ tokens, meanings }: Line, start: number): AnyReading {
  const kind = tokens[start]?.kind
  if (kind === 'sign') return unexplained('sign', COSTS.unexplainedSign, WHOLE_EVIDENCE.unexplainedSign)
  if (kind !== 'word') return unexplained('number', COSTS.unexplainedNumber, WHOLE_EVIDENCE.unexplainedNumber)
  const isBesideNumber =
    tokens[start - 1]?.kind === 'number' ||
    tokens[start + 1]?.kind === 'number' ||
    // «Дорзопт по 1 капле», `Xyzopt one drop`
    (/^\p{Lu}/u.test(tokens[start]?.raw ?? '') && isAmountWord(meanings[start + 1]))
  const word = isBesideNumber ? COSTS.unexplainedWordBesideNumber : COSTS.unexplainedWord
  return unexplained('word', meanings[start]?.name ? COSTS.unexplainedName : word, WHOLE_EVIDENCE.unexplainedWord)
}

function unexplained(value: OwnValues['unexplained'], cost: number, evidence: number): AnyReading {
  return { kind: 'unexplained', length: 1, cost, evidence, value }
}
