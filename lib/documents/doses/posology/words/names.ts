import type { Letters } from '../text/letters'

/** What is known about a word as a medicine's name. */
export interface NameKind {
  /** Whether it is listed, as opposed to recognized only by its ending. */
  readonly isListed: boolean
  /** Numbers that belong to the name, such as 30 for NovoMix 30. */
  readonly numbers: readonly string[]
}

export interface NameLists {
  readonly names: readonly string[]
  readonly endings: string
  readonly beginnings: string
}

const SHORTEST_LISTED = 3
const SHORTEST_BY_SOUND = 4
const SHORTEST_BY_ENDING = 6
/** International spellings with the same sound, and the form that they are compared in; the longest first. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/ch/g, 'h'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/ae|oe/g, 'e'],
  [/eu/g, 'ev'],
  [/dj/g, 'j'],
  [/h/g, 'g'],
  [/(.)\1+/g, '$1'],
]
const CASE_ENDING = /(?:um|us|ul|ului|ii|ei|om|oi|oy|ov|em|am|a|e|i|o|u)$/

/** Names of medicines in one spelling for all alphabets and cases. */
export class Names {
  private readonly listed = new Map<string, readonly string[]>()
  private readonly ending: RegExp
  private readonly kinds = new Map<string, NameKind | null>()

  constructor(
    { names, endings, beginnings }: NameLists,
    private readonly letters: Letters,
  ) {
    for (const entry of names.flatMap((list) => list.split(/\s+/))) {
      const [name = '', numbers = ''] = entry.split('#')
      const key = this.keyOf(letters.fold(name))
      const known = this.listed.get(key) ?? []
      if (name.length >= SHORTEST_LISTED)
        this.listed.set(key, numbers === '' ? known : [...known, ...numbers.split(',')])
    }
    this.ending = new RegExp(`^(?:${beginnings.split(' ').join('|')})[a-z]{4}|(?:${endings.split(' ').join('|')})$`)
  }

  /** Returns what is known about a word as a name; null if it doesn't look like one. */
  kindOf(word: string): NameKind | null {
    const known = this.kinds.get(word)
    if (known !== undefined) return known
    const kind = this.look(word)
    if (this.kinds.size < 20_000) this.kinds.set(word, kind)
    return kind
  }

  private look(word: string): NameKind | null {
    const sound = this.sound(word)
    const numbers = word.length >= SHORTEST_LISTED ? this.listed.get(this.keyOf(word)) : undefined
    if (numbers) return { isListed: true, numbers }
    return sound.length >= SHORTEST_BY_ENDING && this.ending.test(sound) ? { isListed: false, numbers: [] } : null
  }

  /** Short names sound like too many words, so they are compared letter by letter. */
  private keyOf(word: string): string {
    const sound = this.sound(word)
    return sound.length < SHORTEST_BY_SOUND ? `=${this.letters.latin(word)}` : sound
  }

  private sound(word: string): string {
    const latin = SOUNDS.reduce((text, [from, to]) => text.replace(from, to), this.letters.latin(word))
    return latin.replace(CASE_ENDING, '')
  }
}
