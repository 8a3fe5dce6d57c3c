import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import type { Operation, Template, User } from '@/lib/db/generated/client'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import type { NumberedTemplate } from './act-counter'
import { MAX_ACT_NUMBER, peekActNumber, registerActs, reserveActNumbers } from './act-numbers'
import { adoptCounter, continueAfter } from './act-counter'
import { numberingOf, registerOf, setNextNumber } from './register'
import { newUser, runningOperation, templateRow } from './test-support/rows'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let user: User
let template: Template
let numbered: NumberedTemplate
beforeEach(async () => {
  user = await newUser()
  template = await templateRow(user.id)
  numbered = { userId: user.id, templateId: template.id, sha256: template.sha256 }
})

/** The operation ends, and its documents have these numbers. */
async function succeed(operation: Operation, numbers: readonly number[]): Promise<void> {
  await db().$transaction(async (transaction) => {
    await transaction.operation.update({ where: { id: operation.id }, data: { state: 'succeeded' } })
    const acts = numbers.map((number) => ({ document: `Акт ${number}.docx`, rows: [number + 1], number }))
    await registerActs(transaction, operation.id, 'Журнал.xlsx', acts)
  })
}

const end = (operation: Operation, state: 'failed' | 'cancelled') =>
  db().operation.update({ where: { id: operation.id }, data: { state } })

const numbersOf = async () => (await registerOf(user.id, template.id)).entries.map(({ number }) => number)

async function run(count: number): Promise<number> {
  const operation = await runningOperation(user.id)
  const first = await reserveActNumbers(operation, numbered, count)
  await succeed(
    operation,
    Array.from({ length: count }, (_, index) => first + index),
  )
  return first
}

