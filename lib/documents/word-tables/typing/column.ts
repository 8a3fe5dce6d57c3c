import type { DataLanguage } from '../../spreadsheets/language'
import type { WordCell } from '../model'
import { isColumnOfCodes, isCount } from './codes'
import { readDate, type DateShape } from './date-shape'
import { DatesSeen } from './date-order'
import { MarksSeen } from './decimal-mark'
import { nameKind, type NameKind, namesDay, namesHours, namesList, namesMoment } from './header-names'
import { isNumbering } from './numbering'
import { type NumberShape, readNumber } from './number-shape'
import { readTruth } from './truths'

/** A cell below the header with what its text may be. */
export interface Candidate {
  readonly cell: WordCell
  readonly number: NumberShape | null
  readonly date: DateShape | null
}

/** What the cells of a column say of one another. */
export interface Column {
  readonly marks: MarksSeen
  readonly dates: DatesSeen
  /** None of its numbers counts anything: codes, sections, telephones, by its name or by its cells. */
  readonly names: boolean
  /** Its numbers of two parts are days or times: «12.05» under «Дата». */
  readonly moments: boolean
  /** Numbers with a comma in it are lists: “1,2” next to “1,2,3”, or by its name. */
  readonly commaLists: boolean
  /** Numbers with a space in it are several numbers, or written from right to left: “101 102” next to “103 1”, or by its name. */
  readonly spaceLists: boolean
  /** Every cell is a date by the column's name too, and nothing speaks for codes: years of two digits are years. */
  readonly onlyDates: boolean
  /**
   * According to its name, nothing in it is a date, even if it looks like one: «13.03.02» under «Код», «15/03/2024»
   * under «№ акта».
   */
  readonly neverDates: boolean
  /** Every cell is a truth. */
  readonly onlyTruths: boolean
}

const EMPTY_MARK = /^[-\u2212\u2011\u2013\u2014]+$/
const COMMA_LIST = /^\d+(?:[,;] ?\d+)+$/
/** A comma before three digits parts no list, unless there are three before it too: “101,102”. */
const THOUSANDS = /^\d{1,2}(?:,\d{3})+$/
const PARTS = /\d\D+\d/
const LONG = /^\d{5,}$/
const SPACE_LIST = /^\d+(?:[ \u00a0\u202f\u2009]\d+)+$/
/** «12.05»: a day and a month; «11.2024»: a month and a year. */
const PART_OF_DATE = /^(?:(?:[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])|(?:[1-9]|1[0-2])\.(?:19|20)\d\d)$/

/** «9.30», but not what is less than one. */
const TIME_OF_DAY = /^(?:[1-9]|1\d|2[0-4])\.[0-5]\d$/

/** Whether a text may be a date without its year, or without its day. */
export function isPartOfDate(text: string): boolean {
  return PART_OF_DATE.test(text)
}

/** Whether a text may be hours and minutes. */
export function isTimeOfDay(text: string): boolean {
  return TIME_OF_DAY.test(text)
}

/** A dash alone says that there is nothing. */
export function isEmptyMark(text: string): boolean {
  return EMPTY_MARK.test(text)
}

/** Reads a text as everything that it may be. */
export function candidate(cell: WordCell): Candidate {
  const { text } = cell
  const number = readNumber(text)
  return { cell, number, date: number === null ? readDate(text) : null }
}

/** What a column's table says of it. */
export interface ColumnPlace {
  readonly isFirst: boolean
  /** By all its columns of hours. */
  readonly hasQuarters: boolean
  readonly language: DataLanguage | null
}

/** @param whole the cells that are the column's alone, without those that span the whole table */
export function readColumn(
  whole: readonly Candidate[],
  headers: readonly string[],
  { isFirst, hasQuarters, language }: ColumnPlace,
): Column {
  const marks = new MarksSeen()
  const dates = new DatesSeen()
  const texts: string[] = []
  /** Those that may be a code: a number with a fraction or a percent is none. */
  const codes: string[] = []
  let [truths, points, pointDates, areTimes] = [0, 0, 0, true]
  const isOfLists = headers.some(namesList)
  let [commaLists, spaceLists] = [false, isOfLists]
  for (const { cell, number, date } of whole) {
    const { text } = cell
    if (text === '' || (number === null && isEmptyMark(text))) continue
    texts.push(text)
    if (number === null || (number.mark === null && !number.percent)) codes.push(text)
    if (date) dates.add(date)
    else if (number) {
      marks.add(number)
      if (number.mark !== null) areTimes &&= isTimeOfDay(text)
      if (text.includes(',') && !(language === 'en' && THOUSANDS.test(text))) commaLists ||= isOfLists
      if (number.mark === '.') {
        points++
        if (isPartOfDate(text)) pointDates++
      }
    } else {
      marks.addText(text)
      if (COMMA_LIST.test(text)) commaLists = true
      else if (SPACE_LIST.test(text)) spaceLists = true
      else if (readTruth(text, language ?? 'en') !== null) truths++
    }
  }
  const kinds = headers.map((header) => kindOver(header, texts))
  const neverDates = kinds.includes('identifier') && !headers.some(namesMoment)
  return {
    marks,
    dates,
    names: namesThings(kinds, texts) || isNumbering(texts, isFirst) || isColumnOfCodes(codes),
    moments:
      kinds.includes('moment') ||
      (areTimes && !hasQuarters && headers.some(namesHours)) ||
      (language !== 'en' && points > 0 && points === pointDates),
    commaLists,
    spaceLists,
    onlyDates:
      dates.allPossible &&
      dates.count >= 2 &&
      dates.count === texts.length &&
      dates.hasLateDay &&
      headers.some(namesDay) &&
      !headers.some((text) => BIRTH.test(text)),
    neverDates,
    onlyTruths: truths >= 2 && truths === texts.length,
  }
}

/** What a name says over these texts: several chapters are named where they have parts, and telephones are long. */
function kindOver(header: string, texts: readonly string[]): NameKind {
  const kind = nameKind(header)
  if (kind !== 'plural') return kind
  const areNames =
    texts.some((text) => PARTS.test(text) && !THOUSANDS.test(text)) || texts.every((text) => LONG.test(text))
  return areNames ? 'identifier' : null
}

/** Whether all hours are full ones and quarters, 8.25 and 7.50: a clock that shows no other minutes is none. */
export function areQuarters(hours: readonly Candidate[]): boolean {
  const fractions = hours.flatMap(({ number }) => (number === null || number.mark === null ? [] : [number.fraction]))
  return (
    fractions.some((fraction) => !/^0+$/.test(fraction)) && fractions.every((each) => /^(?:00?|25|50?|75)$/.test(each))
  )
}

/** Two digits don't tell the year of a birth. */
const BIRTH = /рожд|birth|born|na[sș]ter|n[aă]scut/iu

function namesThings(kinds: readonly NameKind[], texts: readonly string[]): boolean {
  if (kinds.includes('identifier')) return true
  return kinds.includes('counter') && !isCount(texts.filter((text) => !/\p{L}/u.test(text)))
}
