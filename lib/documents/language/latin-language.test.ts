import { expect, test } from '@jest/globals'
import { latinLanguage } from './latin-language'

test.each([
  ['Factura pentru marfa livrata, conform contractului de prestari servicii', 'ro'],
  ['Invoice for the goods delivered under the contract', 'en'],
  ['Prezentul act este incheiat intre', 'ro'],
  ['The act is by Ion de la Cruz, for the record', 'en'],
  ['SUBSEMNATUL DE MAI SUS', 'ro'],
  ['Fluturas\nAngajat\nSalariul net\nIn litere', 'ro'],
  ['Payslip\nEmployee\nNet salary\nIn words', 'en'],
  ['Certificate', null],
  ['Nr. 12', null],
  ['', null],
])('%s is %s', (text, language) => {
  expect(latinLanguage(text)).toBe(language)
})
