import type { GrammaticalCase } from './grammar'
import {
  ADJECTIVE_RULES,
  declineBy,
  FEMININE_RULES,
  keepingCapitals,
  MASCULINE_RULES,
  NEUTER_RULES,
  wordSet,
  type EndingRule,
} from './russian-endings'
import {
  PERSON_ENDS,
  SURE_PERSON_ENDS,
  PERSON_NOUNS,
  SHORTENED_ADJECTIVES,
  SUBSTANTIVISED,
  THING_NOUNS,
  TITLES_LIKE_SURNAMES,
  UNCHANGING_TITLE_PARTS,
  UNCHANGING_TITLES,
} from './ru/titles'

const personNouns = wordSet(PERSON_NOUNS)
const thingNouns = wordSet(THING_NOUNS)
const substantivised = wordSet(SUBSTANTIVISED)
const shortened = wordSet(SHORTENED_ADJECTIVES)
const unchanging = wordSet(UNCHANGING_TITLES)
const unchangingParts = wordSet(UNCHANGING_TITLE_PARTS)
const likeSurnames = wordSet(TITLES_LIKE_SURNAMES)
const personEnds = [...wordSet(PERSON_ENDS)]
const TITLES_ALONE = new RegExp(`(?:${[...wordSet(SURE_PERSON_ENDS)].join('|')})$`, 'u')
const INDECLINABLE = /(?:бюро|депо|метро|ателье|кафе|портье|крупье|атташе|пальто)$/u

type NounGender = 'masculine' | 'feminine' | 'neuter'

/** A word that can be the head of a title, in the nominative. */
interface Head {
  readonly gender: NounGender
  readonly isPerson: boolean
  readonly rules: readonly EndingRule[]
}

/** Masculine nouns of persons that decline as feminine ones do. */
const MASCULINE_IN_A = /^(?:судья|староста|старшина|глава|мужчина|юноша|воевода|коллега)$/u

function nounGender(word: string): NounGender | null {
  if (MASCULINE_IN_A.test(word)) return 'masculine'
  if (/[ая]$|(?:часть|сеть|мать|дочь|область|площадь)$|артель$/u.test(word)) return 'feminine'
  if (/[ое]$/u.test(word)) return 'neuter'
  return /[бвгджзйклмнпрстфхцчшщь]$/u.test(word) ? 'masculine' : null
}

const RULES: Readonly<Record<NounGender, readonly EndingRule[]>> = {
  masculine: MASCULINE_RULES,
  feminine: FEMININE_RULES,
  neuter: NEUTER_RULES,
}

/** «ё» in a list represents «е» of a text, too. */
function isListed(list: ReadonlySet<string>, word: string): boolean {
  return list.has(word) || list.has(word.replaceAll('ё', 'е'))
}

function isAdjective(word: string): boolean {
  return /(?:[бвгджзклмнпрстфхцчшщ](?:ый|ий|ой|ая|ое|яя|ее)|(?:щ|ш)(?:ий|ая)ся)$/u.test(word) && !isNoun(word)
}

/** «Санаторий» and «герой» end as adjectives do. */
function isNoun(word: string): boolean {
  return (isListed(thingNouns, word) || isListed(personNouns, word)) && !isSubstantivised(word)
}

function adjectiveGender(word: string): NounGender {
  const plain = word.replace(/ся$/u, '')
  return /[ая]я$/u.test(plain) ? 'feminine' : /[ое]е$/u.test(plain) ? 'neuter' : 'masculine'
}

/** Words of the list that others are made with: «оперуполномоченный», «электромонтёр». */
const LONG_ENOUGH = 6

function isListedAsEnd(list: ReadonlySet<string>, word: string): boolean {
  if (isListed(list, word)) return true
  for (let at = 2; at <= word.length - LONG_ENOUGH; at++) if (isListed(list, word.slice(at))) return true
  return false
}

/** An adjective that represents a noun: it is in the list, whichever gender it has, or names a room («приёмная»). */
function isSubstantivised(word: string): boolean {
  const masculine = ['ый', 'ий', 'ой'].map((end) => word.replace(/ая(?=(?:ся)?$)/u, end))
  return [word, ...masculine].some((each) => isListedAsEnd(substantivised, each))
}

function nounHead(word: string): Head | null {
  const gender = nounGender(word)
  if (gender === null || isAdjective(word)) return null
  // The whole word decides before its end does: «сотрудник» isn't a «рудник».
  const isExactThing = isListed(thingNouns, word) && !isListed(personNouns, word)
  const isPerson =
    !isExactThing &&
    (isListedAsEnd(personNouns, word) || (word.length > 4 && personEnds.some((end) => word.endsWith(end))))
  const isThing = isExactThing || (!isPerson && isListedAsEnd(thingNouns, word))
  if (!isThing && !isPerson) return null
  const inA = MASCULINE_IN_A.test(word) || gender === 'feminine'
  return { gender, isPerson, rules: inA ? FEMININE_RULES : RULES[gender] }
}

