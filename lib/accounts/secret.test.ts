import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { readEnvironment } from '@/lib/env'
import { loadSecret } from './secret'

const folder = mkdtempSync(path.join(tmpdir(), 'actum-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a data folder that can’t be written to is named, with what to set', async () => {
  writeFileSync(path.join(folder, 'taken'), '')
  process.env['ACTUM_DATA'] = path.join(folder, 'taken', 'data')
  const environment = readEnvironment({ ...process.env, NODE_ENV: 'test' })
  await expect(loadSecret(environment)).rejects.toThrow(/ACTUM_DATA/)
})
