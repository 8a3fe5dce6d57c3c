import { CASES, type GrammaticalCase } from './grammar'
import {
  NOUNS_IN_STABLE_OK,
  NOUNS_WITH_DROPPED_VOWEL,
  STRESSED_AFTER_SIBILANT,
  STRESSED_FEMININE,
  STRESSED_SOFT,
  UNSTRESSED_IN_EC,
} from './ru/declension-words'

/** The words of a list in data, in lower case. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** One way to decline: how many letters go, and the endings from the genitive to the prepositional; `-` is the word itself. */
export interface EndingRule {
  /** A word that the rule is for, with its genitive and instrumental. */
  readonly example: readonly [word: string, genitive: string, instrumental: string]
  readonly fits: (word: string) => boolean
  readonly stem: (word: string) => string
  readonly endings: string
}

const stressedAfterSibilant = wordSet(STRESSED_AFTER_SIBILANT)
const stressedSoft = wordSet(STRESSED_SOFT)
const stressedFeminine = wordSet(STRESSED_FEMININE)
const unstressedInEc = wordSet(UNSTRESSED_IN_EC)
const stableOk = wordSet(NOUNS_IN_STABLE_OK)
const droppedVowels: ReadonlyMap<string, string> = new Map(
  [...wordSet(NOUNS_WITH_DROPPED_VOWEL)].map((pair): [string, string] => {
    const [word = '', stem = ''] = pair.split(':')
    return [word, stem]
  }),
)

function syllables(word: string): number {
  return word.match(/[аеёиоуыэюя]/gu)?.length ?? 0
}

const ending = (pattern: RegExp) => (word: string) => pattern.test(word)
const cut = (letters: number) => (word: string) => word.slice(0, word.length - letters)
const whole = (word: string) => word
const HARD = 'а у а ом е'
const AFTER_SIBILANT = 'а у а ем е'
const SOFT = 'я ю я ем е'
const SOFT_STRESSED = 'я ю я ём е'

/** The ending -ец where its vowel goes: stressed in words of two syllables except for a few, and in listed ones. */
function isEcStressed(word: string): boolean {
  return stressedAfterSibilant.has(word) || (syllables(word) === 2 && !unstressedInEc.has(word))
}

/** -ач is stressed, and so are -ыш in two syllables and native words of one syllable in ч, щ. */
function isSibilantStressed(word: string): boolean {
  if (stressedAfterSibilant.has(word)) return true
  return /ач$/u.test(word) ? !/(?:лук|крле)ач$/u.test(word) : syllables(word) === 1 && /[чщ]$/u.test(word)
}

