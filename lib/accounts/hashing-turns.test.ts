import { expect, test } from '@jest/globals'
import { HashingTurns } from './hashing-turns'

test('a limited number run at a time, the others in order, and one that fails makes room too', async () => {
  const turns = new HashingTurns(2)
  const ends: ((error?: Error) => void)[] = []
  const results = [0, 1, 2, 3].map((index) =>
    turns.run(
      () =>
        new Promise<number>((resolve, reject) => {
          ends[index] = (error) => (error ? reject(error) : resolve(index))
        }),
    ),
  )
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  await settled()
  expect(Object.keys(ends)).toEqual(['0', '1'])
  ends[1]?.(new Error('no'))
  await expect(results[1]).rejects.toThrow('no')
  await settled()
  expect(Object.keys(ends)).toEqual(['0', '1', '2'])
  ends[0]?.()
  await settled()
  ends[2]?.()
  ends[3]?.()
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([0, 2, 3])
  expect(await turns.run(() => Promise.resolve('free again'))).toBe('free again')
})

test('rejects immediately if too many are waiting', async () => {
  const turns = new HashingTurns(1, 2)
  let end = () => undefined as void
  const first = turns.run(() => new Promise<void>((resolve) => (end = resolve)))
  const waiting = [turns.run(() => Promise.resolve('second')), turns.run(() => Promise.resolve('third'))]
  await expect(turns.run(() => Promise.resolve('fourth'))).rejects.toMatchObject({ code: 'SERVER_BUSY' })
  end()
  await first
  expect(await Promise.all(waiting)).toEqual(['second', 'third'])
})
