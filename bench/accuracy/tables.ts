/**
 * How exactly tables are read: other people's Word files (`ACTUM_CORPUS`) against what other programs find in them, against
 * themselves with their tracked changes settled, and against themselves written otherwise. Prints precision, recall, F1 and every
 * miss; ends with 1 where a bar is not reached. Arguments are parts of the names of the files to take.
 */
import { wantedFiles } from './support/corpus'
import { printMisses, printTallies } from './support/tally'
import { scoreOracles } from './tables/against-oracles'
import { scoreRevisions } from './tables/revisions'
import { scoreRewrites } from './tables/rewrites'
import { scoreTyping } from './tables/typing'

const files = wantedFiles('tables')
const parts = [await scoreOracles(files), await scoreRevisions(), await scoreRewrites(files), await scoreTyping(files)]
// Where nothing was compared, nothing is reached.
const tallies = parts.flatMap((part) => part.tallies).filter(({ right, wrong, missed }) => right + wrong + missed > 0)
const reached = printTallies(tallies)
printMisses(tallies)
printMisses(parts.flatMap(({ argued }) => argued))
if (!reached) process.exitCode = 1
