import { describe, expect, test } from '@jest/globals'
import { makeQueue } from './queue'

/** Creates a queue but fails this often first, as PostgreSQL does if two processes create their first queues concurrently. */
function failing(times: number, code: string) {
  let calls = 0
  return {
    calls: () => calls,
    createQueue: () => {
      calls += 1
      return calls > times ? Promise.resolve() : Promise.reject(Object.assign(new Error('deadlock detected'), { code }))
    },
  }
}

describe('making a queue', () => {
  test('is tried again where the database gave it up for another process', async () => {
    const boss = failing(2, '40P01')
    await makeQueue(boss, 'sweep')
    expect(boss.calls()).toBe(3)
  })

  test('throws other errors immediately, and queue errors after some time', async () => {
    const refused = { createQueue: () => Promise.reject(Object.assign(new Error('no'), { code: '42501' })) }
    await expect(makeQueue(refused, 'sweep')).rejects.toThrow('no')
    const never = failing(99, '40P01')
    await expect(makeQueue(never, 'sweep')).rejects.toThrow('deadlock')
    expect(never.calls()).toBe(5)
  })
})