/** Masculine nouns, surnames and given names, the first rule that fits decides (Русская грамматика-80, §§ 1179–1188). */
export const MASCULINE_RULES: readonly EndingRule[] = [
  {
    example: ['орёл', 'орла', 'орлом'],
    fits: (word) => droppedVowels.has(word) && !/[ьйцжшчщ]$/u.test(word),
    stem: (word) => droppedVowels.get(word) ?? word,
    endings: HARD,
  },
  {
    example: ['заяц', 'зайца', 'зайцем'],
    fits: (word) => droppedVowels.has(word) && word.endsWith('ц'),
    stem: (word) => droppedVowels.get(word) ?? word,
    endings: AFTER_SIBILANT,
  },
  {
    example: ['соловей', 'соловья', 'соловьём'],
    fits: (word) => droppedVowels.has(word) && stressedSoft.has(word),
    stem: (word) => droppedVowels.get(word) ?? word,
    endings: SOFT_STRESSED,
  },
  {
    example: ['камень', 'камня', 'камнем'],
    fits: (word) => droppedVowels.has(word),
    stem: (word) => droppedVowels.get(word) ?? word,
    endings: SOFT,
  },
  {
    example: ['боец', 'бойца', 'бойцом'],
    fits: (word) => /[аеёиоуыэюя]ец$/u.test(word) && stressedAfterSibilant.has(word),
    stem: (word) => `${word.slice(0, -2)}йц`,
    endings: HARD,
  },
  {
    example: ['коломиец', 'коломийца', 'коломийцем'],
    fits: ending(/[аеёиоуыэюя]ец$/u),
    stem: (word) => `${word.slice(0, -2)}йц`,
    endings: AFTER_SIBILANT,
  },
  {
    example: ['кузнец', 'кузнеца', 'кузнецом'],
    fits: (word) =>
      /[бвгджзйклмнпрстфхцчшщ]{2}ец$/u.test(word) && (syllables(word) > 1 || stressedAfterSibilant.has(word)),
    stem: whole,
    endings: HARD,
  },
  {
    example: ['стрелец', 'стрельца', 'стрельцом'],
    fits: (word) => word.endsWith('лец') && syllables(word) > 1 && isEcStressed(word),
    stem: (word) => `${word.slice(0, -3)}льц`,
    endings: HARD,
  },
  {
    example: ['погорелец', 'погорельца', 'погорельцем'],
    fits: (word) => word.endsWith('лец') && syllables(word) > 1,
    stem: (word) => `${word.slice(0, -3)}льц`,
    endings: AFTER_SIBILANT,
  },
  {
    example: ['кравец', 'кравца', 'кравцом'],
    fits: (word) => word.endsWith('ец') && syllables(word) > 1 && isEcStressed(word),
    stem: (word) => `${word.slice(0, -2)}ц`,
    endings: HARD,
  },
  {
    example: ['немец', 'немца', 'немцем'],
    fits: (word) => word.endsWith('ец') && syllables(word) > 1,
    stem: (word) => `${word.slice(0, -2)}ц`,
    endings: AFTER_SIBILANT,
  },
  {
    example: ['конёк', 'конька', 'коньком'],
    fits: ending(/[нл]ёк$/u),
    stem: (word) => `${word.slice(0, -2)}ьк`,
    endings: HARD,
  },
  {
    example: ['участок', 'участка', 'участком'],
    fits: (word) => /[бвгджзклмнпрстфхцчшщ][оё]к$/u.test(word) && syllables(word) > 1 && !stableOk.has(word),
    stem: (word) => `${word.slice(0, -2)}к`,
    endings: HARD,
  },
  {
    example: ['ткач', 'ткача', 'ткачом'],
    fits: (word) => /[жшчщц]$/u.test(word) && isSibilantStressed(word),
    stem: whole,
    endings: HARD,
  },
  { example: ['бабич', 'бабича', 'бабичем'], fits: ending(/[жшчщц]$/u), stem: whole, endings: AFTER_SIBILANT },
  {
    example: ['палий', 'палия', 'палием'],
    fits: (word) => word.endsWith('ий') && syllables(word) > 1,
    stem: cut(1),
    endings: 'я ю я ем и',
  },
  {
    example: ['секретарь', 'секретаря', 'секретарём'],
    fits: (word) => stressedSoft.has(word),
    stem: cut(1),
    endings: SOFT_STRESSED,
  },
  { example: ['коваль', 'коваля', 'ковалем'], fits: ending(/[йь]$/u), stem: cut(1), endings: SOFT },
  { example: ['мельник', 'мельника', 'мельником'], fits: ending(/[бвгдзклмнпрстфх]$/u), stem: whole, endings: HARD },
]

/** Words in -а and -я of either gender, and feminine nouns in -ь (Русская грамматика-80, §§ 1189–1197). */
export const FEMININE_RULES: readonly EndingRule[] = [
  {
    example: ['лапша', 'лапши', 'лапшой'],
    fits: (word) => /[жшчщ]а$/u.test(word) && stressedFeminine.has(word),
    stem: cut(1),
    endings: 'и е у ой е',
  },
  { example: ['груша', 'груши', 'грушей'], fits: ending(/[жшчщ]а$/u), stem: cut(1), endings: 'и е у ей е' },
  {
    example: ['овца', 'овцы', 'овцой'],
    fits: (word) => word.endsWith('ца') && stressedFeminine.has(word),
    stem: cut(1),
    endings: 'ы е у ой е',
  },
  { example: ['пятница', 'пятницы', 'пятницей'], fits: ending(/ца$/u), stem: cut(1), endings: 'ы е у ей е' },
  { example: ['дога', 'доги', 'догой'], fits: ending(/[гкх]а$/u), stem: cut(1), endings: 'и е у ой е' },
  { example: ['верба', 'вербы', 'вербой'], fits: ending(/[бвдзлмнпрстф]а$/u), stem: cut(1), endings: 'ы е у ой е' },
  {
    example: ['берия', 'берии', 'берией'],
    fits: (word) => word.endsWith('ия') && syllables(word) > 2,
    stem: cut(1),
    endings: 'и и ю ей и',
  },
  {
    example: ['судья', 'судьи', 'судьёй'],
    fits: (word) => word.endsWith('я') && stressedFeminine.has(word),
    stem: cut(1),
    endings: 'и е ю ёй е',
  },
  { example: ['цапля', 'цапли', 'цаплей'], fits: ending(/я$/u), stem: cut(1), endings: 'и е ю ей е' },
  { example: ['часть', 'части', 'частью'], fits: ending(/ь$/u), stem: cut(1), endings: 'и и ь ью и' },
]

