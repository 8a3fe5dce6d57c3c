import type { Censor } from '../lexicon/markers'
import type { Quantity } from '../lexicon/quantity'
import type { UnitReading } from '../units/read-unit'
import { unitInfo } from '../units/ucum'
import { Claims } from './claims'
import { distributeUnits } from './composites'
import { type Draft, draftsOf } from './drafts'
import { finished } from './finish'
import { scanItems } from './items'
import { comparatorAfter, comparatorBefore, type ComparatorReading, openerLength } from './joints'
import { readMark } from './marks'
import { findQuantityNames, type NameSpan } from './names'
import { findOtherNumbers } from './other-numbers'
import type { Ambiguity, CellOptions, CellReading, QuantityReading, Rejected } from './reading'
import { rejectionOf } from './rejections'
import { unitBefore } from './unit-before'

const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g
/** Most cells: a number that needs no rules. */
const PLAIN = /^\s*-?(?:0|[1-9]\d{0,14})(?:[.,]\d{1,2}|[.,](?!(?:19|20)\d\d\s*$)\d{4,15})?\s*$/
/** The maximum number of characters between a number and its name or comparator. */
const REACH = 48

type Other = Omit<Rejected, 'raw'>

/**
 * Parses a cell's text: its quantities in reading order, ambiguities with their reasons, numbers that aren't doses with
 * the reasons, and the remaining words. Values are decimals with the source's digits; nothing is rounded or corrected.
 * The time is linear in the length of the text.
 */
export function readCell(text: string, options: CellOptions): CellReading {
  const clean = text.replace(INVISIBLE, ' ')
  const mark = options.marks?.get(clean.trim()) ?? readMark(clean, options.context)
  if (mark) return marked(clean, mark, null)
  const simple = PLAIN.test(clean)
  const names = simple ? [] : findQuantityNames(clean)
  const unnamed = withoutSpans(clean, names)
  const [name] = names
  const censor = name && readMark(unnamed.replace(/^[\s:=–—-]+|[\s:=]+$/g, ''), options.context)
  if (name && censor) return marked(clean, censor, name.quantity)
  const others: readonly Other[] = simple ? [] : findOtherNumbers(unnamed, options.context)
  const blocked = [...names, ...others].sort((a, b) => a.start - b.start)
  const { context, decimalEvidence = null } = options
  const scan = scanItems(clean, { context, decimalEvidence, blocked })
  const drafts = distributeUnits(clean, draftsOf(clean, scan.items, context), context)
  return assemble(clean, drafts, names, [...others, ...scan.rejected], options)
}

function assemble(
  text: string,
  drafts: readonly Draft[],
  names: readonly NameSpan[],
  others: readonly Other[],
  options: CellOptions,
): CellReading {
  const claims = new Claims(text, [...names, ...others])
  const compared = drafts.map((draft, index) => ({
    draft,
    previous: drafts[index - 1],
    comparator: readAround(text, draft, drafts[index - 1], claims, options),
  }))
  // «0,31 3в»: an unknown unit may belong to this number.
  const unread = options.context !== 'medication' && others.some(({ reason }) => reason === 'unknown_unit')
  const bare = !unread && claims.isBare()
  const fallback = options.defaultUnit ? unitInfo(options.defaultUnit) : null
  const quantities: QuantityReading[] = []
  const ambiguities: Ambiguity[] = []
  const rejected: Rejected[] = others.map((span) => ({ ...span, raw: text.slice(span.start, span.end) }))
  for (const { draft, previous, comparator } of compared) {
    const reason = rejectionOf(draft, { bare, context: options.context })
    const { start, end } = draft
    if (reason) {
      rejected.push({ start, end, raw: text.slice(start, end), reason })
      continue
    }
    const name = nameOf(draft, previous, names)
    const result = finished(text, draft, { comparator, fallback, context: options.context, name, previous })
    ambiguities.push(...result.ambiguities.map((doubt) => ({ ...doubt, index: quantities.length })))
    quantities.push(result.quantity)
  }
  rejected.sort((a, b) => a.start - b.start)
  return { quantities, ambiguities, rejected, rest: claims.rest() }
}

/** Reads the comparator, the opening word and the unit around a draft, and claims all that was read. */
function readAround(
  text: string,
  draft: Draft,
  previous: Draft | undefined,
  claims: Claims,
  { context }: CellOptions,
): ComparatorReading | null {
  claims.take(draft.start, draft.end)
  const from = previous?.end ?? 0
  if (draft.joint) claims.take(from, draft.start)
  const before = text.slice(Math.max(from, draft.start - REACH), draft.start)
  if (draft.value === null) {
    claims.take(draft.start - openerLength(before), draft.start)
  }
  const found = draft.value === null ? null : comparatorBefore(before)
  const after = found || draft.value === null ? null : comparatorAfter(text.slice(draft.end, draft.end + REACH))
  const start = draft.start - (found?.length ?? 0)
  claims.take(start, draft.start)
  if (after) claims.take(draft.end, draft.end + after.length)
  if (!draft.unit) draft.unit = claimUnitBefore(unitBefore(text, from, start, context), draft, claims)
  return found ?? after
}

function claimUnitBefore(unit: UnitReading | null, draft: Draft, claims: Claims): UnitReading | null {
  if (unit) claims.take(unit.start, draft.start)
  return unit
}

/**
 * Returns the name before a draft with no other number in between, or in parentheses right after it: `0,25 мЗв
 * (Hp(10))`.
 */
function nameOf(draft: Draft, previous: Draft | undefined, names: readonly NameSpan[]): Quantity | null {
  const from = draft.joint ? 0 : (previous?.end ?? 0)
  const before = names.findLast(({ start, end }) => end <= draft.start && start >= from && draft.start - end <= REACH)
  if (before) return before.quantity
  return names.find(({ start }) => start >= draft.end && start - draft.end <= 2)?.quantity ?? null
}

function marked(text: string, censor: Censor, quantity: Quantity | null): CellReading {
  const reading: QuantityReading = {
    start: 0,
    end: text.length,
    raw: text.trim(),
    value: null,
    min: null,
    max: null,
    comparator: null,
    uncertainty: null,
    censor,
    rawUnit: null,
    units: [],
    unitFrom: null,
    per: [],
    quantity,
    restates: false,
    notes: [],
  }
  return { quantities: [reading], ambiguities: [], rejected: [], rest: '' }
}

/** Returns the text with spans replaced by spaces, so that all positions stay the same. */
function withoutSpans(text: string, spans: readonly NameSpan[]): string {
  if (spans.length === 0) return text
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of spans) {
    pieces.push(text.slice(at, start), ' '.repeat(end - start))
    at = end
  }
  pieces.push(text.slice(at))
  return pieces.join('')
}
