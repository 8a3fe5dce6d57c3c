import { EN_HEADER_FORMS } from './en/header-forms'
import type { HeaderConcept } from './header-concepts'
import { RO_HEADER_FORMS } from './ro/header-forms'
import { RU_HEADER_FORMS } from './ru/header-forms'

const LANGUAGES = [EN_HEADER_FORMS, RU_HEADER_FORMS, RO_HEADER_FORMS]
const NON_ASCII = /[^\0-\x7F]/u
/** A letter whose mark is often left out. */
const MARKED = /\p{M}/gu

/** Returns all forms of the given concepts, in every language. */
export function formsOf(...concepts: readonly HeaderConcept[]): readonly string[] {
  return concepts.flatMap((concept) => LANGUAGES.flatMap((forms) => forms[concept]))
}

/** Returns the source of a pattern that matches a form of one of the concepts, with or without diacritics. */
export function sourceOf(...concepts: readonly HeaderConcept[]): string {
  return sourceOfForms(formsOf(...concepts))
}

/** Returns the source of a pattern that matches one of the forms, with or without diacritics. `*` is any letters. */
export function sourceOfForms(forms: readonly string[]): string {
  const longest = [...new Set(forms)].sort((a, b) => b.length - a.length)
  return `(?:${longest.map(formSource).join('|')})`
}

/** Returns a pattern that finds a form of the concept as a whole word. */
export function wordPattern(concept: HeaderConcept, flags = 'iu'): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${sourceOf(concept)}(?!\p{L})`, flags)
}

function formSource(form: string): string {
  return [...form].map(letterSource).join('')
}

function letterSource(letter: string): string {
  if (letter === '*') return String.raw`\p{L}*`
  if (letter === ' ') return String.raw`\s+`
  if (/[./()]/.test(letter)) return `\\${letter}`
  if (!NON_ASCII.test(letter)) return letter
  const bare = letter.normalize('NFD').replace(MARKED, '')
  if (bare === letter || bare.toLowerCase() === '\u0438') return letter
  // A comma below and a cedilla are used interchangeably.
  const cedilla = `${bare}\u0327`.normalize('NFC')
  return `[${bare}${letter}${[...cedilla].length === 1 ? cedilla : ''}]`
}
