import { romanLetters } from '../../language/roman-numeral'
import type { OoxmlPackage } from '../../ooxml/package'
import { isOn, scanXmlPart, wholeNumber } from './scan'
import { plainBullet } from './symbols'

interface Level {
  start: number
  format: string
  /** At least so many digits, by its own format: «001, 002, 003, ...». */
  digits: number
  /** With `%1` … `%9` for the counters. */
  text: string
  /** The level after which it begins again; null: the one above, 0: never. */
  restart: number | null
  legal: boolean
  /** The paragraph style whose level this is. */
  style: string | null
  font: string | null
}

interface Numbering {
  abstract: string
  readonly starts: Map<number, number>
  readonly levels: Map<number, Level>
}

const LEVELS = 9
/** «001» of «001, 002, 003, ...» (ECMA-376 §17.9.17). */
const FIRST_OF_FORMAT = /^0+1(?=,|$)/

function newLevel(): Level {
  return { start: 0, format: 'decimal', digits: 0, text: '', restart: null, legal: false, style: null, font: null }
}

const ALPHABET = 26

function letters(number: number, first: string): string {
  if (number < 1) return ''
  const code = first.charCodeAt(0) + ((number - 1) % ALPHABET)
  return String.fromCharCode(code).repeat(Math.min(100, Math.floor((number - 1) / ALPHABET) + 1))
}

function roman(number: number): string {
  return romanLetters(Math.min(Math.max(number, 0), 32_767))
}

/** The Russian alphabet of lists, which leaves out ё, й, ъ, ы and ь (Word's own). */
const RUSSIAN = 'абвгдежзиклмнопрстуфхцчшщэюя'

function russian(number: number): string {
  if (number < 1) return ''
  const letter = RUSSIAN.charAt((number - 1) % RUSSIAN.length)
  return letter.repeat(Math.min(100, Math.floor((number - 1) / RUSSIAN.length) + 1))
}

const ENGLISH_ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENGLISH_SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' }

function ordinal(number: number, language: string | null): string {
  if (language === null || !/^en(?:-|$)/i.test(language)) return `${number}.`
  return `${number}${ENGLISH_SUFFIXES[ENGLISH_ORDINALS.select(number)] ?? 'th'}`
}

/**
 * A counter as ST_NumberFormat writes it (ECMA-376 §17.18.59); decimal for the formats of other scripts.
 * @param language the document's
 */
export function formatCounter(number: number, format: string, language: string | null = null): string {
  switch (format) {
    case 'none':
      return ''
    case 'lowerLetter':
      return letters(number, 'a')
    case 'upperLetter':
      return letters(number, 'A')
    case 'lowerRoman':
      return roman(number).toLowerCase()
    case 'upperRoman':
      return roman(number)
    case 'russianLower':
      return russian(number)
    case 'russianUpper':
      return russian(number).toUpperCase()
    case 'decimalZero':
      return number < 10 ? `0${number}` : String(number)
    case 'ordinal':
      return ordinal(number, language)
    default:
      return String(number)
  }
}

/** The lists of a document, counted as its paragraphs come. */
export class Lists {
  readonly #counters = new Map<string, (number | null)[]>()
  readonly #started = new Set<string>()

  constructor(
    private readonly numberings: ReadonlyMap<string, Numbering> = new Map(),
    private readonly abstracts: ReadonlyMap<string, ReadonlyMap<number, Level>> = new Map(),
    private readonly language: string | null = null,
  ) {}

  /** The level of a list that belongs to a paragraph style (ECMA-376 §17.9.23); null where none does. */
  levelOfStyle(id: string, style: string | null): number | null {
    const numbering = this.numberings.get(id)
    if (numbering === undefined || style === null) return null
    for (const levels of [numbering.levels, this.abstracts.get(numbering.abstract)]) {
      for (const [at, level] of levels ?? []) if (level.style === style) return at
    }
    return null
  }

