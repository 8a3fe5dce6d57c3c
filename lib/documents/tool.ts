import type { Converter } from './converter'
import type { Labels } from './labels'

/** How far a tool has come. `done` of `total` are counts of what `stage` counts: rows, tables, parts. */
export interface Progress {
  readonly stage: string
  readonly done: number
  readonly total: number
}

/** What every tool is given beside its input and options. */
export interface ToolContext {
  readonly onProgress?: (progress: Progress) => void
  /** Aborting it makes the tool throw the signal's reason at its next row. */
  readonly signal?: AbortSignal
  /** Turns Word's files into PDFs, and older files into Word's; absent where nothing on this machine can. */
  readonly converter?: Converter
  /**
   * Reserves numbers for a template's acts and gives the first of them. Without it they begin with 1. Numbers that no document
   * was made for in the end are given back by the caller.
   */
  readonly actNumbers?: (count: number) => Promise<number>
  /** The words for what is written into files beside the data. */
  readonly labels?: Labels
}

/** A file as it came in: the name a person gave it, and its bytes. */
export interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array
}
