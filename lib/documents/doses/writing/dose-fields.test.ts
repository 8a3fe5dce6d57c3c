import { expect, test } from '@jest/globals'
import { SHEET_COLUMNS } from '../../spreadsheets/dose-sheet-columns'
import { doseReportSchema } from '@/lib/operations/dose-answer'
import { DOSE_FIELDS, fieldsOf, jsonFieldsOf } from './dose-fields'
import { dose } from './test-support/extraction'

test('each column of the list of doses shows one field, and each field has its columns', () => {
  const columns = Object.values(DOSE_FIELDS).flatMap(({ columns }): readonly string[] => columns)
  expect([...new Set(columns)].sort()).toEqual(SHEET_COLUMNS.doses.toSorted())
})

test('the API answers every field of a dose, and no other', () => {
  const answered = Object.keys(doseReportSchema.shape.doses.shape.rows.element.shape)
  expect(answered.sort()).toEqual(Object.keys(DOSE_FIELDS).sort())
  expect(Object.keys(fieldsOf(dose()))).toEqual(Object.keys(DOSE_FIELDS))
})

test('the JSON leaves out what the command line doesn’t promise', () => {
  const left = Object.keys(DOSE_FIELDS).filter((key) => !(key in jsonFieldsOf(dose())))
  expect(left).toEqual(['period', 'device', 'form', 'sameAs'])
})
