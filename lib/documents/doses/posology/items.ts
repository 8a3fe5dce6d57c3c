import Big from 'big.js'
import { correct } from './misspellings'
import type { Sense, SenseName, SenseOf } from './senses'
import { tokenise, type Token } from './tokens'
import type { PosologyLanguage } from './types'
import { vocabularyOf, type Node } from './vocabulary'

/** A phrase of a line with all that it may mean; no sense: a name, or a word that says nothing here. */
export interface Item {
  readonly key: string
  readonly start: number
  readonly end: number
  readonly senses: readonly Sense[]
}

/** The longest phrase of the lexicons, in words and signs. */
const LONGEST = 9

/** The items of a line: the longest phrases first, misspelt words put right, words for numbers joined. */
export function itemsOf(line: string, language: PosologyLanguage): Item[] {
  const tokens = tokenise(line, language)
  const root = vocabularyOf(language)
  const items: Item[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (!token) break
    const found = longest(root, tokens, at) ?? misspelt(root, token, language)
    if (found) {
      const last = tokens[at + found.length - 1] ?? token
      const dot = tokens[at + found.length]
      const absorbed = dot?.key === '.' && dot.start === last.end && isAbbreviation(last.key, found.senses)
      items.push({ key: token.key, start: token.start, end: absorbed ? dot.end : last.end, senses: found.senses })
      at += found.length + (absorbed ? 1 : 0)
    } else {
      items.push(lone(token))
      at += 1
    }
  }
  return joinNumbers(items)
}

/** The sense of that name that an item has. */
export function senseOf<N extends SenseName>(item: Item | undefined, name: N): SenseOf<N> | undefined {
  return item?.senses.find((sense): sense is SenseOf<N> => sense.is === name)
}

/** «таб.», `cp.`, «р.»: the full stop is part of the word and ends no sentence. */
function isAbbreviation(key: string, senses: readonly Sense[]): boolean {
  if (senses.some(({ is }) => is === 'time' || is === 'times')) return key.length <= 3
  return key.length <= 5 && senses.some(({ is }) => is === 'unit' || is === 'form' || is === 'max')
}

function lone(token: Token): Item {
  const { key, start, end, number } = token
  if (!number) return { key, start, end, senses: [] }
  return { key, start, end, senses: [{ is: 'number', value: number.value, certain: number.certain, spelled: false }] }
}

function longest(
  root: Node,
  tokens: readonly Token[],
  at: number,
): { length: number; senses: readonly Sense[] } | null {
  let node: Node | undefined = root
  let found: { length: number; senses: readonly Sense[] } | null = null
  for (let length = 0; length < LONGEST; length += 1) {
    const token = tokens[at + length]
    if (!token) break
    // A full stop or a comma inside a phrase: «ст. л.», «o zi da, una nu».
    if (length > 0 && (token.key === '.' || token.key === ',')) continue
    if (length === 0 && token.number) break
    node = node.next.get(token.number ? token.number.value : token.key)
    if (!node) break
    if (node.senses.length > 0) found = { length: length + 1, senses: node.senses }
  }
  return found
}

function misspelt(root: Node, token: Token, language: PosologyLanguage) {
  if (token.number) return null
  const corrected = correct(token.key, language)
  const senses = corrected === null ? undefined : root.next.get(corrected)?.senses
  return senses && senses.length > 0 ? { length: 1, senses } : null
}

/** «thirty seven», «three hundred and sixty five», «one and a half». */
function joinNumbers(items: readonly Item[]): Item[] {
  const joined: Item[] = []
  for (const item of items) {
    const last = joined.at(-1)
    const sum = last && joinedValue(last, item, joined)
    if (last && sum !== null && sum !== undefined) {
      const first = joined.at(-1) ?? last
      joined[joined.length - 1] = {
        ...first,
        end: item.end,
        senses: [{ is: 'number', value: sum, certain: true, spelled: true }],
      }
    } else joined.push(item)
  }
  return joined
}

function joinedValue(last: Item, item: Item, joined: Item[]): string | null {
  const more = senseOf(item, 'plus')
  let before = senseOf(last, 'number')
  if (more && before) return new Big(before.value).plus(more.value).toFixed()
  const number = senseOf(item, 'number')
  if (!number?.spelled) return null
  const beyond = joined.at(-2)
  const overAnd = senseOf(beyond, 'number')
  if (senseOf(last, 'and') && overAnd?.spelled && Number(overAnd.value) >= 100 && Number(number.value) < 100) {
    joined.pop()
    before = overAnd
  }
  // A hyphen joins tens and ones («twenty-four»); between others it is a range.
  if (last.key === '-' && overAnd?.spelled && isTens(overAnd.value) && isOnes(number.value)) {
    joined.pop()
    before = overAnd
  }
  if (!before?.spelled) return null
  const [a, b] = [Number(before.value), Number(number.value)]
  if (b === 100 && a < 10) return String(a * 100)
  if ((isTens(before.value) && isOnes(number.value)) || (a >= 100 && a % 100 === 0 && b < 100)) return String(a + b)
  return null
}

function isTens(value: string): boolean {
  return /^[2-9]0$/.test(value)
}

function isOnes(value: string): boolean {
  return /^[1-9]$/.test(value)
}