  /** The next number of a list, as text; empty where the list isn't known. */
  next(id: string, level: number): string {
    const numbering = this.numberings.get(id)
    if (numbering === undefined || level < 0 || level >= LEVELS) return ''
    const levelOf = (at: number) => numbering.levels.get(at) ?? this.abstracts.get(numbering.abstract)?.get(at)
    const own = levelOf(level)
    if (own === undefined) return ''
    const counters = this.#counters.get(numbering.abstract) ?? Array<number | null>(LEVELS).fill(null)
    this.#counters.set(numbering.abstract, counters)
    if (!this.#started.has(id)) {
      this.#started.add(id)
      for (const at of numbering.starts.keys()) counters[at] = null
    }
    const startOf = (at: number) => numbering.starts.get(at) ?? levelOf(at)?.start ?? 0
    const now = counters[level]
    counters[level] = now === null || now === undefined ? startOf(level) : now + 1
    for (let below = level + 1; below < LEVELS; below++) {
      const restart = levelOf(below)?.restart
      if (restart === 0 || (restart !== null && restart !== undefined && level >= restart)) continue
      counters[below] = null
    }
    if (own.format === 'bullet') return plainBullet(own.text, own.font)
    return own.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1
      const { format = 'decimal', digits = 0 } = (own.legal ? null : levelOf(at)) ?? {}
      return formatCounter(counters[at] ?? startOf(at), format, this.language).padStart(digits, '0')
    })
  }
}

/**
 * Reads the numbering part; a document without one has no lists.
 * @param language the document's, in which «1st» is written
 */
export async function readLists(
  pack: OoxmlPackage,
  part: string | null,
  language: string | null = null,
): Promise<() => Lists> {
  if (part === null || !pack.has(part)) return () => new Lists()
  const numberings = new Map<string, Numbering>()
  const abstracts = new Map<string, Map<number, Level>>()
  /** An abstract list that is only the name of a style's. */
  const styleLinks = new Map<string, string>()
  const styled = new Map<string, string>()
  let abstract: { readonly id: string; readonly levels: Map<number, Level> } | null = null
  let numbering: Numbering | null = null
  let override: number | null = null
  let level: Level | null = null
  await scanXmlPart(pack, part, {
    open(name, attributes) {
      const value = attributes.get('w:val')
      switch (name) {
        case 'w:abstractNum': {
          abstract = { id: attributes.get('w:abstractNumId') ?? '', levels: new Map() }
          abstracts.set(abstract.id, abstract.levels)
          break
        }
        case 'w:styleLink':
          if (abstract !== null && value !== undefined) styled.set(value, abstract.id)
          break
        case 'w:numStyleLink':
          if (abstract !== null && value !== undefined) styleLinks.set(abstract.id, value)
          break
        case 'w:num':
          numbering = { abstract: '', starts: new Map(), levels: new Map() }
          numberings.set(attributes.get('w:numId') ?? '', numbering)
          break
        case 'w:abstractNumId':
          if (numbering !== null) numbering.abstract = value ?? ''
          break
        case 'w:lvlOverride':
          override = wholeNumber(attributes.get('w:ilvl'))
          break
        case 'w:startOverride':
          if (numbering !== null && override !== null) numbering.starts.set(override, wholeNumber(value) ?? 0)
          break
        case 'w:lvl': {
          level = newLevel()
          const at = wholeNumber(attributes.get('w:ilvl'))
          if (at !== null) (numbering ?? abstract)?.levels.set(at, level)
          break
        }
        case 'w:start':
          if (level !== null) level.start = wholeNumber(value) ?? 0
          break
        case 'w:numFmt':
          if (level === null) break
          level.format = value ?? 'decimal'
          // What there is of it for older programs comes after it, and doesn't have its own digits.
          if (value === 'custom') level.digits = FIRST_OF_FORMAT.exec(attributes.get('w:format') ?? '')?.[0].length ?? 0
          break
        case 'w:lvlText':
          if (level !== null) level.text = value ?? ''
          break
        case 'w:lvlRestart':
          if (level !== null) level.restart = wholeNumber(value)
          break
        case 'w:isLgl':
          if (level !== null) level.legal = isOn(attributes)
          break
        case 'w:pStyle':
          if (level !== null) level.style = value ?? null
          break
        case 'w:rFonts':
          if (level !== null) level.font = attributes.get('w:ascii') ?? null
          break
      }
    },
    close(name) {
      if (name === 'w:abstractNum') abstract = null
      else if (name === 'w:num') numbering = null
      else if (name === 'w:lvlOverride') override = null
      else if (name === 'w:lvl') level = null
    },
    text() {},
  })
  for (const [id, style] of styleLinks) {
    const levels = abstracts.get(styled.get(style) ?? '')
    if (levels !== undefined && abstracts.get(id)?.size === 0) abstracts.set(id, levels)
  }
  return () => new Lists(numberings, abstracts, language)
}
