import { createRequire } from 'node:module'
import { describe, expect, test } from '@jest/globals'
import { EN_HOSPITAL_CASES } from '../posology/cases/hospital-en'
import { RO_HOSPITAL_CASES } from '../posology/cases/hospital-ro'
import { RU_HOSPITAL_CASES } from '../posology/cases/hospital-ru'
import { readCases } from '../posology/cases/notation'
import { RO_CASES } from '../posology/cases/ro'
import { RU_CASES } from '../posology/cases/ru'
import { parsePosology } from '../posology/parse-posology'
import type { PosologyLanguage } from '../posology/types'
import { dosageOf, type Dosage, type Instruction } from './dosage'
import { asR4, request } from './test-support/resources'
import { schemaErrors } from './test-support/schema'

/** Another project's reader and writer of FHIR, which knows the definitions of R4. */
const { Fhir } = createRequire(import.meta.url)('fhir') as {
  Fhir: new () => {
    validate(resource: object): { valid: boolean; messages: unknown[] }
    objToXml(resource: object): string
    xmlToObj(xml: string): { dosageInstruction?: unknown[] }
  }
}

const NOTHING: Instruction = {
  dose: null,
  frequency: null,
  perDay: null,
  asNeeded: false,
  duration: null,
  route: null,
  when: [],
  text: '',
}
const daily = (min: string, max: string, asNeeded = false): Partial<Instruction> => ({
  frequency: { min, max, period: '1', periodMax: null, periodUnit: 'd' },
  asNeeded,
})
const amount = (min: string, max: string, unit: string | null) => ({ min, max, unit })
const UCUM = 'http://unitsofmeasure.org' as const
const mg = (value: number) => ({ value, unit: 'mg', system: UCUM, code: 'mg' })

test.each<[string, Partial<Instruction>, Dosage]>([
  ['an amount', { dose: amount('0.5', '0.5', 'mg') }, { doseAndRate: [{ doseQuantity: mg(0.5) }] }],
  ['a bare amount', { dose: amount('2', '2', null) }, { doseAndRate: [{ doseQuantity: { value: 2 } }] }],
  ['a range', { dose: amount('1', '2', 'mg') }, { doseAndRate: [{ doseRange: { low: mg(1), high: mg(2) } }] }],
  [
    'an infusion',
    { dose: amount('5', '5', 'mg/h') },
    { doseAndRate: [{ rateQuantity: { value: 5, unit: 'mg/h', system: UCUM, code: 'mg/h' } }] },
  ],
  [
    'an infusion from one rate to another',
    { dose: amount('1', '2', 'ug/kg/min') },
    {
      doseAndRate: [
        {
          rateRange: {
            low: { value: 1, unit: 'ug/kg/min', system: UCUM, code: 'ug/kg/min' },
            high: { value: 2, unit: 'ug/kg/min', system: UCUM, code: 'ug/kg/min' },
          },
        },
      ],
    },
  ],
  [
    'an amount a day without intakes',
    { perDay: amount('100', '100', 'mg') },
    {
      doseAndRate: [
        {
          rateRatio: {
            numerator: mg(100),
            denominator: { value: 1, unit: 'd', system: UCUM, code: 'd' },
          },
        },
      ],
    },
  ],
  ['a frequency', daily('3', '3'), { timing: { repeat: { frequency: 3, period: 1, periodUnit: 'd' } } }],
  [
    'a range of frequencies',
    daily('2', '3'),
    { timing: { repeat: { frequency: 2, frequencyMax: 3, period: 1, periodUnit: 'd' } } },
  ],
  [
    'every four to six hours as needed',
    { frequency: { min: '0', max: '1', period: '4', periodMax: '6', periodUnit: 'h' }, asNeeded: true },
    { timing: { repeat: { frequency: 1, period: 4, periodMax: 6, periodUnit: 'h' } }, asNeededBoolean: true },
  ],
  [
    'a course in the evening',
    { duration: { value: '7', unit: 'd' }, when: ['EVE'], text: ' x ' },
    {
      text: 'x',
      timing: {
        repeat: {
          boundsDuration: { value: 7, unit: 'd', system: UCUM, code: 'd' },
          when: ['EVE'],
        },
      },
    },
  ],
  [
    'a route',
    { route: 'oral' },
    {
      route: {
        coding: [{ system: 'http://snomed.info/sct', code: '26643006', display: 'Oral route' }],
        text: 'oral',
      },
    },
  ],
])('writes %s', (_, given, expected) => {
  expect(dosageOf({ ...NOTHING, ...given }, 'R4')).toEqual({ dosage: expected, omitted: [] })
})