export const NEUTER_RULES: readonly EndingRule[] = [
  { example: ['отделение', 'отделения', 'отделением'], fits: ending(/ие$/u), stem: cut(1), endings: 'я ю е ем и' },
  { example: ['училище', 'училища', 'училищем'], fits: ending(/[жшчщц]е$/u), stem: cut(1), endings: 'а у е ем е' },
  { example: ['поле', 'поля', 'полем'], fits: ending(/[лр]е$/u), stem: cut(1), endings: 'я ю е ем е' },
  { example: ['агентство', 'агентства', 'агентством'], fits: ending(/о$/u), stem: cut(1), endings: 'а у о ом е' },
]

/** Adjectives; the accusative is that of persons and of feminine things (Русская грамматика-80, §§ 1295–1301). */
export const ADJECTIVE_RULES: readonly EndingRule[] = [
  {
    example: ['третий', 'третьего', 'третьим'],
    fits: (word) => word === 'третий',
    stem: cut(2),
    endings: 'ьего ьему ьего ьим ьем',
  },
  {
    example: ['третья', 'третьей', 'третьей'],
    fits: (word) => word === 'третья',
    stem: cut(1),
    endings: 'ей ей ю ей ей',
  },
  {
    example: ['третье', 'третьего', 'третьим'],
    fits: (word) => word === 'третье',
    stem: cut(1),
    endings: 'его ему е им ем',
  },
  {
    example: ['рабочий', 'рабочего', 'рабочим'],
    fits: ending(/[жшчщн]ий$/u),
    stem: cut(2),
    endings: 'его ему его им ем',
  },
  {
    example: ['гладкий', 'гладкого', 'гладким'],
    fits: ending(/[гкх][ио]й$|[жшчщ]ой$/u),
    stem: cut(2),
    endings: 'ого ому ого им ом',
  },
  {
    example: ['луговой', 'лугового', 'луговым'],
    fits: ending(/(?:[ыо]|ли|ри|ви|си)й$/u),
    stem: cut(2),
    endings: 'ого ому ого ым ом',
  },
  {
    example: ['большая', 'большой', 'большой'],
    fits: ending(/^(?:больш|чуж)ая$/u),
    stem: cut(2),
    endings: 'ой ой ую ой ой',
  },
  { example: ['рабочая', 'рабочей', 'рабочей'], fits: ending(/[жшчщ]ая$/u), stem: cut(2), endings: 'ей ей ую ей ей' },
  { example: ['полевая', 'полевой', 'полевой'], fits: ending(/ая$/u), stem: cut(2), endings: 'ой ой ую ой ой' },
  { example: ['нижняя', 'нижней', 'нижней'], fits: ending(/яя$/u), stem: cut(2), endings: 'ей ей юю ей ей' },
  {
    example: ['рабочее', 'рабочего', 'рабочим'],
    fits: ending(/[жшчщ]ее$/u),
    stem: cut(2),
    endings: 'его ему ее им ем',
  },
  { example: ['нижнее', 'нижнего', 'нижним'], fits: ending(/ее$/u), stem: cut(2), endings: 'его ему ее им ем' },
  {
    example: ['гладкое', 'гладкого', 'гладким'],
    fits: ending(/[гкхжшчщ]ое$/u),
    stem: cut(2),
    endings: 'ого ому ое им ом',
  },
  { example: ['полевое', 'полевого', 'полевым'], fits: ending(/ое$/u), stem: cut(2), endings: 'ого ому ое ым ом' },
]

/** The endings of surnames in -ов, -ин and of their feminine forms, which are partly an adjective's (Розенталь, § 149). */
export const POSSESSIVE_RULES: readonly EndingRule[] = [
  { example: ['панов', 'панова', 'пановым'], fits: ending(/[оеё]в$|[иы]н$/u), stem: whole, endings: 'а у а ым е' },
  {
    example: ['панова', 'пановой', 'пановой'],
    fits: ending(/[оеё]ва$|[иы]на$/u),
    stem: cut(1),
    endings: 'ой ой у ой ой',
  },
]

/**
 * Returns a word in a case by the first rule that fits, its first letters as they are written; null where none does. The nominative
 * is the word itself.
 */
export function declineBy(rules: readonly EndingRule[], word: string, grammaticalCase: GrammaticalCase): string | null {
  if (grammaticalCase === 'nominative') return word
  const lower = word.toLowerCase()
  const rule = rules.find(({ fits }) => fits(lower))
  if (rule === undefined) return null
  const stem = rule.stem(lower)
  const end = rule.endings.split(' ')[CASES.indexOf(grammaticalCase) - 1] ?? ''
  const kept = lower.startsWith(stem) ? word.slice(0, stem.length) : word.slice(0, 1) + stem.slice(1)
  return kept + end
}

/** Keeps a word that is written in capitals alone in capitals. */
export function keepingCapitals(word: string, decline: (word: string) => string | null): string | null {
  if (word.length < 2 || word !== word.toUpperCase() || word === word.toLowerCase()) return decline(word)
  return decline(word.toLowerCase())?.toUpperCase() ?? null
}
