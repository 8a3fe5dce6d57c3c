import { INSTRUCTION_LANGUAGES } from '../../language/instruction-languages'
import { NAME_EVIDENCE } from '../costs'
import type { Token } from '../text/tokens'
import { symbolOf } from '../words/symbols'
import type { Line } from './line'
import { partsOfName } from './numbers-of-names'
import { hasOnlySenses, hasOwnSense, hasSense, longestSense, OWN_SENSE } from './senses'

export interface NameValue {
  /** Whether it is listed or has a typical ending of medicine names. */
  readonly isKnown: boolean
  /** Whether it is an unlisted lowercase word in the middle of a line. */
  readonly isDoubtful: boolean
}

export interface NameItem {
  readonly end: number
  readonly cost: number
  readonly evidence: number
  readonly value: NameValue
}

const LONGEST = 8
const MOST_UNKNOWN = 3
/** So many letters before a hyphen and a known name belong to it. */
const SHORTEST_HEAD = 3
/** An abbreviation of the product, although it also means an eye: `Preductal OD`. */
const SURE_SUFFIX = -0.5
/** What a further word of a name costs more if it may be a form. */
const MISSPELLED_FORM = 0.6
const [
  FORM,
  PRODUCT,
  ROUTE,
  QUALIFIER,
  UNIT,
  SUPPLY,
  DILUENT,
  AND,
  INTO,
  OF,
  FORMROUTE,
  REASON,
  NAME,
  MEASUREUNIT,
  PERUNIT,
  RECIPE,
  LEAD,
  WHEN,
] = [
  'FORM',
  'PRODUCT',
  'ROUTE',
  'QUALIFIER',
  'UNIT',
  'SUPPLY',
  'DILUENT',
  'AND',
  'INTO',
  'OF',
  'FORMROUTE',
  'REASON',
  'NAME',
  'MEASUREUNIT',
  'PERUNIT',
  'RECIPE',
  'LEAD',
  'WHEN',
].map(symbolOf)
const ROMAN = symbolOf('ROMAN')
/** Senses with which two capitals may still be part of a name: `Cifran ST`. */
const OF_SUFFIX = [QUALIFIER, FORMROUTE, MEASUREUNIT, PERUNIT, RECIPE]
/** «Растворить», `Dizolvați` begin no name. */
const VERB_ENDING = new RegExp(
  `.{3}(?:${INSTRUCTION_LANGUAGES.flatMap(({ verbEndings = [] }) => verbEndings).join('|')})$`,
)
/** Written with one capital, as names are. */
const PROPER = /^\p{Lu}\p{Ll}{2}/u

/** How one more token extends a name. */
interface Part {
  readonly end: number
  readonly cost: number
  readonly evidence?: number
  readonly isKnown?: boolean
  readonly isUnknown?: boolean
  /** A sign or word that joins two parts, so the name can't end here. */
  readonly isJoint?: boolean
}

/** Returns every reading of a medicine's name that starts at a token, of one or more words. */
export function namesAt(line: Line, start: number): NameItem[] {
  const isWord = line.tokens[start]?.kind === 'word'
  if (!isWord && !isHyphen(line.tokens[start + 1]) && line.meanings[start]?.senses.length === 0) return []
  const heads = [...hyphenated(line, start), ...solution(line, start), ...phrase(line, start)]
  const found = grownNames(line, start, { end: start, cost: 0, evidence: 0, isKnown: false, unknown: 0 })
  return [...found, ...heads, ...heads.flatMap((head) => grownNames(line, start, grown(head)))]
}

/** A partial name that may be extended. */
interface Growing {
  readonly end: number
  readonly cost: number
  readonly evidence: number
  readonly isKnown: boolean
  readonly unknown: number
}

function grown({ end, cost, evidence, value: { isKnown } }: NameItem): Growing {
  return { end, cost, evidence, isKnown, unknown: isKnown ? 0 : MOST_UNKNOWN }
}

