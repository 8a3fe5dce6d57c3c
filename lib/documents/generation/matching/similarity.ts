import { normaliseName, withoutDiacritics } from './normalise'

/** Ways of writing «number» that offices mix in headers and tags. */
const NUMBER_WORDS = new Set(['№', 'no', 'nr', 'num', 'number', 'numar', 'numarul', 'n', 'номер', 'ном'])

function wordsOf(name: string): string[] {
  const words = withoutDiacritics(normaliseName(name))
    .replace(/№/g, ' № ')
    .match(/[\p{L}\p{N}\p{M}]+|№/gu)
  return (words ?? []).map((word) => (NUMBER_WORDS.has(word) ? '№' : word))
}

function bigrams(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + 1 < text.length; at++) {
    const pair = text.slice(at, at + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}

/** Dice's coefficient over pairs of letters. */
function dice(a: string, b: string): number {
  if (a === b) return 1
  if (a.length < 2 || b.length < 2) return 0
  const left = bigrams(a)
  const right = bigrams(b)
  let shared = 0
  for (const [pair, count] of left) shared += Math.min(count, right.get(pair) ?? 0)
  return (2 * shared) / (a.length + b.length - 2)
}

/** One word against another: an abbreviation («инв» of «инвентарный») counts nearly as the whole. */
function wordLikeness(a: string, b: string): number {
  if (a === b) return 1
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length >= 2 && long.startsWith(short)) return 0.9
  return dice(a, b)
}

/** How much of `from` is found in `to`, each word weighing as much as it is long: a «№» alone makes no likeness. */
function alignment(from: readonly string[], to: readonly string[]): number {
  const letters = from.reduce((sum, word) => sum + word.length, 0)
  if (letters === 0) return 0
  const found = from.map((word) => word.length * Math.max(0, ...to.map((other) => wordLikeness(word, other))))
  return found.reduce((sum, share) => sum + share, 0) / letters
}

/** How alike two names are, from 0 to 1: by their letters as a whole and word by word, whichever is higher. */
export function similarity(a: string, b: string): number {
  const left = wordsOf(a)
  const right = wordsOf(b)
  if (left.length === 0 || right.length === 0) return 0
  const whole = dice(left.join(''), right.join(''))
  const byWords = (alignment(left, right) + alignment(right, left)) / 2
  return Math.max(whole, byWords)
}

/** Below this two names are strangers to each other, and nothing is suggested. */
const NEAR = 0.6

/** The candidate most like a name, or null where none is near. */
export function nearest<T>(name: string, candidates: readonly T[], nameOf: (candidate: T) => string): T | null {
  let found: T | null = null
  let best = NEAR
  for (const candidate of candidates) {
    const likeness = similarity(name, nameOf(candidate))
    if (likeness >= best && (found === null || likeness > best)) {
      found = candidate
      best = likeness
    }
  }
  return found
}

/** Letters that one word may differ in from another and be the same, mistyped: none in a short word. */
function mostMistyped({ length }: string): number {
  return length < 5 ? 0 : length < 9 ? 1 : 2
}

/** Letters added, left out, exchanged or swapped with a neighbor, counted up to a limit (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a.charAt(i - 1) === b.charAt(j - 1)
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1)
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? 0
}

/** Words with what shows that they are shortened: a point after them, or a hyphen in place of their middle («кол-во»). */
function shortenedWords(name: string): string[] {
  const words = withoutDiacritics(normaliseName(name))
    .replace(/№/g, ' № ')
    .match(/[\p{L}\p{N}\p{M}]+(?:-\p{L}{1,3}(?!\p{L}))?\.?|№/gu)
  return (words ?? []).map((word) => (NUMBER_WORDS.has(bare(word)) ? '№' : word))
}

const bare = (word: string) => word.replace(/\.$/, '')

/** Whether a word is another without its end or its middle: «ед.» of «единица», «кол-во» of «количество». */
function isShortened(short: string, whole: string): boolean {
  const [begin = '', end] = bare(short).split('-')
  if (end !== undefined)
    return begin.length + end.length < whole.length && whole.startsWith(begin) && whole.endsWith(end)
  return short.endsWith('.') && begin.length >= 2 && whole.startsWith(begin)
}

/** Whether one word is another mistyped or abbreviated. Figures are never taken for others. */
function isSameWord(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)]
  if (a === b || isShortened(one, b) || isShortened(other, a)) return true
  if (/\d/.test(a + b)) return false
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length >= 3 && long.startsWith(short)) return true
  return Math.abs(a.length - b.length) <= 2 && editDistance(a, b) <= mostMistyped(short)
}

/** Longer names are not compared by their letters. */
const MOST_LIKELY = 100

/**
 * Whether a tag's name probably means a header: each word of the one is a word of the other, in its order, perhaps mistyped or
 * abbreviated. The other may have more words (`Name` for `Name of employee`), but no more figures.
 */
export function isLikely(name: string, header: string): boolean {
  if (name.length > MOST_LIKELY || header.length > MOST_LIKELY) return false
  const [a, b] = [shortenedWords(name), shortenedWords(header)]
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  if (few.every((word) => bare(word).length < 3) || few.length === 0) return false
  let at = 0
  const left: string[] = []
  for (const word of few) {
    while (at < many.length && !isSameWord(word, many[at] ?? '')) left.push(many[at++] ?? '')
    if (at++ >= many.length) return false
  }
  return [...left, ...many.slice(at)].every((word) => !/\d/.test(word))
}
