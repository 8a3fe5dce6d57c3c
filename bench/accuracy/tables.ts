/**
 * Measures how exactly tables are read: Word files from the corpus (`ACTUM_CORPUS`) against what other programs find in
 * them, against themselves with their tracked changes settled, and against themselves written differently. Prints
 * precision, recall, F1 and every miss; exits with 1 if a target is missed. Arguments are parts of the names of the
 * files to take.
 */
import { wantedFiles } from './support/corpus'
import { printMisses, printTallies } from './support/tally'
import { scoreOracles } from './tables/against-oracles'
import { scoreRevisions } from './tables/revisions'
import { scoreRewrites } from './tables/rewrites'
import { scoreTyping } from './tables/typing'

const files = wantedFiles('tables')
const parts = [await scoreOracles(files), await scoreRevisions(), await scoreRewrites(files), await scoreTyping(files)]
// If nothing was compared, no target is met.
const tallies = parts.flatMap((part) => part.tallies).filter(({ right, wrong, missed }) => right + wrong + missed > 0)
const reached = printTallies(tallies)
printMisses(tallies)
printMisses(parts.flatMap(({ argued }) => argued))
if (!reached) process.exitCode = 1
