/** How spellings of units are compared: what is the same sign twice in Unicode, and what merely looks the same. */

const SAME: Readonly<Record<string, string>> = {
  '\u03bc': '\u00b5',
  '²': '2',
  '³': '3',
  ş: 'ș',
  ţ: 'ț',
  Ş: 'Ș',
  Ţ: 'Ț',
}

/** Cyrillic letters, and a digit, that are typed or recognised in place of Latin ones, and the other way round. */
const LOOKS: Readonly<Record<string, string>> = {
  ...pairs('АВЕКМНОРСТУХаеорсухмкнт', 'ABEKMHOPCTYXaeopcyxmknt'),
  '3': 'З',
}

/**
 * The spelling of a unit without what does not matter: one micro sign, `2` for `²` and `^2`, commas below for cedillas, one
 * space for any run of spaces and full stops (`U.I.` and `U. I.` are one). Letter case is kept.
 */
export function spellingKey(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u03bc²³şţŞŢ]/g, (sign) => SAME[sign] ?? sign)
    .replace(/\^/g, '')
    .replace(/[\s.]+/g, ' ')
    .trim()
}

/** A key in which letters that look alike are one letter. */
export function lookKey(key: string): string {
  return key.replace(/[АВЕКМНОРСТУХаеорсухмкнт3]/g, (sign) => LOOKS[sign] ?? sign)
}

/** True where a key mixes Latin and Cyrillic letters. */
export function mixesScripts(text: string): boolean {
  return /[A-Za-z]/.test(text) && /[Ѐ-ӿ]/.test(text)
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, to.charAt(index)]))
}
