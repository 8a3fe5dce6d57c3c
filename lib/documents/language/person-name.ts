import type { PersonGender } from './given-names'
import { givenName } from './given-names'

const SPACES = /[\s\u00a0\u2007\u202f]+/
/** What makes a patronymic of the word before it: «Гасан оглы», «Али кызы». */
const FILIATION = /^(?:оглы|оглу|кызы|гызы|улы|уулу|угли|кизи|огли|oglu|oğlu|qızı)$/iu
const MALE_PATRONYMIC = /(?:[ое]вич|ильич|ильинич|лукич|кузьмич|фомич|никитич|саввич)$/iu
const FEMALE_PATRONYMIC = /(?:[ое]вна|ична)$/iu
/** «И.», «И.И.», «Ж.-П.», «И» alone. */
const INITIALS = /^(?:\p{Lu}\p{M}*\.?)(?:-?\p{Lu}\p{M}*\.)*$/u

/** Returns whether a word of a name is one initial or several already. */
export function isInitials(word: string): boolean {
  return INITIALS.test(word) && (word.includes('.') || word.length === 1)
}

/** Returns the gender that a patronymic tells beyond doubt, «Али кызы» included. */
export function patronymicGender(word: string): PersonGender | null {
  const last = word.split(SPACES).at(-1) ?? ''
  if (/^(?:кызы|гызы|кизи|qızı)$/iu.test(last)) return 'female'
  if (FILIATION.test(last)) return 'male'
  if (FEMALE_PATRONYMIC.test(word)) return 'female'
  return MALE_PATRONYMIC.test(word) ? 'male' : null
}

/** Returns whether a word in -вич is made of a given name that is known: «Иванович» is, «Мицкевич» is not. */
export function isOfKnownName(patronymic: string): boolean {
  if (patronymic.includes(' ') || !/вич$/iu.test(patronymic)) return true
  const stem = patronymic.toLowerCase().replace(/(?:[ое])вич$/u, '')
  const names = [stem, `${stem}й`, `${stem}ь`, stem.replace(/ь$/u, 'ий'), `${stem}а`, `${stem}я`, `${stem}о`]
  return names.some((name) => givenName(name, 'ru') !== null)
}

/** «фон», «де ла», «van der»: short words in small letters before a surname. */
const PARTICLE = /^\p{Ll}{1,4}$/u
/** Those that a name may have after it, too: «Сент-Экзюпери Антуан де». */
const TRAILING_PARTICLE = /^(?:де|ла|ван|фон|da|de|van|von|di|du)$/u

/** Returns the words of a name; оглы and кызы stay with the word before them, «фон» and the like with the one after. */
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

/** Where the surname is. */
export type SurnamePlace = 'first' | 'last'

const NAME_WORD = /^(?:\p{Ll}{1,4} )*\p{Lu}[\p{L}\p{M}'’ʼ.\- ]*$/u
const SMALL_NAME_WORD = /^\p{Ll}[\p{Ll}\p{M}'’ʼ\- ]*$/u

/** Returns whether words can be a person's name: letters alone, each with a capital or none. */
export function areNameWords(words: readonly string[]): boolean {
  if (words.length === 0 || words.length > 4) return false
  if (TRAILING_PARTICLE.test(words.at(-1) ?? '')) return false
  return [NAME_WORD, SMALL_NAME_WORD].some((kind) => words.every((word) => kind.test(word)))
}
