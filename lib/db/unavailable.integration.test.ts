import { expect, test } from '@jest/globals'
import { openDatabase } from './connection'
import { isDatabaseUnavailable } from './unavailable'

test('a server that refuses connections is unavailable, and says so within its time', async () => {
  const database = await openDatabase({ kind: 'postgresql', url: 'postgresql://test@127.0.0.1:9/none' })
  const started = Date.now()
  const ask = () => database.prisma.user.findFirst()
  const error: unknown = await ask().catch((caught: unknown) => caught)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(Date.now() - started).toBeLessThan(10_000)
  await database.close()
})

test.each([new Error('boom'), { code: 'P2002' }, { code: '23505' }, null, 'P1001'])('%p is another matter', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})
