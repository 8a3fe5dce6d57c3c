import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { applyEdit } from './apply'
import { DRILLS } from './drills'

const QUARTER_HOUR_MS = 900_000

let copy: string

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'actum-drills-'))
  for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    cpSync(file, path.join(copy, file))
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  for (const edit of DRILLS.flatMap(({ edits }) => edits)) applyEdit(copy, edit)
  run(['-e', "import('./scripts/steps/declare-messages.mjs').then((steps) => steps.declareMessages())"])
  run(['-e', "import('./scripts/steps/list-routes.mjs').then((steps) => steps.listRoutes())"])
}, QUARTER_HOUR_MS)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

function run(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return status === 0 ? '' : `${stdout}${stderr}`
}

// All changes together: each is in other places, and one copy is checked in a fraction of the time of six.
test(
  'the changes compile',
  () => {
    expect(run(['node_modules/typescript-native/bin/tsc', '--noEmit'])).toBe('')
  },
  QUARTER_HOUR_MS,
)

test(
  'their tests pass',
  () => {
    expect(run(['scripts/jest.mjs', 'unit', ...new Set(DRILLS.flatMap(({ checks }) => checks))])).toBe('')
  },
  QUARTER_HOUR_MS,
)
