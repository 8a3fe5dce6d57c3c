import { wordKey } from '../columns/fold'
import { findQuantityNames } from '../grammar/names'
import { EN_HEADERS } from '../lexicon/en/headers'
import { RO_HEADERS } from '../lexicon/ro/headers'
import { TOTAL_ENDINGS, TOTAL_LABELS, WHOLE_TOTAL_LABELS } from '../lexicon/row-labels'
import { RU_HEADERS } from '../lexicon/ru/headers'

export type LabelKind = 'total' | 'control' | 'limit' | 'note'

const HEADERS = [EN_HEADERS, RU_HEADERS, RO_HEADERS]
const TOTALS = keysOf(Object.values(TOTAL_LABELS).flat())
const WHOLE_TOTALS = keysOf(WHOLE_TOTAL_LABELS)
const ENDINGS = new RegExp(`(?:^|[^\\p{L}])(?:${TOTAL_ENDINGS.join('|')})[^\\p{L}\\d]*$`, 'iu')
/** `∑`, which isn't a letter. */
const SUM_SIGN = /^\s*∑/u
/**
 * A label that says what share of something the doses are: «% от предела», `Share of limit, %`. `75 %` is a quantile.
 */
const PER_CENT = /(?<!\d\s?)%/u
const CONTROLS = keysOf(HEADERS.flatMap(({ entries }) => entries.control ?? []))
const LIMITS = keysOf(HEADERS.flatMap(({ entries }) => entries.role_limit ?? []))
const LONGEST_LABEL = 80
const FIRST_WORD = /[\p{L}\p{M}№#]+|\d+(?=\s\p{L})/u
const FIRST_WORDS = new Set([...TOTALS, ...WHOLE_TOTALS, ...CONTROLS, ...LIMITS].map((key) => key.split(' ')[0] ?? ''))

/**
 * Returns the kind of row that a label indicates: it begins with a word for a total or a limit, or names a control
 * badge.
 */
export function labelKind(text: string): LabelKind | null {
  if (text.length > LONGEST_LABEL) return null
  if (PER_CENT.test(text)) return 'note'
  if (saysSum(text)) return 'total'
  if (!mayLabel(text)) return null
  const key = wordKey(text)
  if (CONTROLS.has(key) || CONTROLS.has(key.replace(/ ?(?:(?:no|nr|n|№|#) ?)?[\dixv]+$/, ''))) return 'control'
  if (startsWith(LIMITS, key)) return 'limit'
  return WHOLE_TOTALS.has(key) || startsWith(TOTALS, key) || isOfQuantity(text) ? 'total' : null
}

/** Whether the entire label means a total: «Итого», but not `Total body`. */
export function isWholeTotal(text: string): boolean {
  const key = wordKey(text)
  return saysSum(text) || WHOLE_TOTALS.has(key) || TOTALS.has(key)
}

function saysSum(text: string): boolean {
  return ENDINGS.test(text) || SUM_SIGN.test(text)
}

/** Whether a text begins with a word that starts a label. This rules out nearly all texts quickly. */
function mayLabel(text: string): boolean {
  const first = FIRST_WORD.exec(text)?.[0]
  if (first === undefined) return false
  return FIRST_WORDS.has(/^[A-Za-z]+$/.test(first) ? first.toLowerCase() : wordKey(first))
}

/** Whether the first words of a label, up to five, form one of the phrases. A short phrase must be the entire label. */
function startsWith(phrases: ReadonlySet<string>, key: string): boolean {
  const words = key.split(' ')
  for (let count = Math.min(5, words.length); count > 0; count -= 1) {
    const phrase = words.slice(0, count).join(' ')
    if (phrases.has(phrase) && (phrase.length > 3 || count === words.length)) return true
  }
  return false
}

/**
 * Whether a short word for a total comes before a quantity: `Max DLP`, `Avg. CTDIvol`. The quantity shows that the word
 * isn't a name.
 */
function isOfQuantity(text: string): boolean {
  const [, word = '', rest = ''] = /^(\p{L}{2,3})\.?\s+(.{3,})$/u.exec(text.trim()) ?? []
  if (!TOTALS.has(wordKey(word))) return false
  return findQuantityNames(rest).some(({ start, end }) => start === 0 && end === rest.length)
}

function keysOf(phrases: readonly string[]): ReadonlySet<string> {
  return new Set(phrases.map(wordKey))
}
