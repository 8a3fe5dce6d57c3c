import { EN_FREQUENCIES } from '../lexicon/en/posology-frequencies'
import { EN_NUMBERS } from '../lexicon/en/posology-numbers'
import { EN_POSOLOGY_WORDS } from '../lexicon/en/posology-words'
import { LATIN_POSOLOGY } from '../lexicon/latin/posology-abbreviations'
import { RO_FREQUENCIES } from '../lexicon/ro/posology-frequencies'
import { RO_NUMBERS } from '../lexicon/ro/posology-numbers'
import { RO_POSOLOGY_WORDS } from '../lexicon/ro/posology-words'
import { RU_FREQUENCIES } from '../lexicon/ru/posology-frequencies'
import { RU_NUMBERS } from '../lexicon/ru/posology-numbers'
import { RU_POSOLOGY_WORDS } from '../lexicon/ru/posology-words'
import type { Lexicon } from '../lexicon/types'
import { UNIT_SPELLINGS } from './readers'
import { senseOfKey, type Sense } from './senses'
import { tokenise } from './tokens'
import type { PosologyLanguage } from './types'

/** A step of a phrase: the words that may follow, and what the phrase means if it ends here. */
export interface Node {
  readonly next: Map<string, Node>
  readonly senses: Sense[]
}

const LEXICONS: Readonly<Record<PosologyLanguage, readonly Lexicon[]>> = {
  en: [EN_FREQUENCIES, EN_POSOLOGY_WORDS, EN_NUMBERS],
  ru: [RU_FREQUENCIES, RU_POSOLOGY_WORDS, RU_NUMBERS],
  ro: [RO_FREQUENCIES, RO_POSOLOGY_WORDS, RO_NUMBERS],
}
/** Other languages' words this short are taken from the line's own language only. */
const SHORTEST_FOREIGN = 3

const built = new Map<PosologyLanguage, Node>()

/** The phrases of a language, and what doesn't contradict them of Latin and of the other languages. */
export function vocabularyOf(language: PosologyLanguage): Node {
  const known = built.get(language)
  if (known) return known
  const root: Node = { next: new Map(), senses: [] }
  const others = (['en', 'ru', 'ro'] as const).filter((other) => other !== language)
  const own = spellingsOf(language)
  const latin = phrasesOf(LATIN_POSOLOGY)
  for (const [sense, phrase] of own) add(root, sense, phrase)
  for (const [sense, phrase] of latin) add(root, sense, phrase)
  for (const other of others) {
    const held = new Set([...own, ...latin].map(([, phrase]) => phrase.join(' ')))
    for (const [sense, phrase] of spellingsOf(other)) {
      const written = phrase.join(' ')
      const alien = /[a-z]/.test(written) && language !== 'ru' && !(other === 'en' && sense.is === 'unit')
      if (held.has(written) || (alien && written.length < SHORTEST_FOREIGN)) continue
      add(root, sense, phrase)
    }
  }
  built.set(language, root)
  return root
}

/** The single words of a language's own lexicons, for telling languages apart and for misspellings; symbols of measures aside. */
export function wordsOf(language: PosologyLanguage): ReadonlySet<string> {
  const plain = spellingsOf(language).filter(([sense]) => sense.is !== 'unit' || sense.unit.startsWith('{'))
  return new Set(plain.flatMap(([, phrase]) => (phrase.length === 1 ? phrase : [])))
}

function spellingsOf(language: PosologyLanguage): (readonly [Sense, readonly string[]])[] {
  const units = UNIT_SPELLINGS[language].flatMap(([unit, spellings]) =>
    spellings.map((spelling) => [{ is: 'unit', unit } as const, keysOf(spelling)] as const),
  )
  return [...LEXICONS[language].flatMap((lexicon) => phrasesOf(lexicon)), ...units]
}

function phrasesOf({ entries }: Lexicon): (readonly [Sense, readonly string[]])[] {
  return Object.entries(entries).flatMap(([key, phrases = []]) => {
    const sense = senseOfKey(key)
    return phrases.map((phrase) => [sense, keysOf(phrase)] as const)
  })
}

function keysOf(phrase: string): string[] {
  return tokenise(phrase, 'en')
    .map(({ key, number }) => (number ? number.value : key))
    .filter((key) => key !== '.' && key !== ',' && key !== '')
}

function add(root: Node, sense: Sense, phrase: readonly string[]): void {
  let node = root
  for (const key of phrase) {
    const next = node.next.get(key) ?? { next: new Map(), senses: [] }
    node.next.set(key, next)
    node = next
  }
  if (!node.senses.includes(sense)) node.senses.push(sense)
}
