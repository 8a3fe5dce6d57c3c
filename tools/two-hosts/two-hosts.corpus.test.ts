import { expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const CORPUS = process.env['ACTUM_CORPUS'] ?? '../shared/corpus'
/** What other people's files there are of each kind. */
const FOLDERS = ['templates', 'tables', 'revisions', 'doses', 'pdf', 'hostile'].map((name) => path.join(CORPUS, name))
const HOUR_MS = 3_600_000

test.each(FOLDERS.filter((folder) => existsSync(folder)))(
  '%s comes to the same on Node and in a browser',
  async (folder) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/two-hosts/main.mjs', folder], {
      maxBuffer: 1 << 26,
    }).catch((error: { stdout: string }) => error)
    expect(stdout.split('\n').filter((line) => /^(DIFFERS|CRASH)/.test(line))).toEqual([])
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')).toMatchObject({ differ: 0, crashed: 0 })
  },
  HOUR_MS,
)
