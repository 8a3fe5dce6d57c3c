import { readCell } from '../grammar/read-cell'
import type { DoseReading } from '../model'
import { parsePosology } from '../posology/parse-posology'
import type { Posology } from '../posology/types'
import { unitInfo } from '../units/ucum'
import { choicesOf } from './amounts'
import { type CellDoses, doubtful, NO_DOSE, sure } from './cell-doses'
import type { Known } from './known'
import { makeReading } from './make-reading'
import type { TextOptions } from './text-cell'
import { posologyWarning } from './warnings'

/** The prescribed doses of an instruction in words, one reading each: drug, dose, rhythm, course. */
export function readInstruction(text: string, known: Known, options: TextOptions): CellDoses {
  const said = parsePosology(text, options.language ?? 'auto').filter(({ dose, perDay }) => dose ?? perDay)
  const unsure = parsePosology(text, options.language ?? 'auto').some(
    ({ dose, warnings }) => dose === null && warnings.includes('AMBIGUOUS_NUMBER'),
  )
  if (unsure) {
    const { ambiguities } = readCell(text, { ...options, context: 'medication' })
    const texts = ambiguities.flatMap(({ alternatives }) => alternatives)
    return doubtful('groupOrDecimal', choicesOf(texts, text, 'dose', known))
  }
  return said.length === 0 ? NO_DOSE : sure(said.map((posology) => prescribed(posology, known)))
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
