import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { CORPUS, revisionPairs, wordFilesOf } from '../test-support/corpus'
import { convertAll, hasOffice } from '../test-support/office'
import { runScript } from '../test-support/run-script'
import type { WordTables } from './model'
import type { ReadOptions } from './options'
import { bodyTables, compareTables, told } from './reader/test-support/compare'
import { DIFFERENCES, RESAVED, UNEQUAL_REVISIONS } from './reader/test-support/differences'
import { htmlTables } from './reader/test-support/html-tables'
import { mammothHtml } from './reader/test-support/mammoth'
import { reread } from './reader/test-support/reread'
import { CHANGES } from './reader/test-support/rewrap'
import { readTables } from './reader/read-tables'

const there = existsSync(CORPUS)
const withCorpus = there ? describe : describe.skip
const withOffice = hasOffice() ? test : test.skip
const SAMPLE = 40

const ALL = wordFilesOf('tables')
const step = process.env.ACTUM_CORPUS_ALL === '1' ? 1 : Math.max(1, Math.floor(ALL.length / SAMPLE))
const FILES = ALL.filter((_, index) => index % step === 0)

async function read(bytes: Uint8Array, options?: ReadOptions): Promise<WordTables> {
  return readTables({ name: 'document.docx', bytes }, options)
}

withCorpus(`files by other people${there ? '' : ' (skipped: ACTUM_CORPUS names no folder)'}`, () => {
  test('have in their bodies the tables that mammoth finds, cell by cell, or others for a reason', async () => {
    const html = mammothHtml(FILES, runScript)
    const different: [name: string, cells: number][] = []
    for (const file of FILES) {
      const theirs = html.get(file)
      if (theirs === undefined) continue
      const { misses } = compareTables(bodyTables(await read(readFileSync(file))), htmlTables(theirs))
      if (misses.length > 0) different.push([path.basename(file), misses.length])
    }
    expect(html.size).toBeGreaterThan(FILES.length * 0.95)
    expect(different).toEqual(
      FILES.map((file) => path.basename(file)).flatMap((name) =>
        DIFFERENCES.filter(([part]) => name.includes(part)).map(([, cells]) => [name, cells]),
      ),
    )
  }, 600_000)

  test.each(CHANGES)(
    'are the same with %s',
    async (_, change) => {
      const changed: string[] = []
      let compared = 0
      for (const file of FILES) {
        const readings = await reread(readFileSync(file), change)
        if (readings === null) continue
        compared++
        const [before, after] = readings.map((reading) => JSON.stringify(told(reading)))
        if (before !== after) changed.push(path.basename(file))
      }
      expect(changed).toEqual([])
      expect(compared).toBeGreaterThan(FILES.length / 3)
    },
    600_000,
  )
})

withCorpus(`files by other people${hasOffice() ? '' : ' (skipped: there is no LibreOffice)'}`, () => {
  withOffice(
    'have the same tables once LibreOffice has saved them again, or others for a reason',
    async () => {
      const again = convertAll(FILES, 'docx:MS Word 2007 XML') ?? new Map<string, Uint8Array>()
      const different: string[] = []
      for (const [file, bytes] of again) {
        const [before, after] = [bodyTables(await read(readFileSync(file))), bodyTables(await read(bytes))]
        if (compareTables(before, after).misses.length > 0) different.push(path.basename(file))
      }
      expect(again.size).toBeGreaterThan(FILES.length * 0.95)
      expect(different.filter((name) => !RESAVED.some(([part]) => name.includes(part)))).toEqual([])
    },
    600_000,
  )
})

withCorpus('tracked changes of other people (skipped where the corpus is absent)', () => {
  test.each([
    ['accepted', 'Accepted'],
    ['original', 'Rejected'],
  ] as const)(
    'the %s view reads as the file with its changes %s',
    async (view, done) => {
      const unequal: string[] = []
      const pairs = revisionPairs(done)
      for (const { file, other } of pairs) {
        const [seen, expected] = [await read(readFileSync(file), { view }), await read(readFileSync(other))]
        if (JSON.stringify(told(seen)) !== JSON.stringify(told(expected))) unequal.push(path.basename(other))
      }
      expect(pairs.length).toBeGreaterThan(50)
      expect(unequal).toEqual(UNEQUAL_REVISIONS.map(([name]) => name).filter((name) => name.includes(done)))
    },
    600_000,
  )
})
