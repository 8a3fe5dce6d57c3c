/**
 * Measures how faithful merged documents are: every template in the corpus (`ACTUM_CORPUS`) that can be filled, merged
 * for three rows, against the three separate documents. Prints what was compared, every difference, and what was
 * rejected with its code; exits with 1 if they differ. Arguments are parts of the names of the templates to take.
 */
import { UNREADABLE } from '@/lib/documents/generation/merge/test-support/three-rows'
import { scoreMerge } from './merge/score'
import { wantedFiles } from './support/corpus'
import { printMisses, printTallies } from './support/tally'

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
