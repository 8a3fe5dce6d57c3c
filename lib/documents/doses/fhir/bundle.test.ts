import { expect, test } from '@jest/globals'
import { csvFile } from '../../generation/test-support/files'
import { findDoses } from '../find-doses'
import { bundlePieces, type LeftOut } from './bundle'
import type { FhirVersion } from './dosage'
import { schemaErrors } from './test-support/schema'

interface Entry {
  readonly resource: Record<string, unknown>
}

async function bundleOf(rows: readonly (readonly string[])[], version: FhirVersion = 'R4') {
  const { extraction } = await findDoses(csvFile(rows), { language: 'ru' }, {})
  let leftOut: readonly LeftOut[] = []
  const text = [...bundlePieces(extraction.doses, version, (told) => (leftOut = told))].join('')
  const bundle = JSON.parse(text) as { entry?: Entry[] }
  return { bundle, resources: (bundle.entry ?? []).map(({ resource }) => resource), leftOut }
}

const BADGES = [
  ['ФИО', 'Таб. №', 'Дата с', 'Дата по', 'Hp(10), мЗв'],
  ['Иванов И. И.', '17', '01.01.2026', '31.03.2026', '0,35'],
  ['Петров П. П.', '18', '01.01.2026', '31.03.2026', '<0,05'],
  ['Сидоров С. С.', '19', '01.01.2026', '31.03.2026', 'не сдан'],
]

test('radiation doses are observations with units in UCUM, valid by the specification’s schema', async () => {
  const { bundle, resources } = await bundleOf(BADGES)
  expect(schemaErrors(bundle)).toEqual([])
  expect(resources[0]).toMatchObject({
    resourceType: 'Observation',
    code: { text: 'Hp(10)' },
    subject: { display: 'Иванов И. И.', identifier: { value: '17' } },
    effectivePeriod: { start: '2026-01-01', end: '2026-03-31' },
    valueQuantity: { value: 0.35, unit: 'mSv', system: 'http://unitsofmeasure.org', code: 'mSv' },
  })
  expect(resources[1]).toMatchObject({ valueQuantity: { value: 0.05, comparator: '<' } })
  expect(resources[2]).toMatchObject({ dataAbsentReason: { text: 'not_exchanged' } })
  expect(resources[2]).not.toHaveProperty('valueQuantity')
})

const MEDICINES = [
  ['Пациент', 'Препарат', 'Назначение'],
  ['Иванов И. И.', 'Парацетамол', 'по 500 мг 3 раза в сутки 5 дней'],
  ['Петров П. П.', 'Омепразол', 'по 20 мг 1 раз в сутки'],
]

test('medicines are statements with their Dosage, valid by the specification’s schema', async () => {
  const { bundle, resources } = await bundleOf(MEDICINES)
  expect(schemaErrors(bundle)).toEqual([])
  expect(resources[0]).toMatchObject({
    resourceType: 'MedicationStatement',
    medicationCodeableConcept: { text: 'Парацетамол' },
    dosage: [{ timing: { repeat: { frequency: 3, period: 1, periodUnit: 'd' } } }],
  })
})

test('a bundle of nothing has no entries, as FHIR allows no empty list', async () => {
  const { bundle, leftOut } = await bundleOf([
    ['ФИО', 'Кабинет'],
    ['Иванов И. И.', 'рентген'],
  ])
  expect(bundle).toEqual({ resourceType: 'Bundle', type: 'collection' })
  expect(leftOut).toEqual([])
  expect(schemaErrors(bundle)).toEqual([])
})

test('a bundle of R5 is valid but for the elements that R5 renamed', async () => {
  const { bundle } = await bundleOf([...MEDICINES, ['Орлов О. О.', 'Ибупрофен', 'по 200 мг при болях']], 'R5')
  const asR4 = JSON.stringify(bundle)
    .replaceAll('"status":"recorded"', '"status":"unknown"')
    .replaceAll(/"medication":\{"concept":(\{.*?\})\}/g, '"medicationCodeableConcept":$1')
    .replaceAll('"asNeeded":true', '"asNeededBoolean":true')
  expect(schemaErrors(bundle)).not.toEqual([])
  expect(schemaErrors(JSON.parse(asR4) as object)).toEqual([])
})

test('R5 has its own element for the medicine', async () => {
  const { resources } = await bundleOf(MEDICINES, 'R5')
  expect(resources[0]).toMatchObject({ status: 'recorded', medication: { concept: { text: 'Парацетамол' } } })
})

test('leaves out what FHIR can’t express and reports it in the bundle and to the caller', async () => {
  const { bundle, resources, leftOut } = await bundleOf([
    ['ФИО', 'Hp(10), мЗв'],
    ['Иванов И. И.', '~0,35'],
    ['Петров П. П.', '0,30'],
    ['Сидоров С. С.', '0,40'],
  ])
  expect(schemaErrors(bundle)).toEqual([])
  expect(leftOut.map(({ reason, count }) => `${reason} ${count}`)).toEqual(['comparator 1'])
  expect(resources[0]).not.toHaveProperty('valueQuantity')
  expect(resources.at(-1)).toMatchObject({
    resourceType: 'OperationOutcome',
    issue: [{ details: { text: 'comparator' }, diagnostics: expect.stringContaining('B2') }],
  })
})
