import { readInstructions } from '#instructions'
import { unitInfo, type UnitInfo } from '../units/ucum'
import type { Known } from './known'
import type { Said } from './make-reading'
import type { TextOptions } from './text-cell'
import { posologyWarning } from './warnings'

/** What the columns beside a dose say of how often and how long it is taken, and what is odd in it. */
export interface RhythmBeside {
  readonly rhythm: Said['rhythm']
  readonly warnings: readonly string[]
}

const NOTHING: RhythmBeside = { rhythm: null, warnings: [] }
const NOT_READ: RhythmBeside = { rhythm: null, warnings: [posologyWarning('UNEXPLAINED_TEXT')] }

/**
 * How often and how long, where columns beside a dose say so: read as one instruction with the dose, so that the amount of a day
 * comes out of both. Null where no column does. Words that aren't read, and several rhythms in one cell, are warned of.
 * @param raw the dose as its cell says it
 * @param own the dose's text has its unit
 */
export function rhythmOf(
  raw: string,
  own: boolean,
  unit: UnitInfo | null,
  { facts }: Known,
  { context, language }: Pick<TextOptions, 'context' | 'language'>,
): RhythmBeside {
  if (context === 'dosimetry' || !facts?.rhythm) return NOTHING
  const amount = own || !unit || !unitInfo(unit.ucum) ? raw : `${raw} ${unit.ucum}`
  const said = readInstructions(`${amount} ${facts.rhythm}`, language ?? 'auto')
  const [posology, second] = said.instructions
  if (!posology) return NOT_READ
  const { frequency, perDay, duration, asNeeded, warnings } = posology
  const codes = new Set(warnings)
  if (second) codes.add('TWO_READINGS')
  if (said.namesSteps) codes.add('DOSE_CHANGE')
  if (frequency === null && perDay === null && duration === null && !asNeeded) codes.add('UNEXPLAINED_TEXT')
  return { rhythm: { frequency, perDay, duration, asNeeded }, warnings: [...codes].map(posologyWarning) }
}
