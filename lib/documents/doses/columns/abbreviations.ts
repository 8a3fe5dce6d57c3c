import { wordKey } from './fold'

/** A name that a program made up: words joined by low lines, or one word in capitals, all in Latin letters. */
const OF_PROGRAM = /^(?=\S*_|[A-Z]{3,9}$)[A-Za-z\d_]+$/
const LETTERS = /^[a-z]+$/
/** The minimum number of letters of a beginning, and of what vowels or endings were left out of. */
const SHORTEST = 3
/** How many times as long as an abbreviation of three letters its word is at most. */
const MOST_LEFT_OUT = 3
const CONSONANTS = /^[b-df-hj-np-tv-z]+$/
/** The maximum number of words that are an abbreviation together. */
const LONGEST = 4
/** Russian letters by their usual spelling in Latin ones. */
const RUSSIAN: Readonly<Record<string, string>> = Object.fromEntries(
  'shch щ,zh ж,kh х,ts ц,ch ч,sh ш,yu ю,ya я,ju ю,ja я,a а,b б,v в,g г,d д,e е,z з,i и,j ж,y ы,k к,l л,m м,n н,o о,p п,r р,s с,t т,u у,f ф,h х,c ц'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)
const SPELLING = new RegExp(Object.keys(RUSSIAN).join('|'), 'g')

interface Phrase {
  readonly words: readonly string[]
  readonly meaning: unknown
}

/** Writes out what the names of columns in databases abbreviate: `BEG_DT`, `LNAME`, `DATA_NACH`. */
export class Abbreviations {
  /** By the first letter. */
  private readonly phrases = new Map<string, Phrase[]>()

  private readonly words: ReadonlySet<string>

  constructor(phrases: Iterable<readonly [phrase: string, meaning: unknown]>) {
    const words = new Set<string>()
    for (const [text, meaning] of phrases) {
      const phrase = { words: wordKey(text).split(' '), meaning }
      for (const word of phrase.words) words.add(word)
      const letter = text.charAt(0)
      this.phrases.set(letter, [...(this.phrases.get(letter) ?? []), phrase])
    }
    this.words = words
  }

  /**
   * Returns the name of a column with its abbreviations written out as known phrases, the longest first. What could be
   * phrases of several meanings stays as it is, and so does a text that no program made up.
   */
  writtenOut(name: string, text: string): string {
    if (!OF_PROGRAM.test(name)) return text
    // What is behind a comma is a unit.
    const [front = '', ...behind] = text.split(', ')
    const words = front.split(' ')
    for (let size = Math.min(LONGEST, words.length); size > 0; size--)
      for (let at = 0; at + size <= words.length; at++) {
        const phrase = this.meant(words.slice(at, at + size).map(wordKey))
        if (phrase) words.splice(at, size, ...phrase)
      }
    return [words.join(' '), ...behind].join(', ')
  }

  private meant(words: readonly string[]): readonly string[] | null {
    if (!words.every((word) => LETTERS.test(word)) || words.every((word) => this.words.has(word))) return null
    return this.one(words, begins) ?? this.one(words, abbreviates)
  }

  private one(words: readonly string[], fits: (word: string, whole: string) => boolean): readonly string[] | null {
    const [only = ''] = words
    const isShort = words.length === 1 && only.length <= SHORTEST
    const russian = words.map(inRussian)
    const letters = new Set([only.charAt(0), (russian[0] ?? '').charAt(0)])
    const found = Array.from(letters, (letter) => this.phrases.get(letter) ?? [])
      .flat()
      .filter(({ words: phrase }) => {
        if (phrase.length !== words.length) return words.length === 1 && isGlued(only, phrase)
        // A single short word begins many others: `REC_ID`, «рецепт».
        const [whole = ''] = phrase
        if (isShort && whole !== russian[0]) return whole.length <= MOST_LEFT_OUT * only.length && fits(only, whole)
        return phrase.every((each, at) => fits(words[at] ?? '', each) || fits(russian[at] ?? '', each))
      })
    // Of several words, the shortest phrase has most of its letters in the abbreviation.
    const shortest = Math.min(...found.map(({ words: phrase }) => phrase.join('').length))
    const likely = words.length === 1 ? found : found.filter(({ words: phrase }) => phrase.join('').length === shortest)
    return new Set(likely.map(({ meaning }) => meaning)).size === 1 ? (likely[0]?.words ?? null) : null
  }
}

function begins(word: string, whole: string): boolean {
  return word === whole || (word.length >= SHORTEST && whole.startsWith(word))
}

/**
 * Whether a word has letters of another in their order and begins with the same one: `strt` of `start`. A short one has
 * no vowels after its first letter: `PET` isn't «piept».
 */
function abbreviates(word: string, whole: string): boolean {
  if (word === whole) return true
  if (!whole.startsWith(word.charAt(0)) || (word.length <= SHORTEST && !CONSONANTS.test(word.slice(1)))) return false
  let at = 0
  for (const letter of whole) if (letter === word.charAt(at)) at++
  return at === word.length
}

/**
 * Whether a word is the beginning of one word and the whole of a second: `lname` of `last name`. A longer second may
 * have letters left out too: `rfingr` of `right finger`.
 */
function isGlued(word: string, [first = '', second = '', ...more]: readonly string[]): boolean {
  if (more.length > 0 || second.length < 2) return false
  return Array.from(word).some((_, cut) => {
    const [head, rest] = [word.slice(0, cut), word.slice(cut)]
    if (cut === 0 || !(first.startsWith(head) || (cut > 1 && abbreviates(head, first)))) return false
    return rest === second || (rest.length > SHORTEST && abbreviates(rest, second))
  })
}

/** Returns a Russian word that is written in small Latin letters in its own ones. */
export function inRussian(word: string): string {
  return word.replace(SPELLING, (letters) => RUSSIAN[letters] ?? letters)
}
