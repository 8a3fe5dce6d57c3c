import type { DataLanguage } from '../../spreadsheets/language'
import type { WordCell } from '../model'
import { isColumnOfCodes, isCount } from './codes'
import { readDate, type DateShape } from './date-shape'
import { DatesSeen } from './date-order'
import { MarksSeen } from './decimal-mark'
import { nameKind, type NameKind, namesHours, namesList, namesMoment } from './header-names'
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
  /** Numbers with a comma in it are lists: “1,2” beside “1,2,3”, or by its name. */
  readonly commaLists: boolean
  /** Numbers with a space in it are several numbers, or written from right to left: “101 102” beside “103 1”, or by its name. */
  readonly spaceLists: boolean
  /** Every cell is a date by the column's name too, and nothing speaks for codes: years of two digits are years. */
  readonly onlyDates: boolean
  /** By its name nothing in it is a date, whatever it looks like: «13.03.02» under «Код», «15/03/2024» under «№ акта». */
  readonly neverDates: boolean
  /** Every cell is a truth. */
  readonly onlyTruths: boolean
}

const EMPTY_MARK = /^[-\u2212\u2011\u2013\u2014]+$/
const COMMA_LIST = /^\d+(?:[,;] ?\d+)+$/
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

/** @param whole the cells that are the column's alone, without those that span the whole table */
export function readColumn(
  whole: readonly Candidate[],
  headers: readonly string[],
  isFirstColumn: boolean,
  language: DataLanguage | null,
): Column {
  const marks = new MarksSeen()
  const dates = new DatesSeen()
  const texts: string[] = []
  /** Those that may be a code: a number with a fraction or a percent is none. */
  const codes: string[] = []
  let [truths, points, pointDates, areTimes] = [0, 0, 0, true]
  let commaLists = headers.some(namesList)
  let spaceLists = commaLists
  for (const { cell, number, date } of whole) {
    const { text } = cell
    if (text === '' || (number === null && isEmptyMark(text))) continue
    texts.push(text)
    if (number === null || (number.mark === null && !number.percent)) codes.push(text)
    if (date) dates.add(date)
    else if (number) {
      marks.add(number)
      if (number.mark !== null) areTimes &&= isTimeOfDay(text)
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
  const kinds = headers.map(nameKind)
  const neverDates = kinds.includes('identifier') && !headers.some(namesMoment)
  return {
    marks,
    dates,
    names: namesThings(kinds, texts) || isNumbering(texts, isFirstColumn) || isColumnOfCodes(codes),
    moments:
      kinds.includes('moment') ||
      (areTimes && headers.some(namesHours)) ||
      (language !== 'en' && points > 0 && points === pointDates),
    commaLists,
    spaceLists,
    onlyDates:
      dates.allPossible &&
      dates.count >= 2 &&
      dates.count === texts.length &&
      dates.hasLateDay &&
      headers.some(namesMoment) &&
      !headers.some((text) => BIRTH.test(text)),
    neverDates,
    onlyTruths: truths >= 2 && truths === texts.length,
  }
}

/** Two digits don't tell the year of a birth. */
const BIRTH = /рожд|birth|born|na[sș]ter|n[aă]scut/iu

function namesThings(kinds: readonly NameKind[], texts: readonly string[]): boolean {
  if (kinds.includes('identifier')) return true
  return kinds.includes('counter') && !isCount(texts.filter((text) => !/\p{L}/u.test(text)))
}
