import type { Failure } from './failure'

/** A file that the server has, by the name that it goes by there. */
export interface StoredSlot {
  readonly kind: 'stored'
  readonly file: File
  readonly name: string
}

/** The place of one file. */
export type Slot =
  | { readonly kind: 'empty' }
  /** `share` is from 0 to 1; `before` comes back when the upload is stopped. */
  | {
      readonly kind: 'uploading'
      readonly file: File
      readonly share: number
      readonly before: StoredSlot | { readonly kind: 'empty' }
    }
  | StoredSlot
  | { readonly kind: 'failed'; readonly file: File; readonly failure: Failure }

/** A slot on whose file's way another is sent. */
export function uploading(slot: Slot, file: File): Slot {
  const before = slot.kind === 'uploading' ? slot.before : slot.kind === 'stored' ? slot : { kind: 'empty' as const }
  return { kind: 'uploading', file, share: 0, before }
}
