import type { Readable } from 'node:stream'

/** A file on this machine's disk for as long as it is needed, for a process that reads by path. */
export interface LocalCopy {
  readonly path: string
  release(): Promise<void>
}

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Where files are kept. Keys are random (`newStorageKey`); the name that a person sees stands in the database. */
export interface Storage {
  /** Moves a finished temporary file in under a key. A file that can be read is whole. */
  publish(temporaryPath: string, key: string): Promise<void>
  /** @throws AppError NOT_FOUND */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** @throws AppError NOT_FOUND */
  localCopy(key: string): Promise<LocalCopy>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}
