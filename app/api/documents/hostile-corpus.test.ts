import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { CORPUS, hostileFiles } from '@/lib/documents/test-support/corpus'
import { openTestApplication } from '@/lib/http/test-support/application'
import { ACT, actRows, newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import { GET as health } from './health/route'
import { POST as extractDoses } from './extract-doses/route'
import { POST as generate } from './generate/route'
import { POST as inspect } from './inspect/route'

/**
 * Every fourth of other people's hostile files, sent to every route. `npm run test:security` sends all of them to a
 * server and measures its memory.
 */
const STEP = 4
const ANSWERED = [200, 400, 413, 415, 422]
/** The time limit of reading, and a second. */
const LIMIT_MS = 41_000

const chosen = hostileFiles().filter((_, index) => index % STEP === 0)

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const DOORS = [
  ['a spreadsheet to generate from', generate, (file: Fields[string]): Fields => ({ excel: file, template: ACT })],
  ['a template to generate from', generate, (file: Fields[string]): Fields => ({ excel: actRows(2), template: file })],
  ['a file to inspect', inspect, (file: Fields[string]): Fields => ({ excel: file })],
  ['a file to look for doses in', extractDoses, (file: Fields[string]): Fields => ({ excel: file })],
] as const

;(chosen.length > 0 ? describe : describe.skip)('hostile files (skipped where the corpus is absent)', () => {
  test.each(DOORS)(
    'as %s are only ever answered with a result or a typed refusal, in time',
    async (_what, handler, fieldsOf) => {
      const wrong: string[] = []
      for (let index = 0; index < chosen.length; index += 2) {
        await Promise.all(chosen.slice(index, index + 2).map((file) => offer(file, handler, fieldsOf, wrong)))
        expect(
          (await health(new Request('http://localhost:3000/api/documents/health'), { params: Promise.resolve({}) }))
            .status,
        ).toBe(200)
      }
      expect(wrong).toEqual([])
      expect(await readdir(path.join(application.dataFolder, 'tmp')).catch(() => [])).toEqual([])
    },
    900_000,
  )
})

async function offer(
  file: string,
  handler: typeof generate,
  fieldsOf: (file: Fields[string]) => Fields,
  wrong: string[],
): Promise<void> {
  const { browser, sessionId } = await newWorkspace()
  const bytes = await readFile(file)
  const name = path.relative(CORPUS, file)
  const started = performance.now()
  const response = await postForm(browser, handler, { ...fieldsOf({ name: path.basename(file), bytes }), sessionId })
  const ms = performance.now() - started
  const body = (await response.json()) as { success: boolean; code?: string }
  const typed = body.success || (body.code !== undefined && body.code !== 'INTERNAL')
  if (!ANSWERED.includes(response.status) || !typed || ms > LIMIT_MS) {
    wrong.push(`${name}: ${response.status} ${body.code} ${Math.round(ms)} ms`)
  }
}
