import type { ChosenFile } from './chosen-file'
import type { Failure } from './failure'

/** What a slot shows of any file. */
export interface Named {
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/** A file that the server has, by the name that it has there. */
export interface StoredSlot<F extends Named = ChosenFile> {
  readonly kind: 'stored'
  readonly file: F
  readonly name: string
}

/** What a place is while no file is on its way into it. */
type SettledSlot<F extends Named> = StoredSlot<F> | { readonly kind: 'empty' }

/** The place of one file. */
export type Slot<F extends Named = ChosenFile> =
  | SettledSlot<F>
  /** `share` is from 0 to 1; `before` comes back when the upload is stopped. */
  | { readonly kind: 'uploading'; readonly file: F; readonly share: number; readonly before: SettledSlot<F> }
  /** The next, corrected file replaces the one that was there `before`. */
  | { readonly kind: 'failed'; readonly file: F; readonly failure: Failure; readonly before: SettledSlot<F> }

/** A slot on whose file's way another is sent. */
export function uploading<F extends Named>(slot: Slot<F>, file: F): Slot<F> {
  const before = slot.kind === 'uploading' || slot.kind === 'failed' ? slot.before : slot
  return { kind: 'uploading', file, share: 0, before }
}

/** A tool's state with the file changed that is on its way, while it is: what is reported for another file changes nothing. */
export function whileUploading<State extends { readonly slot: Slot }>(
  state: State,
  { file }: { readonly file: ChosenFile },
  next: (slot: Extract<Slot, { readonly kind: 'uploading' }>) => State,
): State {
  const { slot } = state
  return slot.kind === 'uploading' && slot.file === file ? next(slot) : state
}
