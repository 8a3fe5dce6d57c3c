import { expect, test } from '@jest/globals'
import { isDatabaseUnavailable, mayBeWritten, wasGivenUp } from './unavailable'

const failed = (code: string, message: string) => Object.assign(new Error(message), { code })

test('a database too busy to begin a transaction is away, and the request may come again', () => {
  const message = 'Transaction API error: Unable to start a transaction in the given time.'
  expect(isDatabaseUnavailable(failed('P2028', message))).toBe(true)
})

test('a transaction that a busy process could not end in its time is the same', () => {
  const message =
    'Transaction API error: A query cannot be executed on an expired transaction. The timeout was 20000 ms.'
  expect(isDatabaseUnavailable(failed('P2028', message))).toBe(true)
})

test('using a transaction after its end is a defect of ours', () => {
  const message =
    'Transaction API error: Transaction not found. Transaction ID is invalid, refers to an old closed transaction'
  expect(isDatabaseUnavailable(failed('P2028', message))).toBe(false)
})

/** As Prisma throws it, whose own code doesn't mention the database for handwritten queries. */
const wrapped = (code: string, cause: Readonly<Record<string, string>>) =>
  Object.assign(failed(code, 'Raw query failed.'), {
    meta: { driverAdapterError: Object.assign(new Error(), { cause }) },
  })

test.each([
  ['takes no one more in', 'P2010', { kind: 'TooManyConnections', originalCode: '53300' }],
  ['is stopped meanwhile', 'P2010', { kind: 'postgres', originalCode: '57P01', code: '57P01' }],
  ['is stopped meanwhile, in a query of Prisma’s', 'P2039', { kind: 'postgres', originalCode: '57P01' }],
  ['closed the connection', 'P2010', { kind: 'ConnectionClosed' }],
  ['ended a deadlock', 'P2010', { kind: 'TransactionWriteConflict', originalCode: '40P01' }],
] as const)('a database that %s is unavailable, whatever the query', (_what, code, cause) => {
  expect(isDatabaseUnavailable(wrapped(code, cause))).toBe(true)
})

test('a statement that PostgreSQL rejects is a defect of ours', () => {
  expect(isDatabaseUnavailable(wrapped('P2010', { kind: 'postgres', originalCode: '42703' }))).toBe(false)
})

test.each([
  ['no connection was free', failed('', 'timeout exceeded when trying to connect'), false],
  ['it never began', failed('P2028', 'Transaction API error: Unable to start a transaction in the given time.'), false],
  ['a deadlock took it back', wrapped('P2010', { kind: 'TransactionWriteConflict', originalCode: '40P01' }), false],
  ['the connection was lost', failed('', 'Connection terminated unexpectedly'), true],
  ['the database was stopped', wrapped('P2010', { kind: 'postgres', originalCode: '57P01' }), true],
  ['a rule refused it', failed('P2002', 'Unique constraint failed'), false],
] as const)('a transaction may be written where only its answer is missing: %s', (_what, error, written) => {
  expect(mayBeWritten(error)).toBe(written)
})

test.each([
  ['a deadlock', wrapped('P2010', { kind: 'TransactionWriteConflict', originalCode: '40P01' }), true],
  ['a deadlock, of PostgreSQL’s own client', failed('40P01', 'deadlock detected'), true],
  ['a write conflict', failed('P2034', 'Transaction failed due to a write conflict or a deadlock.'), true],
  ['a lost connection', failed('', 'Connection terminated unexpectedly'), false],
  ['a rule', failed('P2002', 'Unique constraint failed'), false],
] as const)('a transaction may be done again after %s: %#', (_what, error, again) => {
  expect(wasGivenUp(error)).toBe(again)
})