describe('numbers that are reserved', () => {
  test('begin with 1 and go on from run to run', async () => {
    expect([await run(3), await run(2), await run(1)]).toEqual([1, 4, 6])
    expect(await numbersOf()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('are never given twice, however many runs ask at the same time', async () => {
    const operations = await Promise.all(Array.from({ length: 20 }, () => runningOperation(user.id)))
    const counts = operations.map((_, index) => 1 + (index % 4))
    const firsts = await Promise.all(
      operations.map((operation, index) => reserveActNumbers(operation, numbered, counts[index] ?? 1)),
    )
    const given = firsts.flatMap((first, index) => Array.from({ length: counts[index] ?? 1 }, (_, at) => first + at))
    const sorted = given.toSorted((a, b) => a - b)
    expect(sorted).toEqual(Array.from({ length: given.length }, (_, index) => index + 1))
    await Promise.all(operations.map((operation, index) => succeed(operation, [firsts[index] ?? 0])))
    expect(await numbersOf()).toEqual(firsts.toSorted((a, b) => a - b))
  })

  test('are the same when the same operation asks again, also under another runner', async () => {
    const operation = await runningOperation(user.id)
    const first = await reserveActNumbers(operation, numbered, 5)
    const again = await db().operation.update({ where: { id: operation.id }, data: { claim: 'another' } })
    expect(await reserveActNumbers(again, numbered, 5)).toBe(first)
    expect(await peekActNumber(numbered)).toBe(first + 5)
  })

  test('stay reserved while their operation waits to be taken again', async () => {
    const operation = await runningOperation(user.id)
    await reserveActNumbers(operation, numbered, 5)
    await db().operation.update({ where: { id: operation.id }, data: { state: 'queued', claim: null } })
    expect(await run(1)).toBe(6)
  })

  test('are refused to a runner that lost its operation', async () => {
    const operation = await runningOperation(user.id)
    await db().operation.update({ where: { id: operation.id }, data: { claim: 'another' } })
    await expect(reserveActNumbers(operation, numbered, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each(['failed', 'cancelled'] as const)('are free again when their operation has %s', async (state) => {
    const operation = await runningOperation(user.id)
    await reserveActNumbers(operation, numbered, 100)
    await end(operation, state)
    expect(await run(1)).toBe(1)
  })

  test('and not used leave no hole, unless others came after', async () => {
    const operation = await runningOperation(user.id)
    const first = await reserveActNumbers(operation, numbered, 10)
    // Three of the ten rows failed.
    await succeed(
      operation,
      [1, 2, 3, 4, 5, 6, 7].map((at) => first + at - 1),
    )
    expect(await run(1)).toBe(8)
    const early = await runningOperation(user.id)
    await reserveActNumbers(early, numbered, 5)
    expect(await run(1)).toBe(14)
    await succeed(early, [9])
    expect(await run(1)).toBe(15)
  })

  test('end at the limit of the database column', async () => {
    await setNextNumber(user.id, template.id, { next: MAX_ACT_NUMBER })
    const operation = await runningOperation(user.id)
    await expect(reserveActNumbers(operation, numbered, 2)).rejects.toMatchObject({ code: 'ACT_NUMBERS_OVER' })
    expect(await reserveActNumbers(operation, numbered, 1)).toBe(MAX_ACT_NUMBER)
  })

  test('that were not reserved are never registered', async () => {
    const operation = await runningOperation(user.id)
    await reserveActNumbers(operation, numbered, 2)
    await expect(succeed(operation, [3])).rejects.toThrow('was not reserved')
    expect(await numbersOf()).toEqual([])
  })

  test('of twenty thousand acts are registered within their transaction', async () => {
    expect(await run(20_000)).toBe(1)
    expect((await numberingOf(template)).acts).toBe(20_000)
  })
})

describe('a counter', () => {
  test('is one for each saved template and for each content that a user uploads', async () => {
    const content = (sha256: string, userId = user.id) => ({ userId, templateId: null, sha256 })
    const reserve = async (of: NumberedTemplate) => reserveActNumbers(await runningOperation(of.userId), of, 2)
    expect(await reserve(numbered)).toBe(1)
    expect(await reserve(content('b'))).toBe(1)
    expect(await reserve(content('b'))).toBe(3)
    expect(await reserve(content('c'))).toBe(1)
    expect(await reserve(content('b', (await newUser()).id))).toBe(1)
  })

  test('of a content that is saved as a template continues, whether it is named or uploaded', async () => {
    const uploaded = { userId: user.id, templateId: null, sha256: 'd' }
    await reserveActNumbers(await runningOperation(user.id), uploaded, 4)
    const kept = await templateRow(user.id, { sha256: 'd' })
    await db().$transaction((transaction) => adoptCounter(transaction, kept))
    expect(await peekActNumber({ ...uploaded, templateId: kept.id })).toBe(5)
    expect(await peekActNumber(uploaded)).toBe(5)
  })

  test('of a saved template go on after those that its new file had when it was uploaded on its own', async () => {
    await run(2)
    await reserveActNumbers(await runningOperation(user.id), { userId: user.id, templateId: null, sha256: 'e' }, 40)
    await db().$transaction((transaction) => continueAfter(transaction, template, 'e'))
    expect(await run(1)).toBe(41)
    await db().$transaction((transaction) => continueAfter(transaction, template, 'f'))
    expect(await run(1)).toBe(42)
  })

  test('of another user’s template isn’t used', async () => {
    await run(3)
    const other = { userId: (await newUser()).id, templateId: template.id, sha256: template.sha256 }
    expect(await reserveActNumbers(await runningOperation(other.userId), other, 1)).toBe(1)
    expect(await peekActNumber(numbered)).toBe(4)
  })

  test('can be set ahead, and back to the last number that is used', async () => {
    await run(3)
    expect(await setNextNumber(user.id, template.id, { next: 100 })).toEqual({ next: 100, used: 3, acts: 3 })
    expect((await setNextNumber(user.id, template.id, { next: 4 })).next).toBe(4)
    await expect(setNextNumber(user.id, template.id, { next: 3 })).rejects.toMatchObject({
      code: 'ACT_NUMBER_USED',
      params: { number: 3, last: 3 },
    })
  })

  test('begins again only when asked to, and the acts of the series before stay in the register', async () => {
    await run(3)
    const late = await runningOperation(user.id)
    expect(await reserveActNumbers(late, numbered, 1)).toBe(4)
    expect(await setNextNumber(user.id, template.id, { next: 1, restart: true })).toEqual({ next: 1, used: 0, acts: 3 })
    expect(await run(2)).toBe(1)
    await succeed(late, [4])
    expect(await numbersOf()).toEqual([1, 2, 3, 4, 1, 2])
  })

  test('keeps its register when the operations are gone', async () => {
    await run(2)
    await db().documentSession.deleteMany({ where: { userId: user.id } })
    expect(await numbersOf()).toEqual([1, 2])
    expect(await run(1)).toBe(3)
  })
})
