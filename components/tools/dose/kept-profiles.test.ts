import { expect, test } from '@jest/globals'
import type { LimitProfile } from '@/lib/documents/doses/limits/profiles'
import { withoutProfile, withProfile } from './kept-profiles'

const profile = (name: string, validFrom: string | null = null): LimitProfile => ({ name, validFrom, limits: [] })
const OWN = [profile('Clinic'), profile('Ours')]

test('Limits that are kept are under their name, and in the place of those of the same name', () => {
  expect(withProfile(OWN, profile('Hospital')).map(({ name }) => name)).toEqual(['Clinic', 'Hospital', 'Ours'])
  expect(withProfile(OWN, profile('Ours', '2026-01-01'))).toEqual([OWN[0], profile('Ours', '2026-01-01')])
})

test('Deleted limits disappear, and the others stay', () => {
  expect(withoutProfile(OWN, 'Clinic')).toEqual([OWN[1]])
})