/** Returns the names that extend a partial one, one for each further word. */
function grownNames(line: Line, start: number, from: Growing): NameItem[] {
  const found: NameItem[] = []
  let name = from
  while (name.end < line.tokens.length && name.end < start + LONGEST) {
    const part = partAt(line, start, name.end, name.isKnown)
    if (!part) break
    const unknown = name.unknown + (part.isUnknown ? 1 : 0)
    if (unknown > MOST_UNKNOWN) break
    const evidence = part.isUnknown && name.evidence > 0 ? name.evidence : Math.max(name.evidence, part.evidence ?? 0)
    name = {
      end: part.end,
      cost: name.cost + part.cost,
      evidence,
      isKnown: name.isKnown || part.isKnown === true,
      unknown,
    }
    if (part.isJoint) continue
    const weight = name.isKnown ? name.evidence : name.evidence - 0.2 * Math.max(0, unknown - 1)
    found.push({
      end: name.end,
      cost: name.cost,
      evidence: weight,
      value: {
        isKnown: name.isKnown,
        isDoubtful: isDoubtfulName(line, start, name.end, name.isKnown),
      },
    })
  }
  return found
}

function partAt(line: Line, start: number, at: number, isKnown: boolean): Part | null {
  const token = line.tokens[at]
  if (token?.kind === 'word') return wordPart(line, start, at, token, isKnown)
  if (token?.kind === 'number') return at > start ? numberPart(line, start, at, token) : null
  return token?.kind === 'sign' && at > start ? signPart(line, at, token) : null
}

function wordPart(line: Line, start: number, at: number, token: Token, isKnown: boolean): Part | null {
  const { tokens, meanings } = line
  const next = { end: at + 1 }
  if (at === start && token.raw.length === 1 && isHyphen(tokens[at + 1]) && meanings[at + 2]?.name)
    return { ...next, cost: 0.1, isJoint: true }
  const kind = hasSense(line, at, [FORM, PRODUCT, ROUTE]) ? null : meanings[at]?.name
  if (kind) {
    const evidence = kind.isListed ? NAME_EVIDENCE.listed : NAME_EVIDENCE.byEnding
    return { ...next, cost: kind.isListed ? 0.1 : 0.4, evidence, isKnown: true }
  }
  if (at > start && isPlusOfName(line, at)) return { ...next, cost: -0.3 }
  const longest = longestSense(line, at, QUALIFIER)
  const isRoute = longest === at + 1 && hasSense(line, at, [ROUTE])
  const isOther = longest === at + 1 && (isOtherWord(line, start, at) || (isRoute && isForEyes(line)))
  const qualifier = isOther ? at : longest
  if (qualifier > at && at > start && isRoute && isSuffix(token)) return { ...next, cost: SURE_SUFFIX }
  if (
    qualifier > at &&
    (at > start ||
      (isNameBehind(line, qualifier) && (meanings[qualifier]?.name || !/^\p{Ll}{1,2}$/u.test(token.raw))) ||
      (at === 0 && isCapital(token) && tokens[qualifier]?.key === ':'))
  )
    return {
      end: qualifier,
      cost: at > start ? (isSuffix(token) || qualifier > at + 1 ? 0 : 0.15) : meanings[qualifier]?.name ? 0.2 : 0.5,
      evidence: at > start ? 0 : 0.7,
    }
  if (
    at > start &&
    /^\p{Lu}$/u.test(token.raw) &&
    !(hasSense(line, at, [ROMAN]) && hasSense(line, at + 1, [FORM])) &&
    (isKnown ||
      tokens[at + 1]?.kind === 'number' ||
      (PROPER.test(tokens[start]?.raw ?? '') && hasSense(line, at + 1, [LEAD, ROUTE, FORM, WHEN])))
  )
    return { ...next, cost: 0.2 }
  // `Betnovate RD`
  if (
    at === start + 1 &&
    isSuffix(token) &&
    !isKnown &&
    PROPER.test(tokens[start]?.raw ?? '') &&
    meanings[at]?.senses.length === 0
  )
    return { ...next, cost: 0.3 }
  if (at > start && isSuffix(token) && isKnown && hasOnlySenses(line, at, OF_SUFFIX) && !line.isInCapitals)
    return { ...next, cost: 0.1 }
  if (at > start && isKnown && isCapital(token) && hasOwnSense(line, at) && hasOnlySenses(line, at, [REASON]))
    return { ...next, cost: 0.4 }
  if (
    at > start &&
    isKnown &&
    hasSense(line, at, [AND, INTO]) &&
    meanings[at + 1]?.name &&
    !hasSense(line, at + 1, [DILUENT])
  )
    return { ...next, cost: 0.5, isJoint: true }
  if (
    at > start &&
    hasSense(line, at, [OF]) &&
    (meanings[at + 1]?.name || longestSense(line, at + 1, QUALIFIER) > at + 1 || isUnknownPair(line, start, at))
  )
    return { ...next, cost: 0.1, isJoint: true }
  return unknownPart(line, start, at, token, isKnown)
}

