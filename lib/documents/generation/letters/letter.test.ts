import { describe, expect, test } from '@jest/globals'
import { groupRows } from '../data/groups'
import { isSameForAll, printLetter, readLetter, requiredLetter } from './letter'
import type { GenerateOptions } from '../options'
import { table, testContext } from '../values/test-support/print-run'

const DATA = table(
  ['№', 'ФИО', 'Почта'],
  [
    [7, 'Иванов\r\nBcc: all@clinic.example', 'i@clinic.example'],
    [8, null, 'p@clinic.example'],
  ],
)
const { documents } = groupRows(DATA, {}, 'ru')

const letter = (options: GenerateOptions, count = documents.length) =>
  readLetter({ mailColumn: 'Почта', ...options }, DATA, 'ru', count)

function printed(options: GenerateOptions) {
  const own = letter(options)
  return documents.map((document) => own && printLetter(options, own.values(document, testContext({}, 1))))
}

describe('the letter of a run', () => {
  test('is printed for each row, and no cell can begin another line of the head', () => {
    expect(printed({ mailSubject: 'Акт {№}: {ФИО}', mailText: 'Здравствуйте, {ФИО}!\r\n\nАкт {№}' })).toEqual([
      {
        subject: 'Акт 7: Иванов Bcc: all@clinic.example',
        text: 'Здравствуйте, Иванов\nBcc: all@clinic.example!\n\nАкт 7',
      },
      { subject: 'Акт 8:', text: 'Здравствуйте, !\n\nАкт 8' },
    ])
  })

  test('leaves the usual words where it has none, or prints none', () => {
    expect(letter({ mailSubject: ' ', mailText: '' })).toBeNull()
    expect(printed({ mailSubject: '{ФИО}' })[1]).toEqual({ subject: null, text: null })
  })

  test('takes the mapping and the formats of the template', () => {
    expect(printed({ mailSubject: '{кто | upper}', mapping: { кто: 'C' } })[1]?.subject).toBe('P@CLINIC.EXAMPLE')
  })

  test('tells every tag that it can’t fill in, with its part and line', () => {
    const problems = letter({ mailSubject: '{ФИ}', mailText: 'Акт\n{№ | нет}\n{№' })?.problems
    expect(problems?.map(({ code, tag, params: { where, line } }) => [code, tag, where, line])).toEqual([
      ['MAIL_LETTER_NO_COLUMN', '{ФИ}', 'subject', 1],
      ['MAIL_LETTER_TAG', '{№ | нет}', 'text', 2],
      ['MAIL_LETTER_TAG', '{№', 'text', 3],
    ])
    expect(problems?.[0]?.params).toMatchObject({ near: 'yes', header: 'ФИО' })
    expect(() => requiredLetter({ mailColumn: 'Почта', mailText: '{ФИ}' }, DATA, 'ru', 2)).toThrow(
      expect.objectContaining({ code: 'MAIL_LETTER_NO_COLUMN' }),
    )
  })

  test('has no row to take values from where all documents go in one mail', () => {
    const codes = (options: GenerateOptions, count: number) =>
      readLetter(options, DATA, 'ru', count)?.problems.map(({ code }) => code)
    expect(codes({ mailText: 'Акт {№}' }, 2)).toEqual(['MAIL_LETTER_NO_ROW'])
    expect(codes({ mailText: 'Акт {№}' }, 1)).toEqual([])
    expect(codes({ mailText: 'Акты' }, 2)).toEqual([])
  })

  test('names the cells that leave a place of it empty, each once', () => {
    const own = letter({ mailSubject: '{ФИО}', mailText: '{ФИО} {№}' })
    const empty = documents.flatMap((document) => own?.emptyCells(document, testContext({}, 1)) ?? [])
    expect(empty).toMatchObject([{ code: 'MAIL_LETTER_EMPTY', severity: 'warning', cell: 'B3', row: 3, tag: '{ФИО}' }])
  })

  test('cuts a cell that contains a page, and drops what can’t be seen', () => {
    const long = table(['Текст'], [['а'.repeat(600)], ['\u202eб\u0007в']])
    const rows = groupRows(long, {}, 'ru').documents
    const options = { mailSubject: '{Текст}', mailColumn: 'A' }
    const own = readLetter(options, long, 'ru', 2)
    const subjects = rows.map((row) => printLetter(options, own?.values(row, testContext({}, 1)) ?? []).subject)
    expect(subjects[0]).toBe(`${'а'.repeat(499)}…`)
    expect(subjects[1]).toBe('бв')
  })
})

test('A letter without a tag is the same for every mail', () => {
  expect(isSameForAll({ mailSubject: 'Акты', mailText: 'Здравствуйте' })).toBe(true)
  expect(isSameForAll({ mailSubject: 'Акты', mailText: 'Здравствуйте, {ФИО}' })).toBe(false)
})
