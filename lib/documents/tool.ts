import type { Converter } from './converter'

/** How far a tool has come. `done` of `total` are counts of what `stage` counts: rows, tables, parts. */
export interface Progress {
  readonly stage: string
  readonly done: number
  readonly total: number
  /** Rows that nothing was made of so far, where that is counted. */
  readonly failed?: number
  /** Documents so far with warnings. */
  readonly noted?: number
}

/** What every tool is given besides its input and options. */
export interface ToolContext {
  readonly onProgress?: (progress: Progress) => void
  /** Aborting it makes the tool throw the signal's reason at its next row. */
  readonly signal?: AbortSignal
  /** Turns Word's files into PDFs, and older files into Word's; absent where nothing on this machine can. */
  readonly converter?: Converter
}

/** A file as it came in: the name a person gave it, and its bytes. */
export interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array
}
