/**
 * Characters for comparing spellings of units: those that Unicode has twice for the same sign, and those that only look
 * the same.
 */

const SAME: Readonly<Record<string, string>> = {
  '\u03bc': '\u00b5',
  '²': '2',
  '³': '3',
  ş: 'ș',
  ţ: 'ț',
  Ş: 'Ș',
  Ţ: 'Ț',
}

/** Cyrillic letters, and a digit, that are typed or recognized instead of Latin ones, and vice versa. */
const LOOKS: Readonly<Record<string, string>> = {
  ...pairs('АВЕКМНОРСТУХаеорсухмкнт', 'ABEKMHOPCTYXaeopcyxmknt'),
  '3': 'З',
}

/**
 * Returns the spelling of a unit without insignificant differences: one micro sign, `2` for `²` and `^2`, commas below
 * for cedillas, one space for any run of spaces and periods (`U.I.` and `U. I.` are the same). Letter case is
 * preserved.
 */
export function spellingKey(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u03bc²³şţŞŢ]/g, (sign) => SAME[sign] ?? sign)
    .replace(/\^/g, '')
    .replace(/[\s.]+/g, ' ')
    .trim()
}

/** Returns a key in which lookalike letters are the same letter. */
export function lookKey(key: string): string {
  return key.replace(/[АВЕКМНОРСТУХаеорсухмкнт3]/g, (sign) => LOOKS[sign] ?? sign)
}

/** Whether a key mixes Latin and Cyrillic letters. */
export function mixesScripts(text: string): boolean {
  return /[A-Za-z]/.test(text) && /[Ѐ-ӿ]/.test(text)
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, to.charAt(index)]))
}
