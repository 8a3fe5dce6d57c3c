import { roundDecimal, type PlainDecimal } from '../../language/plain-decimal'
import { languageFormats, type DataLanguage } from '../../spreadsheets/language'
import { grouped, MINUS_SIGN } from './format-number'

/** Part of a picture: a place for a digit, or a literal. `drop` is `x` (ECMA-376 §17.16.4.2): nothing to its left is shown. */
type Place = { readonly kind: '0' | '#' | 'drop' } | { readonly kind: 'literal' | 'sign'; readonly text: string }

interface Section {
  readonly whole: readonly Place[]
  readonly fraction: readonly Place[]
  readonly after: readonly Place[]
  readonly grouped: boolean
  /** `-` or `+` is in it, so that the sign isn't added in front. */
  readonly signed: boolean
}

export interface NumericPicture {
  readonly positive: Section
  readonly negative: Section | null
  readonly zero: Section | null
}

const PLACE = /[0#xX]/
const GROUPS = " \u00a0\u202f'"

interface Character {
  readonly text: string
  readonly quoted: boolean
}

function isPlace({ text, quoted }: Character): boolean {
  return !quoted && PLACE.test(text)
}

/** The characters of a section; literals in quotation marks are one. */
function charactersOf(section: string): Character[] {
  return [...section.matchAll(/'([^']*)'|"([^"]*)"|[\s\S]/gu)].map(([whole, single, double]) => ({
    text: single ?? double ?? whole,
    quoted: single !== undefined || double !== undefined,
  }))
}

/** Where the decimal sign is among the characters, -1 for nowhere. */
function decimalAt(characters: readonly Character[], language: DataLanguage): number {
  const [first, final] = [characters.findIndex(isPlace), characters.findLastIndex(isPlace)]
  // Before the places and behind them it is part of a word: «руб.».
  const marks = characters.flatMap(({ text, quoted }, at) =>
    !quoted && at >= first - 1 && at < final && (text === '.' || text === ',') ? [at] : [],
  )
  const last = marks.at(-1)
  if (last === undefined) return -1
  const kinds = new Set(marks.map((at) => characters[at]?.text))
  if (kinds.size > 1) return last
  if (marks.length > 1) return -1
  const after = characters.slice(last + 1).map(({ text }) => text)
  // «#,##0» groups thousands in any language: no one writes ## after a decimal sign and a zero after them.
  if (after.slice(0, 3).join('') === '##0') return -1
  const own = characters[last]?.text === languageFormats(language).decimal
  const threeDigits = after.filter((text) => PLACE.test(text)).length === 3
  return own || !threeDigits || characters[last - 1]?.text === '0' ? last : -1
}

function placeOf({ text, quoted }: Character): Place {
  if (!quoted && (text === '0' || text === '#')) return { kind: text }
  if (!quoted && (text === 'x' || text === 'X')) return { kind: 'drop' }
  return { kind: 'literal', text }
}

/** A sign is before the digits or behind them; between them, as in `000-00-00`, it is a literal. */
function outerPlaceOf(character: Character): Place {
  const { text, quoted } = character
  return !quoted && (text === '-' || text === '+') ? { kind: 'sign', text } : placeOf(character)
}

function parseSection(section: string, language: DataLanguage): Section {
  const characters = charactersOf(section)
  const mark = decimalAt(characters, language)
  const firstPlace = characters.findIndex(isPlace)
  const lastPlace = characters.findLastIndex(isPlace)
  const endOfWhole = mark < 0 ? lastPlace + 1 : mark
  let groups = false
  const whole = characters.slice(0, endOfWhole).filter(({ text, quoted }, at) => {
    const between = at > firstPlace && firstPlace >= 0 && !quoted
    const isGroup = between && (text === ',' || text === '.' || GROUPS.includes(text))
    groups ||= isGroup
    return !isGroup
  })
  const fraction = mark < 0 ? [] : characters.slice(mark + 1, Math.max(mark, lastPlace) + 1)
  const after = characters.slice(Math.max(endOfWhole, mark < 0 ? 0 : Math.max(mark, lastPlace) + 1))
  const printedWhole = whole.map((each, at) => (at < firstPlace ? outerPlaceOf(each) : placeOf(each)))
  const printedAfter = after.map(outerPlaceOf)
  const places = [...printedWhole, ...printedAfter]
  return {
    whole: printedWhole,
    fraction: fraction.map(placeOf),
    after: printedAfter,
    grouped: groups,
    signed: places.some(({ kind }) => kind === 'sign'),
  }
}

