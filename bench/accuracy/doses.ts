/**
 * How well doses are read: our own files in each layout that was seen, and other people's texts with their expected doses
 * (`ACTUM_CORPUS`). Prints precision, recall, F1 and every miss; ends with 1 where a bar is not reached.
 */
import { scoreLayouts } from './doses/layouts'
import { scoreMedicineNames } from './doses/medicine-names'
import { scoreInstructions } from './doses/posology'
import { scoreQuantities } from './doses/quantities'
import { addFaults, type Faults, ratesOf, type Tally } from './doses/tally'
import { scoreUcum } from './doses/ucum'

/** False doses in a thousand numbers that are none. */
const FALSE_DOSES_BAR = 1

function printTally(tally: Tally): boolean {
  const { name, of, right, missed, bar } = tally
  const { precision, recall, f1 } = ratesOf(tally)
  const reached = bar === null || f1 >= bar
  const figures = [precision, recall, f1].map((rate) => rate.toFixed(4)).join(' | ')
  const verdict = bar === null ? '' : `${bar} ${reached ? 'reached' : 'NOT REACHED'}`
  console.log(`| ${name} | ${right + missed} ${of} | ${figures} | ${verdict} |`)
  return reached
}

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
console.log('| | | precision | recall | F1 | bar |\n|---|---|---|---|---|---|')
const reached = tallies.map(printTally)
const faultless = printFaults(addFaults(parts.map(({ faults }) => faults)))
for (const { name, misses } of tallies.filter(({ misses: list }) => list.length > 0)) {
  console.log(`\n${name}:`)
  for (const miss of misses) console.log(`  ${miss}`)
}
if (!faultless || reached.includes(false)) process.exitCode = 1