/** The parts of a compound: «врач-рентгенолог» is two heads, «пресс-секретарь» one. Null where a part isn't a word of titles. */
function compoundHead(word: string): Head | null {
  const parts = word.split('-').filter((part, _, all) => all.length === 1 || !isUnchangingPart(part))
  const heads = parts.map((part) => nounHead(part) ?? substantiveHead(part))
  const [first] = heads
  return heads.length === 0 || heads.includes(null) ? null : (first ?? null)
}

function substantiveHead(word: string): Head | null {
  if (!isSubstantivised(word)) return null
  return { gender: adjectiveGender(word), isPerson: true, rules: ADJECTIVE_RULES }
}

function isUnchangingPart(part: string): boolean {
  return unchangingParts.has(part) || /^[a-z]/u.test(part)
}

/** «1-й заместитель»: the ending alone changes. */
const ORDINAL = /^(\d+-)(й|я|е)$/u
const ORDINAL_ENDS: Readonly<Record<string, string>> = { й: 'го му го м м', я: 'й й ю й й', е: 'го му е м м' }
const OBLIQUE: readonly GrammaticalCase[] = ['genitive', 'dative', 'accusative', 'instrumental', 'prepositional']

function declineAdjective(word: string, grammaticalCase: GrammaticalCase, isThing: boolean): string | null {
  const at = OBLIQUE.indexOf(grammaticalCase)
  if (at < 0 || shortened.has(word)) return word
  const ordinal = ORDINAL.exec(word)
  if (isThing && grammaticalCase === 'accusative' && adjectiveGender(word) === 'masculine' && !/я$/u.test(word))
    return word
  if (ordinal !== null) return `${ordinal[1]}${ORDINAL_ENDS[ordinal[2] ?? '']?.split(' ')[at] ?? ''}`
  const reflexive = /ся$/u.test(word) ? 'ся' : ''
  const declined = declineBy(ADJECTIVE_RULES, word.slice(0, word.length - reflexive.length), grammaticalCase)
  return declined === null ? null : declined + reflexive
}

function declinePart(part: string, grammaticalCase: GrammaticalCase): string | null {
  if (INDECLINABLE.test(part)) return part
  const head = nounHead(part)
  if (head === null) return isSubstantivised(part) ? declineAdjective(part, grammaticalCase, false) : null
  if (!head.isPerson && grammaticalCase === 'accusative' && head.gender === 'masculine') return part
  return declineBy(head.rules, part, grammaticalCase)
}

function declineHead(word: string, grammaticalCase: GrammaticalCase): string | null {
  if (INDECLINABLE.test(word)) return word
  const parts = word
    .split('-')
    .map((part, _, all) => (all.length > 1 && isUnchangingPart(part) ? part : declinePart(part, grammaticalCase)))
  return parts.includes(null) ? null : parts.join('-')
}

/** Words as they are compared: without the marks around them. */
function bare(word: string): string {
  return word.toLowerCase()
}

interface Phrase {
  /** Adjectives, then heads that are next to one another («врач хирург»), then adjectives after them («сестра медицинская»). */
  readonly adjectives: readonly string[]
  readonly heads: readonly string[]
  readonly adjectivesAfter: readonly string[]
  readonly rest: readonly string[]
  readonly isThing: boolean
}

/** The noun after adjectives, or an adjective that represents one; and which words change with it. Null where no head is known. */
function parsePhrase(words: readonly string[]): Phrase | null {
  const isBefore = (word: string) => isAdjective(bare(word)) || ORDINAL.test(bare(word)) || shortened.has(bare(word))
  const first = words.findIndex((word) => !isBefore(word))
  const before = first < 0 ? words.length : first
  const noun = words[before]
  const head = noun === undefined ? null : compoundHead(bare(noun))
  const last = words[before - 1]
  // «Главный врач», but «заведующий складом»: «складом» isn't a head.
  if (head !== null && (last === undefined || agrees(words.slice(0, before), head))) {
    const heads = [noun ?? '', ...apposition(words.slice(before + 1))]
    const afterHeads = words.slice(before + heads.length)
    const count = postponed(afterHeads, head.gender)
    const rest = afterHeads.slice(count)
    const adjectivesAfter = afterHeads.slice(0, count)
    return { adjectives: words.slice(0, before), heads, adjectivesAfter, rest, isThing: !head.isPerson }
  }
  if (before === words.length && areAdjectivesAlone(words)) {
    return { adjectives: words, heads: [], adjectivesAfter: [], rest: [], isThing: false }
  }
  const at = words.findIndex((word) => isSubstantivised(bare(word)))
  if (at < 0 || at >= Math.max(before, 1)) return null
  const lone = at + 1 === before || before === 0 ? at : lastSubstantive(words, before)
  return {
    adjectives: words.slice(0, lone),
    heads: [words[lone] ?? ''],
    adjectivesAfter: [],
    rest: words.slice(lone + 1),
    isThing: false,
  }
}

