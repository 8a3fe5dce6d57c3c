import { readInstructions } from '#instructions'
import { unitInfo, type UnitInfo } from '../units/ucum'
import type { Known } from './known'
import type { Said } from './make-reading'
import type { TextOptions } from './text-cell'
import { posologyWarning } from './warnings'

/** What the columns next to a dose say about how often and for how long it is taken, and what is odd in them. */
export interface RhythmBeside {
  readonly rhythm: Said['rhythm']
  readonly warnings: readonly string[]
}

const NOTHING: RhythmBeside = { rhythm: null, warnings: [] }
const NOT_READ: RhythmBeside = { rhythm: null, warnings: [posologyWarning('UNEXPLAINED_TEXT')] }

/**
 * Returns how often and for how long, from the columns next to a dose. They are read together with the dose as one
 * instruction, so that both give the daily amount. Null if no column says so. Unread words and several rhythms in one
 * cell produce warnings.
 * @param raw the dose as its cell gives it
 * @param own the dose's text includes its unit
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
