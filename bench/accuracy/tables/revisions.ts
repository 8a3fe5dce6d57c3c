import { readFileSync } from 'node:fs'
import { compareReadings } from '@/lib/documents/word-tables/reader/test-support/compare'
import { UNEQUAL_REVISIONS } from '@/lib/documents/word-tables/reader/test-support/differences'
import type { ReadOptions } from '@/lib/documents/word-tables/options'
import { readTables } from '@/lib/documents/word-tables/reader/read-tables'
import { revisionPairs } from '@/lib/documents/test-support/corpus'
import { isWanted, nameOf } from '../support/corpus'
import { type Part, scoreOf, settledTallies } from './score'

const read = (file: string, options?: ReadOptions) => readTables({ name: file, bytes: readFileSync(file) }, options)

/** Files with tracked changes, in both views, against the same with the changes accepted or rejected by another program. */
export async function scoreRevisions(): Promise<Part> {
  const parts = [await scoreView('accepted', 'Accepted'), await scoreView('original', 'Rejected')]
  return { tallies: parts.flatMap(({ tallies }) => tallies), argued: parts.map(({ argued }) => argued) }
}

async function scoreView(view: 'accepted' | 'original', done: 'Accepted' | 'Rejected') {
  const compared = new Map<string, ReturnType<typeof compareReadings>>()
  for (const { file, other } of revisionPairs(done).filter((pair) => isWanted(pair.other))) {
    compared.set(nameOf(other), compareReadings(await read(file, { view }), await read(other)))
  }
  return settledTallies(scoreOf(`tracked changes, ${view} view`, compared), UNEQUAL_REVISIONS)
}