/** «Старший пожарный», but not «заведующая аптекой»: one of them represents a noun, and none may be a noun that is governed. */
function areAdjectivesAlone(words: readonly string[]): boolean {
  const [first = '', ...others] = words.map(bare)
  const gender = adjectiveGender(first)
  return (
    [first, ...others].some(isSubstantivised) &&
    others.every((word) => adjectiveGender(word) === gender && (!/[ое]й$/u.test(word) || isSubstantivised(word)))
  )
}

/** «Старший дежурный по смене»: of several the last before what is governed. */
function lastSubstantive(words: readonly string[], before: number): number {
  for (let at = before - 1; at >= 0; at--) if (isSubstantivised(bare(words[at] ?? ''))) return at
  return 0
}

function agrees(adjectives: readonly string[], { gender }: Head): boolean {
  return adjectives.every((word) => {
    const lower = bare(word)
    return shortened.has(lower) || (ORDINAL.test(lower) ? true : adjectiveGender(lower) === gender)
  })
}

/** «Врач хирург», «слесарь сантехник»: nouns of persons in the nominative right after the head. */
function apposition(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => {
    const head = compoundHead(bare(word))
    return head === null || !head.isPerson || !/[бвгджзклмнпрстфхцчшщьй]$/u.test(bare(word)) || isAdjective(bare(word))
  })
  return end < 0 ? words : words.slice(0, end)
}

/** How many adjectives agree after the head: «сестра медицинская»; «врач скорой помощи» has none. */
function postponed(words: readonly string[], gender: NounGender): number {
  const pattern = { masculine: /[ыи]й$/u, feminine: /[ая]я$/u, neuter: /[ое]е$/u }[gender]
  const end = words.findIndex((word) => !isAdjective(bare(word)) || !pattern.test(bare(word)))
  return end < 0 ? words.length : end
}

function joined(phrase: Phrase, grammaticalCase: GrammaticalCase): string | null {
  const { adjectives, heads, adjectivesAfter, rest, isThing } = phrase
  const adjective = (word: string) =>
    keepingCapitals(word, (text) => withFirstLetter(text, (each) => declineAdjective(each, grammaticalCase, isThing)))
  const noun = (word: string) =>
    keepingCapitals(word, (text) => withFirstLetter(text, (each) => declineHead(each, grammaticalCase)))
  const words = [...adjectives.map(adjective), ...heads.map(noun), ...adjectivesAfter.map(adjective)]
  return words.includes(null) ? null : [...words, ...rest].join(' ')
}

/** Declines in small letters, and puts the letters that the word begins with back as they were. */
function withFirstLetter(word: string, decline: (word: string) => string | null): string | null {
  const declined = decline(word.toLowerCase())
  if (declined === null) return null
  let same = 0
  while (same < word.length && declined[same] === word[same]?.toLowerCase()) same++
  return word.slice(0, same) + declined.slice(same)
}

/** A capitalised word alone is a title where the list has it, or where no surname ends so: «Миллер» is none, «Кардиолог» is. */
function mayBeSurname(word: string): boolean {
  if (isListed(likeSurnames, word)) return true
  const isKnown = isListedAsEnd(personNouns, word) || isListed(thingNouns, word) || isListed(substantivised, word)
  return !isKnown && !TITLES_ALONE.test(word) && !word.includes('-')
}

const RUSSIAN_WORD = /^(?:[a-z]+-)?[а-яё]|^\d+-[йяе]\s/iu

/** What a title is cut at: a comma, a dash or «и» before another title. */
const CUTS = /(,\s+|\s+[-–—]\s+|\s+и\s+)/u

/**
 * Returns a Russian job title or department in a case: the head of the phrase and its adjectives change, what depends on them stays
 * («заместителю главного врача», «младшую медицинскую сестру по уходу за больными»). Both parts of a compound change. «И. о.
 * директора» stays. Null where no head is known, and for one capitalised word that may be a surname.
 */
export function declineTitle(text: string, grammaticalCase: GrammaticalCase): string | null {
  const words = text.trim().split(/\s+/u)
  const [first = ''] = words
  if (!RUSSIAN_WORD.test(text.trim())) return null
  if (unchanging.has(bare(first))) return words.length > 1 || !first.endsWith('.') ? text : null
  if (words.length === 1 && first !== bare(first) && mayBeSurname(bare(first))) return null
  const pieces = text.trim().split(CUTS)
  if (pieces.length > 1) {
    const [head = '', ...others] = pieces
    const split = others.filter((_, at) => at % 2 === 1)
    const titles = split.map((piece) => declineTitle(piece, grammaticalCase))
    const whole = declineTitle(head, grammaticalCase)
    if (whole === null) return null
    if (titles.every((title) => title !== null)) {
      return [whole, ...others.map((piece, at) => (at % 2 === 1 ? (titles[(at - 1) / 2] ?? piece) : piece))].join('')
    }
    // «Учитель физики и химии» has one head; of a list with a comma or a dash it isn't known.
    return titles.some((title) => title !== null) || others.some((piece) => /^(?:,|\s*[-–—]\s)/u.test(piece))
      ? null
      : whole + others.join('')
  }
  const phrase = parsePhrase(words)
  return phrase === null ? null : joined(phrase, grammaticalCase)
}
