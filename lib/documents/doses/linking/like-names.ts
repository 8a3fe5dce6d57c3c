import { nameKey } from './names'

/**
 * The maximum number of names with one surname and initial that are compared with another name. More of them
 * distinguish nobody.
 */
const MOST_COMPARED = 100
const INITIAL = /^\p{L}\p{M}*$/u
const WORD = /^\p{L}[\p{L}\p{M}'’-]+$/u

/** A name with initials, and names that may be other spellings of it. */
export interface LikeNames {
  readonly name: string
  readonly others: readonly string[]
}

/**
 * Whether two spellings may be one person's name, one of them with initials: «Лавров Л. Л.» and «Лавров Лев Львович»,
 * “J. Smith” and “John Smith”. A less complete name leaves out its end, after the surname: «Лавров Л.» and «Лавров Л.
 * Л.».
 */
export function areLike(one: string, other: string): boolean {
  return areLikeWords(nameKey(one).split(' '), nameKey(other).split(' '))
}

/**
 * Returns the names with initials that may be others in the same list.
 * @param names the names by their `nameKey`
 */
export function likeNames(names: ReadonlyMap<string, string>): readonly LikeNames[] {
  const all = [...names].map(([key, name]) => ({ name, words: key.split(' ') }))
  const short = all.filter(({ words }) => hasInitial(words))
  if (short.length === 0) return []
  const alike = new Map<string, Named[]>()
  for (const each of all) {
    for (const key of keysOf(each.words)) {
      const known = alike.get(key)
      if (!known) alike.set(key, [each])
      else if (known.length < MOST_COMPARED) known.push(each)
    }
  }
  return short.flatMap(({ name, words }) => {
    const [key] = keysOf(words)
    const others = (key === undefined ? [] : (alike.get(key) ?? []))
      // Of two names with initials, only the less complete one lists the other.
      .filter((each) => areLikeWords(words, each.words) && (!hasInitial(each.words) || saysLess(words, each.words)))
      .map((each) => each.name)
    return others.length > 0 ? [{ name, others }] : []
  })
}

interface Named {
  readonly name: string
  readonly words: readonly string[]
}

function areLikeWords(one: readonly string[], other: readonly string[]): boolean {
  const [less, more] = one.length <= other.length ? [one, other] : [other, one]
  if (less.length < 2) return false
  let [surnames, shortened] = [0, 0]
  for (const [index, word] of less.entries()) {
    const beside = more[index] ?? ''
    if (word === beside) surnames += WORD.test(word) ? 1 : 0
    else if (isInitialOf(word, beside) || isInitialOf(beside, word)) shortened += 1
    else return false
  }
  const cut = less.length < more.length
  const surnameFirst = WORD.test(less[0] ?? '') && less[0] === more[0]
  const goesOn = cut && surnameFirst && more.slice(1).every((word) => INITIAL.test(word))
  return surnames > 0 && (shortened > 0 ? !cut || surnameFirst : goesOn)
}

function isInitialOf(initial: string, word: string): boolean {
  return INITIAL.test(initial) && WORD.test(word) && word.startsWith(initial)
}

function hasInitial(words: readonly string[]): boolean {
  return words.length > 1 && words.some((word) => INITIAL.test(word))
}

function saysLess(one: readonly string[], other: readonly string[]): boolean {
  return one.join('').length < other.join('').length
}

/**
 * Returns keys of a name: its surname with the first letter of the word next to it. The surname may come first or last,
 * but not first if the name begins with an initial.
 */
function keysOf([first = '', second = '']: readonly string[]): readonly string[] {
  if (first === '' || second === '') return []
  const surnameFirst = WORD.test(first) ? [`0 ${first} ${letterOf(second)}`] : []
  const surnameLast = WORD.test(second) ? [`1 ${second} ${letterOf(first)}`] : []
  return INITIAL.test(first) ? surnameLast : [...surnameFirst, ...surnameLast]
}

function letterOf(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0)
}
