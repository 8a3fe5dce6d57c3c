import type { ChosenFile } from './chosen-file'
import type { Slot } from './slot'

interface WithInspection {
  readonly slot: Slot<ChosenFile>
  readonly inspected: object | null
  readonly inspectionFailure: object | null
}

/**
 * Returns the state as a screen may show it: while a file replaces another one, without what is known about the file
 * before, because the screen already names the new one. A file that is sent again keeps what is known about it.
 */
export function ofNamedFile<State extends WithInspection>(state: State): State {
  const { slot } = state
  if (slot.kind !== 'uploading' || slot.before.kind !== 'stored' || slot.before.file === slot.file) return state
  return { ...state, inspected: null, inspectionFailure: null }
}
