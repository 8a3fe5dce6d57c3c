import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { loadEnvFile } from './env-file.js'

const folder = mkdtempSync(path.join(tmpdir(), 'env-file-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what the environment sets, even to nothing, wins over the file', () => {
  writeFileSync(
    path.join(folder, '.env'),
    '# of this machine\nPORT=4000\nDATABASE_URL=postgresql://db\nMAIL_FROM="A <a@b.example>"\n',
  )
  const variables: NodeJS.ProcessEnv = { NODE_ENV: 'test', PORT: '5000', DATABASE_URL: '' }
  loadEnvFile(folder, variables)
  expect(variables).toEqual({ NODE_ENV: 'test', PORT: '5000', DATABASE_URL: '', MAIL_FROM: 'A <a@b.example>' })
})

test('without a file nothing changes', () => {
  const variables: NodeJS.ProcessEnv = { NODE_ENV: 'test' }
  loadEnvFile(path.join(folder, 'empty'), variables)
  expect(variables).toEqual({ NODE_ENV: 'test' })
})
