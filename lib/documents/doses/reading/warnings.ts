import type { NumberNote } from '../grammar/numbers'
import type { PosologyWarning } from '../posology/types'
import type { DoseContext, UnitNote } from '../units/symbol'

/** Spellings that ISMP warns of, where medicines are written; doses of radiation end in zeros rightly. */
const OF_NUMBERS: Readonly<Record<NumberNote, string>> = {
  nakedDecimal: 'POSOLOGY_NAKED_DECIMAL',
  trailingZero: 'POSOLOGY_TRAILING_ZERO',
  ungrouped: 'POSOLOGY_UNGROUPED_DIGITS',
}
const OF_UNITS: Readonly<Record<UnitNote, string>> = {
  letterCase: 'DOSE_UNIT_LETTER_CASE',
  mixedScript: 'DOSE_UNIT_MIXED_SCRIPT',
}
const NONE: readonly string[] = []

/** The codes that a value's spelling calls for. */
export function quantityWarnings(notes: readonly (NumberNote | UnitNote)[], context: DoseContext): readonly string[] {
  if (notes.length === 0) return NONE
  return notes.flatMap((note) => {
    if (note === 'letterCase' || note === 'mixedScript') return [OF_UNITS[note]]
    return context === 'medication' ? [OF_NUMBERS[note]] : []
  })
}

/** An instruction's warning as the code of a problem. */
export function posologyWarning(warning: PosologyWarning): string {
  return `POSOLOGY_${warning}`
}
