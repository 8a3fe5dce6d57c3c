import { expect, test } from '@jest/globals'
import { letterOf, letterProblems } from './letter'
import { INITIAL_OPTIONS } from './options'
import { refusalOf } from './refusal'
import { tallyOf } from './tally'
import { answer, inspected, worded } from './test-support/made-up'

const written = { ...INITIAL_OPTIONS, mailSubject: ' Act {No.} ', mailText: ' ' }
const column = { letter: 'B', header: 'Mail' }

test('An email is checked once its recipients are known', () => {
  expect(letterOf(written)).toEqual({})
  expect(letterOf({ ...written, mailing: 'rows' })).toEqual({})
  expect(letterOf({ ...written, mailing: 'rows', mailColumn: column })).toEqual({ mailSubject: 'Act {No.}' })
  expect(letterOf({ ...written, mailing: 'addresses' })).toEqual({ mailSubject: 'Act {No.}' })
})

test('A tag that can’t be filled in prevents the run, but isn’t an error in a file', () => {
  const wrong = worded('MAIL_LETTER_NO_COLUMN', { severity: 'error', file: null, params: { where: 'text', line: 2 } })
  const found = answer({ problems: [wrong] })
  expect(tallyOf(found, {}, INITIAL_OPTIONS)).toMatchObject({ obstacle: 'letter', create: 0 })
  expect(refusalOf(found, 'data')).toBeNull()
  expect(letterProblems(inspected({}, { problems: [wrong] }))).toEqual({ subject: [], text: [wrong] })
})

test('An empty place in the letter of a row stops nothing', () => {
  const empty = worded('MAIL_LETTER_EMPTY', { row: 2, column: 'B', cell: 'B2' })
  expect(tallyOf(answer({ problems: [empty] }), {}, INITIAL_OPTIONS)).toMatchObject({ obstacle: null, noted: 1 })
})
