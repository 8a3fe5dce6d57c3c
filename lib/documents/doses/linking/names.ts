import { foldLetters } from '../columns/fold'

/**
 * Returns the form in which persons' names are compared: letter case, `ё`, diacritics, spaces and full stops don't
 * matter («Иванов И. И.» equals «ИВАНОВ И.И.»). Names are printed as written.
 */
export function nameKey(name: string): string {
  return foldLetters(name)
    .replace(/[.,;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the form in which identifiers are compared: `00123` equals `123`, `a-7` equals `A-7`. */
export function idKey(id: string): string {
  return id
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^0+(?=.)/, '')
}
