import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { openDataFolder } from './data-folder'

const folder = mkdtempSync(path.join(tmpdir(), 'actum-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a data folder that can’t be written to is named, with what to set', async () => {
  writeFileSync(path.join(folder, 'taken'), '')
  process.env['ACTUM_DATA'] = path.join(folder, 'taken', 'data')
  await expect(openDataFolder()).rejects.toThrow(/taken\/data.*Set ACTUM_DATA/)
})
