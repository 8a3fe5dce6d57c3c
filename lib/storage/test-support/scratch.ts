import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { temporaryFolder } from '../temporary'

/** A folder of a test's own: `files` for a LocalStorage, `tmp` for what is on its way. */
export interface Scratch {
  readonly folder: string
  /** A finished temporary file. */
  file(bytes: Buffer): Promise<string>
  newFolder: typeof temporaryFolder
  /** Every file in `tmp` now. */
  temporaryFiles(): Promise<string[]>
  remove(): Promise<void>
}

export async function scratch(folder?: string): Promise<Scratch> {
  const root = folder ?? (await mkdtemp(path.join(tmpdir(), 'actum-storage-')))
  const tmp = path.join(root, 'tmp')
  const newFolder = () => temporaryFolder(tmp)
  return {
    folder: root,
    newFolder,
    file: async (bytes) => {
      const file = (await newFolder()).path()
      await writeFile(file, bytes)
      return file
    },
    temporaryFiles: async () =>
      (await readdir(tmp, { recursive: true, withFileTypes: true }).catch(() => []))
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export const bytesOf = (stream: Readable): Promise<Buffer> => buffer(stream)

export const randomFile = (bytes: number) => randomBytes(bytes)

/** Resolves to what a promise was rejected with, and how long that took in milliseconds. */
export async function failure(work: Promise<unknown>): Promise<{ error: unknown; milliseconds: number }> {
  const started = performance.now()
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return { error, milliseconds: performance.now() - started }
}
