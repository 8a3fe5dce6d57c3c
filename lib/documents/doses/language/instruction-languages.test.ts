import { describe, expect, test } from '@jest/globals'
import { InstructionReader } from '../posology/reader'
import { notationOf } from '../posology/score'
import { entriesOf } from '../posology/words/entries'
import { INSTRUCTION_LANGUAGES, type InstructionLanguage, SHARED_INSTRUCTION_WORDS } from './instruction-languages'

/** A made-up language, as small as one can be. */
const TOY: InstructionLanguage = {
  code: 'toy',
  words: `
NUMBER 2: dun
FORM {tbl}: pilka, pilkas
TIMES: fojas
PER: po
TIME d: dazo, dazos
FOR: dum
IF: se
REASON: dolo
WHEN MORN: matine
`,
}
/** Senses of which a form can have only one value. */
const OF_ONE_VALUE = new Set(
  'UNIT PERUNIT FORM METERED SPOON NUMBER TENS SCALE PLUSPART NTIMES TIME DAYLONG LY DAILY RHYTHM FORTIME WEEKDAY WEEKDAYS WHEN DAYPART MEAL MEALS MEALTIME OTHER ROUTE'.split(
    ' ',
  ),
)
/** Letters that are words by themselves in one of the languages. */
const LETTERS_ALLOWED = new Set([
  'GAUGE',
  'OFWHOM',
  'MEALREL',
  'ROMANTEN',
  'SOLIDFORM',
  'DAYLETTER',
  'PER',
  'NUMBER',
  'DAYLETTER',
  'TIME',
  'UNIT',
  'FORM',
  'ROMAN',
  'SIGN',
  'TIMES',
  'EACHQ',
  'AND',
  'SCANNED',
  'NUMBEREND',
  'SIGNA',
  'RECIPE',
  'SUPPLY',
  'CHANGEFROM',
  'INTO',
  'AT',
  'ATHOUR',
  'FROM',
  'ONDAYS',
  'PURPOSE',
  'SPLIT',
  'FILLER',
  'FOR',
  'MEASURED',
  'MEASUREUNIT',
  'CONDITIONUNIT',
  'QUALIFIER',
  'OCLOCK',
  'DAILY',
  'SCALE',
  'REASON',
  'ORDINAL',
  'DAYWORD',
  'VERB',
  'TO',
  'OF',
  'ROUTE',
  'ABOVE',
  'MONEY',
])

describe('words of instructions', () => {
  test.each([...INSTRUCTION_LANGUAGES, { code: 'shared', words: SHARED_INSTRUCTION_WORDS.words }])(
    '$code: no form is twice for one sense and value',
    ({ words }) => {
      const keys = entriesOf(words).map(({ sense, value, form }) => `${sense} ${value}: ${form.toLowerCase()}`)
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    },
  )

  test.each(INSTRUCTION_LANGUAGES)('$code: single letters are only for what letters are used for', ({ words }) => {
    const letters = entriesOf(words).filter(({ form, sense }) => /^\p{L}$/u.test(form) && !LETTERS_ALLOWED.has(sense))
    expect(letters).toEqual([])
  })

  test.each(INSTRUCTION_LANGUAGES)('$code: a form of a sense that counts or times has one value', ({ words }) => {
    const values = new Map<string, string>()
    const clashes = entriesOf(words).filter(({ sense, value, form }) => {
      if (!OF_ONE_VALUE.has(sense)) return false
      // A weekday is no number of them.
      const key = `${sense.replace('WEEKDAYS', 'WEEKDAY')} ${form}`
      const known = values.get(key)
      values.set(key, value)
      return known !== undefined && known !== value
    })
    expect(clashes).toEqual([])
  })

  test('a further language is one table of words', () => {
    const reader = new InstructionReader([...INSTRUCTION_LANGUAGES, TOY])
    const { instructions } = reader.read('Aspirin 100 mg dun pilkas 3 fojas po dazo dum 7 dazos', 'toy')
    expect(instructions.map(notationOf)).toEqual([
      { drug: 'aspirin', dose: '2 {tbl}', frequency: '3/1d', asNeeded: false, duration: '7 d' },
    ])
    expect(reader.read('Aspirin 100 mg matine', 'toy').instructions.map(notationOf)).toMatchObject([
      { dose: '100 mg', frequency: '1/1d' },
    ])
  })
})
