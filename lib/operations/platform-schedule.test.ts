import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { readEnvironment } from '@/lib/env'
import { SCHEDULED_JOBS } from './scheduled-jobs'

const { crons, functions } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
  crons: { path: string; schedule: string }[]
  functions: Record<string, { maxDuration: number }>
}

test('vercel.json calls every scheduled job, at the time the queue runs it', () => {
  const wanted = [...SCHEDULED_JOBS].map(([name, { cron }]) => ({
    path: `/api/cron/${name}`,
    schedule: cron ?? '* * * * *',
  }))
  expect(crons).toEqual(wanted)
})

test('a run is limited by the time that vercel.json gives it', () => {
  const { ACTUM_MAX_SECONDS } = readEnvironment({})
  for (const folder of ['documents', 'cron']) {
    expect(functions[`app/api/${folder}/**/route.ts`]?.maxDuration).toBe(ACTUM_MAX_SECONDS)
  }
})

test.each(Object.keys(functions))('%s in vercel.json names routes that exist', (pattern) => {
  const folder = pattern.split('/**')[0] ?? ''
  expect(existsSync(folder)).toBe(true)
})