test('R5 says as needed in its own element', () => {
  expect(dosageOf({ ...NOTHING, asNeeded: true }, 'R5').dosage).toEqual({ asNeeded: true })
})

test.each<[string, Partial<Instruction>, string, Dosage]>([
  ['a number of times that isn’t whole', daily('1.5', '1.5'), 'frequency notWhole', {}],
  [
    'that it may be none',
    daily('0', '2'),
    'frequency.min belowOne',
    { timing: { repeat: { frequency: 1, frequencyMax: 2, period: 1, periodUnit: 'd' } } },
  ],
  ['a time of day without a code', { when: ['TEA'] }, 'when noCode', {}],
  ['a route without a code', { route: 'unknown way' }, 'route noCode', { route: { text: 'unknown way' } }],
  ['digits that a number loses', { dose: amount('0.12345678901234567', '1', 'mg') }, 'dose digits', {}],
])('leaves out %s, and says so', (_, given, omitted, dosage) => {
  const written = dosageOf({ ...NOTHING, ...given }, 'R4')
  expect(written.dosage).toEqual(dosage)
  expect(written.omitted.map(({ field, reason }) => `${field} ${reason}`)).toEqual([omitted])
})

const LINES: readonly (readonly [PosologyLanguage, string])[] = [
  ['ru', RU_CASES],
  ['ro', RO_CASES],
  ['ru', RU_HOSPITAL_CASES],
  ['ro', RO_HOSPITAL_CASES],
  ['en', EN_HOSPITAL_CASES],
]

/** All instructions of the lines that the reader is tested with. */
const INSTRUCTIONS = LINES.flatMap(([language, table]) =>
  readCases(table).flatMap(({ line }) => parsePosology(line, language)),
)

/** FHIR's decimals as that library gives them back. */
function asRead(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asRead)
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? String(value) : value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, each]) => [key, asRead(each)]),
  )
}

describe('every instruction of the labelled lines', () => {
  const dosages = INSTRUCTIONS.map((found) => dosageOf(found, 'R4').dosage)

  test('is valid by the JSON schema of the specification', () => {
    expect(dosages.length).toBeGreaterThan(400)
    expect(schemaErrors(request(dosages))).toEqual([])
  })

  test('is valid in R5 but for the element that R5 renamed', () => {
    const written = INSTRUCTIONS.map((found) => asR4(dosageOf(found, 'R5').dosage))
    expect(schemaErrors(request(written))).toEqual([])
  })

  test('is the same after another library has read and written it', () => {
    const library = new Fhir()
    const given = request(dosages)
    expect(library.validate(given)).toMatchObject({ valid: true })
    const { dosageInstruction } = library.xmlToObj(library.objToXml(given))
    expect(asRead(dosageInstruction)).toEqual(asRead(dosages))
  })

  test('keeps what it says: amounts, rhythm, course', () => {
    const lost = INSTRUCTIONS.filter((found) => {
      const { dosage, omitted } = dosageOf(found, 'R4')
      const hasAmount = found.dose === null && found.perDay === null ? true : dosage.doseAndRate !== undefined
      const hasRhythm = found.frequency === null || dosage.timing?.repeat.frequency !== undefined
      const hasCourse = found.duration === null || dosage.timing?.repeat.boundsDuration !== undefined
      return omitted.length === 0 && !(hasAmount && hasRhythm && hasCourse)
    })
    expect(lost.map(({ text }) => text)).toEqual([])
  })
})

test('the schema’s check fails for what FHIR doesn’t have', () => {
  expect(schemaErrors(request([{ dose: 1 }]))).not.toEqual([])
})
