import { languageFormats, type DataLanguage } from '../language'

/** The byte-order mark by which Excel recognizes UTF-8. */
export const BOM = '\ufeff'
/** What a spreadsheet program takes for the beginning of a formula (OWASP, "CSV Injection"). A dash alone is a mark, not a formula. */
const LIKE_FORMULA = /^[=+\-@\t\r](?=.)/s

/** Returns whether a spreadsheet program would treat the text as a formula. */
export function isLikeFormula(text: string): boolean {
  return LIKE_FORMULA.test(text)
}

/** Where the comma is the decimal mark, Excel expects semicolons. */
export function separatorOf(language: DataLanguage): string {
  return languageFormats(language).decimal === ',' ? ';' : ','
}

/** RFC 4180 with any separator. */
function quoted(text: string, separator: string): string {
  return text.includes('"') || text.includes(separator) || /[\r\n]|^\s|\s$/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text
}

/** A line of a CSV file, with its CR LF. */
export function csvLine(fields: readonly string[], separator: string): string {
  return `${fields.map((text) => quoted(text, separator)).join(separator)}\r\n`
}
