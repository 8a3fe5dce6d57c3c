import type { ChosenFile } from '../shared/chosen-file'
import type { DoseState, Question } from './state'

/** What the server should be asked about the file now; null while there is nothing to ask. */
export function questionOf(state: DoseState, locale: string): Question | null {
  const { slot, before, reading, mapping, resolved, includedRows } = state
  if (slot.kind !== 'stored') return null
  return { data: slot.name, before: before && traitsOf(before.file), reading, mapping, resolved, includedRows, locale }
}

function traitsOf(file: ChosenFile): Question['before'] {
  return { name: file.name, size: file.size, lastModified: 'passed' in file ? null : file.lastModified }
}