/** Whether the line mentions drops or another form for the eyes. */
function isForEyes({ meanings }: Line): boolean {
  return meanings.some(({ senses }) =>
    senses.some(
      ({ symbol, value }) => (symbol === FORM && value === '{gtt}') || (symbol === FORMROUTE && value === 'ocular'),
    ),
  )
}

/** Whether two unlisted words are a name, the first with a capital at the start of the line: `Gentian of violet`. */
function isUnknownPair(line: Line, start: number, at: number): boolean {
  const [head, behind] = [line.tokens[start], line.tokens[at + 1]]
  return (
    start === 0 &&
    at === 1 &&
    head !== undefined &&
    isCapital(head) &&
    behind !== undefined &&
    isUnknownWord(line, at + 1)
  )
}

/** Whether a plus is part of the name, with nothing after it to join: `Lozap plus 1 tab`. */
function isPlusOfName(line: Line, at: number): boolean {
  const { tokens, meanings } = line
  const behind = tokens[at + 1]
  const isOther = behind?.kind === 'word' && (meanings[at + 1]?.name || !hasOwnSense(line, at + 1))
  return hasSense(line, at, [AND]) && hasSense(line, at, [QUALIFIER]) && !isOther
}

/**
 * Returns an unlisted word as part of a name. It costs less where names begin: at the start of a line, with a capital,
 * after a separator.
 */
function unknownPart(line: Line, start: number, at: number, token: Token, isKnown: boolean): Part | null {
  const { tokens } = line
  if (token.raw.length < 2)
    return at === start && isCapital(token) && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued === true
      ? { end: at + 2, cost: 1.5, evidence: NAME_EVIDENCE.capitalized, isUnknown: true }
      : null
  if (at === start && VERB_ENDING.test(token.key)) return null
  const isWord = hasOwnSense(line, at)
  if (isWord && (at > start || !isUnknownWord(line, at + 1) || !(at === 0 || isCapital(token)))) return null
  const short = token.key.length < 3 ? 0.8 : 0
  const evidence = isWord ? 0 : isCapital(token) || at === 0 ? NAME_EVIDENCE.capitalized : NAME_EVIDENCE.plain
  const cost = isWord
    ? 2
    : at > start
      ? isHyphen(tokens[at - 1])
        ? 0.2
        : furtherWord(tokens, start, isKnown) + (isLikeForm(line, at) ? MISSPELLED_FORM : 0)
      : beginningCost(tokens, at, token)
  return { end: at + 1, cost: cost + short, evidence, isUnknown: true }
}

/** Whether a word is that of a form but for a typing error: `supository`. */
function isLikeForm({ meanings }: Line, at: number): boolean {
  return (
    meanings[at]?.senses.some(({ symbol, length }) => length === 1 && (symbol === FORM || symbol === PRODUCT)) ?? false
  )
}

