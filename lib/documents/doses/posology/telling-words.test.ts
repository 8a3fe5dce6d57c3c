import { describe, expect, test } from '@jest/globals'
import { INSTRUCTION_LANGUAGES } from '../language/instruction-languages'
import { parsePosology } from './parse-posology'
import type { Posology, PosologyLanguage } from './types'
import { entriesOf } from './words/entries'

/** An instruction without its last word, and which senses of a word put into it leave nothing else to read. */
const LINES: Readonly<Record<PosologyLanguage, readonly [name: string, dose: string, rhythm: string]>> = {
  ru: ['Бисопролол', '5 мг', '3 раза в день'],
  ro: ['Bisoprolol', '5 mg', 'de 3 ori pe zi'],
  en: ['Bisoprolol', '5 mg', 'three times a day'],
}
const TELLING = [
  ...['NEG past', 'NEG stopped', 'NEG stop', 'NEG dont', 'NEG allergy', 'NEG refused', 'NEG tested', 'NEG both'],
  ...[
    'FORMER',
    'BREAK',
    'EXCEPT',
    'WITHOUT',
    'OTHERDAYS',
    'PRN',
    'BETWEEN',
    'STEP',
    'PLUSPART',
    'HALFCOUNT',
    'PERUNIT',
  ],
  ...[
    'WEEKDAY',
    'WEEKDAYS',
    'WHEN',
    'DAYPART',
    'MEALTIME',
    'LY h',
    'TIMESPER wk',
    'TIMESPER mo',
    'NIGHTS',
    'SCHEMEDAY',
  ],
  ...['RHYTHM 2/1d', 'RHYTHM 4/1d', 'RHYTHM 1/2d', 'RHYTHM 1/1wk', 'RHYTHM 1/1mo', 'DAILY 1/1wk', 'DAILY 1/1mo'],
  ...[
    'NTIMES 1',
    'NTIMES 2',
    'NTIMES 4',
    'EVERY',
    'OTHER',
    'TIME d',
    'TIME wk',
    'TIME mo',
    'TENS',
    'UNIT mg',
    'UNIT mL',
  ],
]
/** Shorter forms are also parts of names and abbreviations of other things. */
const SHORTEST = 3

function saidIn(read: readonly Posology[]): string {
  return JSON.stringify(
    read.map(({ dose, frequency, perDay, asNeeded, duration, when }) => [
      dose,
      frequency,
      perDay,
      asNeeded,
      duration,
      when,
    ]),
  )
}

describe('a word that changes a dose is read or noticed wherever it is', () => {
  test.each(INSTRUCTION_LANGUAGES)('$code', ({ code, words }) => {
    const language = code as PosologyLanguage
    const parts = LINES[language]
    const plain = saidIn(parsePosology(parts.join(' '), language))
    const unnoticed = entriesOf(words)
      .filter(({ sense, value, form }) => isTelling(sense, value) && form.length >= SHORTEST)
      .flatMap(({ form }) => [
        `${parts.slice(0, 2).join(' ')} ${form} ${parts[2]}`,
        `${parts.join(' ')} ${form}`,
        `${parts.join(' ')}, ${form}`,
      ])
      .filter((line) => {
        const read = parsePosology(line, language)
        return saidIn(read) === plain && read.every(({ warnings }) => warnings.length === 0)
      })
    expect(unnoticed).toEqual([])
  })
})

function isTelling(sense: string, value: string): boolean {
  return TELLING.includes(sense) || TELLING.includes(`${sense} ${value}`)
}
