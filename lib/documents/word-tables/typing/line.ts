import type { WordCell } from '../model'
import { type Candidate, isPartOfDate, isTimeOfDay } from './column'
import {
  isIdentifierAlone,
  nameKind,
  type NameKind,
  namesCode,
  namesThing,
  namesVersion,
  plainName,
} from './header-names'
import type { NumberShape } from './number-shape'

const WORD = /\p{L}/u
const YEAR = /^(?:19|20)\d\d$/
const NUMBERED_PHONE = /^(телефон|тел\.?|факс|моб\.|phone|tel\.?|fax|mobile|telefon) ?\d{1,2}$/iu
const PHONE = /тел|моб|факс|phone|tel|mob|fax/iu
/** “Repair time, h”, «Серия, шт.»: what has a unit is measured or counted. */
const WITH_UNIT =
  /[,(]\s*(?:шт|штук|ед|экз|компл|руб|тыс|млн|ч|час(?:ы|ов|а)?|мин|минут|сек?|сут|дн(?:и|ей)?|нед|мес|лет|год(?:ы|а)?|pcs|units?|h|hrs?|hours?|min|minutes|s|sec|days?|weeks?|months?|years?|buc|lei|ore|or[aă]|zile|luni|ani)\.?\s*\)?:?$/iu
/** Digits of a telephone within a house, and of a town's. */
const [SHORTEST_PHONE, LONG_PHONE] = [3, 5]

const isWord = ({ text }: WordCell) => WORD.test(text)
const isMarked = ({ mark, percent }: NumberShape) => mark !== null || percent

/** «12.05», «9.30»: a day and a month, or hours and minutes; «11.2024»: a month and a year. */
export function mayBeMoment({ mark, fraction, percent }: NumberShape): boolean {
  return mark === '.' && (fraction.length <= 2 || YEAR.test(fraction)) && !percent
}

/** Which of the numbers next to a name count nothing. */
interface Named {
  readonly marked: boolean
  readonly unmarked: boolean
}

const ALL: Named = { marked: true, unmarked: true }
const MARKED: Named = { marked: true, unmarked: false }
const UNMARKED: Named = { marked: false, unmarked: true }
const NONE: Named = { marked: false, unmarked: false }

/** A line of a table while its cells are typed: what it says of its numbers from the left. */
export class Line {
  /** Of its first cell; asked once for all the others, since a name is read by long patterns. */
  #kind: NameKind | undefined
  #named: Named | undefined
  #isForm: boolean | undefined

  /**
   * @param first its first cell, or one of a row above that hangs down before it
   * @param start where `first` is among the table's cells; where it hangs down, one before the row's own
   * @param hanging cells of rows above that reach down into it
   */
  constructor(
    readonly row: number,
    private readonly first: WordCell,
    private readonly candidates: readonly (Candidate | null)[],
    private readonly start: number,
    private readonly hanging: readonly WordCell[],
  ) {}

  /** Whether the cell before a number, or the first of the line, says that it counts nothing: «Время | 9.30 | 10.15». */
  names({ row, col, text }: WordCell, number: NumberShape, at: number): boolean {
    const over = this.hanging.find((each) => each.col + each.colSpan === col)
    const before = over ?? this.candidates[at - 1]?.cell ?? this.first
    const has = ({ marked, unmarked }: Named) => (isMarked(number) ? marked : unmarked)
    const isBeside = over !== undefined || (before.row === row && before.col + before.colSpan === col)
    const beside = isBeside ? kindOf(nameOf(before)) : null
    if (beside === 'moment' && mayBeMoment(number)) return true
    if (isName(beside) && has(this.#namedBy(at - 1, nameOf(before)))) return true
    this.#kind ??= kindOf(nameOf(this.first))
    if (this.#kind === 'moment') return isPartOfDate(text) || isTimeOfDay(text)
    return !isWord(before) && isName(this.#kind) && has((this.#named ??= this.#namedByFirst()))
  }

  #namedByFirst(): Named {
    const second = this.candidates[this.start + 1]?.cell
    // Words next to it, «шт.», make it a thing to buy.
    if (second === undefined || isWord(second) || namesThing(nameOf(this.first))) return NONE
    return this.#namedBy(this.start, nameOf(this.first))
  }

  /**
   * One number after each name is a form, where a name may say more. Next to several only a name that says nothing more is one, and
   * only of what looks like it: amounts have two decimals, and no telephone has a mark or only two digits.
   */
  #namedBy(at: number, name: string): Named {
    const numbers = this.#numbersAfter(at)
    const isPlural = nameKind(name) === 'plural'
    const mayHaveParts = namesCode(name) || namesThing(name)
    const isPhone = PHONE.test(name)
    const areLong = (fewest: number) => numbers.every(({ whole }) => whole.length >= fewest)
    this.#isForm ??= this.#looksLikeForm()
    if (this.#isForm) {
      if (isPlural) return isPhone && areLong(LONG_PHONE) ? ALL : MARKED
      return mayHaveParts ? ALL : UNMARKED
    }
    if (!isIdentifierAlone(name)) return NONE
    if (namesVersion(name)) return ALL
    const marked = numbers.filter(isMarked)
    const areAmounts = marked.length > 1 && marked.every(({ fraction }) => fraction.length === 2)
    if (mayHaveParts) return areAmounts ? NONE : ALL
    if (isPlural && marked.length > 0) return areAmounts ? NONE : ALL
    if (isPlural) return isPhone && areLong(LONG_PHONE) ? ALL : NONE
    return marked.length > 0 || (isPhone && !areLong(SHORTEST_PHONE)) ? NONE : ALL
  }

  /** Whether each number but the line's own is next to words. */
  #looksLikeForm(): boolean {
    for (let at = this.start + 1; this.#at(at) !== null; at++) {
      const before = this.#at(at - 1)
      if (this.#at(at)?.number && before !== null && !isWord(before.cell)) return false
    }
    return true
  }

  /** The numbers that a cell may name: those before the next words. */
  #numbersAfter(label: number): NumberShape[] {
    const numbers: NumberShape[] = []
    for (let at = label + 1; ; at++) {
      const next = this.#at(at)
      if (next === null || isWord(next.cell)) return numbers
      if (next.number) numbers.push(next.number)
    }
  }

  #at(at: number): Candidate | null {
    const candidate = this.candidates[at]
    return candidate?.cell.row === this.row ? candidate : null
  }
}

function isName(kind: NameKind): boolean {
  return kind === 'identifier' || kind === 'plural'
}

/** Several telephones are numbered: «Телефон 1». */
function nameOf({ text }: WordCell): string {
  return plainName(text).replace(NUMBERED_PHONE, '$1')
}

/** A name with its own number, «Дозиметр № 5», is a thing's. */
function kindOf(name: string): NameKind {
  return /\d/.test(name) || WITH_UNIT.test(name) ? null : nameKind(name)
}
