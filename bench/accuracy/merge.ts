/**
 * Measures how faithful merged documents are: every template in the corpus (`ACTUM_CORPUS`) that can be filled, merged
 * for three rows, against the three separate documents. Prints what was compared, every difference, and what was
 * rejected with its code; exits with 1 if they differ. Arguments are parts of the names of the templates to take.
 */
import { readFileSync } from 'node:fs'
import { UNREADABLE, threeRows, type ThreeRows } from '@/lib/documents/generation/merge/test-support/three-rows'
import { wantedFiles, nameOf } from './support/corpus'
import { printMisses, printTallies, type Argued, type Tally } from './support/tally'
import { scoreInOffice } from './merge/in-office'
import { type Outcome, outcomeOf, talliesOf } from './merge/outcome'

interface MergeScore {
  readonly tallies: readonly Tally[]
  readonly argued: readonly Argued[]
  /** Templates that are refused, by the code that says why. */
  readonly refused: ReadonlyMap<string, readonly string[]>
}

/** Compares templates merged for three rows with the separate document of each row. */
async function scoreMerge(files: readonly string[]): Promise<MergeScore> {
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

const { tallies, argued, refused } = await scoreMerge(wantedFiles('templates'))
const reached = printTallies(tallies)
printMisses(tallies)
printMisses(argued)
console.log('\nRefused:')
for (const [code, names] of refused) {
  const known = UNREADABLE.has(code) ? '' : ' NOT EXPECTED'
  console.log(`  ${code}${known} (${names.length}): ${names.join(', ')}`)
}
if (!reached || [...refused.keys()].some((code) => !UNREADABLE.has(code))) process.exitCode = 1
