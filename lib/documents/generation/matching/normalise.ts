/** Letters that people type one for the other, and that a name must not be missed for. */
const SAME_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ё', 'е'],
  ['ş', 'ș'],
  ['ţ', 'ț'],
  ['µ', 'μ'],
])

const QUOTES = /["„“”«»‟″]/g
const APOSTROPHES = /['‚‘’‛′`]/g
// White space of every width, no-break ones included, and the marks of no width that Word and web pages leave behind.
const SPACES = /[\s\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]+/g
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

/**
 * A name as tags and headers are compared: NFC, trimmed, spaces of every kind collapsed, case folded, ё = е, ş = ș, ţ = ț,
 * and one kind of quotation mark. Two names that a person would call the same give the same string.
 */
export function normaliseName(name: string): string {
  return name
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ёşţµ]/g, (letter) => SAME_LETTERS.get(letter) ?? letter)
    .replace(QUOTES, '"')
    .replace(APOSTROPHES, "'")
}

/** Signs that tell headers apart, as `Dose, %` and `Dose`. */
const DROPPED = /(?![%#&@*/\\+])[\p{P}\p{Z}\s]/gu

/** A hyphen that may be a minus: at the beginning, or between spaces. As U+2212 it isn't punctuation. */
const MINUS = /^[-–—]|(?<=\s)[-–—](?=\s)/g

/**
 * A name without punctuation, spaces and diacritics, as tags and headers are compared once `normaliseName` finds no equals:
 * `functia` is `Funcția`, `numar_inventar` is `Număr inventar`.
 */
export function looseName(name: string): string {
  return inOneScript(withoutDiacritics(normaliseName(name)))
    .replace(MINUS, '−')
    .replace(DROPPED, '')
}

/** Small Latin letters whose capitals look like Cyrillic ones, or that do so themselves. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [...'abcehkmoptxy'].map((letter, index) => [letter, 'авсенкмортху'.charAt(index)]),
)

/** The name with Cyrillic letters in place of the Latin ones that a keyboard's wrong layout left in a Cyrillic word. */
function inOneScript(name: string): string {
  return name.replace(/[\p{L}\p{M}]+/gu, (word) => {
    if (!/\p{Script=Cyrillic}/u.test(word) || !/[a-z]/.test(word)) return word
    const folded = word.replace(/[a-z]/g, (letter) => LOOKALIKES.get(letter) ?? letter)
    return /[a-z]/.test(folded) ? word : folded
  })
}

/** A normalised name without the marks on its letters: `ă` is `a`. A letter of its own right, such as й, keeps its mark. */
export function withoutDiacritics(name: string): string {
  return name
    .normalize('NFD')
    .replace(/(?<!и)\p{M}/gu, '')
    .normalize('NFC')
}