/** Returns the cost of a further unlisted word. Lowercase words within a line are more likely text than a name. */
function furtherWord(tokens: readonly Token[], start: number, isKnown: boolean): number {
  if (isKnown) return 0.8
  const [head] = tokens.slice(start, start + 1)
  return start === 0 || head === undefined || isCapital(head) ? 1 : 1.8
}

function beginningCost(tokens: readonly Token[], at: number, token: Token): number {
  if (at === 0 || isCapital(token)) return 1.3
  return tokens[at - 1]?.kind === 'sign' ? 1.6 : 2.1
}

/** Returns a number that belongs to a name: `B12`, `Bicillin-5`, `NovoMix 30`, `Mixtard 30/70`. */
function numberPart(line: Line, start: number, at: number, token: Token): Part | null {
  const { tokens, meanings } = line
  const before = tokens[at - 1]
  const numbers = meanings.slice(start, at).flatMap(({ name }) => name?.numbers ?? [])
  const pair = tokens[at + 1]?.key === '/' ? `${token.raw}/${tokens[at + 2]?.raw ?? ''}` : ''
  if (numbers.includes(pair)) return { end: at + 3, cost: -0.6 }
  const parts = partsOfName(line, at)
  if (parts > 0) return { end: at + parts, cost: -1.2 }
  if (isConcentration(line, start, at)) return { end: at + 2, cost: 0.3 }
  if (numbers.includes(token.raw) && !hasSense(line, at + 1, [UNIT])) return { end: at + 1, cost: -0.3 }
  if (!/^\d{1,3}$/.test(token.raw) || !token.glued || !before) return null
  if (isHyphen(before)) return /^\d{1,2}$/.test(token.raw) ? { end: endOfVariant(tokens, at + 1), cost: 0.3 } : null
  return before.kind === 'word' && before.key.length <= 6 && !hasSense(line, at - 1, [SUPPLY])
    ? { end: at + 1, cost: 0.2 }
    : null
}

/**
 * Whether a number with a capital is the concentration of a product whose name already has digits: `K25 100R`. A letter
 * for a unit isn't.
 */
function isConcentration(line: Line, start: number, at: number): boolean {
  const [number, letter] = line.tokens.slice(at, at + 2)
  const hasDigits = line.tokens.slice(start, at).some(({ kind }) => kind === 'number')
  const isLetter = letter?.kind === 'word' && letter.glued && /^\p{Lu}$/u.test(letter.raw)
  return hasDigits && isLetter && /^\d{2,3}$/.test(number?.raw ?? '') && !hasSense(line, at + 1, [UNIT, FORM])
}

/** Returns the index after the letter of a number: `alfa-2b`. */
function endOfVariant(tokens: readonly Token[], at: number): number {
  const letter = tokens[at]
  return letter?.kind === 'word' && letter.glued && letter.raw.length === 1 ? at + 1 : at
}

function signPart({ tokens }: Line, at: number, token: Token): Part | null {
  const [before, behind, beyond] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  if (!behind) return null
  const joint = { end: at + 1, cost: 0.1, isJoint: true }
  if (behind.kind === 'word') return '+/&'.includes(token.key) || (isHyphen(token) && behind.glued) ? joint : null
  const isNumbered = /^\d{1,2}$/.test(behind.raw) && behind.glued && before?.kind === 'word' && !isHyphen(beyond)
  return isHyphen(token) && isNumbered ? joint : null
}

