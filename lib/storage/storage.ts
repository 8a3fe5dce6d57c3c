import type { Readable } from 'node:stream'

/** A file on this machine's disk for as long as it is needed, for a process that reads by path. */
export interface LocalCopy {
  readonly path: string
  release(): Promise<void>
}

/** A range of bytes, both ends included. An end beyond the file means its last byte; a start beyond it gives nothing. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where files are kept. Keys are random (`newStorageKey`); the name that users see is in the database.
 *
 * Every method throws AppError STORAGE_UNAVAILABLE when the store does not answer or lets nothing through, within three
 * seconds of falling silent, and STORAGE_FULL when there's no room.
 */
export interface Storage {
  /**
   * Moves a finished temporary file in under a new key, whole or not at all. When it fails, the key is spent: another
   * attempt takes another key.
   */
  publish(temporaryPath: string, key: string): Promise<void>
  /**
   * Returns a file's bytes. Destroying the stream releases its resources.
   *
   * @throws AppError NOT_FOUND
   */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** @throws AppError NOT_FOUND */
  localCopy(key: string): Promise<LocalCopy>
  /** Deletes a file, if it exists. */
  remove(key: string): Promise<void>
  /** Comes back when files could be stored now; for the health answer. */
  probe(): Promise<void>
  /** Returns whether the store is known to be unavailable, so that every method would throw STORAGE_UNAVAILABLE immediately. */
  isAway(): boolean
  /** Access past this server, where the store has it. */
  readonly direct: DirectAccess | null
}

/** Signed addresses with which a browser reaches the store itself, for platforms that cap the bodies they pass on. */
export interface DirectAccess {
  /** Where to PUT a file of exactly this many bytes; a store that checks signatures accepts no other number. */
  presignUpload(key: string, upload: { bytes: number; expiresInSeconds: number }): Promise<string>
  /**
   * Where to PUT each part of a file that is uploaded in parts, so that a broken upload resumes with the part that was lost. The
   * answers' ETags go to `completeParts`.
   *
   * @param sizes the parts' sizes in bytes; every part but the last must have at least 5 MiB
   */
  presignParts(key: string, sizes: readonly number[], expiresInSeconds: number): Promise<PartsUpload>
  /**
   * Makes one file of the parts.
   *
   * @throws AppError UPLOAD_BROKEN if the store doesn't have these parts, or no longer
   */
  completeParts(key: string, uploadId: string, etags: readonly string[]): Promise<void>
  /** Where to GET a file. It answers with these headers, and with `cache-control: no-store`. */
  presignDownload(key: string, download: PresignedDownload): Promise<string>
  /**
   * How many bytes arrived: no one here counted them.
   *
   * @throws AppError NOT_FOUND
   */
  bytesOf(key: string): Promise<number>
}

export interface PartsUpload {
  /** The store's own ID of the upload. */
  readonly uploadId: string
  /** One for each part, in order. */
  readonly urls: readonly string[]
}

export interface PresignedDownload {
  /** The whole header, with the name that users see. */
  readonly contentDisposition: string
  readonly contentType: string
  readonly expiresInSeconds: number
}
