/**
 * How true merged documents are: every template of other people (`ACTUM_CORPUS`) that can be filled, merged for three rows, against
 * the three documents on their own. Prints what was compared and every difference, and what is refused with its code; ends with 1
 * where they are not equal. Arguments are parts of the names of the templates to take.
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
