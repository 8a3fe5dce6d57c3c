/**
 * Measures how well doses are read: our own files in each known layout, and other people's texts with their expected
 * doses (`ACTUM_CORPUS`). Prints precision, recall, F1 and every miss; exits with 1 if a target is missed.
 */
import { addFaults, type Faults } from './doses/faults'
import { scoreLayouts } from './doses/layouts'
import { scoreMedicineNames } from './doses/medicine-names'
import { scoreInstructions } from './doses/posology'
import { scoreQuantities } from './doses/quantities'
import { scoreUcum } from './doses/ucum'
import { printMisses, printTallies } from './support/tally'

/** False doses in a thousand numbers that are none. */
const FALSE_DOSES_BAR = 1

function printFaults({ magnitude, doubleCounts, unbalanced, falseDoses, otherNumbers }: Faults): boolean {
  const rate = otherNumbers === 0 ? 0 : (1000 * falseDoses) / otherNumbers
  console.log(`\nOrders of magnitude wrong: ${magnitude.length} (0 wanted)`)
  for (const line of magnitude) console.log(`  ${line}`)
  console.log(`Counted twice: ${doubleCounts.length} (0 wanted)`)
  for (const line of doubleCounts) console.log(`  ${line}`)
  console.log(`Counts that do not balance: ${unbalanced.length} (0 wanted)`)
  for (const line of unbalanced) console.log(`  ${line}`)
  console.log(
    `False doses: ${falseDoses} in ${otherNumbers} other numbers, ${rate.toFixed(2)} in 1 000 (at most ${FALSE_DOSES_BAR})`,
  )
  return magnitude.length + doubleCounts.length + unbalanced.length === 0 && rate <= FALSE_DOSES_BAR
}

const parts = [await scoreLayouts(), await scoreInstructions(), await scoreMedicineNames(), await scoreQuantities()]
const tallies = [...parts.flatMap((part) => part.tallies), ...scoreUcum()]
const reached = printTallies(tallies)
const faultless = printFaults(addFaults(parts.map(({ faults }) => faults)))
printMisses(tallies)
if (!faultless || !reached) process.exitCode = 1
