import { readFileSync } from 'node:fs'
import { threeRows, type ThreeRows } from '@/lib/documents/generation/merge/test-support/three-rows'
import { nameOf } from '../support/corpus'
import type { Argued, Tally } from '../support/tally'
import { scoreInOffice } from './in-office'
import { type Outcome, outcomeOf, talliesOf } from './outcome'

export interface MergeScore {
  readonly tallies: readonly Tally[]
  readonly argued: readonly Argued[]
  /** Templates that are refused, by the code that says why. */
  readonly refused: ReadonlyMap<string, readonly string[]>
}

/** Compares templates merged for three rows with the separate document of each row. */
export async function scoreMerge(files: readonly string[]): Promise<MergeScore> {
  const outcomes: Outcome[] = []
  const filled = new Map<string, ThreeRows>()
  const refused = new Map<string, string[]>()
  for (const file of files) {
    const name = nameOf(file)
    const rows = await threeRows(readFileSync(file))
    if (typeof rows === 'string') refused.set(rows, [...(refused.get(rows) ?? []), name])
    else {
      filled.set(name, rows)
      outcomes.push(await outcomeOf(name, rows))
    }
  }
  const shown = await scoreInOffice(filled)
  return { tallies: [...talliesOf(outcomes), ...shown.tallies], argued: shown.argued, refused }
}
