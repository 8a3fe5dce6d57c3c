import { expect, test } from '@jest/globals'
import { inOrder } from './plan.mjs'

interface Row {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
}

const rowOf = (name: string): Row => ({ name, passed: 1, failed: 0, skipped: 0, seconds: 0 })

test('runs stages in order, those of a list in parallel, and those of a list in it in order', async () => {
  const said: string[] = []
  const ends = new Map<string, () => void>()
  const stage = (name: string) => () => {
    said.push(`+${name}`)
    return new Promise<Row>((resolve) => ends.set(name, () => resolve(rowOf(name))))
  }
  const plan = [
    stage('code'),
    [
      [[stage('one'), stage('other')], stage('browser')],
      [stage('22'), stage('24')],
    ],
  ]
  const run = inOrder(plan, ({ name }: Row) => said.push(`-${name}`))
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  for (const name of ['code', 'other', '22', 'one', 'browser', '24']) await end(name)
  await run
  expect(said).toEqual([
    '+code',
    '-code',
    ...['+one', '+other', '+22'],
    ...['-other', '-22', '+24'],
    ...['-one', '+browser', '-browser', '-24'],
  ])
})

test('a stage that fails to run ends the plan', async () => {
  const run = inOrder([[() => Promise.reject(new Error('no disk'))], async () => rowOf('never')], () => undefined)
  await expect(run).rejects.toThrow('no disk')
})

test('begins no stage once it was stopped', async () => {
  const said: string[] = []
  let isStopped = false
  const stage = (name: string) => () => {
    said.push(name)
    isStopped ||= name === 'one'
    return Promise.resolve(rowOf(name))
  }
  await inOrder(
    [stage('code'), [[stage('one'), stage('other')]], stage('browser')],
    () => {},
    () => isStopped,
  )
  expect(said).toEqual(['code', 'one'])
})
