import type { NumberNote } from '../grammar/numbers'
import type { PosologyWarning } from '../posology/types'
import type { DoseContext, UnitNote } from '../units/symbol'

/** Spellings in medicine texts that ISMP warns about. Radiation doses may rightly end in zeros. */
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

/** Returns the warning codes for a value's spelling. */
export function quantityWarnings(notes: readonly (NumberNote | UnitNote)[], context: DoseContext): readonly string[] {
  if (notes.length === 0) return NONE
  return notes.flatMap((note) => {
    if (note === 'letterCase' || note === 'mixedScript') return [OF_UNITS[note]]
    return context === 'medication' ? [OF_NUMBERS[note]] : []
  })
}

/** Returns an instruction's warning as a problem code. */
export function posologyWarning(warning: PosologyWarning): string {
  return `POSOLOGY_${warning}`
}
