import { plainDecimal } from '../../language/plain-decimal'
import { languageFormats, type DataLanguage } from '../../spreadsheets/language'
import { exactText, type Exact } from '../data/decimals'
import type { TimeLength } from '../data/time-lengths'
import { decimalIn, grouped } from '../formats/format-number'
import { parseNumericPicture, printByPicture } from '../formats/numeric-picture'
import { instructionWords } from './instructions'

/** A number of a formula, and how it is written. */
export interface Addend {
  readonly number: Exact
  /** Its decimal mark, empty for a whole number. */
  readonly mark: string
  /** Whether its thousands are separated; null below a thousand. */
  readonly isGrouped: boolean | null
  readonly unit: string
}

const FIGURE = /^([^\d\-−]{0,4})([-−]?\d[\d.,'\s\u00a0\u202f]*?)\s*(%|[^\d%]{0,12})$/u

/** The number that a cell shows; null for a cell of words, `undefined` where there are figures that can't be read as one. */
export function addendOf(text: string, language: DataLanguage): Addend | null | undefined {
  if (!/\d/.test(text)) return text === '' || /^\p{L}/u.test(text) ? null : undefined
  const [, before = '', written = '', after = ''] = FIGURE.exec(text) ?? []
  const figures = written.trim()
  const decimal = decimalIn(figures, language)
  if (decimal === null) return /^\p{L}/u.test(text) ? null : undefined
  const units = BigInt(decimal.whole + decimal.fraction) * (decimal.negative ? -1n : 1n)
  const mark = decimal.fraction === '' ? '' : (/([.,])\d+$/.exec(figures)?.[1] ?? '')
  const whole = mark === '' ? figures : figures.slice(0, figures.lastIndexOf(mark))
  const isGrouped = decimal.whole.length < 4 ? null : !/\d{4}/.test(whole)
  const number = { units, places: decimal.fraction.length }
  return { number, mark, isGrouped, unit: (before + after).trim() }
}

/** A length of time as its seconds. */
export function addendOfLength({ seconds }: TimeLength): Addend {
  return { number: { units: BigInt(seconds), places: 0 }, mark: '', isGrouped: null, unit: 'h:mm' }
}

/** As its picture has it (`\\# "0,00"`), else as its addends are written. */
export function shown(result: Exact, addends: readonly Addend[], instruction: string, own: DataLanguage): string {
  const mark = addends.find((addend) => addend.mark !== '')?.mark ?? languageFormats(own).decimal
  const language = mark === languageFormats(own).decimal ? own : mark === ',' ? 'ru' : 'en'
  const [whole = '', fraction = ''] = exactText(result).replace('-', '').split('.')
  const words = instructionWords(instruction)
  const picture = words[words.findIndex(({ text }) => text === '\\#') + 1]?.text
  const parsed = /\\#/.test(instruction) && picture !== undefined ? parseNumericPicture(picture, language) : null
  if (parsed !== null) return printByPicture(plainDecimal(result.units < 0n, whole, fraction), parsed, language, false)
  const isPlain = addends.some(({ isGrouped }) => isGrouped === false)
  const sign = result.units < 0n ? '-' : ''
  const thousands = isPlain ? whole : grouped(whole, languageFormats(language).group)
  return sign + thousands + (fraction === '' ? '' : mark + fraction)
}
