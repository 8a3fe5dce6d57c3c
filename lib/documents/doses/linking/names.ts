import { foldLetters } from '../columns/fold'

/**
 * A person's name as names are compared: letter case, `ё`, marks over letters, spaces and full stops do not matter («Иванов И. И.»
 * is «ИВАНОВ И.И.»). Only compared: it is printed as written.
 */
export function nameKey(name: string): string {
  return foldLetters(name)
    .replace(/[.,;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** An identifier as identifiers are compared: `00123` is `123`, `a-7` is `A-7`. */
export function idKey(id: string): string {
  return id
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^0+(?=.)/, '')
}