/** A picture's sections at the semicolons that aren't in quotation marks. */
function sectionsOf(picture: string): string[] {
  return (picture.match(/(?:'[^']*'|"[^"]*"|[^;])+|(?<=;|^)(?=;|$)/gu) ?? []).slice(0, 3)
}

/**
 * A numeric picture, Word's (ECMA-376 §17.16.4.2) or a spreadsheet's in the same signs: `0 # x . , - + %`, literals, and up to
 * three sections for positive, negative and zero. The decimal sign and the thousands may be written in the language's way or the
 * English. Null where it has no place for a digit.
 */
export function parseNumericPicture(picture: string, language: DataLanguage): NumericPicture | null {
  const [positive = '', negative, zero] = sectionsOf(picture)
  if (!/[0#xX]/.test(positive)) return null
  return {
    positive: parseSection(positive, language),
    negative: negative === undefined ? null : parseSection(negative, language),
    zero: zero === undefined ? null : parseSection(zero, language),
  }
}

/**
 * A number by a picture, rounded half away from zero to the picture's decimals. With `padded`, an unused `#` is a space, as Word
 * has it; else it is nothing.
 */
export function printByPicture(
  decimal: PlainDecimal,
  picture: NumericPicture,
  language: DataLanguage,
  padded: boolean,
): string {
  const isZero = ({ whole, fraction }: PlainDecimal): boolean => whole === '0' && !/[1-9]/.test(fraction)
  const placesOf = (section: Section): number => section.fraction.filter(({ kind }) => isDigitPlace(kind)).length
  const rounded = roundDecimal(decimal, placesOf(picture.positive))
  if (isZero(rounded) && picture.zero !== null) return printSection(rounded, picture.zero, language, padded)
  if (rounded.negative && picture.negative !== null) {
    const absolute = { ...roundDecimal(decimal, placesOf(picture.negative)), negative: false }
    return printSection(absolute, picture.negative, language, padded)
  }
  return printSection(rounded, picture.positive, language, padded)
}

function isDigitPlace(kind: Place['kind']): boolean {
  return kind === '0' || kind === '#' || kind === 'drop'
}

function printSection(number: PlainDecimal, section: Section, language: DataLanguage, padded: boolean): string {
  const whole = printWhole(number, section, language, padded)
  const fraction = printFraction(number, section, language, padded)
  const after = section.after.map((place) => literalOf(place, number)).join('')
  // Word writes a hyphen.
  const minus = padded ? '-' : MINUS_SIGN
  return (number.negative && !section.signed ? minus : '') + whole + fraction + after
}

function literalOf(place: Place, { negative }: PlainDecimal): string {
  if (place.kind === 'literal') return place.text
  if (place.kind !== 'sign') return ''
  return negative ? '-' : place.text === '+' ? '+' : ' '
}

/** The whole part's places, with as many digits before the first place as there are more of. */
function printWhole(number: PlainDecimal, section: Section, language: DataLanguage, padded: boolean): string {
  const places = section.whole.filter(({ kind }) => isDigitPlace(kind))
  const drops = places[0]?.kind === 'drop'
  const required =
    places.length -
    Math.max(
      0,
      places.findIndex(({ kind }) => kind === '0'),
    )
  const zeros = places.some(({ kind }) => kind === '0') ? required : 0
  const digits = number.whole === '0' ? '' : number.whole
  const kept = drops ? digits.slice(-places.length) : digits
  const filled = kept.padStart(zeros, '0')
  const shown = section.grouped ? grouped(filled, languageFormats(language).group) : filled
  const padding = padded ? ' '.repeat(Math.max(0, places.length - filled.length)) : ''
  const first = section.whole.findIndex(({ kind }) => isDigitPlace(kind))
  const last = section.whole.findLastIndex(({ kind }) => isDigitPlace(kind))
  if (first < 0) return section.whole.map((place) => literalOf(place, number)).join('')
  const inside = section.whole.slice(first, last + 1)
  const before = section.whole.slice(0, first).map((place) => literalOf(place, number))
  const behind = section.whole.slice(last + 1).map((place) => literalOf(place, number))
  const middle = inside.every(({ kind }) => isDigitPlace(kind))
    ? padding + shown
    : spread(filled, inside, number, padded)
  return before.join('') + middle + behind.join('')
}

/** Digits over places that have literals among them, from the right: `000-00-00`. */
function spread(digits: string, places: readonly Place[], number: PlainDecimal, padded: boolean): string {
  let rest = digits
  let printed = ''
  for (const place of [...places].reverse()) {
    if (isDigitPlace(place.kind)) {
      printed = (rest === '' ? (padded ? ' ' : '') : rest.slice(-1)) + printed
      rest = rest.slice(0, -1)
    } else {
      printed = literalOf(place, number) + printed
    }
  }
  return rest + printed
}

/** Zeros at the end that are at a `#` are not shown; nor is the decimal sign where nothing is left behind it. */
function printFraction(number: PlainDecimal, section: Section, language: DataLanguage, padded: boolean): string {
  const places = section.fraction
  if (places.length === 0) return ''
  const lastZero = places.filter(({ kind }) => isDigitPlace(kind)).findLastIndex(({ kind }) => kind === '0')
  const significant = Math.max(lastZero + 1, number.fraction.replace(/0+$/, '').length)
  let at = 0
  const printed = places.map((place) => {
    if (!isDigitPlace(place.kind)) return literalOf(place, number)
    const digit = number.fraction[at] ?? '0'
    at += 1
    return at <= significant ? digit : padded ? ' ' : ''
  })
  const text = printed.join('')
  return (significant === 0 ? (padded ? ' ' : '') : languageFormats(language).decimal) + text
}
