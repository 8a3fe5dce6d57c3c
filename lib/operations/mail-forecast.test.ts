import { expect, test } from '@jest/globals'
import { mailForecast } from './mail-forecast'

const cell = (row: number, text: string) => ({ row, column: 'F', text })

test('A mailbox gets all its rows regardless of case, and those with the most come first', () => {
  const cells = [cell(2, 'one@clinic.example'), cell(3, 'Two@clinic.example'), cell(4, 'two@CLINIC.example')]
  const { forecast, problems } = mailForecast(cells, 'Acts', 10)
  expect(problems).toEqual([])
  expect(forecast).toEqual({
    documents: 3,
    addresses: 2,
    to: [
      { address: 'Two@clinic.example', documents: 2, rows: [3, 4] },
      { address: 'one@clinic.example', documents: 1, rows: [2] },
    ],
    without: 0,
    left: 10,
  })
})

test('Reports a cell without an address by its location, an empty one as empty', () => {
  const { forecast, problems } = mailForecast([cell(2, ''), cell(3, 'no\u0000ne'), cell(4, 'a@b.example')], 'Acts', 10)
  expect(forecast).toMatchObject({ documents: 1, addresses: 1, without: 2 })
  expect(problems).toMatchObject([
    { code: 'MAIL_NO_ADDRESS', severity: 'warning', row: 2, cell: 'F2', sheet: 'Acts', params: { why: 'empty' } },
    { code: 'MAIL_NO_ADDRESS', cell: 'F3', params: { why: 'wrong' } },
  ])
  expect(String(problems[1]?.params['given'])).not.toContain('\u0000')
})

test('A document whose rows have different addresses isn’t sent, and its rows are reported', () => {
  const { forecast, problems } = mailForecast([{ ...cell(2, ''), differing: [3, 5] }], 'Acts', 10)
  expect(forecast).toMatchObject({ documents: 0, addresses: 0, without: 1 })
  const params = { why: 'differ', rows: '3, 5', count: 2, more: 0 }
  expect(problems).toMatchObject([{ code: 'MAIL_NO_ADDRESS', row: 2, cell: 'F2', sheet: 'Acts', params }])
})

test('Of very many addresses the first are listed and all are counted', () => {
  const cells = Array.from({ length: 250 }, (_, index) => cell(index + 2, `a${index}@clinic.example`))
  const { forecast } = mailForecast(cells, null, 0)
  expect([forecast.addresses, forecast.to.length]).toEqual([250, 200])
})
