import { givenName, type PersonGender } from './given-names'
import type { GrammaticalCase } from './grammar'
import { isInitials, nameWords, patronymicGender, type SurnamePlace } from './person-name'
import { declineName, type NameInCase } from './russian-name-case'
import { declineTitle } from './russian-titles'

/** Whether a text is a person's name before it is anything else: several words with capitals, one of them known as a part of names. */
function isName(text: string): boolean {
  const words = nameWords(text).filter((word) => /^(?:\p{Ll}+ )*\p{Lu}/u.test(word))
  return (
    words.length > 1 &&
    words.some((word) => isInitials(word) || patronymicGender(word) !== null || givenName(word, 'ru') !== null)
  )
}

/**
 * Returns a person's name, a job title or a department in a Russian case, or what isn't known of it. A gender is asked of names alone.
 */
export function declineRussian(
  text: string,
  grammaticalCase: GrammaticalCase,
  gender: PersonGender | null,
  usual: SurnamePlace | null = null,
): NameInCase {
  const title = gender !== null || isName(text) ? null : declineTitle(text, grammaticalCase)
  return title === null ? declineName(text, grammaticalCase, gender, usual) : { text: title }
}
