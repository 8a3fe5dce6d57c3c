import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { wordFilesOf } from '../../test-support/corpus'
import { expectShown } from './test-support/typings'
import { typedCells } from './test-support/typed-file'

const FILES = wordFilesOf('tables')

// Without the corpus, which is not part of the project, this is skipped.
const whereCorpus = FILES.length > 0 ? describe : describe.skip

whereCorpus('the tables that other people wrote (skipped where the corpus is absent)', () => {
  test('show each typed cell as it is written', async () => {
    let typed = 0
    for (const name of FILES) {
      for (const { cell, typing } of (await typedCells({ name, bytes: readFileSync(name) })) ?? []) {
        if (typing.type === 'text') continue
        expectShown(cell.text, typing)
        if (typing.type !== 'empty') typed++
      }
    }
    expect(typed).toBeGreaterThan(1_000)
  }, 120_000)
})
