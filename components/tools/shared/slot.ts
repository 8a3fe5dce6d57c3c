import type { ChosenFile } from './chosen-file'
import type { Failure } from './failure'

/** What a slot shows of a file, whatever it is. */
export interface Named {
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/** A file that the server has, by the name that it goes by there. */
export interface StoredSlot<F extends Named = ChosenFile> {
  readonly kind: 'stored'
  readonly file: F
  readonly name: string
}

/** The place of one file. */
export type Slot<F extends Named = ChosenFile> =
  | { readonly kind: 'empty' }
  /** `share` is from 0 to 1; `before` comes back when the upload is stopped. */
  | {
      readonly kind: 'uploading'
      readonly file: F
      readonly share: number
      readonly before: StoredSlot<F> | { readonly kind: 'empty' }
    }
  | StoredSlot<F>
  | { readonly kind: 'failed'; readonly file: F; readonly failure: Failure }

/** A slot on whose file's way another is sent. */
export function uploading<F extends Named>(slot: Slot<F>, file: F): Slot<F> {
  const before = slot.kind === 'uploading' ? slot.before : slot.kind === 'stored' ? slot : { kind: 'empty' as const }
  return { kind: 'uploading', file, share: 0, before }
}

/** A tool's state with the file changed that is on its way, while it is: what is told of another file changes nothing. */
export function whileUploading<State extends { readonly slot: Slot }>(
  state: State,
  { file }: { readonly file: ChosenFile },
  next: (slot: Extract<Slot, { readonly kind: 'uploading' }>) => State,
): State {
  const { slot } = state
  return slot.kind === 'uploading' && slot.file === file ? next(slot) : state
}
