import type { DataLanguage } from '../spreadsheets/language'

/** A person's name by its parts, each as written. */
export interface PersonName {
  readonly surname: string
  /** First name, further names, patronymic. */
  readonly given: readonly string[]
}

const SPACES = /[\s\u00a0\u2007\u202f]+/
/** What makes a patronymic of the word before it: «Гасан оглы», «Али кызы». */
const FILIATION = /^(?:оглы|оглу|кызы|гызы|улы|уулу|угли|кизи|огли|oglu|oğlu|qızı)$/iu
const MALE_PATRONYMIC = /(?:[ое]вич|ильич|ильинич|лукич|кузьмич|фомич|никитич|саввич)$/iu
const FEMALE_PATRONYMIC = /(?:[ое]вна|ична)$/iu
/** «И.», «И.И.», «Ж.-П.», «И» alone. */
const INITIALS = /^(?:\p{Lu}\p{M}*\.?)(?:-?\p{Lu}\p{M}*\.)*$/u

/** Whether a word of a name is one initial or several already. */
export function isInitials(word: string): boolean {
  return INITIALS.test(word) && (word.includes('.') || word.length === 1)
}

/** The gender that a patronymic tells beyond doubt, «Али кызы» included. */
export function patronymicGender(word: string): 'male' | 'female' | null {
  const last = word.split(SPACES).at(-1) ?? ''
  if (/^(?:кызы|гызы|кизи)$/iu.test(last)) return 'female'
  if (FILIATION.test(last)) return 'male'
  if (FEMALE_PATRONYMIC.test(word)) return 'female'
  return MALE_PATRONYMIC.test(word) ? 'male' : null
}

/** «фон», «де ла», «van der»: short words in small letters before a surname. */
const PARTICLE = /^\p{Ll}{1,4}$/u

/** The words of a name; оглы and кызы stay with the word before them, «фон» and the like with the one after. */
export function nameWords(text: string): string[] {
  const words: string[] = []
  const small = text === text.toLowerCase()
  let particle = ''
  for (const word of text.trim().split(SPACES)) {
    const last = words.at(-1)
    if (FILIATION.test(word) && last !== undefined) {
      words[words.length - 1] = `${last} ${word}`
    } else if (PARTICLE.test(word) && !small) {
      particle += `${word} `
    } else {
      words.push(particle + word)
      particle = ''
    }
  }
  return particle === '' ? words : [...words, particle.trim()]
}

/** Where the surname stands. */
export type SurnamePlace = 'first' | 'last'

/**
 * Where a name has its surname, as Russian and Romanian papers write it first and English ones last. A Russian patronymic in the
 * second place of three («Иван Иванович Иванов») tells otherwise.
 */
export function surnamePlace(words: readonly string[], language: DataLanguage): SurnamePlace {
  const [, second = '', third] = words
  // «Станкевич» behind «Петровна» is a surname, though it ends as a patronymic does.
  if (third !== undefined && patronymicGender(second) !== null) return 'last'
  if (third !== undefined && patronymicGender(third) !== null) return 'first'
  return language === 'en' ? 'last' : 'first'
}

const NAME_WORD = /^(?:\p{Ll}{1,4} )*\p{Lu}[\p{L}\p{M}'’ʼ.\- ]*$/u
const SMALL_NAME_WORD = /^\p{Ll}[\p{Ll}\p{M}'’ʼ\- ]*$/u

/** The parts of a name of two to four words, null for one of another length or with a word that no name has. */
export function parseName(words: readonly string[], place: SurnamePlace): PersonName | null {
  if (words.length < 2 || words.length > 4) return null
  if (![NAME_WORD, SMALL_NAME_WORD].some((kind) => words.every((word) => kind.test(word)))) return null
  const surname = place === 'first' ? words[0] : words.at(-1)
  const given = place === 'first' ? words.slice(1) : words.slice(0, -1)
  return surname === undefined ? null : { surname, given }
}