/** Returns hyphenated names: `No-Spa`, `5-NOK`. */
function hyphenated(line: Line, start: number): NameItem[] {
  const { tokens } = line
  const [head, hyphen, tail] = [tokens[start], tokens[start + 1], tokens[start + 2]]
  if (!head || !isHyphen(hyphen) || tail?.kind !== 'word' || !tail.glued) return []
  const value = { isKnown: false, isDoubtful: false }
  if (line.meanings[start + 2]?.name?.isListed && head.kind === 'word')
    return [{ end: start + 3, cost: 0.1, evidence: NAME_EVIDENCE.listed, value: { ...value, isKnown: true } }]
  if (
    head.kind === 'number' &&
    tail.raw.length > 1 &&
    (line.meanings[start + 2]?.name || ((isCapital(tail) || start === 0) && !hasOwnSense(line, start + 2)))
  )
    return [{ end: start + 3, cost: 0.8, evidence: 1.5, value: { ...value, isKnown: true } }]
  // `co-trimoxazole`
  if (head.kind === 'word' && head.raw.length <= SHORTEST_HEAD && line.meanings[start + 2]?.name)
    return [{ end: start + 3, cost: 0.2, evidence: NAME_EVIDENCE.byEnding, value: { ...value, isKnown: true } }]
  if (head.kind !== 'word' || !isCapital(head)) return []
  return [{ end: start + 3, cost: 1.1, evidence: 0.9, value }]
}

/** Returns a name of several words that have other senses: `milk of magnesia`. */
function phrase(line: Line, start: number): NameItem[] {
  const end = longestSense(line, start, NAME)
  const value = { isKnown: true, isDoubtful: false }
  return end === start ? [] : [{ end, cost: 0, evidence: NAME_EVIDENCE.listed, value }]
}

/** Returns a solution such as saline as a name. If it comes first, it is the medicine given. */
function solution(line: Line, start: number): NameItem[] {
  const before = line.tokens[start - 1]
  if (before && before.kind !== 'sign' && !hasSense(line, start - 1, [PRODUCT])) return []
  const end = longestSense(line, start, DILUENT)
  return end === start ? [] : [{ end, cost: 0.7, evidence: 1.5, value: { isKnown: true, isDoubtful: false } }]
}

/** Whether a name is an unknown lowercase word within the line, or contains a word that may be a misspelling. */
function isDoubtfulName(line: Line, start: number, end: number, isKnown: boolean): boolean {
  const token = line.tokens[start]
  if (!isKnown && start > 0 && token !== undefined && (line.isInCapitals || !isCapital(token))) return true
  if (end <= start + 1) return false
  return line.tokens.slice(start + 1, end).some(({ kind, raw }, index) => {
    // `RAMIPRIL lOmg`: an amount with letters for digits.
    if (kind === 'word' && !line.meanings[start + 1 + index]?.name && /^\p{Ll}+\p{Lu}/u.test(raw)) return true
    const at = start + 1 + index
    const isMisspelled =
      line.meanings[at]?.senses.some((sense) => sense.length === 1 && sense.cost >= OWN_SENSE) ?? false
    return (
      kind === 'word' &&
      !line.meanings[at]?.name &&
      !hasOwnSense(line, at) &&
      longestSense(line, at, QUALIFIER) === at &&
      isMisspelled
    )
  })
}

/** Whether a word looks like a suffix: `SR`, `XL`. */
function isSuffix({ raw }: Token): boolean {
  return /^\p{Lu}{2}$/u.test(raw)
}

/**
 * Whether a short word such as `la` is a word of the line's language rather than an abbreviation of a product. It is if
 * it has the letter case of the words around it.
 */
function isOtherWord(line: Line, start: number, at: number): boolean {
  const [raw, head] = [line.tokens[at]?.raw ?? '', line.tokens[start]?.raw ?? '']
  if (raw.length > 2 || !hasOwnSense(line, at)) return false
  return /^\p{Ll}/u.test(raw) || (at > start && head.length > 2 && !/\p{Ll}/u.test(head))
}

function isHyphen(token: Token | undefined): boolean {
  return token?.key === '-' && token.glued
}

function isCapital({ raw }: Token): boolean {
  return /^\p{Lu}/u.test(raw)
}

function isUnknownWord(line: Line, at: number): boolean {
  return line.tokens[at]?.kind === 'word' && !hasOwnSense(line, at)
}

function isNameBehind({ tokens }: Line, at: number): boolean {
  return ['word', 'number'].includes(tokens[at]?.kind ?? '')
}
