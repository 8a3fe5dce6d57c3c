import { readCell } from '../grammar/read-cell'
import type { DoseReading } from '../model'
import { readInstructions } from '#instructions'
import type { Posology } from '../posology/types'
import { unitInfo } from '../units/ucum'
import { choicesOf } from './amounts'
import { asChoice, type CellDoses, type Choice, doubtful, sure } from './cell-doses'
import type { Known } from './known'
import { makeReading } from './make-reading'
import type { TextOptions } from './text-cell'
import { posologyWarning } from './warnings'

/** Above this number of choices, a user must settle it in the file. */
const MOST_CHOICES = 6

/** Returns the prescribed doses of an instruction in words, with one reading each: drug, dose, rhythm, course. */
export function readInstruction(text: string, known: Known, options: TextOptions): CellDoses {
  const { instructions: all, namesStopped, namesSteps } = readInstructions(text, options.language ?? 'auto')
  if (all.some(({ dose, warnings }) => dose === null && warnings.includes('AMBIGUOUS_NUMBER'))) {
    const { ambiguities } = readCell(text, { ...options, context: 'medication' })
    const texts = ambiguities.flatMap(({ alternatives }) => alternatives)
    return doubtful('groupOrDecimal', choicesOf(texts, text, 'dose', known))
  }
  const others = namesStopped ? (['NOT_TAKEN'] as const) : []
  const dosed = (posology: Posology) => prescribed({ ...posology, warnings: [...posology.warnings, ...others] }, known)
  if (all.some(({ alternatives }) => alternatives.length > 0)) return doubtful('perhapsDoses', wholes(all, dosed))
  const said = all.filter(isDose)
  const isChange = namesSteps || all.some(({ warnings }) => warnings.includes('DOSE_CHANGE'))
  // Changes of a dose and medicines that aren't taken give no doses. If the text says nothing else, a user decides.
  if (said.length === 0 && (isChange || namesStopped)) return doubtful('notUnderstood')
  return sure(said.map(dosed))
}

/**
 * Returns the entire cell as choices: one with each amount that may be the dose of its one open instruction, and one
 * with all. Empty if several are open.
 */
function wholes(all: readonly Posology[], dosed: (posology: Posology) => DoseReading): readonly Choice[] {
  const open = all.filter(({ alternatives }) => alternatives.length > 0)
  const each = open[0]?.alternatives ?? []
  if (open.length !== 1 || each.length > MOST_CHOICES) return []
  return [...each.map((one) => [one]), each].map((doses) => {
    const chosen = all.flatMap((one) => (one === open[0] ? doses : [one])).filter(isDose)
    const readings = chosen.map(dosed)
    return { text: readings.map((reading) => asChoice(reading).text).join(' + '), readings }
  })
}

function isDose({ dose, perDay }: Posology): boolean {
  return (dose ?? perDay) !== null
}

function prescribed(posology: Posology, known: Known): DoseReading {
  const { dose, text, drug, route, frequency, perDay, duration, asNeeded, warnings } = posology
  const single = dose !== null && dose.min === dose.max
  const unit = dose?.unit ? unitInfo(dose.unit) : null
  return makeReading(
    {
      raw: text,
      value: single ? dose.min : null,
      min: dose && !single ? dose.min : null,
      max: dose && !single ? dose.max : null,
      unit,
      rawUnit: null,
      unitSource: unit ? 'cell' : null,
      quantity: 'dose',
      drug,
      route,
      rhythm: { frequency, perDay, duration, asNeeded },
      warnings: warnings.map(posologyWarning),
    },
    known,
  )
}
