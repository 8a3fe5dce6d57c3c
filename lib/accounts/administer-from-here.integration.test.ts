import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'

const folder = await mkdtemp(path.join(tmpdir(), 'actum-admin-'))
afterAll(() => rm(folder, { recursive: true }))

test('a command with another environment than the server’s says which folder it looked in, and makes no database there', async () => {
  process.env['ACTUM_DATA'] = folder
  delete process.env['DATABASE_URL']
  const { administerFromHere, NoDatabaseError } = await import('./administer-from-here')
  const told = administerFromHere({ command: 'grant', email: 'a@clinic.example' })
  await expect(told).rejects.toThrow(NoDatabaseError)
  await expect(told).rejects.toMatchObject({ folder })
  expect(await readdir(folder)).toEqual([])
})
