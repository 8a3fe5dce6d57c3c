/** What a paragraph says that is over the rest of a table: «Продолжение таблицы 3», "Table 3 (continued)". */
export interface Continuation {
  /** The number of the table that goes on, such as `3` or `A.2`; null where none is named. */
  readonly number: string | null
}

const NUMBER = String.raw`(?:№\s*)?((?:\p{L}{1,2}[.-]?)?\d+(?:[.-]\d+)*)`
const TABLE_RU = String.raw`(?:таблиц[аыуе]|табл\.?)`
const TABLE_RO = String.raw`(?:tabelului|tabelul|tabelei|tabel|tab\.)`
const CONTINUED_RU = String.raw`(?:продолжение|окончание|прод\.|оконч\.)`
const CONTINUED_RO = String.raw`(?:continuarea|continuare|sf[âî]r[șş]itul|sf[âî]r[șş]it|cont\.)`
const CONTINUED_EN = String.raw`(?:continued|continuation|concluded|cont['’.]?d?\.?)`

/** Each as a whole paragraph; what follows a dash or a full stop after them may be the table's name. */
const NAMING: readonly RegExp[] = [
  `${CONTINUED_RU}\\s+${TABLE_RU}(?:\\s*${NUMBER})?`,
  `${TABLE_RU}\\s*${NUMBER}\\s*[-–—,.]?\\s*\\(?${CONTINUED_RU}\\)?`,
  `${CONTINUED_RO}\\s+${TABLE_RO}(?:\\s*${NUMBER})?`,
  `${TABLE_RO}\\s*${NUMBER}\\s*[-–—,.]?\\s*\\(?${CONTINUED_RO}\\)?`,
  `table\\s*${NUMBER}\\s*[-–—,.:]?\\s*\\(?${CONTINUED_EN}\\)?`,
  `(?:continuation|conclusion|end) of table(?:\\s*${NUMBER})?`,
].map((phrase) => new RegExp(`^${phrase}(?:\\s*[-–—.:]\\s*.*)?$`, 'iu'))
/** A word alone: with more after it, «Окончание: 15:30», it says something else. */
const ALONE = [`\\(?${CONTINUED_RU}\\)?`, `\\(?(?:continuare|continuarea)\\)?`, `\\(?continued\\)?`].map(
  (phrase) => new RegExp(`^${phrase}\\s*[.:]?$`, 'iu'),
)
const PHRASES = [...NAMING, ...ALONE]

/** In each of them: nearly every paragraph has none of it. */
const HINT = /прод|оконч|cont|sf[âî]r|conclu|end of/iu

const CAPTION_NUMBER = new RegExp(`^\\S+\\s*${NUMBER}`, 'iu')
/** A caption that goes on on its own at its end: "Table 3 – Doses (continued)". */
const CONTINUED_AT_END = new RegExp(`\\((?:${CONTINUED_RU}|${CONTINUED_RO}|${CONTINUED_EN})\\)\\s*\\.?$`, 'iu')

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The number in a caption: «Таблица 3 – Дозы» → `3`; null where it has none. */
export function captionNumber(caption: string): string | null {
  return CAPTION_NUMBER.exec(plain(caption))?.[1]?.toLowerCase() ?? null
}

/** What a paragraph says about the table that continues after it; null if it doesn't. */
export function readContinuation(text: string): Continuation | null {
  const line = plain(text)
  if (!HINT.test(line)) return null
  for (const phrase of PHRASES) {
    const match = phrase.exec(line)
    if (match !== null) return { number: match[1]?.toLowerCase() ?? null }
  }
  return CONTINUED_AT_END.test(line) ? { number: captionNumber(line) } : null
}
