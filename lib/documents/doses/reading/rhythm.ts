import { unitInfo, type UnitInfo } from '../units/ucum'
import { parsePosology } from '../posology/parse-posology'
import type { Known } from './known'
import type { Said } from './make-reading'
import type { TextOptions } from './text-cell'

/**
 * How often and how long, where columns beside a dose say so: read as one instruction with the dose, so that the amount of a day
 * comes out of both. Null where no column does.
 * @param own the dose's text has its unit
 */
export function rhythmOf(
  raw: string,
  own: boolean,
  unit: UnitInfo | null,
  { facts }: Known,
  { context, language }: Pick<TextOptions, 'context' | 'language'>,
): Said['rhythm'] {
  if (context === 'dosimetry' || !facts?.rhythm) return null
  const amount = own || !unit || !unitInfo(unit.ucum) ? raw : `${raw} ${unit.ucum}`
  const [posology] = parsePosology(`${amount} ${facts.rhythm}`, language ?? 'auto')
  if (!posology) return null
  const { frequency, perDay, duration, asNeeded } = posology
  return { frequency, perDay, duration, asNeeded }
}
