import { readFileSync } from 'node:fs'
import { type Comparison, compareReadings } from '@/lib/documents/word-tables/reader/test-support/compare'
import { reread } from '@/lib/documents/word-tables/reader/test-support/reread'
import { CHANGES } from '@/lib/documents/word-tables/reader/test-support/rewrap'
import { nameOf } from '../support/corpus'
import type { Tally } from '../support/tally'
import { type Part, rawTally, scoreOf } from './score'

/** Files whose XML is written otherwise and says the same. */
export async function scoreRewrites(files: readonly string[]): Promise<Part> {
  const tallies: Tally[] = []
  for (const [name, change] of CHANGES) {
    const compared = new Map<string, Comparison>()
    for (const file of files) {
      const readings = await reread(readFileSync(file), change)
      if (readings !== null) compared.set(nameOf(file), compareReadings(...readings))
    }
    tallies.push({ ...rawTally(scoreOf(name, compared)), bar: 1 })
  }
  return { tallies, argued: [] }
}
