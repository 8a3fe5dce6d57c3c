import { expect, test } from '@jest/globals'
import type { PooledOptions, PooledProcess } from './process-pool'
import { ProcessPool } from './process-pool'
import type { Job } from './protocol'

const LIMIT = { baseMs: 1_000, perItemMs: 0 }

/** A pool whose processes do as the test says, and what they were given so far, by the jobs' outputs. */
function pool(size: number, each?: number) {
  const ends = new Map<string, (error?: Error) => void>()
  const [begun, processes]: [string[], { usable: boolean; jobsDone: number }[]] = [[], []]
  const made = new ProcessPool(size, each, () => {
    const process: PooledProcess & { usable: boolean; jobsDone: number } = {
      usable: true,
      jobsDone: 0,
      kill: () => void (process.usable = false),
      run: ({ output }) =>
        new Promise((resolve, reject) => {
          process.jobsDone++
          begun.push(output)
          ends.set(output, (error) => (error ? reject(error) : resolve(output)))
        }),
    }
    processes.push(process)
    return process
  })
  const run = (output: string, options: Partial<PooledOptions> = {}) => {
    const done = made.run({ output } as Job, { limit: LIMIT, ...options })
    done.catch(() => undefined)
    return done
  }
  const end = async (output: string, error?: Error) => {
    ends.get(output)?.(error)
    await settled()
  }
  return { made, begun, processes, run, end }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('jobs wait in line for a limited number of processes, which are reused', async () => {
  const { begun, processes, run, end } = pool(2)
  const jobs = ['1', '2', '3', '4'].map((output) => run(output))
  await settled()
  expect(begun).toEqual(['1', '2'])
  await end('2')
  expect(begun).toEqual(['1', '2', '3'])
  await end('1', new Error('no'))
  expect(begun).toEqual(['1', '2', '3', '4'])
  await Promise.all([end('3'), end('4')])
  await expect(jobs[0]).rejects.toThrow('no')
  expect(await Promise.all(jobs.slice(1))).toEqual(['2', '3', '4'])
  expect(processes).toHaveLength(2)
})

test('a user at the limit lets others go first, but doesn’t keep processes idle', async () => {
  const { begun, run, end } = pool(2, 1)
  for (const output of ['a1', 'a2', 'a3']) void run(output, { person: 'a' })
  await settled()
  expect(begun).toEqual(['a1'])
  void run('b1', { person: 'b' })
  void run('c1', { person: 'c' })
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  await end('c1')
  await end('a2')
  expect(begun.slice(4)).toEqual(['a3'])
})

test('a job that is given up in the line leaves it, and no process ends for it', async () => {
  const { begun, processes, run, end } = pool(1)
  const given = new AbortController()
  void run('1')
  const second = run('2', { signal: given.signal })
  void run('3')
  given.abort(new Error('enough'))
  await expect(second).rejects.toThrow('enough')
  await end('1')
  expect(begun).toEqual(['1', '3'])
  const never = AbortSignal.abort(new Error('late'))
  const fourth = run('4', { signal: never })
  await end('3')
  await expect(fourth).rejects.toThrow('late')
  expect([begun, processes.map(({ usable }) => usable)]).toEqual([['1', '3'], [true]])
})

test('a process that ended, or has done fifty jobs, is replaced', async () => {
  const { processes, run, end } = pool(1)
  for (let job = 1; job <= 50; job++) {
    void run(String(job))
    await settled()
    await end(String(job))
  }
  expect(processes.map(({ usable }) => usable)).toEqual([false, true])
  void run('a')
  await settled()
  Object.assign(processes[1] ?? {}, { usable: false })
  await end('a', new Error('ended'))
  expect(processes.map(({ usable }) => usable)).toEqual([false, false, true])
})

test('the requested number of processes starts ahead', async () => {
  const { made, processes, run } = pool(3)
  made.warm(1)
  expect(processes).toHaveLength(1)
  made.warm()
  expect(processes).toHaveLength(3)
  void run('1')
  await settled()
  made.warm()
  expect(processes).toHaveLength(3)
})
